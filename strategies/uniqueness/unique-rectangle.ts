/** Types 1 to 5 of unique rectangles, over all of them or over those that a ladder looks at. */

import { isType5, rectangles } from '../../src/logic/deadly/rectangles.js';
import { rectangleMessage } from '../../src/logic/deadly/sayings.js';
import type { UniqueLoop } from '../../src/logic/deadly/unique-loops.js';
import type { DeadlyKind } from './deadly-pattern.js';
import type { Rectangles } from './rectangle.js';
import { type1 } from './type-1.js';
import { type2 } from './type-2.js';
import { type3 } from './type-3.js';
import { type4 } from './type-4.js';

const rectangleKind = (patternsOf: Rectangles, freeSubsets = false): DeadlyKind<UniqueLoop> => ({
  id: 'unique-rectangle',
  name: 'Unique Rectangle',
  short: 'UR',
  level: 'hard',
  score: 100,
  freeSubsets,
  patternsOf,
  why: rectangleMessage,
});

export const uniqueRectangle1From = (from: Rectangles) => type1(rectangleKind(from));
export const uniqueRectangle2From = (from: Rectangles) =>
  type2(rectangleKind(from), 2, (rectangle) => !isType5(rectangle));
export const uniqueRectangle3From = (from: Rectangles) => type3(rectangleKind(from));
export const uniqueRectangle4From = (from: Rectangles) => type4(rectangleKind(from));
export const uniqueRectangle5From = (from: Rectangles) => type2(rectangleKind(from), 5, isType5);

export const uniqueRectangle1 = uniqueRectangle1From(rectangles);
export const uniqueRectangle2 = uniqueRectangle2From(rectangles);
/** With cells in the subset that have digits of the rectangle, too. */
export const uniqueRectangle3 = type3(rectangleKind(rectangles, true));
export const uniqueRectangle4 = uniqueRectangle4From(rectangles);
export const uniqueRectangle5 = uniqueRectangle5From(rectangles);
