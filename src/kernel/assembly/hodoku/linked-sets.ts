/** Two almost locked sets and what they take away, as `logic/sets/linked-sets` finds it (ALS-XZ). */
import { cellsOfSet, digitsOfSet, seenBySet } from './almost-locked';
import { ASK, NOTHING, takeCells, taken } from './hit';
import { commonsOf, firstOf, linkCount, listLinks, secondOf } from './restricted-commons';

export function linkedSets(): i32 {
  if (!listLinks()) return ASK;
  for (let link = 0; link < linkCount; link++) {
    const a = firstOf(link);
    const b = secondOf(link);
    const digits = commonsOf(link);
    const x = digits & -digits;
    const y = digits & ~x & -(digits & ~x);
    takeSeenByBoth(a, b, x);
    if (y) {
      takeSeenByBoth(a, b, y);
      takeLocked(a, b, x | y);
      takeLocked(b, a, x | y);
    }
    if (taken()) return taken();
  }
  return NOTHING;
}

/** Of the digits that both sets have the candidates that see every place of it in them. */
export function takeSeenByBoth(a: i32, b: i32, without: i32): void {
  for (let rest = digitsOfSet(a) & digitsOfSet(b) & ~without; rest; rest &= rest - 1)
    takeCells(v128.and(seenBySet(a, ctz(rest)), seenBySet(b, ctz(rest))), ctz(rest));
}

/** What a set keeps to itself once it is known to lack one of some digits: from the cells that are not the other set's. */
function takeLocked(set: i32, other: i32, without: i32): void {
  for (let rest = digitsOfSet(set) & ~without; rest; rest &= rest - 1)
    takeCells(v128.andnot(seenBySet(set, ctz(rest)), cellsOfSet(other)), ctz(rest));
}
