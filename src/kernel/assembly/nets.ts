/**
 * Nets, as `logic/forcing/net` builds them and `logic/forcing/net-tables` reads them: the consequences of each state if
 * all resulting singles are placed, for some rounds. Each premise has its states in the order in which they were
 * recorded, and the cause of each.
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
/** Stands for a house if the cause of a state is in its cell. */
const BY_CELL = -1;
/** Flag of an entry with more causes than the recorded one. */
const SEVERAL = 1 << 15;

/**
 * The index of the first entry of each premise. By entry: the state, its first cause (flagged if there are several),
 * its distance in steps.
 */
export const firstEntry = changetype<Words>(memory.data(4 * (MOST_STATES + 1), 4));
export const stateAt = changetype<Halves>(memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2));
const causes = changetype<Halves>(memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2));
export const stepsOf = changetype<Bytes>(memory.data(MOST_ENTRIES + MOST_STATES));
let length = 0;

/** By state, the states that follow from it directly. */
const sets = memory.data((MOST_STATES / 8) * MOST_STATES, 8);
/** Bytes of a set of states. */
export let netWidth: usize = 0;

/** By state, its distance in steps from the premise. */
const stepsTo = changetype<Bytes>(memory.data(MOST_STATES));
let premise = 0;
/** The set of all states recorded for the premise. */
let recorded: usize = 0;
/** The state that the premise placed last. */
let placed = 0;

/** Singles to place in a round. */
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

/** Builds the nets of all states. Returns false if they do not fit the tables. */
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

/** Places a digit, and records the removal of the candidates that the position still had. */
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

/** Places the singles of a round, all of them before any single that they cause; false if there is none. */
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

/**
 * Records a state, unless it is recorded. A placement depends on the removals before it, a removal on the last
 * placement.
 */
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
 * Returns the cause of a placement: the first removed rival in its cell or its house. Without a rival it is the
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
