/** The grade of a session's puzzle. A module of its own, so that opening a session loads no grader. */
import { type Clock, runsOut } from '../core/clock.js';
import { isPlain, type Puzzle } from '../core/puzzle.js';
import { type Prospect, prospectOf } from '../search/check.js';
import { isUnique } from '../search/search.js';
import { type Grade, grade, type Scale, USUAL_SCALES } from '../solver/grade.js';
import type { SeLimits } from '../solver/se/grade.js';
import type { Session } from './session.js';

/** Returns the grade of a puzzle with one solution; of any other puzzle the prospect. */
export function gradeOf(
  { puzzle, clock }: Pick<Session, 'puzzle' | 'clock'>,
  scales: readonly Scale[] = USUAL_SCALES,
  onStep?: SeLimits['onStep'],
): { readonly grade: Grade } | { readonly grade?: undefined; readonly prospect: Prospect } {
  const prospect = isPlainlyUnique(puzzle, clock) ? undefined : prospectOf(puzzle, clock);
  if (prospect && !prospect.unique) return { prospect };
  return { grade: grade(puzzle, scales, { clock, ...(onStep && { onStep }) }) };
}

/** True if the puzzle has givens only and one solution. Most puzzles do, and so need no prospect. */
function isPlainlyUnique(puzzle: Puzzle, clock: Clock): boolean {
  let hasOne = false;
  return isPlain(puzzle) && !runsOut(() => (hasOne = isUnique(puzzle, Infinity, clock))) && hasOne;
}
