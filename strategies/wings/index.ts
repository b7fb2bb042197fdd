import type { Strategy } from '../../src/logic/strategy.js';

export const wings: readonly Strategy[] = [];
