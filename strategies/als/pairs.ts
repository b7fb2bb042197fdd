/** Pairs of sets that together take all places of a digit in a house: wings joined by that digit. */
import type { Bits } from '../../src/core/bits.js';

/** Indexes of sets, and the places that each takes. */
export interface Takers {
  readonly taking: Int32Array;
  readonly taken: Int32Array;
}

/** Keeps of the first sets those that take all places together with another set. Returns their number. */
export function keepPaired(places: Bits, count: number, { taking, taken }: Takers): number {
  const ways: Bits[] = [];
  for (let i = 0; i < count; i++) if (!ways.includes(taken[i]!)) ways.push(taken[i]!);
  const paired = ways.filter((way) => ways.some((other) => (way | other) === places));
  if (paired.length === 0) return 0;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    if (!paired.includes(taken[i]!)) continue;
    taking[kept] = taking[i]!;
    taken[kept++] = taken[i]!;
  }
  return kept;
}
