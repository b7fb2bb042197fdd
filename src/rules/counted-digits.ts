/** Cells that hold certain digits just so often, whatever their other cells hold. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { copied } from './run.js';

/** A digit, from zero, and how many cells hold it. */
export interface CountedDigit {
  readonly digit: number;
  readonly times: number;
}

/** Makes the rule that cells hold each of some digits just so often. Few digits are counted: all numbers of them are looked at. */
export function countedDigits(cells: readonly Cell[], counted: readonly CountedDigit[]): Rule {
  const count = cells.length;
  // A state has the number of cells that hold each counted digit, in one number.
  const strides = counted.map((_, at) => counted.slice(0, at).reduce((all, { times }) => all * (times + 1), 1));
  const states = counted.reduce((all, { times }) => all * (times + 1), 1);
  const indexOf = new Map(counted.map(({ digit }, at) => [digit, at]));
  /** Returns the state after a digit; -1 for one digit too many. */
  const after = (state: number, digit: number): number => {
    const at = indexOf.get(digit);
    if (at === undefined) return state;
    const { times } = counted[at]!;
    return Math.floor(state / strides[at]!) % (times + 1) < times ? state + strides[at]! : -1;
  };
  const reached = new Uint8Array((count + 1) * states);
  const leading = new Uint8Array((count + 1) * states);
  const found = new Int32Array(count);
  return {
    cells,
    narrow(digits: Bits[] | Int32Array) {
      reached.fill(0);
      reached[0] = 1;
      leading.fill(0);
      leading[(count + 1) * states - 1] = 1;
      for (let at = 0; at < count; at++)
        for (let state = 0; state < states; state++)
          if (reached[at * states + state])
            for (let rest = digits[at]!; rest; rest &= rest - 1) {
              const next = after(state, lowestBit(rest));
              if (next >= 0) reached[(at + 1) * states + next] = 1;
            }
      found.fill(0);
      for (let at = count - 1; at >= 0; at--)
        for (let state = 0; state < states; state++)
          if (reached[at * states + state])
            for (let rest = digits[at]!; rest; rest &= rest - 1) {
              const next = after(state, lowestBit(rest));
              if (next < 0 || !leading[(at + 1) * states + next]) continue;
              leading[at * states + state] = 1;
              found[at]! |= rest & -rest;
            }
      return copied(found, digits);
    },
  };
}
