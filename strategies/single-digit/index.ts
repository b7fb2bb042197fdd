import type { Strategy } from '../../src/logic/step/strategy.js';
import { dualEmptyRectangle, emptyRectangle } from './empty-rectangle.js';
import { skyscraper } from './skyscraper.js';
import { turbotFish } from './turbot-fish.js';
import { dualTwoStringKite, twoStringKite } from './two-string-kite.js';

export const singleDigit: readonly Strategy[] = [
  skyscraper,
  dualTwoStringKite,
  twoStringKite,
  turbotFish,
  dualEmptyRectangle,
  emptyRectangle,
];
