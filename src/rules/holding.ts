/** Cells that hold certain digits, whatever their other cells hold: quads, and a low, a middle and a high digit. */
import { type Bits, countBits } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { copied } from './run.js';

/** The most sets. Parts of them are looked at one by one. */
export const MOST_HELD = 10;

/** Makes the rule that each of some sets of digits, such as a single digit, has a cell of its own. */
export function holding(cells: readonly Cell[], sets: readonly Bits[]): Rule {
  const count = cells.length;
  const parts = 1 << sets.length;
  /** Which parts of the sets have a cell among those before each one; which parts leave the cells from it on the rest. */
  const before = new Uint8Array((count + 1) * parts);
  const after = new Uint8Array((count + 1) * parts);
  after[(count + 1) * parts - 1] = 1;
  const found = new Int32Array(count);
  const held = sets.reduce((all, set) => (countBits(set) === 1 ? all | set : all), 0);
  return {
    cells,
    held: () => held,
    narrow(digits) {
      before.fill(0);
      before[0] = 1;
      for (let at = 0; at < count; at++)
        for (let part = 0; part < parts; part++) {
          if (before[at * parts + part] === 0) continue;
          before[(at + 1) * parts + part] = 1;
          for (let set = 0; set < sets.length; set++)
            if (digits[at]! & sets[set]!) before[(at + 1) * parts + (part | (1 << set))] = 1;
        }
      found.fill(0);
      for (let at = count - 1; at >= 0; at--)
        for (let part = 0; part < parts; part++) {
          const here = at * parts + part;
          after[here] = 0;
          if (before[here] === 0) continue;
          if (after[here + parts]) {
            after[here] = 1;
            found[at]! |= digits[at]!;
          }
          for (let set = 0; set < sets.length; set++)
            if (digits[at]! & sets[set]! && after[(at + 1) * parts + (part | (1 << set))]) {
              after[here] = 1;
              found[at]! |= digits[at]! & sets[set]!;
            }
        }
      return copied(found, digits);
    },
  };
}
