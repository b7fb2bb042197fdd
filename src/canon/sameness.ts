/** Compares puzzles by their canonical forms. */
import type { Clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import { leastForm } from './least.js';
import { composed, inverse, type Transform } from './transform.js';

/**
 * Returns the transform from `a` to `b`; undefined if the puzzles are not equivalent. Candidates are ignored.
 *
 * @example const transform = sameness(puzzle, other); // undefined if they are not equivalent
 */
export function sameness(a: Puzzle, b: Puzzle, clock?: Clock): Transform | undefined {
  if (a.geometry !== b.geometry) return undefined;
  const [ofA, ofB] = [leastForm(a.geometry, a.values, clock), leastForm(b.geometry, b.values, clock)];
  if (ofA.values.some((value, cell) => value !== ofB.values[cell])) return undefined;
  return composed(ofA.transform, inverse(ofB.transform, b.geometry));
}
