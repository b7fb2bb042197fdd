/**
 * Nets, as `logic/forcing/net` builds them: what follows from each state when all that it makes single is placed, for some
 * rounds, in this order; and what each of it rests on, as `logic/forcing/net-tables` reads it.
 */
import { addTo, isIn } from './bit-sets';
import { digitsOf, slotsIn } from './grid';
import { startOf, targetAt } from './implications';
import { openSets, setOf } from './net-closure';
import { cellsSeeing, digitOf, firstCellOf, isGroup, isOn, MOST_NODES, nodeCount, nodeOf, off, on } from './nodes';
import { cellAt, houseOf, isSingle, lowestCell, SIZE, slotOf, withoutLowest } from './shape';
import {
  beginTrial,
  countIn,
  digitsLeft,
  hiddenAt,
  hiddenCount,
  hiddenHead,
  isOpen,
  nakedAt,
  nakedCount,
  nakedHead,
  passQueued,
  place,
  readPosition,
  remove,
} from './trial';

/** How often singles are looked for after the premise. */
const ROUNDS = 4;
/** Instead of a house: a state is owed to its cell. */
const BY_CELL = -1;
const MOST_STATES = 2 * MOST_NODES;
const MOST_ENTRIES = 1 << 16;
const SEVERAL = 1 << 15;

/** What follows from each state: by entry, the state, the first one that it rests on (and whether there are several), steps from the premise. */
const starts = memory.data(4 * (MOST_STATES + 1), 4);
const states = memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2);
const causes = memory.data(2 * (MOST_ENTRIES + MOST_STATES), 2);
const steps = memory.data(MOST_ENTRIES + MOST_STATES);
let length = 0;

/** By state its steps from the premise. */
const stepsTo = memory.data(MOST_STATES);
let premise = 0;
/** All that is recorded for the premise. */
let recorded: usize = 0;
/** What the premise has placed last. */
let placed = 0;
/** Singles to be placed in a round. */
const singles = memory.data(2 * 512, 2);

export function firstEntry(state: i32): i32 {
  return i32.load(starts + 4 * state);
}
/** Whether anything follows at once. */
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

/** Whether there is room for all. */
export function buildNets(): bool {
  readPosition();
  openSets();
  length = 0;
  for (let state = 0; state < 2 * nodeCount; state++) {
    i32.store(starts + 4 * state, length);
    if (length > MOST_ENTRIES) return false;
    premise = placed = state;
    recorded = setOf(state);
    store<u8>(stepsTo + state, 1);
    if (!isGroup(state)) tryOut();
    const end = startOf(state + 1);
    for (let at = startOf(state); at < end; at++)
      if (isGroup(state) || isGroup(targetAt(at))) record(targetAt(at), BY_CELL);
  }
  i32.store(starts + 8 * nodeCount, length);
  return true;
}

/** Assumes a state about a candidate and records what it brings about. */
function tryOut(): void {
  const cell = firstCellOf(premise >> 1);
  const digit = digitOf(premise >> 1);
  beginTrial();
  if (isOn(premise)) set(cell, digit, false);
  else {
    remove(cell, digit);
    if (isSingle(digitsLeft(cell))) set(cell, ctz(digitsLeft(cell)), false);
  }
  for (let round = 0; round < ROUNDS && setSingles(); round++);
}

/** Places a digit; whatever that takes away was a candidate of the position. */
function set(cell: i32, digit: i32, isHidden: bool): void {
  const reason = isHidden ? barestHouse(cell, digit) : BY_CELL;
  const others = digitsLeft(cell) & ~(1 << digit);
  place(cell, digit);
  record(on(nodeOf(cell, digit)), reason);
  for (let rest = cellsSeeing(nodeOf(cell, digit)); v128.any_true(rest); rest = withoutLowest(rest))
    record(off(nodeOf(lowestCell(rest), digit)), reason);
  for (let rest = others; rest; rest &= rest - 1) record(off(nodeOf(cell, ctz(rest))), reason);
}

/** Of the houses of a cell, the first of those where the digit has the fewest places. */
function barestHouse(cell: i32, digit: i32): i32 {
  let barest = houseOf(0, cell);
  for (let kind = 1; kind < 3; kind++)
    if (countIn(houseOf(kind, cell), digit) < countIn(barest, digit)) barest = houseOf(kind, cell);
  return barest;
}

/** Sets what is single now, all of it before anything that this makes single; false if there is none. */
function setSingles(): bool {
  let count = 0;
  for (let at = nakedHead; at < nakedCount; at++)
    if (isOpen(nakedAt(at) / SIZE)) i32.store16(singles + 2 * count++, nakedAt(at));
  const ofCells = count;
  for (let at = hiddenHead; at < hiddenCount; at++) {
    const cell = hiddenAt(at) / SIZE;
    const digit = hiddenAt(at) % SIZE;
    if (!isOpen(cell) || countIn(barestHouse(cell, digit), digit) !== 1) continue;
    let other = ofCells;
    while (other < count && i32.load16_u(singles + 2 * other) / SIZE !== cell) other++;
    if (other === count) i32.store16(singles + 2 * count++, hiddenAt(at));
  }
  passQueued();
  for (let at = 0; at < count; at++) {
    const single = i32.load16_u(singles + 2 * at);
    set(single / SIZE, single % SIZE, at >= ofCells);
  }
  return count > 0;
}

/** Records a state, unless it is known. What was placed rests on what has gone before beside it; what goes, on what was placed last. */
function record(state: i32, house: i32): void {
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
  for (
    let rest = isInCell ? digitsOf(cell) & ~(1 << digit) : slotsIn(house, digit) & ~(1 << slotIn(house, cell));
    rest;
    rest &= rest - 1
  ) {
    const rival = off(isInCell ? nodeOf(cell, ctz(rest)) : nodeOf(cellAt(house, ctz(rest)), digit));
    if (rival === premise || !isIn(recorded, rival)) continue;
    if (cause !== premise) return cause | SEVERAL;
    cause = rival;
  }
  return cause;
}

function slotIn(house: i32, cell: i32): i32 {
  return slotOf(house / SIZE, cell);
}
