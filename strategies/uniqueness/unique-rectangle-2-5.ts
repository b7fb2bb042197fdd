import { isSingle, lowestBit } from '../../src/core/bits.js';
import type { Digit } from '../../src/core/geometry.js';
import { markCandidates } from '../../src/logic/marks.js';
import { cells, digits, say } from '../../src/logic/message.js';
import { areDiagonal, type Rectangle, rectangles } from '../../src/logic/rectangles.js';
import { removing, type Strategy } from '../../src/logic/strategy.js';
import { seeingAll } from '../../src/logic/targets.js';
import { extraDigits, notAlone, type Rectangles, rectangleMarks, rectangleTerms } from './rectangle.js';

interface OneExtraDigit {
  readonly rectangle: Rectangle;
  readonly digit: Digit;
}

/** Type 2 has its extra digit in two corners side by side, type 5 in two diagonal ones or in three. */
const isType2 = (rectangle: Rectangle): boolean => {
  const [first, second, third] = rectangle.extra;
  return third === undefined && !areDiagonal(rectangle, first!, second!);
};

/** The corners that hold more all hold the same one digit more: one of them takes it. */
const oneExtraDigit =
  (type: 2 | 5) =>
  (rectanglesOf: Rectangles): Strategy<OneExtraDigit> => ({
    id: `unique-rectangle-${type}`,
    name: `Unique Rectangle Type ${type}`,
    aliases: [`uniqueness test ${type}`, `UR${type}`],
    family: 'uniqueness',
    level: 'hard',
    score: 100,
    assumes: 'uniqueness',

    *find(board) {
      for (const rectangle of rectanglesOf(board)) {
        if (rectangle.extra.length < 2 || isType2(rectangle) !== (type === 2)) continue;
        const other = extraDigits(board, rectangle);
        if (!isSingle(other)) continue;
        const digit = lowestBit(other);
        const remove = seeingAll(board, digit, rectangle.extra);
        if (remove.length > 0) yield removing({ rectangle, digit }, remove);
      }
    },

    explain({ remove, pattern: { rectangle, digit } }, geometry) {
      return {
        message: say(
          'The rectangle {corners} cannot hold only {pair}, which could be exchanged. So one of {extra} is {digit}, and whatever sees all of them is not.',
          { ...rectangleTerms(rectangle), extra: cells(rectangle.extra), digit: digits(digit) },
        ),
        marks: [
          ...rectangleMarks(geometry, rectangle, remove),
          ...markCandidates(
            'fin',
            rectangle.extra.map((cell) => geometry.candidate(cell, digit)),
          ),
        ],
        truths: [notAlone(rectangle)],
      };
    },
  });

export const uniqueRectangle2From = oneExtraDigit(2);
export const uniqueRectangle5From = oneExtraDigit(5);
export const uniqueRectangle2 = uniqueRectangle2From(rectangles);
export const uniqueRectangle5 = uniqueRectangle5From(rectangles);
