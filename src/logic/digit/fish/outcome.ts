/** What becomes of a base and its covers. */
import { countBits, lowestBit } from '../../../core/bits.js';
import { fishHit } from './fish.js';
import { keepSeen } from './plane.js';
import type { Hunt } from './search.js';
import { isEmptyAt } from './sets.js';

/** Keeps what the base and the covers chosen catch, if it is anything. */
export function land(h: Hunt): void {
  const { plane, bait, words, union, endo, covered, twice, targets, taken } = h;
  const all = bait.size * words;
  let fins = 0;
  for (let word = 0; word < words; word++) {
    const open = union[all + word]! & ~covered[all + word]!;
    fins += countBits(open | endo[all + word]!);
    for (let rest = open; rest && fins <= bait.fins; rest &= rest - 1)
      keepSeen(plane, targets, all, word * 32 + lowestBit(rest));
  }
  if (fins > bait.fins || (fins === 0 && bait.fins > 0)) return;
  for (let word = 0; word < words; word++)
    taken[word] = targets[all + word]! & covered[all + word]! & (~union[all + word]! | twice[all + word]!);
  if (isEmptyAt(taken, 0, words) || isKnown(h, taken, 0)) return;
  const set = (of: (word: number) => number): Int32Array => Int32Array.from({ length: words }, (_, word) => of(word));
  const hit = fishHit(plane, {
    base: Array.from({ length: bait.size }, (_, level) => bait.bases[h.base[level]!]!),
    cover: Array.from({ length: bait.size }, (_, level) => h.covers[h.cover[level]!]!),
    body: set((word) => union[all + word]! & covered[all + word]! & ~endo[all + word]!),
    fins: set((word) => (union[all + word]! & ~covered[all + word]!) | endo[all + word]!),
    outside: set((word) => taken[word]! & ~union[all + word]!),
    cannibal: set((word) => taken[word]! & union[all + word]!),
  });
  if (!bait.accepts(hit.pattern)) return;
  h.known?.push(taken.slice(0, words));
  h.caught.push(hit);
}

/** Whether a set is an outcome known already. */
export function isKnown({ known, words }: Hunt, sets: Int32Array, at: number): boolean {
  if (!known) return false;
  for (let i = 0; i < known.length; i++) {
    let word = 0;
    while (word < words && known[i]![word] === sets[at + word]) word++;
    if (word === words) return true;
  }
  return false;
}
