/** Types 1 to 5 of unique rectangles. */

import { rectangleMessage } from '../../src/logic/deadly/guardians.js';
import { isType2, isType5, rectangles } from '../../src/logic/deadly/rectangles.js';
import type { UniqueLoop } from '../../src/logic/deadly/unique-loops.js';
import type { DeadlyKind } from './deadly-pattern.js';
import { type1 } from './type-1.js';
import { type2 } from './type-2.js';
import { type3 } from './type-3.js';
import { type4 } from './type-4.js';

const rectangleKind: DeadlyKind<UniqueLoop> = {
  id: 'unique-rectangle',
  name: 'Unique Rectangle',
  short: 'UR',
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
