import type { Strategy } from '../../src/logic/strategy.js';

export const forcing: readonly Strategy[] = [];
