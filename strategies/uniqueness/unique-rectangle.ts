/** Types 1 to 5 of unique rectangles, over all of them or over those that a ladder looks at. */

import { areDiagonal, type Rectangle, rectangles } from '../../src/logic/deadly/rectangles.js';
import { rectangleMessage } from '../../src/logic/deadly/sayings.js';
import type { DeadlyKind } from './deadly-pattern.js';
import type { Rectangles } from './rectangle.js';
import { type1 } from './type-1.js';
import { type2 } from './type-2.js';
import { type3 } from './type-3.js';
import { type4 } from './type-4.js';

const rectangleKind = (patternsOf: Rectangles, freeSubsets = false): DeadlyKind<Rectangle> => ({
  id: 'unique-rectangle',
  name: 'Unique Rectangle',
  short: 'UR',
  level: 'hard',
  score: 100,
  freeSubsets,
  patternsOf,
  why: rectangleMessage,
});

/** Type 2 has its extra digit in two corners side by side, type 5 in two diagonal ones or in three. */
const isType2 = (rectangle: Rectangle): boolean => {
  const [first, second, third] = rectangle.extra;
  return third === undefined && !areDiagonal(rectangle, first!, second!);
};

export const uniqueRectangle1From = (from: Rectangles) => type1(rectangleKind(from));
export const uniqueRectangle2From = (from: Rectangles) => type2(rectangleKind(from), 2, isType2);
export const uniqueRectangle3From = (from: Rectangles) => type3(rectangleKind(from));
export const uniqueRectangle4From = (from: Rectangles) => type4(rectangleKind(from));
export const uniqueRectangle5From = (from: Rectangles) =>
  type2(rectangleKind(from), 5, (rectangle) => !isType2(rectangle));

export const uniqueRectangle1 = uniqueRectangle1From(rectangles);
export const uniqueRectangle2 = uniqueRectangle2From(rectangles);
/** With cells in the subset that have digits of the rectangle, too. */
export const uniqueRectangle3 = type3(rectangleKind(rectangles, true));
export const uniqueRectangle4 = uniqueRectangle4From(rectangles);
export const uniqueRectangle5 = uniqueRectangle5From(rectangles);
