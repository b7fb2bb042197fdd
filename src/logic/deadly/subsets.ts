/** Type 3 of deadly patterns, in every house and with every naked subset. */
import type { Bits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellsAt } from '../../core/candidates.js';
import type { Cell, House } from '../../core/geometry.js';
import { almostSetsOf, cellRows } from '../sets/slices.js';
import type { Hit } from '../step/strategy.js';
import { type DeadlyPattern, finDigits, setIn } from './pattern.js';
import { type3Hit, type WithSubset } from './types.js';

/**
 * The most cells of a subset. Larger ones have no eliminations in houses of size 9, and take too long in larger houses.
 */
const MOST_CELLS = 6;

/** Returns the digits that no cell of a subset may have, for a pattern with two extra cells. */
type Barred = (pattern: DeadlyPattern) => Bits;

const nothing: Barred = () => 0;

/** Returns the digits of the pattern's own sets in its extra cells. */
export const ownDigits: Barred = (pattern) => pattern.extra.reduce((set, cell) => set | setIn(pattern, cell), 0);

/** Yields type 3 of patterns with two extra cells and the subsets that these complete. */
export function* type3Hits<Pattern extends DeadlyPattern>(
  board: Markup,
  patterns: Iterable<Pattern>,
  barredFor = nothing,
): Generator<Hit<WithSubset<Pattern>>, void, void> {
  const { geometry } = board;
  for (const pattern of patterns) {
    if (pattern.extra.length !== 2) continue;
    const fins = finDigits(board, pattern);
    const barred = barredFor(pattern);
    for (const house of geometry.commonHouses(pattern.extra)) {
      const usable = usableIn(board, house, pattern, barred);
      for (const slots of almostSetsOf(cellRows(board, house), usable, MOST_CELLS, fins)) {
        const set = [...pattern.extra, ...cellsAt(geometry, house, slots)];
        const hit = type3Hit(board, pattern, house, slots, losingTo(board, house, set));
        if (hit) yield hit;
      }
    }
  }
}

/** Returns the slots of a house that a subset may use: not the pattern's, and without barred digits. */
function usableIn({ geometry, digits }: Markup, house: House, { extra }: DeadlyPattern, barred: Bits): Bits {
  let usable = 0;
  for (let slot = 0; slot < geometry.size; slot++) {
    const cell = geometry.cellAt(house, slot);
    if (digits[cell] && !(digits[cell]! & barred) && !extra.includes(cell)) usable |= 1 << slot;
  }
  return usable;
}

/**
 * Returns the houses that lose candidates to the set; none unless `house` is the first that holds it, so that it is
 * reported once.
 */
function losingTo({ geometry }: Markup, house: House, set: readonly Cell[]): readonly House[] {
  const shared = geometry.commonHouses(set);
  return shared[0] === house ? shared : [];
}
