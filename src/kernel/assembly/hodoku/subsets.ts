/** Naked and hidden subsets, as `logic/sets` finds them: houses in order, sets from their smallest member upwards. */
import { digitsOf, houseStamp, openIn, slotsIn } from './grid';
import { clearHit, HIT, NOTHING, takeDigits, taken } from './hit';
import { ALL, BOXES, cellAt, HOUSES, houseOf, SIZE } from './shape';

/** Kinds of subsets; a locked one is naked, and takes from the box and beyond it. */
const NAKED = 0;
const LOCKED = 1;
const HIDDEN = 2;

/** Rows of the slice that is looked at: a house's cells with their digits, or its digits with their slots. */
const rows = memory.data(4 * SIZE, 4);
function rowAt(at: i32): i32 {
  return i32.load(rows + 4 * at);
}

/** Those whose digits go from both houses of a crossing. */
export function lockedSubset(size: i32, since: i32): i32 {
  for (let house = BOXES; house < HOUSES; house++) if (nakedIn(house, size, since, LOCKED)) return HIT;
  return NOTHING;
}

export function nakedSubset(size: i32, since: i32): i32 {
  for (let at = 0; at < HOUSES; at++) if (nakedIn(boxesFirst(at), size, since, NAKED)) return HIT;
  return NOTHING;
}

/** Not those that leave no more than so many open cells, which a naked subset would take from alike. */
export function hiddenSubset(size: i32, others: i32, since: i32): i32 {
  for (let at = 0; at < HOUSES; at++) {
    const house = boxesFirst(at);
    if (houseStamp(house) <= since || popcnt(openIn(house)) <= size + others) continue;
    let among = 0;
    for (let digit = 0; digit < SIZE; digit++) {
      i32.store(rows + 4 * digit, slotsIn(house, digit));
      if (mayTakePart(digit, size)) among |= 1 << digit;
    }
    if (popcnt(among) >= size && extend(house, among, 0, 0, size, HIDDEN)) return HIT;
  }
  return NOTHING;
}

function boxesFirst(at: i32): i32 {
  return at < SIZE ? BOXES + at : at - SIZE;
}

function nakedIn(house: i32, size: i32, since: i32, kind: i32): bool {
  if (houseStamp(house) <= since || popcnt(openIn(house)) < size) return false;
  let among = 0;
  for (let slot = 0; slot < SIZE; slot++) {
    i32.store(rows + 4 * slot, digitsOf(cellAt(house, slot)));
    if (mayTakePart(slot, size)) among |= 1 << slot;
  }
  return popcnt(among) >= size && extend(house, among, 0, 0, size, kind);
}

function mayTakePart(row: i32, size: i32): bool {
  return rowAt(row) !== 0 && popcnt(rowAt(row)) <= size;
}

/** Looks for `size` rows that use as many columns, by adding rows in `from` to those chosen. */
function extend(house: i32, from: i32, chosen: i32, columns: i32, size: i32, kind: i32): bool {
  if (popcnt(chosen) === size) {
    if (popcnt(columns) !== size) return false;
    clearHit();
    return kind === HIDDEN ? takeHidden(house, chosen, columns) : takeNaked(house, chosen, columns, kind === LOCKED);
  }
  for (let rest = from; rest; rest &= rest - 1) {
    const wider = columns | rowAt(ctz(rest));
    if (popcnt(wider) > size) continue;
    if (extend(house, rest & (rest - 1), chosen | (rest & -rest), wider, size, kind)) return true;
  }
  return false;
}

/** From all houses that hold the cells; not in a later one of them. A locked subset takes from the box and beyond it. */
function takeNaked(house: i32, slots: i32, union: i32, isLocked: bool): bool {
  let inBox = false;
  let outside = false;
  for (let kind = 0; kind < 3; kind++) {
    const common = houseOf(kind, cellAt(house, ctz(slots)));
    if (!holdsAll(common, kind, house, slots)) continue;
    if (common >= BOXES && house < BOXES) return false;
    for (let slot = 0; slot < SIZE; slot++) {
      const cell = cellAt(common, slot);
      const gone = digitsOf(cell) & union;
      if (!gone || isAmong(cell, house, slots)) continue;
      takeDigits(cell, gone);
      if (common >= BOXES) inBox = true;
      else if (houseOf(2, cell) !== house) outside = true;
    }
  }
  return taken() === HIT && (!isLocked || (inBox && outside));
}

function holdsAll(common: i32, kind: i32, house: i32, slots: i32): bool {
  for (let rest = slots; rest; rest &= rest - 1) if (houseOf(kind, cellAt(house, ctz(rest))) !== common) return false;
  return true;
}

function isAmong(cell: i32, house: i32, slots: i32): bool {
  for (let rest = slots; rest; rest &= rest - 1) if (cellAt(house, ctz(rest)) === cell) return true;
  return false;
}

function takeHidden(house: i32, set: i32, slots: i32): bool {
  for (let rest = slots; rest; rest &= rest - 1) {
    const cell = cellAt(house, ctz(rest));
    takeDigits(cell, digitsOf(cell) & ALL & ~set);
  }
  return taken() === HIT;
}
