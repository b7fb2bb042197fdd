import type { Strategy } from '../../src/logic/strategy.js';
import { alsXyWing } from './als-xy-wing.js';
import { alsXz } from './als-xz.js';

export const als: readonly Strategy[] = [alsXz, alsXyWing];
