import type { Strategy } from '../../src/logic/step/strategy.js';
import { backtracking } from './backtracking.js';

export const lastResort: readonly Strategy[] = [backtracking];
