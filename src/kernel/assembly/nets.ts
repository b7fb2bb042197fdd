/**
 * Nets, as `logic/forcing/net` builds them and `logic/forcing/net-tables` reads them: what follows from each state when
 * all that it makes single is placed, for some rounds. By premise the states in the order in which they were recorded,
 * and what each of them rests on.
 */
import {
  bringBack,
  digitsOf,
  digitsOnTrial,
  hidden,
  LANES,
  naked,
  ON_TRIAL,
  position,
  putAside,
  STANDING,
  slotsIn,
  slotsOnTrial,
  valueAt,
} from './board';
import { addTo, isIn, WORD } from './closure';
import { startOf, targetAt } from './implications';
import { cellsSeeing, digitOf, firstCellOf, isGroup, isOn, MOST_NODES, nodeCount, nodeOf, off, on } from './nodes';
import { place, queueShown, remove } from './queues';
import { cellAt, houseOf, isSingle, lowestCell, SIZE, withoutLowest } from './shape';
import { Bytes, Halves, Words } from './views';

export const MOST_STATES = 2 * MOST_NODES;
const MOST_ENTRIES = 1 << 16;
/** Rounds of singles after the premise. */
const ROUNDS = 4;
/** Stands for a house where the cause of a state is its cell. */
const BY_CELL = -1;
/** Flag of an entry that has causes besides the one recorded. */
const SEVERAL = 1 << 15;

/**
 * Index of the first entry of each premise. By entry: the state, its first cause (flagged if there are several), its
 * steps.
 */
export const firstEntry = changetype<Words>(memory.data(4 * (MOST_STATES + 1), 4));
export const stateAt = changetype<Halves>(memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2));
const causes = changetype<Halves>(memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2));
export const stepsOf = changetype<Bytes>(memory.data(MOST_ENTRIES + MOST_STATES));
let length = 0;

/** By state, the set of states that follow from it at once. */
const sets = memory.data((MOST_STATES / 8) * MOST_STATES, 8);
/** Bytes of a set. */
export let netWidth: usize = 0;

/** By state its steps from the premise. */
const stepsTo = changetype<Bytes>(memory.data(MOST_STATES));
let premise = 0;
/** The set of all states recorded for the premise. */
let recorded: usize = 0;
/** The state that the premise placed last. */
let placed = 0;

/** Singles to be placed in a round. */
const singles = changetype<Halves>(memory.data(2 * MOST_NODES, 2));

export function netOf(state: i32): usize {
  return sets + state * netWidth;
}
export function causeOf(entry: i32): i32 {
  return causes[entry] & ~SEVERAL;
}
export function hasSeveralCauses(entry: i32): bool {
  return (causes[entry] & SEVERAL) !== 0;
}

/** Builds the nets of all states. Returns false if the tables have no room. */
export function buildNets(): bool {
  putAside(STANDING);
  queueShown();
  putAside(ON_TRIAL);
  netWidth = WORD * ((2 * nodeCount + 63) >> 6);
  memory.fill(sets, 0, 2 * nodeCount * netWidth);
  length = 0;
  for (let state = 0; state < 2 * nodeCount; state++) {
    if (length > MOST_ENTRIES) break;
    begin(state);
    if (!isGroup(state)) tryOut();
    const end = startOf[state + 1];
    for (let at = startOf[state]; at < end; at++)
      if (isGroup(state) || isGroup(targetAt[at])) record(targetAt[at], BY_CELL);
  }
  bringBack(STANDING);
  firstEntry[2 * nodeCount] = length;
  return length <= MOST_ENTRIES;
}

function begin(state: i32): void {
  firstEntry[state] = length;
  premise = placed = state;
  recorded = netOf(state);
  addTo(recorded, state);
  stepsTo[state] = 1;
}

/** Assumes a state of a candidate and records its consequences. */
function tryOut(): void {
  const cell = firstCellOf[premise >> 1];
  const digit = digitOf[premise >> 1];
  if (isOn(premise)) set(cell, digit, false);
  else {
    remove(cell, digit);
    if (isSingle(digitsOf[cell])) set(cell, ctz(digitsOf[cell]), false);
  }
  for (let round = 0; round < ROUNDS && setSingles(); round++);
  bringBack(ON_TRIAL);
}

/** Places a digit; whatever that takes away was a candidate of the position. */
function set(cell: i32, digit: i32, isHidden: bool): void {
  const reason = isHidden ? barestHouse(cell, digit) : BY_CELL;
  const others = digitsOf[cell] & ~(1 << digit);
  place(cell, digit);
  record(on(nodeOf(cell, digit)), reason);
  for (let rest = cellsSeeing[nodeOf(cell, digit)]; v128.any_true(rest); rest = withoutLowest(rest))
    record(off(nodeOf(lowestCell(rest), digit)), reason);
  for (let rest = others; rest; rest &= rest - 1) record(off(nodeOf(cell, ctz(rest))), reason);
}

/** Returns the house of a cell in which the digit has the fewest places, the first of equals. */
function barestHouse(cell: i32, digit: i32): i32 {
  let barest = houseOf(0, cell);
  for (let kind = 1; kind < 3; kind++)
    if (countIn(houseOf(kind, cell), digit) < countIn(barest, digit)) barest = houseOf(kind, cell);
  return barest;
}

function countIn(house: i32, digit: i32): i32 {
  return popcnt(slotsIn(house, digit));
}

/** Sets what is single now, all of it before anything that this makes single; false if there is none. */
function setSingles(): bool {
  let count = 0;
  for (let at = position.nakedHead; at < position.nakedEnd; at++)
    if (valueAt[naked[at] / SIZE] < 0) singles[count++] = naked[at];
  const ofCells = count;
  for (let at = position.hiddenHead; at < position.hiddenEnd; at++) {
    const cell = hidden[at] / SIZE;
    const digit = hidden[at] % SIZE;
    if (valueAt[cell] >= 0 || countIn(barestHouse(cell, digit), digit) !== 1) continue;
    let other = ofCells;
    while (other < count && singles[other] / SIZE !== cell) other++;
    if (other === count) singles[count++] = hidden[at];
  }
  position.nakedHead = position.nakedEnd;
  position.hiddenHead = position.hiddenEnd;
  for (let at = 0; at < count; at++) set(singles[at] / SIZE, singles[at] % SIZE, at >= ofCells);
  return count > 0;
}

/** Records a state, unless it is known. What is placed rests on what went before, what goes on what was placed last. */
function record(state: i32, house: i32): void {
  if (isIn(recorded, state)) return;
  addTo(recorded, state);
  let cause = premise;
  if (!isGroup(state) && !isGroup(premise)) {
    if (isOn(state)) cause = causeOfPlacing((placed = state), house);
    else cause = placed;
  }
  const own = 1 + stepsTo[cause & ~SEVERAL];
  stepsTo[state] = own;
  stepsOf[length] = own;
  causes[length] = cause;
  stateAt[length++] = state;
}

/**
 * Returns the cause of a placing: the first rival removed before it, in its cell or its house. Without one it is the
 * premise.
 */
function causeOfPlacing(state: i32, house: i32): i32 {
  const cell = firstCellOf[state >> 1];
  const digit = digitOf[state >> 1];
  const isInCell = house === BY_CELL;
  let cause = premise;
  for (let rest = isInCell ? digitsOnTrial[cell] : slotsOnTrial[LANES * digit + house]; rest; rest &= rest - 1) {
    const rival = off(isInCell ? nodeOf(cell, ctz(rest)) : nodeOf(cellAt(house, ctz(rest)), digit));
    if (rival === premise || rival === (state ^ 1) || !isIn(recorded, rival)) continue;
    if (cause !== premise) return cause | SEVERAL;
    cause = rival;
  }
  return cause;
}
