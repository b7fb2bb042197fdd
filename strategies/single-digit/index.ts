import type { Strategy } from '../../src/logic/strategy.js';

export const singleDigit: readonly Strategy[] = [];
