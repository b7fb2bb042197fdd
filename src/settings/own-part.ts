/** Errors of constraints of the caller's own. */
import { printable, quoted } from '../core/printable.js';
import { BadOption } from './options.js';

/** Makes the error for a part of the caller's constraint. */
export const faulty = (id: string, part: string, fault: string): BadOption =>
  new BadOption('constraints', `constraint ${quoted(id)}, ${part}: ${fault}`);

/** Calls a part of the caller's constraint. Throws a BadOption in place of any error. */
export function answerOf<Answer>(id: string, part: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadOption) throw error;
    throw faulty(id, part, printable(error instanceof RangeError ? error.message : String(error)));
  }
}

/** Calls a part of the caller's constraint, whose answer has to pass a test. Throws a BadOption. */
export function passed<Answer>(
  id: string,
  part: string,
  takes: string,
  test: (answer: unknown) => boolean,
  work: () => Answer,
) {
  const answer = answerOf(id, part, work);
  if (!test(answer)) throw faulty(id, part, takes);
  return answer;
}

/** True for a text. */
export const isText = (value: unknown): boolean => typeof value === 'string';

/** Calls a function of the caller's constraint that returns a text. */
export const textOf = (id: string, part: string, tell: () => string): string =>
  passed(id, part, 'it returns a text', isText, tell);
