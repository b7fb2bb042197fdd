import type { Strategy } from '../../src/logic/strategy.js';
import { backtracking } from './backtracking.js';

export const lastResort: readonly Strategy[] = [backtracking];
