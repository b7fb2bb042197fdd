/** The cover sets for the base of a hunt, in lexicographic order. */
import { lowestBit } from '../../../core/bits.js';
import { isKnown, land } from './outcome.js';
import { keepSeen } from './plane.js';
import { keepReachable } from './reachable.js';
import type { Hunt } from './search.js';

/** Lists the cover houses that meet the base, and are none of it; false if they are too few. */
export function meetCovers(h: Hunt): boolean {
  const { plane, bait, words, base, union, covers, ahead } = h;
  const all = bait.size * words;
  let count = 0;
  for (const house of bait.covers) {
    let isBase = false;
    for (let i = 0; i < bait.size; i++) if (bait.bases[base[i]!] === house) isBase = true;
    if (isBase) continue;
    for (let word = 0; word < words; word++)
      if (union[all + word]! & plane.held[house * words + word]!) {
        covers[count++] = house;
        break;
      }
  }
  h.coverCount = count;
  for (let word = 0; word < words; word++) ahead[count * words + word] = 0;
  for (let i = count - 1; i >= 0; i--)
    for (let word = 0; word < words; word++)
      ahead[i * words + word] = ahead[(i + 1) * words + word]! | plane.covering[covers[i]! * words + word]!;
  for (let word = 0; word < words; word++) h.targets[word] = h.aims[all + word]!;
  return count >= bait.size;
}

/** Drops targets that no choice of covers can take. False if too few are left. */
export const aimOnlyAtReachable = (h: Hunt): boolean =>
  keepReachable(h, h.targets, 0, h.bait.size, h.covers, h.coverCount) >= h.bait.targets && !isSettled(h, 0);

/** Tries every choice of the covers from `from` on for the levels left; `fins`: how many are sure so far. */
export function castCovers(h: Hunt, level: number, from: number, fins: number): void {
  const { plane, bait, words, covers, covered, twice, targets, union, ahead } = h;
  if (level === bait.size) {
    land(h);
    return;
  }
  const at = level * words;
  const to = at + words;
  const all = bait.size * words;
  let left = fins;
  if (h.patience-- <= 0) return;
  for (let i = from; i <= h.coverCount - (bait.size - level); i++) {
    const own = covers[i]! * words;
    for (let word = 0; word < words; word++) targets[at + word]! &= covered[at + word]! | ahead[i * words + word]!;
    if (isSettled(h, at)) return;
    for (let word = 0; word < words; word++) {
      const held = plane.covering[own + word]!;
      covered[to + word] = covered[at + word]! | held;
      twice[to + word] = twice[at + word]! | (covered[at + word]! & held);
      targets[to + word] = targets[at + word]!;
    }
    h.cover[level] = i;
    castCovers(h, level + 1, i + 1, left);
    for (let word = 0; word < words; word++)
      for (
        let rest =
          union[all + word]! & plane.covering[own + word]! & ~covered[at + word]! & ~ahead[(i + 1) * words + word]!;
        rest;
        rest &= rest - 1
      ) {
        if (++left > bait.fins) return;
        keepSeen(plane, targets, at, word * 32 + lowestBit(rest));
      }
  }
}

/** Whether nothing new can be taken: there is no target, or just one, which is known to be taken alone. */
function isSettled(h: Hunt, at: number): boolean {
  const { words, targets } = h;
  let left = 0;
  for (let word = 0; word < words; word++) {
    const set = targets[at + word]!;
    if (set & (set - 1) || (set && left++ > 0)) return false;
  }
  return left === 0 || isKnown(h, targets, at);
}
