/** The base sets of a search, in lexicographic order. */
import { countBits, lowestBit } from '../../../core/bits.js';
import { isSettled } from './outcome.js';
import { keepSeen } from './plane.js';
import type { PlaneSearch } from './plane-search.js';
import { keepReachable } from './reachable.js';

/** Goes on to the next base set, from the house `next` at a level; false at the end. */
export function nextBase(search: PlaneSearch, from: number, house: number): boolean {
  const { size, bases } = search.query;
  let level = from;
  let next = house;
  for (;;) {
    if (search.budget-- <= 0) return false;
    if (next > bases.length - (size - level)) {
      if (level-- === 0) return false;
      next = search.base[level]! + 1;
    } else if (!addBase(search, level, next)) next++;
    else {
      search.base[level] = next++;
      if (++level === size) return true;
    }
  }
}

/** Adds a house to the base; false if the base is none with it, or none that takes anything. */
function addBase(search: PlaneSearch, level: number, house: number): boolean {
  const { plane, query, words, union, endo, reachable } = search;
  const own = query.bases[house]! * words;
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
    reachable[to + word] = reachable[at + word]!;
  }
  if (before + shared > query.endoFins) return false;
  for (let word = 0; word < words; word++)
    for (let rest = endo[to + word]! & ~endo[at + word]!; rest; rest &= rest - 1)
      keepSeen(plane, reachable, to, word * 32 + lowestBit(rest));
  if (isSettled(search, reachable, to)) return false;
  return keepReachable(search, reachable, to, level + 1, query.covers, query.covers.length) > 0;
}
