/** Pairs of sets that together take all places of a digit in a house: wings joined by that digit. */
import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate } from '../../src/core/geometry.js';
import type { SetIndex } from '../../src/logic/sets/almost-locked.js';
import { hasSet, type SetRows } from '../../src/logic/sets/set-rows.js';

/**
 * Returns the pairs of sets that take all the places together, but not alone, by the first set, then by the second. One
 * of them must be in the row `changed`, if there is one, and both must lose to a target of the other.
 */
export function pairsTakingAll(
  board: Markup,
  { length, starts, rows }: SetRows,
  places: readonly Candidate[],
  changed: Int32Array | undefined,
  targetsOf: (board: Markup, set: SetIndex, places: readonly Candidate[]) => readonly Candidate[],
): (readonly [SetIndex, SetIndex])[] {
  const froms: number[] = [];
  for (const place of places) froms.push(starts[place]!);
  const taking = takingSome(rows, froms, length);
  const rarest = rarestOf(rows, froms, taking);
  const pairs: (readonly [SetIndex, SetIndex])[] = [];
  for (let word = 0; word < length; word++)
    for (let rest = taking[word]! & rows[rarest + word]!; rest; rest &= rest - 1) {
      const a = word * 32 + lowestBit(rest);
      const isChanged = !changed || hasSet(changed, a);
      let targets: readonly Candidate[] | undefined;
      for (let at = 0; at < length; at++) {
        let others = isChanged ? taking[at]! : taking[at]! & changed![at]!;
        for (let i = 0; others && i < froms.length; i++)
          if (!(rows[froms[i]! + word]! & rest & -rest)) others &= rows[froms[i]! + at]!;
        if (!others) continue;
        targets ??= targetsOf(board, a, places);
        let mates = 0;
        for (let i = 0; i < targets.length; i++) mates |= rows[starts[targets[i]!]! + at]!;
        for (others &= mates; others; others &= others - 1) {
          const b = at * 32 + lowestBit(others);
          if (a < b) pairs.push([a, b]);
          else if (!hasSet(rows, b, rarest)) pairs.push([b, a]);
        }
      }
    }
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

/** Returns the sets that take some of the places, but not all. */
function takingSome(rows: Int32Array, froms: readonly number[], length: number): Int32Array {
  const taking = new Int32Array(length);
  for (let word = 0; word < length; word++) {
    let some = 0;
    let all = -1;
    for (let i = 0; i < froms.length; i++) {
      some |= rows[froms[i]! + word]!;
      all &= rows[froms[i]! + word]!;
    }
    taking[word] = some & ~all;
  }
  return taking;
}

/** Returns the place that the fewest of some sets take, by the start of its row. */
function rarestOf(rows: Int32Array, froms: readonly number[], taking: Int32Array): number {
  let rarest = 0;
  let fewest = Infinity;
  for (const from of froms) {
    let takers = 0;
    for (let word = 0; word < taking.length; word++) takers += countBits(taking[word]! & rows[from + word]!);
    if (takers >= fewest) continue;
    rarest = from;
    fewest = takers;
  }
  return rarest;
}
