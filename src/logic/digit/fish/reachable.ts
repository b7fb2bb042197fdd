/**
 * Which targets a base can still come to take, whatever is chosen for its cover: with the target, the base candidates
 * that it does not see must fit into the covers that do not hold it. A base house more only makes them more.
 */

import { lowestBit } from '../../../core/bits.js';
import type { Numbers } from '../../../core/board.js';
import type { PlaneSearch } from './plane-search.js';

/** Drops the others from a set of targets; `level` base houses are chosen, `count` houses may be covers. How many are left. */
export function keepReachable(
  search: PlaneSearch,
  targets: Int32Array,
  at: number,
  level: number,
  covers: Numbers,
  count: number,
): number {
  const { plane, query, words, union, rest } = search;
  const base = level * words;
  let left = 0;
  for (let word = 0; word < words; word++)
    for (let set = targets[at + word]!; set; set &= set - 1) {
      const target = word * 32 + lowestBit(set);
      const bit = set & -set;
      let holding = 0;
      for (let i = 0; i < count; i++) if (plane.covering[covers[i]! * words + word]! & bit) holding++;
      const needed = union[base + word]! & bit ? 2 : 1;
      for (let i = 0; i < words; i++) rest[i] = union[base + i]! & ~plane.seen[target * words + i]!;
      rest[word]! &= ~bit;
      if (holding < needed || !canCover(search, 0, query.size - needed, covers, count)) targets[at + word]! &= ~bit;
      else left++;
    }
  return left;
}

/** True if `most` covers can hold the candidates of `rest` at a level. */
function canCover(search: PlaneSearch, level: number, most: number, covers: Numbers, count: number): boolean {
  const { plane, words, rest } = search;
  const at = level * words;
  const to = at + words;
  let word = 0;
  while (word < words && rest[at + word] === 0) word++;
  if (word === words) return true;
  if (most === 0 || search.budget-- <= 0) return false;
  const bit = rest[at + word]! & -rest[at + word]!;
  for (let i = 0; i < count; i++) {
    const own = covers[i]! * words;
    if (!(plane.covering[own + word]! & bit)) continue;
    for (let j = 0; j < words; j++) rest[to + j] = rest[at + j]! & ~plane.covering[own + j]!;
    if (canCover(search, level + 1, most - 1, covers, count)) return true;
  }
  return false;
}
