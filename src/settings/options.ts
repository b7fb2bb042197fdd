/** Rejects options that a function does not know, such as misspelt ones. */
import { excerpt, quoted } from '../core/printable.js';
import { unknownSettingText } from './other-names.js';

/** An argument of the wrong type or outside the allowed range. */
export class BadOption extends RangeError {
  /** Always `BadOption`. */
  override readonly name = 'BadOption';
  /** Always `BAD_OPTION`. */
  readonly code = 'BAD_OPTION';

  constructor(
    /** The name of the option; `puzzle`, `trace` or `settings` for an argument. */
    readonly option: string,
    message: string,
  ) {
    super(`${excerpt(option)}${message.startsWith('takes ') ? '' : ':'} ${message}`);
  }
}

/** Makes the error for a value that an option does not take. */
export const refusal = (option: string, value: unknown, takes: string): BadOption =>
  new BadOption(option, `takes ${takes}, not ${shown(value)}${isPromise(value) ? `: ${AWAITED}` : ''}`);

/** What to do about a promise. */
const AWAITED = 'await it first, as in `await read(text)`';

/** True for what can be awaited. */
export const isPromise = (value: unknown): boolean => typeof Object(value).then === 'function';

/** Returns a value as an error repeats it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value)
      ? 'a list'
      : value instanceof Date
        ? 'a date'
        : isPromise(value)
          ? 'a promise'
          : 'an object';
  return typeof value === 'function' ? 'a function' : excerpt(String(value));
}

/** Throws a BadOption for what holds no settings, such as a list, a date or a promise. */
export function expectSettings(given: unknown): asserts given is Readonly<Record<string, unknown>> {
  const isPlain = Object.prototype.toString.call(given) === '[object Object]';
  if (!isPlain || isPromise(given)) throw refusal('settings', given, 'an object');
}

/**
 * Throws a BadOption for the first option that is not a key of `known`; the message has the nearest one and all of
 * them. A result, which has its puzzle, may stand for the rules that it states: `parse(made.puzzle, made)`.
 */
export function refuseUnknown(known: object, given: unknown): void {
  expectSettings(given);
  if (typeof given.puzzle === 'string' && !Object.hasOwn(known, 'puzzle')) return;
  for (const option of Object.keys(given))
    if (!Object.hasOwn(known, option)) throw new BadOption(option, unknownSettingText(option, Object.keys(known)));
}
