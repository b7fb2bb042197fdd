import type { Strategy } from '../../src/logic/strategy.js';

export const als: readonly Strategy[] = [];
