import type { Bits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { cellsAt } from '../../src/core/candidates.js';
import type { Cell, House } from '../../src/core/geometry.js';
import { type DeadlyPattern, digitsOf, finDigits, notAlone, setIn } from '../../src/logic/deadly/pattern.js';
import { type3Hit, type WithSubset } from '../../src/logic/deadly/types.js';
import { almostSetsOf, cellRows } from '../../src/logic/sets/slices.js';
import { markCells } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clause, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { type DeadlyKind, numbered, patternMarks } from './deadly-pattern.js';

/** Larger subsets leave nothing to remove in a house of the usual size, and take too long in a larger one. */
const MOST_CELLS = 6;

/** Two cells take one of their extra digits between them, like one cell of a naked subset. */
export const type3 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<WithSubset<Pattern>> => ({
  ...numbered(kind, 3),

  *find(board) {
    const { geometry } = board;
    for (const pattern of kind.patternsOf(board)) {
      if (pattern.extra.length !== 2) continue;
      const fins = finDigits(board, pattern);
      for (const house of geometry.commonHouses(pattern.extra))
        for (const slots of almostSetsOf(
          cellRows(board, house),
          usableIn(board, house, pattern, kind.freeSubsets),
          MOST_CELLS,
          fins,
        )) {
          const set = [...pattern.extra, ...cellsAt(geometry, house, slots)];
          const hit = type3Hit(board, pattern, house, slots, losingTo(board, house, set));
          if (hit) yield hit;
        }
    }
  },

  explain({ place, remove, pattern: { pattern, fins, house, subset, digits } }, geometry) {
    return {
      message: say(
        '{why} So one of {extra} takes {fins}. Together with {subset} in {house} it uses up {digits}: {conclusion}.',
        {
          why: clause(kind.why(pattern, fins)),
          extra: cells(pattern.extra),
          fins: anyDigit(digitsOf(fins, geometry)),
          house: houses([house]),
          subset: cells(subset),
          digits: digitSet(digits),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...patternMarks(geometry, pattern, fins, remove), ...markCells('cover', subset)],
      truths: [notAlone(pattern), ...cellTruths(subset)],
    };
  },
});

/** The slots of a house that a subset may use: all but the pattern's, and, unless it is free, those with its digits. */
function usableIn({ geometry, digits }: Markup, house: House, pattern: DeadlyPattern, free: boolean): Bits {
  const barred = free ? 0 : pattern.extra.reduce((set, cell) => set | setIn(pattern, cell), 0);
  let usable = 0;
  for (let slot = 0; slot < geometry.size; slot++) {
    const cell = geometry.cellAt(house, slot);
    if (digits[cell] && !(digits[cell]! & barred) && !pattern.extra.includes(cell)) usable |= 1 << slot;
  }
  return usable;
}

/** Where the set lies in several houses, all of them, told once. */
function losingTo({ geometry }: Markup, house: House, set: readonly Cell[]): readonly House[] {
  const shared = geometry.commonHouses(set);
  return shared[0] === house ? shared : [];
}
