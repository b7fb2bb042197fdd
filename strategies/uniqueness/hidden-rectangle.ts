import { lowestBit } from '../../src/core/bits.js';
import type { Cell, Digit, House } from '../../src/core/geometry.js';
import { keepsTo, notAlone } from '../../src/logic/deadly/pattern.js';
import { areDiagonal, opposite, type Rectangle, rectangles } from '../../src/logic/deadly/rectangles.js';
import { markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, refuting, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { patternMarks } from './deadly-pattern.js';
import { type Rectangles, rectangleTerms } from './rectangle.js';

interface Hidden {
  readonly rectangle: Rectangle;
  readonly bare: Cell;
  /** The corner across from the bare one, and the lines in which the digit keeps to the rectangle. */
  readonly corner: Cell;
  readonly digit: Digit;
  readonly lines: readonly House[];
}

/** From a bare corner, the one across: one digit is locked along both of its lines, so it cannot take the other. */
export const hiddenRectangleFrom = (rectanglesOf: Rectangles): Strategy<Hidden> => ({
  id: 'hidden-rectangle',
  name: 'Hidden Rectangle',
  aliases: ['hidden unique rectangle', 'uniqueness test 7'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    const { geometry } = board;
    for (const rectangle of rectanglesOf(board)) {
      const { bare, pair } = rectangle;
      if (bare.length > 2 || (bare.length === 2 && !areDiagonal(rectangle, bare[0]!, bare[1]!))) continue;
      for (const from of bare) {
        const corner = opposite(rectangle, from);
        const row = geometry.houseOf('row', corner);
        const column = geometry.houseOf('column', corner);
        for (let rest = pair; rest; rest &= rest - 1) {
          const digit = lowestBit(rest);
          if (!keepsTo(board, row, digit, rectangle.cells) || !keepsTo(board, column, digit, rectangle.cells)) continue;
          const candidate = geometry.candidate(corner, lowestBit(pair & ~(1 << digit)));
          if (board.has(candidate))
            yield removing({ rectangle, bare: from, corner, digit, lines: [row, column] }, [candidate]);
        }
      }
    }
  },

  explain({ place, remove, pattern: { rectangle, bare, digit, lines } }, geometry) {
    return {
      message: say(
        'In {lines}, the only places for {digit} are corners of the rectangle {corners}. Suppose {supposed}. Then the two corners beside it are {digit}, {bare} is {other} as well, and {pair} could be exchanged, so that the puzzle would have two solutions. So {conclusion}.',
        {
          ...rectangleTerms(rectangle),
          lines: houses(lines),
          digit: digits(digit),
          supposed: refuting(true, ...remove),
          other: digits(geometry.digitOf(remove[0]!)),
          bare: cells([bare]),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('pattern', lines), ...patternMarks(geometry, rectangle, [], remove)],
      truths: [notAlone(rectangle), ...houseTruths(lines, digit)],
    };
  },
});

export const hiddenRectangle = hiddenRectangleFrom(rectangles);
