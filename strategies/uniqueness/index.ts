import type { Strategy } from '../../src/logic/strategy.js';
import { avoidableRectangle1, avoidableRectangle2 } from './avoidable-rectangle.js';
import { bugPlus1 } from './bug-plus-1.js';
import { hiddenRectangle } from './hidden-rectangle.js';
import { uniqueRectangle1 } from './unique-rectangle-1.js';
import { uniqueRectangle2, uniqueRectangle5 } from './unique-rectangle-2-5.js';
import { uniqueRectangle3 } from './unique-rectangle-3.js';
import { uniqueRectangle4 } from './unique-rectangle-4.js';
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
  bugPlus1,
];
