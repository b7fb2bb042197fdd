import type { Strategy } from '../../src/logic/strategy.js';

export const intersections: readonly Strategy[] = [];
