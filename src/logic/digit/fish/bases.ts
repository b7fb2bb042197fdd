/** The base sets of a hunt, in lexicographic order. */
import { countBits, lowestBit } from '../../../core/bits.js';
import { keepSeen } from './plane.js';
import { keepReachable } from './reachable.js';
import type { Hunt } from './search.js';

/** Goes on to the next base set, from the house `next` at a level; false at the end. */
export function nextBase(h: Hunt, from: number, house: number): boolean {
  const { size, bases } = h.bait;
  let level = from;
  let next = house;
  for (;;) {
    if (h.patience-- <= 0) return false;
    if (next > bases.length - (size - level)) {
      if (level-- === 0) return false;
      next = h.base[level]! + 1;
    } else if (!addBase(h, level, next)) next++;
    else {
      h.base[level] = next++;
      if (++level === size) return true;
    }
  }
}

/** Adds a house to the base; false if the base is none with it, or none that takes anything. */
function addBase(h: Hunt, level: number, house: number): boolean {
  const { plane, bait, words, union, endo, aims } = h;
  const own = bait.bases[house]! * words;
  const at = level * words;
  const to = at + words;
  let shared = 0;
  let before = 0;
  for (let word = 0; word < words; word++) {
    const both = union[at + word]! & plane.held[own + word]!;
    shared += countBits(both);
    before += countBits(endo[at + word]!);
    union[to + word] = union[at + word]! | plane.held[own + word]!;
    endo[to + word] = endo[at + word]! | both;
    aims[to + word] = aims[at + word]!;
  }
  if (before + shared > bait.endoFins) return false;
  for (let word = 0; word < words; word++)
    for (let rest = endo[to + word]! & ~endo[at + word]!; rest; rest &= rest - 1)
      keepSeen(plane, aims, to, word * 32 + lowestBit(rest));
  return keepReachable(h, aims, to, level + 1, bait.covers, bait.covers.length) > 0;
}
