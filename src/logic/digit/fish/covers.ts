/** The cover sets for a base, in lexicographic order. */
import { lowestBit } from '../../../core/bits.js';
import { isSettled, keepFish } from './outcome.js';
import { keepSeen } from './plane.js';
import type { PlaneSearch } from './plane-search.js';
import { keepReachable } from './reachable.js';

/** Lists the cover houses that meet the base, and are none of it; false if they are too few. */
export function meetCovers(search: PlaneSearch): boolean {
  const { plane, query, words, base, union, covers, ahead } = search;
  const all = query.size * words;
  let count = 0;
  for (const house of query.covers) {
    let isBase = false;
    for (let i = 0; i < query.size; i++) if (query.bases[base[i]!] === house) isBase = true;
    if (isBase) continue;
    for (let word = 0; word < words; word++)
      if (union[all + word]! & plane.held[house * words + word]!) {
        covers[count++] = house;
        break;
      }
  }
  search.coverCount = count;
  for (let word = 0; word < words; word++) ahead[count * words + word] = 0;
  for (let i = count - 1; i >= 0; i--)
    for (let word = 0; word < words; word++)
      ahead[i * words + word] = ahead[(i + 1) * words + word]! | plane.covering[covers[i]! * words + word]!;
  for (let word = 0; word < words; word++) search.targets[word] = search.reachable[all + word]!;
  return count >= query.size;
}

/** Drops targets that no choice of covers can take. False if too few are left. */
export const keepReachableTargets = (search: PlaneSearch): boolean =>
  keepReachable(search, search.targets, 0, search.query.size, search.covers, search.coverCount) >=
    search.query.targets && !isSettled(search, search.targets, 0);

/** Tries every choice of the covers from `from` on for the levels left; `fins`: how many are sure so far. */
export function chooseCovers(search: PlaneSearch, level: number, from: number, fins: number): void {
  const { plane, query, words, covers, covered, twice, targets, union, ahead } = search;
  if (level === query.size) {
    keepFish(search);
    return;
  }
  const at = level * words;
  const to = at + words;
  const all = query.size * words;
  let left = fins;
  if (search.budget-- <= 0) return;
  for (let i = from; i <= search.coverCount - (query.size - level); i++) {
    const own = covers[i]! * words;
    for (let word = 0; word < words; word++) targets[at + word]! &= covered[at + word]! | ahead[i * words + word]!;
    if (isSettled(search, targets, at)) return;
    for (let word = 0; word < words; word++) {
      const held = plane.covering[own + word]!;
      covered[to + word] = covered[at + word]! | held;
      twice[to + word] = twice[at + word]! | (covered[at + word]! & held);
      targets[to + word] = targets[at + word]!;
    }
    search.cover[level] = i;
    chooseCovers(search, level + 1, i + 1, left);
    for (let word = 0; word < words; word++)
      for (
        let rest =
          union[all + word]! & plane.covering[own + word]! & ~covered[at + word]! & ~ahead[(i + 1) * words + word]!;
        rest;
        rest &= rest - 1
      ) {
        if (++left > query.fins) return;
        keepSeen(plane, targets, at, word * 32 + lowestBit(rest));
      }
  }
}
