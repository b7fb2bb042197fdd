/** The ways to fill the cells of a rule, for sentences that list them. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';

/** The most ways that a sentence lists, the most cells of each, and the most beginnings of ways that are tried. */
const MOST_WAYS = 6;
const MOST_CELLS = 6;
const MOST_TRIED = 2000;

/** Returns the ways to fill cells; undefined if they are too many for a sentence, or too long to find. */
export function fewWays(
  geometry: Geometry,
  own: readonly Cell[],
  digits: readonly Bits[],
  isOpen = (_: readonly Bits[]): boolean => true,
): readonly (readonly Digit[])[] | undefined {
  if (own.length > MOST_CELLS) return undefined;
  const ways: Digit[][] = [];
  let tried = 0;
  const fill = (chosen: readonly Digit[]): void => {
    if (ways.length > MOST_WAYS || tried++ > MOST_TRIED) return;
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
  return ways.length > MOST_WAYS || tried > MOST_TRIED ? undefined : ways;
}
