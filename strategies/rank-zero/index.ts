import type { Strategy } from '../../src/logic/strategy.js';
import { sueDeCoq } from './sue-de-coq.js';

export const rankZero: readonly Strategy[] = [sueDeCoq];
