import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import type { Digit, House } from '../../src/core/geometry.js';
import { keepsTo, notAlone } from '../../src/logic/deadly/pattern.js';
import { areDiagonal, type Rectangle, rectangles } from '../../src/logic/deadly/rectangles.js';
import { markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { patternMarks } from './deadly-pattern.js';
import { bothOrders, type Rectangles, rectangleTerms } from './rectangle.js';

interface Diagonal {
  readonly rectangle: Rectangle;
  readonly digit: Digit;
  /** The two lines in which the digit keeps to the rectangle. */
  readonly lines: readonly House[];
}

/** Two diagonal corners hold more, and one of the digits makes an X-Wing of the rectangle: they do not take it. */
export const uniqueRectangle6From = (rectanglesOf: Rectangles): Strategy<Diagonal> => ({
  id: 'unique-rectangle-6',
  name: 'Unique Rectangle Type 6',
  aliases: ['uniqueness test 6', 'UR6', 'SudokuWiki type 5'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    for (const rectangle of rectanglesOf(board)) {
      const { extra, pair } = rectangle;
      if (extra.length !== 2 || !areDiagonal(rectangle, extra[0]!, extra[1]!)) continue;
      for (const [digit] of bothOrders(pair)) {
        const lines = linesThatLock(board, rectangle, digit);
        const remove = lines ? candidatesAmong(board, extra, 1 << digit) : [];
        if (lines && remove.length > 0) yield removing({ rectangle, digit, lines }, remove);
      }
    }
  },

  explain({ place, remove, pattern: { rectangle, digit, lines } }, geometry) {
    return {
      message: say(
        'In {lines}, the only places for {digit} are corners of the rectangle {corners}, so it is in two diagonal ones. If these were {extra}, the rectangle would hold only {pair}, which could be exchanged, and the puzzle would have two solutions. So {conclusion}.',
        {
          ...rectangleTerms(rectangle),
          lines: houses(lines),
          digit: digits(digit),
          extra: cells(rectangle.extra),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('pattern', lines), ...patternMarks(geometry, rectangle, [], remove)],
      truths: [notAlone(rectangle), ...houseTruths(lines, digit)],
    };
  },
});

export const uniqueRectangle6 = uniqueRectangle6From(rectangles);

/** The rows of the rectangle, or else its columns, if the digit keeps to its corners in both. */
function linesThatLock(board: Markup, { cells: corners, extra }: Rectangle, digit: Digit): House[] | undefined {
  return (['row', 'column'] as const)
    .map((kind) => extra.map((cell) => board.geometry.houseOf(kind, cell)).sort((a, b) => a - b))
    .find((lines) => lines.every((line) => keepsTo(board, line, digit, corners)));
}
