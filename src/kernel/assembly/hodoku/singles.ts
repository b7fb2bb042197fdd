/** Singles as HoDoKu takes them, the oldest one queued: what `solver/hodoku/singles` tells, as numbers. */
import {
  digitsOf,
  isContradictory,
  nakedAt,
  nakedEnd,
  nakedHead,
  openIn,
  place,
  slotsIn,
  takeHidden,
  takeNaked,
  unsolved,
} from './grid';
import { houseOf, isSingle, SIZE } from './shape';

const FULL_HOUSE = 0;
const NAKED_SINGLE = 1;
const HIDDEN_SINGLE = 2;

/** How many of each kind the last call of `takeSingles` took. */
export const taken = memory.data(12, 4);

/** Takes singles while any is queued. */
export function takeSingles(): void {
  for (let kind = 0; kind < 3; kind++) i32.store(taken + 4 * kind, 0);
  while (unsolved && !isContradictory) {
    if (takeIf(queuedFullHouse(), FULL_HOUSE)) continue;
    if (takeIf(queuedNaked(), NAKED_SINGLE)) continue;
    if (!takeIf(queuedHidden(), HIDDEN_SINGLE)) return;
  }
}

function takeIf(candidate: i32, kind: i32): bool {
  if (candidate < 0) return false;
  place(candidate / SIZE, candidate % SIZE);
  i32.store(taken + 4 * kind, i32.load(taken + 4 * kind) + 1);
  return true;
}

/** An entry of the naked queue that ends a house. It stays where it is. */
function queuedFullHouse(): i32 {
  for (let at = nakedHead; at < nakedEnd; at++) {
    const candidate = nakedAt(at);
    const cell = candidate / SIZE;
    if (!digitsOf(cell)) continue;
    for (let kind = 0; kind < 3; kind++) if (isSingle(openIn(houseOf(kind, cell)))) return candidate;
  }
  return -1;
}

function queuedNaked(): i32 {
  let candidate = takeNaked();
  while (candidate >= 0 && !digitsOf(candidate / SIZE)) candidate = takeNaked();
  return candidate;
}

/** An entry that is no longer alone in any house ends the search. */
function queuedHidden(): i32 {
  let candidate = takeHidden();
  while (candidate >= 0 && !digitsOf(candidate / SIZE)) candidate = takeHidden();
  if (candidate < 0) return -1;
  const cell = candidate / SIZE;
  for (let kind = 0; kind < 3; kind++) if (isSingle(slotsIn(houseOf(kind, cell), candidate % SIZE))) return candidate;
  return -1;
}
