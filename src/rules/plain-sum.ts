/**
 * Digits that add up to a number and may repeat: for each cell, the sums that the cells before it and those after it can
 * reach.
 */
import type { Bits } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';

/** Makes the rule that cells have a sum. */
export function plainSum(cells: readonly Cell[], sum: number, size: number): Rule {
  const width = sum + 1;
  /** Whether the cells before each reach a sum, at `cell * width + sum`, and whether those from it on reach the rest. */
  const before = new Uint8Array((cells.length + 1) * width);
  const after = new Uint8Array((cells.length + 1) * width);
  const narrow = (digits: Bits[] | Int32Array): boolean => {
    before.fill(0);
    after.fill(0);
    before[0] = 1;
    for (let at = 0; at < cells.length; at++)
      for (let reached = 0; reached < width; reached++) {
        if (before[at * width + reached] === 0) continue;
        for (let digit = 0; digit < size && reached + digit + 1 < width; digit++)
          if (digits[at]! & (1 << digit)) before[(at + 1) * width + reached + digit + 1] = 1;
      }
    if (before[cells.length * width + sum] === 0) return false;
    after[cells.length * width + sum] = 1;
    for (let at = cells.length - 1; at >= 0; at--) {
      let found = 0;
      for (let reached = 0; reached < width; reached++) {
        if (before[at * width + reached] === 0) continue;
        for (let digit = 0; digit < size && reached + digit + 1 < width; digit++)
          if (digits[at]! & (1 << digit) && after[(at + 1) * width + reached + digit + 1] !== 0) {
            after[at * width + reached] = 1;
            found |= 1 << digit;
          }
      }
      digits[at] = found;
    }
    return true;
  };
  return { cells, total: sum, narrow };
}
