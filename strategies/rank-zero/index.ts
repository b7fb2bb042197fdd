import type { Strategy } from '../../src/logic/strategy.js';

export const rankZero: readonly Strategy[] = [];
