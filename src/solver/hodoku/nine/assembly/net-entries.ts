/**
 * What nets bring about, as `logic/forcing/net-tables` reads it: by premise the states in the order in which they were
 * recorded, and what each of them rests on.
 */
import { addTo, isIn, WORD } from './bit-sets';
import { digitsOf, slotsIn } from './grid';
import { digitOf, firstCellOf, isGroup, isOn, MOST_NODES, nodeCount, nodeOf, off } from './nodes';
import { cellAt } from './shape';

/** Instead of a house: a state is owed to its cell. */
export const BY_CELL = -1;
const MOST_STATES = 2 * MOST_NODES;
const MOST_ENTRIES = 1 << 16;
const SEVERAL = 1 << 15;

/** Where the entries of each premise begin. By entry: state, the first one that it rests on (and are there others), steps. */
const starts = memory.data(4 * (MOST_STATES + 1), 4);
const states = memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2);
const causes = memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2);
const steps = memory.data(MOST_ENTRIES + MOST_STATES);
let length = 0;

/** By state, the set of states that follow from it: its entries, and after `closeSets` all that follows in the end. */
const sets = memory.data((MOST_STATES / 8) * MOST_STATES, 8);
/** Bytes of a set. */
export let width: usize = 0;

/** By state its steps from the premise. */
const stepsTo = memory.data(MOST_STATES + 1);
export let premise: i32 = 0;
/** All that is recorded for the premise. */
let recorded: usize = 0;
/** What the premise has placed last. */
let placed = 0;

export function setOf(state: i32): usize {
  return sets + state * width;
}
export function firstEntry(state: i32): i32 {
  return i32.load(starts + 4 * state);
}
/** True if a state has entries. */
export function leads(state: i32): bool {
  return firstEntry(state) !== firstEntry(state + 1);
}
export function stateAt(entry: i32): i32 {
  return i32.load16_u(states + 2 * entry);
}
export function causeOf(entry: i32): i32 {
  return i32.load16_u(causes + 2 * entry) & ~SEVERAL;
}
export function hasSeveralCauses(entry: i32): bool {
  return (i32.load16_u(causes + 2 * entry) & SEVERAL) !== 0;
}
export function stepsOf(entry: i32): i32 {
  return load<u8>(steps + entry);
}

/** Forgets all entries: from each state follows itself alone. */
export function clearEntries(): void {
  width = WORD * ((2 * nodeCount + 63) >> 6);
  memory.fill(sets, 0, 2 * nodeCount * width);
  for (let state = 0; state < 2 * nodeCount; state++) addTo(setOf(state), state);
  length = 0;
}

/** Whether there is room for what follows from a state. */
export function begin(state: i32): bool {
  i32.store(starts + 4 * state, length);
  premise = placed = state;
  recorded = setOf(state);
  store<u8>(stepsTo + state, 1);
  return length <= MOST_ENTRIES;
}

/** Records a state, unless it is known. What is placed rests on what went before, what goes on what was placed last. */
export function record(state: i32, house: i32): void {
  if (isIn(recorded, state)) return;
  addTo(recorded, state);
  let cause = premise;
  if (!isGroup(state) && !isGroup(premise)) {
    if (isOn(state)) cause = causeOfPlacing((placed = state), house);
    else cause = placed;
  }
  const own = 1 + load<u8>(stepsTo + (cause & ~SEVERAL));
  store<u8>(stepsTo + state, own);
  store<u8>(steps + length, own);
  i32.store16(causes + 2 * length, cause);
  i32.store16(states + 2 * length++, state);
}

/** Of the other candidates of a cell, or of a digit in a house, the first that has gone before. */
function causeOfPlacing(state: i32, house: i32): i32 {
  const cell = firstCellOf(state >> 1);
  const digit = digitOf(state >> 1);
  const isInCell = house === BY_CELL;
  let cause = premise;
  for (let rest = isInCell ? digitsOf(cell) : slotsIn(house, digit); rest; rest &= rest - 1) {
    const rival = off(isInCell ? nodeOf(cell, ctz(rest)) : nodeOf(cellAt(house, ctz(rest)), digit));
    if (rival === premise || rival === (state ^ 1) || !isIn(recorded, rival)) continue;
    if (cause !== premise) return cause | SEVERAL;
    cause = rival;
  }
  return cause;
}
