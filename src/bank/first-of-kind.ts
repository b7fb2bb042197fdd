/** The first puzzle of each kind. */
import type { Puzzle } from '../core/puzzle.js';
import { kindOf } from './kind.js';
import { KindSet } from './kind-set.js';

/**
 * Yields the puzzles, in order, whose kind is not in `known` and did not occur before. Adds their kinds to `known`.
 * Throws the same errors as `kindOf`.
 *
 * @example [...firstOfEachKind([puzzle, morph(puzzle, Math.random)])].length // 1
 */
export function* firstOfEachKind<Some extends Puzzle>(
  puzzles: Iterable<Some>,
  known = new KindSet(),
): Generator<Some, void, void> {
  for (const puzzle of puzzles) if (known.add(kindOf(puzzle))) yield puzzle;
}
