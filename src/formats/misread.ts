import { printable } from '../core/printable.js';
import { shown } from '../settings/options.js';

/**
 * Thrown for a text that is no puzzle. Has the reason and the place, in lines and columns of the text from 1: the line
 * is 1 if no single one is to blame, and there is a column only if a single symbol is.
 */
export class Misread extends SyntaxError {
  /** Always `Misread`. */
  override readonly name = 'Misread';
  /** Always `MISREAD`. */
  readonly code = 'MISREAD';

  constructor(
    message: string,
    /** The line of the fault, from 1; 1 if no line is to blame. */
    readonly line = 1,
    /** The column of the fault, from 1, if one sign is to blame. */
    readonly column?: number,
  ) {
    super(printable(message));
  }
}

/** Throws a Misread for a text that is none. */
export function expectText(text: unknown): asserts text is string {
  if (typeof text !== 'string') throw new Misread(`expected a text, not ${shown(text)}`);
}

/** Returns what `read` returns; undefined if it throws a Misread. */
export function unlessMisread<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}
