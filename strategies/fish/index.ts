import type { Strategy } from '../../src/logic/strategy.js';

export const fish: readonly Strategy[] = [];
