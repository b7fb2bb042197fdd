import { type Bits, countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import type { Candidate, Cell, House } from '../../src/core/geometry.js';
import { markCells } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clause, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import {
  type DeadlyKind,
  type DeadlyPattern,
  digitsOf,
  finDigits,
  finsOf,
  type Guarded,
  notAlone,
  numbered,
  patternMarks,
  setIn,
} from './deadly-pattern.js';

export interface WithSubset<Pattern extends DeadlyPattern> extends Guarded<Pattern> {
  readonly house: House;
  readonly subset: readonly Cell[];
  /** What the subset and the fins take together. */
  readonly digits: Bits;
}

/** Larger subsets leave nothing to remove in a house of the usual size, and take too long in a larger one. */
const MOST_CELLS = 6;

/** Two cells take one of their extra digits between them, like one cell of a naked subset. */
export const type3 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<WithSubset<Pattern>> => ({
  ...numbered(kind, 3),

  *find(board) {
    for (const pattern of kind.patternsOf(board)) {
      if (pattern.extra.length !== 2) continue;
      const [a, b] = pattern.extra as [Cell, Cell];
      if (!board.geometry.sees(a, b)) continue;
      for (const house of board.geometry.commonHouses(pattern.extra))
        for (const { subset, digits } of subsetsWith(board, house, pattern, kind.freeSubsets)) {
          const remove = removals(board, house, [...pattern.extra, ...subset], digits);
          if (remove.length > 0)
            yield removing({ pattern, fins: finsOf(board, pattern), house, subset, digits }, remove);
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

/** Cells of a house, and the digits that they have with the fins: one more than they are. */
interface Subset {
  readonly subset: readonly Cell[];
  readonly digits: Bits;
}

/** All such sets, each before its extensions. */
function subsetsWith(board: Markup, house: House, pattern: DeadlyPattern, free: boolean): readonly Subset[] {
  const { geometry, digits } = board;
  const barred = free ? 0 : pattern.extra.reduce((set, cell) => set | setIn(pattern, cell), 0);
  const usable: Cell[] = [];
  for (let slot = 0; slot < geometry.size; slot++) {
    const cell = geometry.cellAt(house, slot);
    if (digits[cell] && !(digits[cell]! & barred) && !pattern.extra.includes(cell)) usable.push(cell);
  }
  const chosen: Cell[] = [];
  const found: Subset[] = [];
  const extend = (from: number, union: Bits): void => {
    for (let i = from; i < usable.length; i++) {
      const wider = union | digits[usable[i]!]!;
      const most = Math.min(MOST_CELLS, chosen.length + usable.length - i);
      if (countBits(wider) > most + 1) continue;
      chosen.push(usable[i]!);
      if (countBits(wider) === chosen.length + 1) found.push({ subset: [...chosen], digits: wider });
      if (chosen.length < most) extend(i + 1, wider);
      chosen.pop();
    }
  };
  extend(0, finDigits(board, pattern));
  return found;
}

/** What the other cells of the house lose; where the set lies in several houses, those of all of them, told once. */
function removals(board: Markup, house: House, set: readonly Cell[], digits: Bits): Candidate[] {
  const { geometry } = board;
  const shared = geometry.commonHouses(set);
  if (shared[0] !== house) return [];
  const losing: Cell[] = [];
  for (const home of shared)
    for (let slot = 0; slot < geometry.size; slot++) {
      const cell = geometry.cellAt(home, slot);
      if (!set.includes(cell) && !losing.includes(cell)) losing.push(cell);
    }
  return candidatesAmong(board, losing, digits);
}
