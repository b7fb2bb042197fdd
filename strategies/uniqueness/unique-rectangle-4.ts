import type { Markup } from '../../src/core/board.js';
import type { Cell, Digit, House } from '../../src/core/geometry.js';
import { markHouses } from '../../src/logic/marks.js';
import { cells, digits, houses, say } from '../../src/logic/message.js';
import { areDiagonal, type Rectangle, rectangles } from '../../src/logic/rectangles.js';
import { removing, type Strategy } from '../../src/logic/strategy.js';
import { houseTruths } from '../../src/logic/truths.js';
import {
  bothOrders,
  candidatesOf,
  keepsTo,
  notAlone,
  type Rectangles,
  rectangleMarks,
  rectangleTerms,
} from './rectangle.js';

interface Locked {
  readonly rectangle: Rectangle;
  /** The digit that two corners have to themselves in the house, and the other one. */
  readonly locked: Digit;
  readonly other: Digit;
  readonly house: House;
}

/** One of the two digits is locked in the two corners that hold more: neither takes the other one. */
export const uniqueRectangle4From = (rectanglesOf: Rectangles): Strategy<Locked> => ({
  id: 'unique-rectangle-4',
  name: 'Unique Rectangle Type 4',
  aliases: ['uniqueness test 4', 'UR4'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    for (const rectangle of rectanglesOf(board)) {
      const { extra, pair } = rectangle;
      if (extra.length !== 2 || areDiagonal(rectangle, extra[0]!, extra[1]!)) continue;
      for (const [locked, other] of bothOrders(pair)) {
        const house = houseThatLocks(board, locked, extra);
        if (house === undefined) continue;
        const remove = candidatesOf(board, extra, 1 << other);
        if (remove.length > 0) yield removing({ rectangle, locked, other, house }, remove);
      }
    }
  },

  explain({ remove, pattern: { rectangle, locked, other, house } }, geometry) {
    return {
      message: say(
        'In {house}, {locked} can only go in {extra}. If the other of these took {other}, the rectangle {corners} would hold only {pair}, which could be exchanged.',
        {
          ...rectangleTerms(rectangle),
          house: houses([house]),
          locked: digits(locked),
          other: digits(other),
          extra: cells(rectangle.extra),
        },
      ),
      marks: [...markHouses('cover', [house]), ...rectangleMarks(geometry, rectangle, remove)],
      truths: [notAlone(rectangle), ...houseTruths([house], locked)],
    };
  },
});

export const uniqueRectangle4 = uniqueRectangle4From(rectangles);

const houseThatLocks = (board: Markup, digit: Digit, corners: readonly Cell[]): House | undefined =>
  board.geometry.commonHouses(corners).find((house) => keepsTo(board, house, digit, corners));
