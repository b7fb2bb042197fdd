/** Verifies traces whose puzzles have constraints by their names. */

import { readTold } from '../formats/read.js';
import type { Verification } from '../render/json/solve.js';
import type { TimeLimits } from './limits.js';
import { type Verifiable, verifyBy } from './verify.js';

/** Verifies a trace as `verify` does. Its puzzle is in any text of ours. */
export const verifyNamed = (trace: Verifiable, limits: TimeLimits = {}): Verification =>
  verifyBy(trace, limits, (told) => readTold(told).puzzle);
