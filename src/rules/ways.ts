/** The ways to fill the cells of a rule, for sentences that list them. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';

/** The most ways that a sentence lists. */
export const MOST_WAYS = 6;

/** Returns the ways to fill cells, at most one more than a sentence lists. */
export function waysToFill(
  geometry: Geometry,
  own: readonly Cell[],
  digits: readonly Bits[],
  isOpen = (_: readonly Bits[]): boolean => true,
): Digit[][] {
  const ways: Digit[][] = [];
  const fill = (chosen: readonly Digit[]): void => {
    if (ways.length > MOST_WAYS) return;
    if (!isOpen(digits.map((set, at) => (at < chosen.length ? 1 << chosen[at]! : set)))) return;
    if (chosen.length === own.length) ways.push([...chosen]);
    else
      for (let rest = digits[chosen.length]!; rest; rest &= rest - 1) {
        const candidate = geometry.candidate(own[chosen.length]!, lowestBit(rest));
        if (!chosen.some((digit, at) => geometry.conflict(candidate, geometry.candidate(own[at]!, digit))))
          fill([...chosen, lowestBit(rest)]);
      }
  };
  fill([]);
  return ways;
}
