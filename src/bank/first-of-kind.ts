/** The first puzzle of each kind. */
import type { Puzzle } from '../core/puzzle.js';
import { kindOf } from './kind.js';
import { KindSet } from './kind-set.js';

/**
 * The puzzles that are in another dress neither in `known` nor among those before, in order. Adds their kinds to `known`.
 * Throws what `kindOf` throws.
 *
 * @example [...firstOfEachKind([puzzle, morph(puzzle, Math.random)])].length // 1
 */
export function* firstOfEachKind<Some extends Puzzle>(
  puzzles: Iterable<Some>,
  known = new KindSet(),
): Generator<Some, void, void> {
  for (const puzzle of puzzles) if (known.add(kindOf(puzzle))) yield puzzle;
}
