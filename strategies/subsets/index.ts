import type { Strategy } from '../../src/logic/strategy.js';

export const subsets: readonly Strategy[] = [];
