/** Names in options: as the library understands them, with a UsageError for one that it does not know. */
import * as names from '../session/names.js';
import { UsageError } from './command.js';

/** Does what looks up names. Throws a UsageError in the place of an UnknownName. */
export function lookedUp<Result>(lookUp: () => Result): Result {
  try {
    return lookUp();
  } catch (error) {
    throw error instanceof names.UnknownName ? new UsageError(error.message) : error;
  }
}

export const namedBy: typeof names.namedBy = (what, word, items) => lookedUp(() => names.namedBy(what, word, items));

export const oneOf: typeof names.oneOf = (what, word, words) => lookedUp(() => names.oneOf(what, word, words));
