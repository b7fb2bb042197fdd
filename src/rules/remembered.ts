/** Rules that keep their last answers, for searches that ask the same again and again. */
import type { Bits } from '../core/bits.js';
import type { Rule } from '../core/rule.js';

/** The most answers that a rule keeps: a power of two. */
const MOST_ANSWERS = 256;

/** Returns the rule with a memory: it answers from a table what it was asked before, until another row takes the place. */
export function remembered(rule: Rule): Rule {
  const width = rule.cells.length;
  const rows = new Int32Array(MOST_ANSWERS * width).fill(-1);
  const answers = new Int32Array(MOST_ANSWERS * width);
  const isFilled = new Uint8Array(MOST_ANSWERS);
  const isKept = (digits: Bits[] | Int32Array, first: number): boolean => {
    for (let at = 0; at < width; at++) if (rows[first + at] !== digits[at]) return false;
    return true;
  };
  return {
    ...rule,
    narrow(digits) {
      const place = placeOf(digits);
      const first = place * width;
      if (!isKept(digits, first)) {
        for (let at = 0; at < width; at++) rows[first + at] = digits[at]!;
        isFilled[place] = rule.narrow(digits) ? 1 : 0;
        for (let at = 0; at < width; at++) answers[first + at] = digits[at]!;
      } else for (let at = 0; at < width; at++) digits[at] = answers[first + at]!;
      return isFilled[place] === 1;
    },
  };
}

/** Returns the place of a row in a table: a hash of its digits. */
function placeOf(digits: Bits[] | Int32Array): number {
  let hash = 0;
  for (let at = 0; at < digits.length; at++) hash = Math.imul(hash ^ digits[at]!, 0x9e3779b1);
  return (hash >>> 16) & (MOST_ANSWERS - 1);
}
