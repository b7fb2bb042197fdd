/** A board to try things on, copied from the position: `core/queued-board` to the letter, its queues never taken from. */
import { digitsOf, placesOf, slotsIn, valueAt } from './board';
import { CELLS, cellAt, HOUSES, houseOf, isSingle, lowestCell, SIZE, seenBy, withoutLowest } from './shape';
import { Bytes, Halves, SignedBytes } from './views';

/** Where things are on a board: values, digits, how many places a digit has in a house, queues. */
const VALUES: usize = 0;
const DIGITS: usize = 88;
const COUNTS: usize = 256;
const NAKED: usize = 504;
const HIDDEN: usize = 672;
const BYTES: usize = 1160;

const position = memory.data(<i32>BYTES, 8);
const trial = memory.data(<i32>BYTES, 8);
const values = changetype<SignedBytes>(trial + VALUES);
export const digitsLeft = changetype<Halves>(trial + DIGITS);
const counts = changetype<Bytes>(trial + COUNTS);
export const nakedAt = changetype<Halves>(trial + NAKED);
export const hiddenAt = changetype<Halves>(trial + HIDDEN);
let nakedAtFirst = 0;
let hiddenAtFirst = 0;
export let nakedCount: i32 = 0;
export let hiddenCount: i32 = 0;
/** Where those queued begin that have not been looked at; what is passed over then is single no more, or solved. */
export let nakedHead: i32 = 0;
export let hiddenHead: i32 = 0;

export function isOpen(cell: i32): bool {
  return values[cell] < 0;
}
export function countIn(house: i32, digit: i32): i32 {
  return counts[SIZE * house + digit];
}

/** Takes over the position, with the singles that it shows. */
export function readPosition(): void {
  nakedCount = hiddenCount = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const digits = digitsOf[cell];
    values[cell] = valueAt[cell];
    digitsLeft[cell] = digits;
    if (isSingle(digits)) queueNaked(cell);
  }
  for (let house = 0; house < HOUSES; house++)
    for (let digit = 0; digit < SIZE; digit++) {
      const places = slotsIn(house, digit);
      counts[SIZE * house + digit] = popcnt(places);
      if (isSingle(places)) queueHidden(house, digit);
    }
  memory.copy(position, trial, BYTES);
  nakedAtFirst = nakedCount;
  hiddenAtFirst = hiddenCount;
}

/** Back to the position. */
export function beginTrial(): void {
  memory.copy(trial, position, BYTES);
  nakedCount = nakedAtFirst;
  hiddenCount = hiddenAtFirst;
  nakedHead = hiddenHead = 0;
}

/** All that is queued has been looked at. */
export function passQueued(): void {
  nakedHead = nakedCount;
  hiddenHead = hiddenCount;
}

export function place(cell: i32, digit: i32): void {
  if (values[cell] === digit) return;
  const own = digitsLeft[cell];
  digitsLeft[cell] = 0;
  values[cell] = digit;
  for (let rest = v128.and(seenBy[cell], placesOf[digit]); v128.any_true(rest); rest = withoutLowest(rest))
    remove(lowestCell(rest), digit);
  for (let rest = own; rest; rest &= rest - 1) {
    const lost = ctz(rest);
    for (let kind = 0; kind < 3; kind++) {
      const house = houseOf(kind, cell);
      if (countDown(house, lost) === 1 && lost !== digit) queueHidden(house, lost);
    }
  }
}

/** Takes a candidate away, if it is one. The last one of a cell leaves the counts as they are. */
export function remove(cell: i32, digit: i32): void {
  const before = digitsLeft[cell];
  const left = before & ~(1 << digit);
  if (left === before) return;
  digitsLeft[cell] = left;
  if (!left) return;
  if (isSingle(left)) queueNaked(cell);
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(kind, cell);
    const count = countDown(house, digit);
    if (count === 1) queueHidden(house, digit);
    else if (!count) forgetHidden(house, digit);
  }
}

function countDown(house: i32, digit: i32): i32 {
  const count = countIn(house, digit) - 1;
  counts[SIZE * house + digit] = count;
  return count;
}

function queueNaked(cell: i32): void {
  nakedAt[nakedCount++] = SIZE * cell + ctz(digitsLeft[cell]);
}

function queueHidden(house: i32, digit: i32): void {
  for (let rest = slotsIn(house, digit); rest; rest &= rest - 1) {
    const cell = cellAt(house, ctz(rest));
    if (!((digitsLeft[cell] >> digit) & 1)) continue;
    hiddenAt[hiddenCount++] = SIZE * cell + digit;
    return;
  }
}

/** A digit without a place in a house: its oldest entry there goes. */
function forgetHidden(house: i32, digit: i32): void {
  for (let at = 0; at < hiddenCount; at++) {
    const candidate = hiddenAt[at];
    const cell = candidate / SIZE;
    if (candidate % SIZE !== digit) continue;
    if (houseOf(0, cell) !== house && houseOf(1, cell) !== house && houseOf(2, cell) !== house) continue;
    const entry = trial + HIDDEN + 2 * at;
    memory.copy(entry, entry + 2, 2 * (--hiddenCount - at));
    if (at < hiddenHead) hiddenHead--;
    return;
  }
}
