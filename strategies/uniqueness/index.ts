import type { Strategy } from '../../src/logic/strategy.js';

export const uniqueness: readonly Strategy[] = [];
