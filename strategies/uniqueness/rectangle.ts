/** What the strategies of unique rectangles share. */
import { type Bits, bitsOf } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Digit } from '../../src/core/geometry.js';
import type { Rectangle } from '../../src/logic/deadly/rectangles.js';
import { cells, digitSet, type Term } from '../../src/logic/step/message.js';

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

export const rectangleTerms = ({ cells: corners, pair }: Rectangle): { corners: Term; pair: Term } => ({
  corners: cells(corners),
  pair: digitSet(pair),
});
