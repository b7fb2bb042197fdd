/** Grades as HoDoKu does: the points of all steps on its own path, and the level of the hardest. */
import type { Numbers } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { exchangingWithin } from '../exchange.js';
import { engines } from '../nine/engines.js';
import type { Rung } from '../rung.js';
import { type GradingClimb, gradingClimbOnBoards } from './grading-climb.js';
import { isTooEmpty } from './levels.js';
import { rungs } from './rungs.js';
import { singles } from './singles.js';
import { type GradeLimits, type HodokuGrade, Tally } from './tally.js';

/**
 * Grades a puzzle, which must have one solution; this is not checked. A puzzle with fewer values than HoDoKu accepts
 * (10 of 81 cells, in proportion for other sizes) is given up at once. `within`: as in the rules of a walk. Throws a
 * RangeError if givens clash, and OutOfTime if the clock runs out.
 */
export function gradeHodoku(
  puzzle: Puzzle,
  limits: GradeLimits = {},
  clock: Clock = unlimited,
  within?: Numbers,
): HodokuGrade {
  const { geometry } = puzzle;
  // A puzzle of candidates needs no values.
  if (within)
    return climbToEnd(gradingClimbOnBoards(puzzle, clock), geometry, limits, exchangingWithin(rungs, within))!;
  if (isTooEmpty(countValues(puzzle), geometry)) return new Tally(geometry, limits, ORDER).gradeGivenUp(geometry.cells);
  const climb = engines()?.gradingClimbOf(puzzle, clock);
  return (
    (climb && climbToEnd(climb, geometry, limits)) ?? climbToEnd(gradingClimbOnBoards(puzzle, clock), geometry, limits)!
  );
}

/** The strategies of the ladder, lowest rung first. */
const ORDER = [singles, ...rungs].flatMap(({ strategies }) => strategies);

/** Climbs to the end, or beyond the limits. Returns undefined if the climb cannot continue. */
function climbToEnd(
  climb: GradingClimb,
  geometry: Geometry,
  limits: GradeLimits,
  ladder: readonly Rung[] = rungs,
): HodokuGrade | undefined {
  const tally = new Tally(geometry, limits, ORDER);
  const active = tally.rungsWithinLevel(ladder);
  for (let step = climb.next(tally, active); step && !climb.mustRestart; step = climb.next(tally, active)) {
    tally.add(step);
    if (tally.isAboveLevel) return tally.grade(climb.unsolved);
    if (tally.isAboveScore(climb.unsolved)) return tally.gradeAboveScore(climb.unsolved);
  }
  if (climb.mustRestart) return undefined;
  if (climb.unsolved === 0) return tally.grade(0);
  if (tally.rungsWithinScore(active, climb.unsolved) < active.length) return tally.gradeAboveScore(climb.unsolved);
  return active.length < ladder.length ? tally.gradeAboveLevel(climb.unsolved) : tally.gradeGivenUp(climb.unsolved);
}
