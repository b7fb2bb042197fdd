/** Odd loops of cells that hold the same two digits: bivalue oddagons. */
import { type Bits, countBits } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { bivalueCells, candidatesAmong } from '../../core/candidates.js';
import { addCell, cellSet } from '../../core/cell-set.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { eachConflict } from '../../core/seeing.js';
import { exclusions, type GuardiansOf, MOST_GUARDIANS, type OddLoop, oddLoops } from './odd-loops.js';
import { cellsWithBoth } from './pattern.js';

export interface BivalueOddLoop extends OddLoop {
  /** Two digits that every cell of the loop may take. */
  readonly pair: Bits;
}

/** The fewest cells with only the pair. Loops with fewer such cells have too many guardians. */
const FEWEST_BARE = 2;

/**
 * Yields odd loops of cells that hold the same two digits, at least one changed since the stamp. Guardians are their
 * other candidates.
 */
export function* bivalueOddLoops(
  board: Markup,
  longest: number,
  byChains = false,
  since: Stamp = -1,
  clock: Clock = unlimited,
): Generator<BivalueOddLoop, void, void> {
  const { geometry, digits, cellStamps } = board;
  const words = Math.ceil(geometry.candidates / 32);
  const excludedBy = exclusions((guardian) => {
    const set = new Int32Array(words);
    eachConflict(board, guardian, (candidate) => addCell(set, candidate));
    return set;
  });
  const bare = new Map<Bits, number>();
  for (const cell of bivalueCells(board)) bare.set(digits[cell]!, (bare.get(digits[cell]!) ?? 0) + 1);
  for (let low = 0; low < geometry.size; low++)
    for (let high = low + 1; high < geometry.size; high++) {
      const pair = (1 << low) | (1 << high);
      if ((bare.get(pair) ?? 0) < FEWEST_BARE) continue;
      const set = cellSet(geometry);
      let isNew = false;
      for (const cell of cellsWithBoth(board, low, high)) {
        if (countBits(digits[cell]! & ~pair) > MOST_GUARDIANS) continue;
        addCell(set, cell);
        if (cellStamps[cell]! > since) isNew = true;
      }
      if (!isNew) continue;
      const guardians: Candidate[][] = [];
      const guardiansOf: GuardiansOf = (_, cell) => (guardians[cell] ??= candidatesAmong(board, [cell], ~pair));
      const search = { longest, guardiansOf, excludedBy, words, byChains, clock };
      for (const loop of oddLoops(geometry, set, search)) yield { ...loop, pair };
    }
}
