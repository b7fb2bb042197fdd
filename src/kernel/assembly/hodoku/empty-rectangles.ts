/** Empty rectangles, as `logic/digit/empty-rectangles` finds them: boxes in order, their corners from the last one on. */
import { slotsIn } from './grid';
import { HIT, NOTHING, take } from './hit';
import { BOXES, COLUMNS, cellAt, isPair, SIZE, threeOf } from './shape';

/** HoDoKu asks for three places in the box; a row and a column of it hold five. */
const FEWEST_IN_BOX = 3;
const MOST_IN_BOX = 5;

export function emptyRectangle(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1)
    for (let box = 0; box < SIZE; box++) if (inBox(ctz(rest), box)) return HIT;
  return NOTHING;
}

function inBox(digit: i32, box: i32): bool {
  const places = slotsIn(BOXES + box, digit);
  if (popcnt(places) < FEWEST_IN_BOX || popcnt(places) > MOST_IN_BOX) return false;
  for (let corner = SIZE - 1; corner >= 0; corner--) {
    const inRow = places & threeOf(corner);
    const inColumn = places & (0o111 << (corner % 3));
    if ((inRow | inColumn) !== places || inRow === places || inColumn === places) continue;
    const row = 3 * (box / 3) + corner / 3;
    const column = 3 * (box % 3) + (corner % 3);
    if (along(digit, 0, row, column) || along(digit, COLUMNS, column, row)) return true;
  }
  return false;
}

/** From a line along strong links that leave it outside the box, to the line across: rows begin at 0, columns at 9. */
function along(digit: i32, kind: i32, line: i32, across: i32): bool {
  for (let rest = slotsIn(kind + line, digit) & ~threeOf(across); rest; rest &= rest - 1) {
    const link = slotsIn(COLUMNS - kind + ctz(rest), digit);
    if (!isPair(link)) continue;
    const far = ctz(link & ~(1 << line));
    if (far / 3 === line / 3 || !((slotsIn(COLUMNS - kind + across, digit) >> far) & 1)) continue;
    take(cellAt(COLUMNS - kind + across, far), digit);
    return true;
  }
  return false;
}
