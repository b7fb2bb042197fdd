/**
 * Fish of lines with fins, as `logic/digit/fish` finds them. What sees all fins shares a box with them, since it lies in
 * no base line, and they in no cover. So fins are all that one or two slots of the base hold, beyond its size.
 */
import { slotsIn } from './grid';
import { takeCells } from './hit';
import { bitOf, COLUMNS, cellAt, SIZE } from './shape';

/** Slots that a base may have beyond its size. */
export const MOST_FIN_SLOTS = 2;

/** With the first covers, in lexicographic order, that take anything: the last slots without. */
export function takeWithFins(first: i32, digit: i32, lines: i32, slots: i32, more: i32, isSashimi: bool): bool {
  for (let low = SIZE - 1; low >= 0; low--)
    for (let high = 3 * (low / 3) + 2; high >= low; high--) {
      const fins = (1 << low) | (1 << high);
      if (fins & ~slots || popcnt(fins) !== more) continue;
      const holding = lines & (inSlot(first, low, digit) | inSlot(first, high, digit));
      const band = 0o7 << (3 * (ctz(holding) / 3));
      if (holding & ~band || leavesBare(first, digit, lines, fins) !== isSashimi) continue;
      const covers = slots & ~fins & (0o7 << (3 * (low / 3)));
      if (takeTargets(first, digit, band & ~lines, covers)) return true;
    }
  return false;
}

/** The lines that hold a digit in a slot. */
function inSlot(first: i32, slot: i32, digit: i32): i32 {
  return slotsIn(COLUMNS - first + slot, digit);
}

/** Whether a line has no more than one place besides fins. */
function leavesBare(first: i32, digit: i32, lines: i32, fins: i32): bool {
  for (let rest = lines; rest; rest &= rest - 1)
    if (popcnt(slotsIn(first + ctz(rest), digit) & ~fins) <= 1) return true;
  return false;
}

function takeTargets(first: i32, digit: i32, lines: i32, slots: i32): bool {
  let targets = i64x2(0, 0);
  for (let rest = slots; rest; rest &= rest - 1)
    for (let among = lines & inSlot(first, ctz(rest), digit); among; among &= among - 1)
      targets = v128.or(targets, bitOf(cellAt(first + ctz(among), ctz(rest))));
  takeCells(targets, digit);
  return v128.any_true(targets);
}
