import type { Strategy } from '../../src/logic/strategy.js';
import { wWing } from './w-wing.js';
import { xyWing } from './xy-wing.js';
import { xyzWing } from './xyz-wing.js';

export const wings: readonly Strategy[] = [wWing, xyWing, xyzWing];
