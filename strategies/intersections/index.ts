import type { Strategy } from '../../src/logic/step/strategy.js';
import { directClaiming, directPointing } from './direct.js';
import { claiming, pointing } from './locked-candidates.js';
import { lockedPair, lockedTriple } from './locked-subset.js';

export const intersections: readonly Strategy[] = [
  directPointing,
  directClaiming,
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
];
