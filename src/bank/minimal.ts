/**
 * Lists the minimal puzzles within a puzzle: sets of its givens that leave one solution, and of which every given is
 * needed.
 */

import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import { givensOf, type Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { isUnique } from '../search/search.js';

/**
 * Yields the minimal puzzles, each once. Givens are removed in ascending order and only while the solution stays
 * unique, so that each set of givens is reached on one path. Throws OutOfTime when the clock does.
 *
 * @example [...minimalWithin(puzzle)].length
 */
export function* minimalWithin(puzzle: Puzzle, clock: Clock = unlimited): Generator<Puzzle, void, void> {
  const { geometry, values } = givensOf(puzzle);
  const isOne = (set: Numbers): boolean => isUnique({ geometry, values: set }, Infinity, clock);
  if (!isOne(values)) return;
  const without = (set: Numbers, cell: Cell): Int8Array =>
    Int8Array.from({ length: set.length }, (_, other) => (other === cell ? EMPTY : set[other]!));

  /**
   * Yields the minimal puzzles within `set`. Only the givens in `may`, which were spare before, can be spare; those
   * before `first` stay.
   */
  function* within(set: Numbers, may: readonly Cell[], first: Cell): Generator<Puzzle, void, void> {
    const spare = may.filter((cell) => isOne(without(set, cell)));
    if (spare.length === 0) yield { geometry, values: set };
    else
      for (const cell of spare.filter((each) => each >= first)) {
        const others = spare.filter((each) => each !== cell);
        yield* within(without(set, cell), others, cell + 1);
      }
  }
  const given = Array.from({ length: geometry.cells }, (_, cell) => cell).filter((cell) => values[cell] !== EMPTY);
  yield* within(values, given, 0);
}
