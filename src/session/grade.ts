/** The grade of a session's puzzle. Apart from the session, which needs no grader for anything else. */
import { type Clock, runsOut } from '../core/clock.js';
import { isPlain, type Puzzle } from '../core/puzzle.js';
import { type Prospect, prospectOf } from '../search/check.js';
import { isUnique } from '../search/search.js';
import { type Grade, grade, type Scale, USUAL_SCALES } from '../solver/grade.js';
import type { SeLimits } from '../solver/se/grade.js';
import type { Session } from './session.js';

/** The grade of a puzzle that has one solution, or the prospect of one that has not. */
export function gradeOf(
  { puzzle, clock }: Pick<Session, 'puzzle' | 'clock'>,
  scales: readonly Scale[] = USUAL_SCALES,
  onStep?: SeLimits['onStep'],
): { readonly grade: Grade } | { readonly grade?: undefined; readonly prospect: Prospect } {
  const prospect = isPlainlyUnique(puzzle, clock) ? undefined : prospectOf(puzzle, clock);
  if (prospect && !prospect.unique) return { prospect };
  return { grade: grade(puzzle, scales, { clock, ...(onStep && { onStep }) }) };
}

/** True if givens alone have one solution, as most have; this is known without a look at the prospect. */
function isPlainlyUnique(puzzle: Puzzle, clock: Clock): boolean {
  let isFit = false;
  return isPlain(puzzle) && !runsOut(() => (isFit = isUnique(puzzle, Infinity, clock))) && isFit;
}
