/** Lines on which each cell and the next are related alike, by one of several relations: all differ by 2, or all rise by 3. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Rule } from '../core/rule.js';
import type { Cell } from '../core/statement.js';

/** The digits, from zero, that may follow each digit. */
export type AlikeStep = readonly Bits[];

/** Makes the rule that one of some steps leads from each cell to the next. It is exact. */
export function alikeSteps(cells: readonly Cell[], steps: readonly AlikeStep[]): Rule {
  const count = cells.length;
  const ahead = new Int32Array(count);
  const found = new Int32Array(count);
  return {
    cells,
    narrow(digits) {
      found.fill(0);
      for (const step of steps) {
        ahead[0] = digits[0]!;
        for (let at = 1; at < count; at++) ahead[at] = digits[at]! & led(ahead[at - 1]!, step);
        if (ahead[count - 1] === 0) continue;
        found[count - 1]! |= ahead[count - 1]!;
        for (let at = count - 2; at >= 0; at--) {
          ahead[at] = leading(ahead[at]!, ahead[at + 1]!, step);
          found[at]! |= ahead[at]!;
        }
      }
      if (found[0] === 0) return false;
      for (let at = 0; at < count; at++) digits[at] = found[at]!;
      return true;
    },
  };
}

/** Returns the digits to which a step leads from some. */
function led(from: Bits, step: AlikeStep): Bits {
  let reached = 0;
  for (let rest = from; rest; rest &= rest - 1) reached |= step[lowestBit(rest)]!;
  return reached;
}

/** Returns those of some digits from which a step leads to one of others. */
function leading(from: Bits, to: Bits, step: AlikeStep): Bits {
  let kept = 0;
  for (let rest = from; rest; rest &= rest - 1) if (step[lowestBit(rest)]! & to) kept |= rest & -rest;
  return kept;
}
