/** Unique rectangles, types 1 to 6. */
import { rectangleMessage } from '../../src/logic/deadly/guardians.js';
import { type RectangleXWing, rectangleXWings } from '../../src/logic/deadly/locked-rectangles.js';
import { notAlone } from '../../src/logic/deadly/pattern.js';
import { isType2, isType5, type Rectangle, rectangles } from '../../src/logic/deadly/rectangles.js';
import type { UniqueLoop } from '../../src/logic/deadly/unique-loops.js';
import { markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, digits, houses, say, type Term } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { type DeadlyKind, patternMarks, type1, type2, type3, type4 } from './types.js';

export const rectangleTerms = ({ cells: corners, pair }: Rectangle): { corners: Term; pair: Term } => ({
  corners: cells(corners),
  pair: digitSet(pair),
});

const rectangleKind: DeadlyKind<UniqueLoop> = {
  id: 'unique-rectangle',
  name: 'Unique Rectangle',
  short: 'UR',
  learnAfter: {
    1: ['naked-pair'],
    2: ['unique-rectangle-1', 'locked-pair'],
    3: ['unique-rectangle-1', 'naked-triple'],
    4: ['unique-rectangle-1', 'skyscraper'],
    5: ['unique-rectangle-2'],
  },
  aboutLines: true,
  part: 'rectangle',
  level: 'hard',
  score: 100,
  patternsOf: rectangles,
  why: rectangleMessage,
};

export const uniqueRectangle1 = type1(rectangleKind);
export const uniqueRectangle2 = type2(rectangleKind, 2, isType2);
export const uniqueRectangle3 = type3(rectangleKind);
export const uniqueRectangle4 = type4(rectangleKind);
export const uniqueRectangle5 = type2(rectangleKind, 5, isType5);

/** Two diagonal corners hold more, and one of the digits makes an X-Wing of the rectangle: they do not take it. */
export const uniqueRectangle6: Strategy<RectangleXWing> = {
  id: 'unique-rectangle-6',
  name: 'Unique Rectangle Type 6',
  aliases: ['uniqueness test 6', 'UR6', 'SudokuWiki type 5'],
  learnAfter: ['unique-rectangle-4', 'x-wing'],
  aboutLines: true,
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',
  find: (board) => rectangleXWings(board, rectangles(board)),

  explain({ place, remove, pattern: { rectangle, digit, lines } }, geometry) {
    return {
      message: say(
        'In {lines}, the only places for {digit} are corners of the rectangle {corners}. So two opposite corners are {digit}. If these were {extra}, {bare} would be {other}: a deadly rectangle (two solutions). So {conclusion}.',
        {
          ...rectangleTerms(rectangle),
          lines: houses(lines),
          digit: digits(digit),
          extra: cells(rectangle.extra),
          bare: cells(rectangle.bare),
          other: digitSet(rectangle.pair & ~(1 << digit)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('pattern', lines), ...patternMarks(geometry, 'rectangle', rectangle, [], remove)],
      truths: [notAlone(rectangle), ...houseTruths(lines, digit)],
    };
  },
};
