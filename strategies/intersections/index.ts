import type { Strategy } from '../../src/logic/strategy.js';
import { claiming, pointing } from './locked-candidates.js';
import { lockedPair, lockedTriple } from './locked-subset.js';

export const intersections: readonly Strategy[] = [lockedPair, lockedTriple, pointing, claiming];
