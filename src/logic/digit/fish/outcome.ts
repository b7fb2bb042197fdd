/** The outcome of a base and its covers. */
import { countBits, lowestBit } from '../../../core/bits.js';
import { fishHit } from './fish.js';
import { isEmptyAt, keepSeen } from './plane.js';
import type { PlaneSearch } from './plane-search.js';

/** Stores the fish of the chosen base and covers, if it removes anything. */
export function keepFish(search: PlaneSearch): void {
  const { plane, query, words, union, endo, covered, twice, targets, taken } = search;
  const all = query.size * words;
  let fins = 0;
  for (let word = 0; word < words; word++) {
    const open = union[all + word]! & ~covered[all + word]!;
    fins += countBits(open | endo[all + word]!);
    for (let rest = open; rest && fins <= query.fins; rest &= rest - 1)
      keepSeen(plane, targets, all, word * 32 + lowestBit(rest));
  }
  if (fins > query.fins || (fins === 0 && query.fins > 0)) return;
  for (let word = 0; word < words; word++)
    taken[word] = targets[all + word]! & covered[all + word]! & (~union[all + word]! | twice[all + word]!);
  if (isEmptyAt(taken, 0, words) || isKnown(search, taken, 0)) return;
  const set = (of: (word: number) => number): Int32Array => Int32Array.from({ length: words }, (_, word) => of(word));
  const hit = fishHit(plane, {
    base: Array.from({ length: query.size }, (_, level) => query.bases[search.base[level]!]!),
    cover: Array.from({ length: query.size }, (_, level) => search.covers[search.cover[level]!]!),
    body: set((word) => union[all + word]! & covered[all + word]! & ~endo[all + word]!),
    fins: set((word) => (union[all + word]! & ~covered[all + word]!) | endo[all + word]!),
    outside: set((word) => taken[word]! & ~union[all + word]!),
    cannibal: set((word) => taken[word]! & union[all + word]!),
  });
  if (!query.accepts(hit.pattern)) return;
  search.known?.push(taken.slice(0, words));
  search.results.push(hit);
}

/** True if a set is a known outcome. */
function isKnown({ known, words }: PlaneSearch, sets: Int32Array, at: number): boolean {
  if (!known) return false;
  for (let i = 0; i < known.length; i++) {
    let word = 0;
    while (word < words && known[i]![word] === sets[at + word]) word++;
    if (word === words) return true;
  }
  return false;
}

/** The largest set of targets that is looked up by parts; few larger ones have all parts known. */
const MOST_SETTLED = 3;

/** True if a set of targets offers no new elimination: each part of it is a known outcome. */
export function isSettled({ known, words }: PlaneSearch, targets: Int32Array, at: number): boolean {
  let left = 0;
  for (let word = 0; word < words; word++)
    for (let rest = targets[at + word]!; rest; rest &= rest - 1) if (++left > MOST_SETTLED) return false;
  let unknown = (1 << left) - 1;
  if (!known || known.length < unknown) return unknown === 0;
  for (let i = 0; i < known.length && unknown > 0; i++) {
    let word = 0;
    while (word < words && (known[i]![word]! & ~targets[at + word]!) === 0) word++;
    if (word === words) unknown--;
  }
  return unknown === 0;
}
