import type { Strategy } from '../../src/logic/step/strategy.js';
import { avoidableRectangle1, avoidableRectangle2 } from './avoidable-rectangle.js';
import { bugPlusN, bugType2, bugType3, bugType4 } from './bug.js';
import { bugPlus1 } from './bug-plus-1.js';
import {
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
} from './extended-rectangle.js';
import { hiddenRectangle } from './hidden-rectangle.js';
import { symmetricalPlacement } from './symmetrical-placement.js';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './unique-loop.js';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
} from './unique-rectangle.js';
import { uniqueRectangle6 } from './unique-rectangle-6.js';

export const uniqueness: readonly Strategy[] = [
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
  avoidableRectangle1,
  avoidableRectangle2,
  uniqueLoop1,
  uniqueLoop2,
  uniqueLoop3,
  uniqueLoop4,
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
  symmetricalPlacement,
  bugPlus1,
  bugType2,
  bugType3,
  bugType4,
  bugPlusN,
];
