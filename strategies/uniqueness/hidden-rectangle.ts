import { type HiddenRectangle, hiddenRectangles } from '../../src/logic/deadly/locked-rectangles.js';
import { notAlone } from '../../src/logic/deadly/pattern.js';
import { rectangles } from '../../src/logic/deadly/rectangles.js';
import { markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, refutedSupposition, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { patternMarks } from './types.js';
import { rectangleTerms } from './unique-rectangle.js';

/** From a bare corner, the one across: one digit is locked along both of its lines, so it cannot take the other. */
export const hiddenRectangle: Strategy<HiddenRectangle> = {
  id: 'hidden-rectangle',
  name: 'Hidden Rectangle',
  aliases: ['hidden unique rectangle', 'uniqueness test 7'],
  learnAfter: ['unique-rectangle-4'],
  aboutLines: true,
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',
  find: (board) => hiddenRectangles(board, rectangles(board)),

  explain({ place, remove, pattern: { rectangle, bare, corner, digit, lines } }, geometry) {
    return {
      message: say(
        'In {lines}, the only places for {digit} are corners of the rectangle {corners}. Suppose {supposed}. Then {beside} are {digit}, and {bare} is {other} too: a deadly rectangle (two solutions). So {conclusion}.',
        {
          ...rectangleTerms(rectangle),
          lines: houses(lines),
          digit: digits(digit),
          supposed: refutedSupposition(true, ...remove),
          other: digits(geometry.digitOf(remove[0]!)),
          beside: cells(rectangle.cells.filter((cell) => cell !== bare && cell !== corner)),
          bare: cells([bare]),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('pattern', lines), ...patternMarks(geometry, 'rectangle', rectangle, [], remove)],
      truths: [notAlone(rectangle), ...houseTruths(lines, digit)],
    };
  },
};
