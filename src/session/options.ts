/** Rejects options that a function does not know, such as misspelt ones. */
import { unknownText } from './names.js';

/** An argument of the wrong type or outside the allowed range. */
export class BadOption extends RangeError {
  override readonly name = 'BadOption';
  readonly code = 'BAD_OPTION';

  constructor(
    /** The name of the option; `puzzle`, `trace` or `settings` for an argument. */
    readonly option: string,
    message: string,
  ) {
    super(`${option}: ${message}`);
  }
}

/**
 * Throws a BadOption for the first option that is not a key of `known`; the message has the nearest one and all of
 * them. A result, which has its puzzle, may stand for the rules that it states: `read(made.puzzle, made)`.
 */
export function refuseUnknown(known: object, given: unknown): void {
  if (typeof given !== 'object' || typeof (given as { readonly puzzle?: unknown } | null)?.puzzle === 'string') return;
  for (const option in given) if (!Object.hasOwn(known, option)) refuse(option, 'setting', option, Object.keys(known));
}

/** Throws a BadOption unless the value is one of the words. */
export function refuseOther(option: string, value: unknown, words: readonly string[]): void {
  if (!words.includes(value as string)) refuse(option, option, String(value), words);
}

/** Throws a BadOption unless a width is a number above 0. */
export function refuseWidth(width: number): void {
  if (!(Number.isFinite(width) && width > 0)) throw new BadOption('width', 'takes a number of pixels above 0');
}

function refuse(option: string, what: string, word: string, words: readonly string[]): never {
  throw new BadOption(
    option,
    unknownText(
      what,
      word,
      words.map((id) => ({ id })),
    ),
  );
}
