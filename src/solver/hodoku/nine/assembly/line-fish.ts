/** Fish of lines without fins, as `logic/digit/fish/lines` finds them: rows before columns. */
import { digitStamp, slotsIn } from './grid';
import { clearHit, HIT, NOTHING, take, taken } from './hit';
import { COLUMNS, SIZE } from './shape';

export function lineFish(size: i32, digits: i32, since: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    if (digitStamp(digit) <= since) continue;
    for (let first = 0; first <= COLUMNS; first += COLUMNS) {
      let among = 0;
      for (let line = 0; line < SIZE; line++) {
        const places = slotsIn(first + line, digit);
        if (places && popcnt(places) <= size) among |= 1 << line;
      }
      if (popcnt(among) >= size && extend(first, digit, among, 0, 0, size, size)) return HIT;
    }
  }
  return NOTHING;
}

function extend(first: i32, digit: i32, from: i32, lines: i32, covers: i32, left: i32, size: i32): bool {
  if (!left) return popcnt(covers) === size && takeFrom(first, digit, lines, covers);
  for (let rest = from; rest; rest &= rest - 1) {
    const wider = covers | slotsIn(first + ctz(rest), digit);
    if (popcnt(wider) > size) continue;
    if (extend(first, digit, rest & (rest - 1), lines | (rest & -rest), wider, left - 1, size)) return true;
  }
  return false;
}

/** Ascending by cell. */
function takeFrom(first: i32, digit: i32, lines: i32, covers: i32): bool {
  clearHit();
  for (let row = 0; row < SIZE; row++) {
    const isOutside = (first ? covers : ~lines) & (1 << row);
    if (!isOutside) continue;
    for (let rest = slotsIn(row, digit) & (first ? ~lines : covers); rest; rest &= rest - 1)
      take(SIZE * row + ctz(rest), digit);
  }
  return taken() === HIT;
}
