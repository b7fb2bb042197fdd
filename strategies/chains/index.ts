import type { Strategy } from '../../src/logic/strategy.js';

export const chains: readonly Strategy[] = [];
