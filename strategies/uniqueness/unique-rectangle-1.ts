import { cells, say } from '../../src/logic/message.js';
import { type Rectangle, rectangles } from '../../src/logic/rectangles.js';
import { removing, type Strategy } from '../../src/logic/strategy.js';
import { candidatesOf, notAlone, type Rectangles, rectangleMarks, rectangleTerms } from './rectangle.js';

/** Three corners hold only the two digits, so the fourth takes another one. */
export const uniqueRectangle1From = (rectanglesOf: Rectangles): Strategy<Rectangle> => ({
  id: 'unique-rectangle-1',
  name: 'Unique Rectangle Type 1',
  aliases: ['uniqueness test 1', 'UR1'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    for (const rectangle of rectanglesOf(board)) {
      if (rectangle.extra.length !== 1) continue;
      const remove = candidatesOf(board, rectangle.extra, rectangle.pair);
      if (remove.length > 0) yield removing(rectangle, remove);
    }
  },

  explain({ remove, pattern }, geometry) {
    return {
      message: say(
        'In the rectangle {corners}, {bare} hold nothing but {pair}. If {corner} took one of them too, they could be exchanged and there would be two solutions.',
        { ...rectangleTerms(pattern), bare: cells(pattern.bare), corner: cells(pattern.extra) },
      ),
      marks: rectangleMarks(geometry, pattern, remove),
      truths: [notAlone(pattern)],
    };
  },
});

export const uniqueRectangle1 = uniqueRectangle1From(rectangles);
