/** What a cell, or a digit in a house, may come to: one node of a choice is on. As `logic/forcing/forcing` lists them. */
import { digitsOf, openIn, slotsIn, valueAt } from './grid';
import { nodeOf } from './nodes';
import { CELLS, cellAt, HOUSES, PEERS, peerOf, SIZE } from './shape';

const MOST = CELLS + HOUSES * SIZE;
const NO_HOUSE = 255;

const starts = memory.data(2 * (MOST + 1), 2);
const ways = memory.data(2 * 4 * CELLS * SIZE, 2);
const houses = memory.data(MOST);
const digits = memory.data(MOST);
export let choiceCount: i32 = 0;
let length = 0;

export function firstWay(choice: i32): i32 {
  return i32.load16_u(starts + 2 * choice);
}
/** A node. */
export function wayAt(at: i32): i32 {
  return i32.load16_u(ways + 2 * at);
}

export function listChoices(): void {
  choiceCount = length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    for (let rest = digitsOf(cell); rest; rest &= rest - 1) add(cell, ctz(rest));
    end(NO_HOUSE, 0);
  }
  for (let house = 0; house < HOUSES; house++)
    for (let digit = 0; digit < SIZE; digit++) {
      for (let rest = slotsIn(house, digit); rest; rest &= rest - 1) add(cellAt(house, ctz(rest)), digit);
      end(house, digit);
    }
}

function add(cell: i32, digit: i32): void {
  i32.store16(ways + 2 * length++, nodeOf(cell, digit));
}

/** Keeps the choice to which some were added. */
function end(house: i32, digit: i32): void {
  if (length === firstWay(choiceCount)) return;
  store<u8>(houses + choiceCount, house);
  store<u8>(digits + choiceCount, digit);
  i32.store16(starts + 2 * ++choiceCount, length);
}

/** Whether a digit has all places in a house that the values leave it; a cell always has all digits. */
export function isUntouched(choice: i32): bool {
  const house = load<u8>(houses + choice);
  if (house === NO_HOUSE) return true;
  const digit = load<u8>(digits + choice);
  for (let rest = openIn(house) & ~slotsIn(house, digit); rest; rest &= rest - 1)
    if (!seesValue(cellAt(house, ctz(rest)), digit)) return false;
  return true;
}

function seesValue(cell: i32, digit: i32): bool {
  for (let at = 0; at < PEERS; at++) if (valueAt(peerOf(cell, at)) === digit) return true;
  return false;
}
