/**
 * Fish of lines, as `logic/digit/fish` finds them: rows before columns, bases and covers in lexicographic order. With
 * fins, what sees them all shares a box with them, since it lies in no base line, and they in no cover. So they are all
 * that one or two slots of the base hold, and a third slot there is a cover.
 */
import { slotsIn } from './grid';
import { HIT, NOTHING, takeCells } from './hit';
import { ALL, bitOf, COLUMNS, cellAt, SIZE, threeOf } from './shape';

/** Whether there are fins, and whether these leave a base line with one other place at most. */
export const PLAIN = 0;
export const FINNED = 1;
export const SASHIMI = 2;

const MOST_FIN_SLOTS = 2;

export function lineFish(size: i32, kind: i32, digits: i32): i32 {
  const most = mostSlots(size, kind);
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    for (let first = 0; first <= COLUMNS; first += COLUMNS) {
      let among = 0;
      for (let line = 0; line < SIZE; line++) {
        const places = slotsIn(first + line, digit);
        if (places && popcnt(places) <= most) among |= 1 << line;
      }
      if (popcnt(among) >= size && extend(first, digit, among, 0, 0, size, kind)) return HIT;
    }
  }
  return NOTHING;
}

function mostSlots(size: i32, kind: i32): i32 {
  return kind === PLAIN ? size : size + MOST_FIN_SLOTS;
}

/** Adds lines in `from` to a base, which holds the slots, until it has `size` lines. */
function extend(first: i32, digit: i32, from: i32, base: i32, slots: i32, size: i32, kind: i32): bool {
  if (popcnt(base) === size) {
    const more = popcnt(slots) - size;
    if (kind !== PLAIN) return more > 0 && takeWithFins(first, digit, base, slots, more, kind === SASHIMI);
    return more === 0 && takeFrom(first, digit, ALL & ~base, slots);
  }
  for (let rest = from; rest; rest &= rest - 1) {
    const wider = slots | slotsIn(first + ctz(rest), digit);
    if (popcnt(wider) > mostSlots(size, kind)) continue;
    if (extend(first, digit, rest & (rest - 1), base | (rest & -rest), wider, size, kind)) return true;
  }
  return false;
}

/** The first covers leave the last slots to the fins. */
function takeWithFins(first: i32, digit: i32, base: i32, slots: i32, more: i32, isSashimi: bool): bool {
  for (let low = SIZE - 1; low >= 0; low--)
    for (let high = 3 * (low / 3) + 2; high >= low; high--) {
      const finned = (1 << low) | (1 << high);
      if (finned & ~slots || popcnt(finned) !== more) continue;
      const lines = base & (linesAt(first, digit, low) | linesAt(first, digit, high));
      const band = threeOf(ctz(lines));
      if (lines & ~band || leavesOne(first, digit, base, finned) !== isSashimi) continue;
      if (takeFrom(first, digit, band & ~base, slots & ~finned & threeOf(low))) return true;
    }
  return false;
}

/** The lines that hold a digit in a slot. */
function linesAt(first: i32, digit: i32, slot: i32): i32 {
  return slotsIn(COLUMNS - first + slot, digit);
}

function leavesOne(first: i32, digit: i32, base: i32, finned: i32): bool {
  for (let rest = base; rest; rest &= rest - 1)
    if (popcnt(slotsIn(first + ctz(rest), digit) & ~finned) <= 1) return true;
  return false;
}

/** What some lines hold in some slots. */
function takeFrom(first: i32, digit: i32, lines: i32, slots: i32): bool {
  let targets = i64x2(0, 0);
  for (let rest = slots; rest; rest &= rest - 1)
    for (let among = lines & linesAt(first, digit, ctz(rest)); among; among &= among - 1)
      targets = v128.or(targets, bitOf(cellAt(first + ctz(among), ctz(rest))));
  takeCells(targets, digit);
  return v128.any_true(targets);
}
