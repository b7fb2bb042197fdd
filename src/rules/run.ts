/** Runs: cells that hold consecutive digits, each once, in any order. */
import { allBits, type Bits } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import { areConsecutive } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import { addsTo, isUnfit } from './different-sum.js';
import { Matching, MOST_MATCHED } from './matching.js';

/** Returns the sets of `count` digits whose numbers are consecutive, lowest first. */
export const runsOf = (count: number, numbers: readonly number[]): Bits[] =>
  Array.from({ length: Math.max(0, numbers.length - count + 1) }, (_, least) => allBits(count) << least).filter(
    (_, least) => areConsecutive(numbers.slice(least, least + count)),
  );

/** Makes the rule that cells, at most as many as there are digits, hold consecutive digits. */
export const run = (cells: readonly Cell[], numbers: readonly number[]): Rule =>
  oneOf(cells, runsOf(cells.length, numbers));

/** Makes the rule that cells hold the digits of one of some sets, each of which has a digit for each cell. */
export function oneOf(cells: readonly Cell[], sets: readonly Bits[]): Rule {
  const count = cells.length;
  const matching = count <= MOST_MATCHED ? new Matching(count) : undefined;
  const found = new Int32Array(count);
  let held: Bits = 0;
  return {
    cells,
    sets,
    narrow(digits) {
      found.fill(0);
      held = -1;
      for (const set of sets) {
        if (isUnfit(set, digits)) continue;
        if (addsTo(found, set, digits, count)) {
          if (!matching) for (let at = 0; at < count; at++) found[at]! |= digits[at]! & set;
          else if (!matching.fill(set, digits, found)) continue;
        }
        held &= set;
      }
      return copied(found, digits);
    },
    held: () => held,
  };
}

/** Writes what was found into digits. Returns false, and leaves them alone, if a cell has none. */
export function copied(found: Int32Array, digits: Bits[] | Int32Array): boolean {
  for (let at = 0; at < found.length; at++) if (found[at] === 0) return false;
  for (let at = 0; at < found.length; at++) digits[at] = found[at]!;
  return true;
}
