/** What the strategies of unique rectangles share. */
import { type Bits, bitsOf, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { type Mark, markCandidates, markCells } from '../../src/logic/marks.js';
import { cells, digitSet, type Term } from '../../src/logic/message.js';
import type { Rectangle } from '../../src/logic/rectangles.js';
import { deadlyTruth, type Truth } from '../../src/logic/truths.js';

/** Where the rectangles of a position come from: all of them, or those that a ladder would look at. */
export type Rectangles = (board: Markup) => readonly Rectangle[];

/** The two digits of a rectangle in both orders. */
export function bothOrders(pair: Bits): [Digit, Digit][] {
  const [low, high] = bitsOf(pair) as [Digit, Digit];
  return [
    [low, high],
    [high, low],
  ];
}

/** The digits other than the pair that some corner may take. */
export function extraDigits({ digits }: Markup, { extra, pair }: Rectangle): Bits {
  let union = 0;
  for (const cell of extra) union |= digits[cell]!;
  return union & ~pair;
}

/** The cells' candidates of a set of digits, cell by cell. */
export function candidatesOf({ geometry, digits }: Markup, list: readonly Cell[], set: Bits): Candidate[] {
  return list.flatMap((cell) => bitsOf(digits[cell]! & set).map((digit) => geometry.candidate(cell, digit)));
}

/** Whether the digit has places in the house, and all of them among the cells. */
export function keepsTo({ geometry, slots }: Markup, house: House, digit: Digit, list: readonly Cell[]): boolean {
  const places = slots[house * geometry.size + digit]!;
  for (let rest = places; rest; rest &= rest - 1)
    if (!list.includes(geometry.cellAt(house, lowestBit(rest)))) return false;
  return places !== 0;
}

/** That the corners cannot all take one of the two digits. */
export const notAlone = ({ cells, pair }: Rectangle): Truth =>
  deadlyTruth(
    cells,
    cells.map(() => pair),
  );

export const rectangleTerms = ({ cells: corners, pair }: Rectangle): { corners: Term; pair: Term } => ({
  corners: cells(corners),
  pair: digitSet(pair),
});

export const rectangleMarks = (
  geometry: Geometry,
  { cells: corners, pair }: Rectangle,
  targets: readonly Candidate[],
): Mark[] => [
  ...markCells('pattern', corners),
  ...markCandidates(
    'pattern',
    corners
      .flatMap((cell) => bitsOf(pair).map((digit) => geometry.candidate(cell, digit)))
      .filter((candidate) => !targets.includes(candidate)),
  ),
  ...markCandidates('target', targets),
];
