/**
 * The targets of a fish within reach of its covers. A target can be removed only if the base candidates that it does not
 * see, and so cannot be fins, fit into the covers that do not hold it: one cover holds the target, or two if it is in
 * the base itself. Another base house only adds such candidates, so the test already prunes the choice of bases.
 */
import { lowestBit } from '../../../core/bits.js';
import { isSpent, type PlaneSearch } from './plane-search.js';

/** Drops the targets, in a set of them, that no usable covers reach with `level` base houses. Returns the number left. */
export function keepReachable(search: PlaneSearch, targets: Int32Array, at: number, level: number): number {
  const { plane, query, words, union, rest, holders, holderStart, usable } = search;
  const base = level * words;
  let left = 0;
  for (let word = 0; word < words; word++)
    for (let set = targets[at + word]!; set; set &= set - 1) {
      const target = word * 32 + lowestBit(set);
      const bit = set & -set;
      const needed = union[base + word]! & bit ? 2 : 1;
      let holding = 0;
      for (let i = holderStart[target]!; i < holderStart[target + 1]!; i++) holding += usable[holders[i]!]!;
      for (let i = 0; i < words; i++) rest[i] = union[base + i]! & ~plane.seen[target * words + i]!;
      rest[word]! &= ~bit;
      if (holding >= needed && canCover(search, 0, query.size - needed)) left++;
      else targets[at + word]! &= ~bit;
    }
  return left;
}

/** True if `most` usable covers can hold the candidates of `rest` at a depth: one of them holds the first candidate. */
function canCover(search: PlaneSearch, depth: number, most: number): boolean {
  const { plane, words, rest, holders, holderStart, usable } = search;
  const at = depth * words;
  const to = at + words;
  let word = 0;
  while (word < words && rest[at + word] === 0) word++;
  if (word === words) return true;
  if (most === 0 || isSpent(search)) return false;
  const first = word * 32 + lowestBit(rest[at + word]!);
  for (let i = holderStart[first]!; i < holderStart[first + 1]!; i++) {
    if (!usable[holders[i]!]) continue;
    const own = holders[i]! * words;
    let left = 0;
    for (let j = 0; j < words; j++) left |= rest[to + j] = rest[at + j]! & ~plane.covering[own + j]!;
    if (left === 0 || (most > 1 && canCover(search, depth + 1, most - 1))) return true;
  }
  return false;
}
