/** Reasons made of a whole rule: what it leaves of some digits or of some cells, or of any grid. */
import { allBits, type Bits } from '../core/bits.js';
import type { Rule, RuleReason } from '../core/rule.js';

/** Makes a reason that concerns some digits alone, by all that a rule knows. */
export function reasonAbout(
  bits: Bits,
  narrow: Rule['narrow'],
  count: number,
  told: RuleReason['told'],
  isAt: (at: number) => boolean = () => true,
): RuleReason {
  const own = new Int32Array(count);
  return {
    narrow(digits) {
      for (let at = 0; at < count; at++) own[at] = digits[at]!;
      if (!narrow(own)) return false;
      for (let at = 0; at < count; at++) if (isAt(at)) digits[at] = digits[at]! & (own[at]! | ~bits);
      return true;
    },
    told,
  };
}

/** Makes the reason for what a rule excludes on any grid. */
export function alwaysReason({ cells, narrow }: Rule, size: number, told: RuleReason['told']): RuleReason {
  const allowed = new Int32Array(cells.length).fill(allBits(size));
  narrow(allowed);
  return {
    narrow(digits) {
      for (let at = 0; at < cells.length; at++) digits[at]! &= allowed[at]!;
      return true;
    },
    told,
  };
}

/** Makes the reason for all that a rule excludes with the digits left, which people find by going through the ways to fill it. */
export const wholeReason = ({ narrow }: Pick<Rule, 'narrow'>, told: RuleReason['told']): RuleReason => ({
  isLaborious: true,
  narrow,
  told,
});

/** Makes it a reason that people find only by going through the ways to fill the cells. */
export const laborious = (reason: RuleReason): RuleReason => ({ ...reason, isLaborious: true });
