/** Fish of lines, as `logic/digit/fish` finds them: rows before columns, bases in lexicographic order. */
import { MOST_FIN_SLOTS, takeWithFins } from './finned-fish';
import { slotsIn } from './grid';
import { HIT, NOTHING, takeCells, taken } from './hit';
import { bitOf, COLUMNS, cellAt, SIZE } from './shape';

/** Whether there are fins, and whether they leave a line of the base with a place at most. */
export const PLAIN = 0;
export const FINNED = 1;
export const SASHIMI = 2;

export function lineFish(size: i32, fins: i32, digits: i32): i32 {
  const most = fins === PLAIN ? size : size + MOST_FIN_SLOTS;
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    for (let first = 0; first <= COLUMNS; first += COLUMNS) {
      let among = 0;
      for (let line = 0; line < SIZE; line++) {
        const places = slotsIn(first + line, digit);
        if (places && popcnt(places) <= most) among |= 1 << line;
      }
      if (popcnt(among) >= size && extend(first, digit, among, 0, 0, size, size, most, fins)) return HIT;
    }
  }
  return NOTHING;
}

function extend(
  first: i32,
  digit: i32,
  from: i32,
  lines: i32,
  slots: i32,
  left: i32,
  size: i32,
  most: i32,
  fins: i32,
): bool {
  if (!left) {
    if (fins === PLAIN) return popcnt(slots) === size && takeFrom(first, digit, lines, slots);
    return popcnt(slots) > size && takeWithFins(first, digit, lines, slots, popcnt(slots) - size, fins === SASHIMI);
  }
  for (let rest = from; rest; rest &= rest - 1) {
    const wider = slots | slotsIn(first + ctz(rest), digit);
    if (popcnt(wider) > most) continue;
    if (extend(first, digit, rest & (rest - 1), lines | (rest & -rest), wider, left - 1, size, most, fins)) return true;
  }
  return false;
}

/** What the covers hold in other lines. */
function takeFrom(first: i32, digit: i32, lines: i32, covers: i32): bool {
  let targets = i64x2(0, 0);
  for (let line = 0; line < SIZE; line++)
    for (let rest = (lines >> line) & 1 ? 0 : covers; rest; rest &= rest - 1)
      targets = v128.or(targets, bitOf(cellAt(first + line, ctz(rest))));
  takeCells(targets, digit);
  return taken() === HIT;
}
