/** Grading as HoDoKu does it: along its own path, the points of all steps and the level of the hardest. */
import { type Clock, unlimited } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { isTooEmpty } from './levels.js';
import { wayOnNine } from './nine/way.js';
import { rungs } from './rungs.js';
import { type GradeLimits, type HodokuGrade, Tally } from './tally.js';
import { type Way, wayOnBoards } from './way.js';

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. One that shows fewer values than HoDoKu
 * accepts (10 of 81 cells, other sizes alike) is given up at once. Throws a RangeError where givens clash, and
 * OutOfTime when the clock does.
 */
export function gradeHodoku(puzzle: Puzzle, limits: GradeLimits = {}, clock: Clock = unlimited): HodokuGrade {
  const { geometry } = puzzle;
  if (isTooEmpty(countValues(puzzle), geometry)) return new Tally(geometry, limits).giveUp(geometry.cells);
  const way = wayOnNine(puzzle, clock);
  return (way && climb(way, geometry, limits)) ?? climb(wayOnBoards(puzzle, clock), geometry, limits)!;
}

/** Goes a way to its end, or beyond the limits; undefined where it is lost. */
function climb(way: Way, geometry: Geometry, limits: GradeLimits): HodokuGrade | undefined {
  const tally = new Tally(geometry, limits);
  const active = tally.within(rungs);
  for (let step = way.next(tally, active); step; step = way.next(tally, active)) {
    if (way.isLost) return undefined;
    tally.add(step);
    if (tally.isBeyond) return tally.grade(way.unsolved);
    if (tally.isOverspent(way.unsolved)) return tally.overspend(way.unsolved);
  }
  if (way.isLost) return undefined;
  if (way.unsolved === 0) return tally.grade(0);
  if (tally.affordable(active, way.unsolved) < active.length) return tally.overspend(way.unsolved);
  return active.length < rungs.length ? tally.goBeyond(way.unsolved) : tally.giveUp(way.unsolved);
}
