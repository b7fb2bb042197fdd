/** Direct implications of each state, in exactly the order of `logic/forcing/implications`. */
import { digitsOf, slotsIn } from './board';
import {
  BOX,
  candidateCount,
  cellsOf,
  cellsSeeing,
  digitOf,
  firstCellOf,
  groupAlike,
  groupsAlike,
  houseOfGroup,
  LINE,
  MOST_NODES,
  nodeCount,
  nodeOf,
  off,
  on,
  onlyOtherIn,
  othersIn,
} from './nodes';
import { cellAt, countCells, hasCell, houseOf, isSingle, lowestCell, slotOf, withoutLowest } from './shape';
import { Halves, Words } from './views';

/** Upper bound of the implications of a node's two states. */
const MOST_LINKS = 48;

/** Targets of a state are listed from its start up to the start of the next state. */
export const startOf = changetype<Words>(memory.data(4 * (2 * MOST_NODES + 1), 4));
export const targetAt = changetype<Halves>(memory.data(2 * MOST_LINKS * MOST_NODES, 2));
let length = 0;

/** True if the state has an implication. */
export function leads(state: i32): bool {
  return startOf[state] !== startOf[state + 1];
}
/** True if one state directly implies another. */
export function isDirect(from: i32, to: i32): bool {
  return isListed(startOf[from], startOf[from + 1], to);
}
function isListed(from: i32, end: i32, state: i32): bool {
  for (let at = from; at < end; at++) if (targetAt[at] === state) return true;
  return false;
}
function begin(state: i32): void {
  startOf[state] = length;
}
function add(state: i32): void {
  targetAt[length++] = state;
}

/** Lists the implications of all states. */
export function linkNodes(): void {
  length = 0;
  for (let node = 0; node < nodeCount; node++) {
    const isSingle = node < candidateCount;
    begin(off(node));
    if (isSingle) fromOff(node);
    else fromGroupOff(node);
    begin(on(node));
    if (isSingle) fromOn(node);
    else fromGroupOn(node);
  }
  begin(off(nodeCount));
}

/**
 * Adds the other candidate of a cell with two, the other place in a house with two, and groups whose only alternative
 * is the candidate.
 */
function fromOff(node: i32): void {
  const cell = firstCellOf[node];
  const digit = digitOf[node];
  const others = digitsOf[cell] & ~(1 << digit);
  if (isSingle(others)) add(on(nodeOf(cell, ctz(others))));
  const along = length;
  for (let kind = 0; kind < 3; kind++) {
    const places = placesBeside(kind, cell, digit);
    if (!isSingle(places)) continue;
    const other = on(nodeOf(cellAt(houseOf(kind, cell), ctz(places)), digit));
    if (!isListed(along, length, other)) add(other);
  }
  for (let at = 0; at < groupsAlike[digit]; at++) {
    const group = groupAlike(digit, at);
    if (onlyOtherIn(BOX, group) === cell || onlyOtherIn(LINE, group) === cell) add(on(group));
  }
}

/**
 * Turns off the other candidates of the cell, the other places of the digit in each house, and the groups that the
 * candidate sees.
 */
function fromOn(node: i32): void {
  const cell = firstCellOf[node];
  const digit = digitOf[node];
  for (let rest = digitsOf[cell] & ~(1 << digit); rest; rest &= rest - 1) add(off(nodeOf(cell, ctz(rest))));
  for (let kind = 0; kind < 3; kind++) {
    let places = placesBeside(kind, cell, digit);
    const slot = slotOf(kind, cell);
    if (kind === 2) places &= ~((7 << (3 * (slot / 3))) | (73 << (slot % 3)));
    for (; places; places &= places - 1) add(off(nodeOf(cellAt(houseOf(kind, cell), ctz(places)), digit)));
  }
  for (let at = 0; at < groupsAlike[digit]; at++) {
    const group = groupAlike(digit, at);
    if (hasCell(cellsSeeing[group], cell)) add(off(group));
  }
}

/** Returns the other slots of a digit in a house of a cell. */
function placesBeside(kind: i32, cell: i32, digit: i32): i32 {
  return slotsIn(houseOf(kind, cell), digit) & ~(1 << slotOf(kind, cell));
}

/** Adds the only alternative to a group in its box and in its line: a candidate or another group. */
function fromGroupOff(group: i32): void {
  addOnlyCandidate(BOX, group);
  addOnlyCandidate(LINE, group);
  addOnlyGroup(LINE, group);
  addOnlyGroup(BOX, group);
}

function addOnlyCandidate(kind: i32, group: i32): void {
  const cell = onlyOtherIn(kind, group);
  if (cell >= 0) add(on(nodeOf(cell, digitOf[group])));
}

/** Adds the only other group of a house, if the digit has no place outside the two groups. */
function addOnlyGroup(kind: i32, group: i32): void {
  const digit = digitOf[group];
  let only = -1;
  for (let at = 0; at < groupsAlike[digit]; at++) {
    const other = groupAlike(digit, at);
    if (!areBeside(kind, group, other)) continue;
    if (only >= 0) return;
    only = other;
  }
  if (only >= 0 && countCells(cellsOf[only]) === othersIn(kind, group)) add(on(only));
}

/** Turns off the candidates that see the whole group, then other groups of its line or box. */
function fromGroupOn(group: i32): void {
  const digit = digitOf[group];
  for (let rest = cellsSeeing[group]; v128.any_true(rest); rest = withoutLowest(rest))
    add(off(nodeOf(lowestCell(rest), digit)));
  for (let at = 0; at < groupsAlike[digit]; at++) {
    const other = groupAlike(digit, at);
    if (areBeside(LINE, group, other) || areBeside(BOX, group, other)) add(off(other));
  }
}

/** True if two groups of a digit share a house and no cell. */
function areBeside(kind: i32, group: i32, other: i32): bool {
  return (
    houseOfGroup(kind, group) === houseOfGroup(kind, other) && !v128.any_true(v128.and(cellsOf[group], cellsOf[other]))
  );
}
