import type { Strategy } from '../../src/logic/strategy.js';

export const colouring: readonly Strategy[] = [];
