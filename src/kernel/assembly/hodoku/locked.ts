/** Locked candidates, as `logic/digit/locked-candidates` finds them. */
import { houseStamp, slotsIn } from './grid';
import { NOTHING, take, taken } from './hit';
import { cellAt, houseOf, isSingle, SIZE } from './shape';

/** A digit with several places in a house, all of them in another one, which loses it elsewhere; houses in order. */
export function lockedCandidates(first: i32, end: i32, since: i32): i32 {
  for (let from = first; from < end; from++) {
    if (houseStamp(from) <= since) continue;
    for (let digit = 0; digit < SIZE; digit++) {
      const places = slotsIn(from, digit);
      if (!places || isSingle(places)) continue;
      for (let kind = 0; kind < 3; kind++) {
        const to = houseOf(kind, cellAt(from, ctz(places)));
        if (to !== from && takeOutside(kind, from, to, places, digit)) return taken();
      }
    }
  }
  return NOTHING;
}

function takeOutside(kind: i32, from: i32, to: i32, places: i32, digit: i32): bool {
  const others = slotsIn(to, digit);
  if (popcnt(others) <= popcnt(places)) return false;
  for (let rest = places; rest; rest &= rest - 1) if (houseOf(kind, cellAt(from, ctz(rest))) !== to) return false;
  const fromKind = from / SIZE;
  for (let rest = others; rest; rest &= rest - 1) {
    const cell = cellAt(to, ctz(rest));
    if (houseOf(fromKind, cell) !== from) take(cell, digit);
  }
  return true;
}
