/**
 * Sue de Coq, as `strategies/rank-zero/sue-de-coq` finds it: some cells of a crossing of a line and a box, some of the rest
 * of the line, some of the rest of the box, with as many digits as cells altogether.
 */
import { digitsOf, houseStamp, openIn, slotsIn } from './grid';
import { NOTHING, takeDigits, taken } from './hit';
import { BOXES, cellAt, houseOf, slotOf } from './shape';

/** What has been chosen of the crossing: its slots in the line, its digits, and how many more these are than the cells. */
let line = 0;
let box = 0;
let crossing = 0;
let middle = 0;
let surplus = 0;
/** What has been chosen of the line, with its digits. */
let inLine = 0;
let ofLine = 0;

/** Of the lowest of some slots. */
function digitsAt(house: i32, slots: i32): i32 {
  return digitsOf(cellAt(house, ctz(slots)));
}

export function sueDeCoq(since: i32): i32 {
  for (line = 0; line < BOXES; line++)
    for (let part = 0; part < 3; part++) {
      box = houseOf(2, cellAt(line, 3 * part));
      if (houseStamp(line) <= since && houseStamp(box) <= since) continue;
      const shared = openIn(line) & (7 << (3 * part));
      if (popcnt(shared) > 1 && chooseCrossing(shared, 0, 0)) return taken();
    }
  return NOTHING;
}

/** Slots of the box where cells of the line lie in it. */
function inBox(slots: i32): i32 {
  let set = 0;
  for (let rest = slots; rest; rest &= rest - 1) {
    const cell = cellAt(line, ctz(rest));
    if (houseOf(2, cell) === box) set |= 1 << slotOf(2, cell);
  }
  return set;
}

/** Two cells or more, with two digits more. */
function chooseCrossing(from: i32, chosen: i32, digits: i32): bool {
  for (let rest = from; rest; rest &= rest - 1) {
    const cells = chosen | (rest & -rest);
    const wider = digits | digitsAt(line, rest);
    if (chosen && popcnt(wider) >= popcnt(cells) + 2) {
      crossing = cells;
      middle = wider;
      surplus = popcnt(wider) - popcnt(cells);
      if (chooseLine(openIn(line) & ~cells, 0, 0, openIn(box) & ~inBox(cells))) return true;
    }
    if (chooseCrossing(rest & (rest - 1), cells, wider)) return true;
  }
  return false;
}

/** `free`: the slots of the box that are not chosen, and have no digit of the middle in common with what is. */
function chooseLine(from: i32, chosen: i32, digits: i32, free: i32): bool {
  const count = popcnt(chosen) + 1;
  for (let rest = from; rest; rest &= rest - 1) {
    const cells = chosen | (rest & -rest);
    const own = digitsAt(line, rest);
    const wider = digits | own;
    const filled = count - popcnt(wider & ~middle);
    const others = rest & (rest - 1);
    if (filled + popcnt(others) <= 0) continue;
    const left = without(free & ~inBox(rest & -rest), own & middle & ~digits);
    if (!left) continue;
    if (filled > 0 && filled < surplus && wider & middle && popcnt(left) >= surplus - filled) {
      inLine = cells;
      ofLine = wider;
      if (chooseBox(left, 0, 0, surplus - filled)) return true;
    }
    if (chooseLine(others, cells, wider, left)) return true;
  }
  return false;
}

/** Slots of the box that have none of some digits. */
function without(slots: i32, digits: i32): i32 {
  let left = slots;
  for (let rest = digits; rest; rest &= rest - 1) left &= ~slotsIn(box, ctz(rest));
  return left;
}

/** `wanted`: how many cells are to be filled with digits of the crossing. */
function chooseBox(from: i32, chosen: i32, digits: i32, wanted: i32): bool {
  const count = popcnt(chosen) + 1;
  for (let rest = from; rest; rest &= rest - 1) {
    const others = rest & (rest - 1);
    const cells = chosen | (rest & -rest);
    const wider = digits | digitsAt(box, rest);
    const filled = count - popcnt(wider & ~middle);
    if (filled === wanted && wider & middle && takeOutside(cells, wider)) return true;
    if (filled + popcnt(others) >= wanted && chooseBox(others, cells, wider, wanted)) return true;
  }
  return false;
}

function takeOutside(ofBoxSlots: i32, ofBox: i32): bool {
  const both = ofLine & ofBox;
  takeFrom(box, inBox(crossing) | ofBoxSlots, ((middle | ofBox) & ~ofLine) | both);
  takeFrom(line, crossing | inLine, ((middle | ofLine) & ~ofBox) | both);
  return taken() !== NOTHING;
}

function takeFrom(house: i32, without: i32, set: i32): void {
  for (let rest = openIn(house) & ~without; rest; rest &= rest - 1) {
    const cell = cellAt(house, ctz(rest));
    takeDigits(cell, digitsOf(cell) & set);
  }
}
