import { type Bits, countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, House } from '../../src/core/geometry.js';
import { markCandidates, markCells } from '../../src/logic/marks.js';
import { cells, digitSet, houses, say } from '../../src/logic/message.js';
import { type Rectangle, rectangles } from '../../src/logic/rectangles.js';
import { removing, type Strategy } from '../../src/logic/strategy.js';
import { cellTruths } from '../../src/logic/truths.js';
import { candidatesOf, extraDigits, notAlone, type Rectangles, rectangleMarks, rectangleTerms } from './rectangle.js';

interface WithSubset {
  readonly rectangle: Rectangle;
  /** The candidates of the corners other than the two digits. */
  readonly fins: readonly Candidate[];
  readonly house: House;
  readonly subset: readonly Cell[];
  /** What the subset and the fins take together. */
  readonly digits: Bits;
}

/** Larger subsets leave nothing to remove in a house of the usual size, and take too long in a larger one. */
const MOST_CELLS = 6;

/** Two corners take one of their extra digits between them, like one cell of a naked subset. */
export const uniqueRectangle3From = (rectanglesOf: Rectangles): Strategy<WithSubset> => ({
  id: 'unique-rectangle-3',
  name: 'Unique Rectangle Type 3',
  aliases: ['uniqueness test 3', 'UR3'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    for (const rectangle of rectanglesOf(board)) {
      if (rectangle.extra.length !== 2) continue;
      const union = extraDigits(board, rectangle);
      const fins = candidatesOf(board, rectangle.extra, union);
      for (const house of board.geometry.commonHouses(rectangle.extra))
        for (const { subset, digits } of subsetsWith(board, house, rectangle, union)) {
          const remove = removals(board, house, [...rectangle.extra, ...subset], digits);
          if (remove.length > 0) yield removing({ rectangle, fins, house, subset, digits }, remove);
        }
    }
  },

  explain({ remove, pattern: { rectangle, fins, house, subset, digits } }, geometry) {
    return {
      message: say(
        'The rectangle {corners} cannot hold only {pair}, which could be exchanged. So {extra} take at least one of {fins}, and in {house} they and {subset} keep {digits} to themselves.',
        {
          ...rectangleTerms(rectangle),
          extra: cells(rectangle.extra),
          fins: digitSet(fins.reduce((set, fin) => set | (1 << geometry.digitOf(fin)), 0)),
          house: houses([house]),
          subset: cells(subset),
          digits: digitSet(digits),
        },
      ),
      marks: [
        ...rectangleMarks(geometry, rectangle, remove),
        ...markCandidates('fin', fins),
        ...markCells('cover', subset),
      ],
      truths: [notAlone(rectangle), ...cellTruths(subset)],
    };
  },
});

export const uniqueRectangle3 = uniqueRectangle3From(rectangles);

/** Sets of cells of the house that have, with the extra digits, one digit more than cells; each before its extensions. */
function* subsetsWith(
  { geometry, digits }: Markup,
  house: House,
  { cells: corners, pair }: Rectangle,
  extra: Bits,
): Generator<{ subset: Cell[]; digits: Bits }, void, void> {
  const usable: Cell[] = [];
  for (let slot = 0; slot < geometry.size; slot++) {
    const cell = geometry.cellAt(house, slot);
    if (digits[cell] && !(digits[cell]! & pair) && !corners.includes(cell)) usable.push(cell);
  }
  const chosen: Cell[] = [];
  function* extend(from: number, union: Bits): Generator<{ subset: Cell[]; digits: Bits }, void, void> {
    for (let i = from; i < usable.length; i++) {
      const wider = union | digits[usable[i]!]!;
      if (countBits(wider) > MOST_CELLS + 1) continue;
      chosen.push(usable[i]!);
      if (countBits(wider) === chosen.length + 1) yield { subset: [...chosen], digits: wider };
      if (chosen.length < MOST_CELLS) yield* extend(i + 1, wider);
      chosen.pop();
    }
  }
  yield* extend(0, extra);
}

/** What the other cells of the house lose; where the set lies in a line and in a box, those of the box as well. */
function removals(board: Markup, house: House, set: readonly Cell[], digits: Bits): Candidate[] {
  const { geometry } = board;
  const shared = geometry.commonHouses(set);
  if (geometry.houseKinds[house] === 'box' && shared[0] !== house) return [];
  const losing: Cell[] = [];
  for (const home of shared)
    for (let slot = 0; slot < geometry.size; slot++) {
      const cell = geometry.cellAt(home, slot);
      if ((home === house || geometry.houseKinds[home] === 'box') && !set.includes(cell) && !losing.includes(cell))
        losing.push(cell);
    }
  return candidatesOf(board, losing, digits);
}
