/**
 * Nodes of chains, as `logic/forcing/nodes` numbers them: candidates ascending, then groups, which are the candidates
 * of a digit in the crossing of a line and a box. A node is on or off.
 */
import { digitsOf, placesOf, slotsIn } from './board';
import { ALL, BOXES, bitOf, CELLS, COLUMNS, cellAt, cellsIn, isSingle, lowestCell, SIZE, seeingAll } from './shape';
import { Bytes, Halves, SignedBytes, Vectors } from './views';

/** Capacity of the tables, in nodes. */
export const MOST_NODES = 512;
/** Marks a house in which a group does not have exactly one alternative. */
const NOWHERE = -1;
const GROUPS_ALIKE = 54;

const nodes = changetype<Halves>(memory.data(2 * CELLS * SIZE, 2));
/**
 * By node: its cells, the cells outside that hold its digit and see all of them, the lowest of its cells, the digit.
 */
export const cellsOf = changetype<Vectors>(memory.data(16 * MOST_NODES, 16));
export const cellsSeeing = changetype<Vectors>(memory.data(16 * MOST_NODES, 16));
export const firstCellOf = changetype<Bytes>(memory.data(MOST_NODES));
export const digitOf = changetype<Bytes>(memory.data(MOST_NODES));
/**
 * For each group, in its line and in its box: the house, the number of other places of the digit there, and the only
 * other place.
 */
const houses = changetype<Bytes>(memory.data(2 * MOST_NODES));
const others = changetype<Bytes>(memory.data(2 * MOST_NODES));
const onlyOthers = changetype<SignedBytes>(memory.data(2 * MOST_NODES));
/** The groups of each digit, ascending. */
const alike = changetype<Halves>(memory.data(2 * GROUPS_ALIKE * SIZE, 2));
export const groupsAlike = changetype<Bytes>(memory.data(SIZE));

export let candidateCount: i32 = 0;
export let nodeCount: i32 = 0;

export const LINE = 0;
export const BOX = 1;

export function on(node: i32): i32 {
  return 2 * node + 1;
}
export function off(node: i32): i32 {
  return 2 * node;
}
export function isOn(state: i32): bool {
  return (state & 1) !== 0;
}
export function isGroup(state: i32): bool {
  return state >> 1 >= candidateCount;
}
/** Returns the node of a candidate. */
export function nodeOf(cell: i32, digit: i32): i32 {
  return nodes[SIZE * cell + digit];
}
export function houseOfGroup(kind: i32, group: i32): i32 {
  return houses[2 * group + kind];
}
export function othersIn(kind: i32, group: i32): i32 {
  return others[2 * group + kind];
}
/** Returns the only other cell of the digit in a group's house; negative if there are several, or none. */
export function onlyOtherIn(kind: i32, group: i32): i32 {
  return onlyOthers[2 * group + kind];
}
export function groupAlike(digit: i32, at: i32): i32 {
  return alike[GROUPS_ALIKE * digit + at];
}

/** Numbers the nodes of the position. Returns false if they do not fit the tables. */
export function numberNodes(grouped: bool): bool {
  nodeCount = 0;
  for (let cell = 0; cell < CELLS; cell++)
    for (let rest = digitsOf[cell]; rest; rest &= rest - 1) {
      const digit = ctz(rest);
      nodes[SIZE * cell + digit] = addNode(digit, bitOf[cell]);
    }
  candidateCount = nodeCount;
  for (let digit = 0; digit < SIZE; digit++) groupsAlike[digit] = 0;
  if (grouped)
    for (let line = 0; line < BOXES; line++) for (let digit = 0; digit < SIZE; digit++) addGroups(line, digit);
  return nodeCount <= MOST_NODES;
}

/** Adds a node. Nodes beyond the capacity share the last place; `numberNodes` reports them. */
function addNode(digit: i32, cells: v128): i32 {
  const node = min(nodeCount++, MOST_NODES - 1);
  cellsOf[node] = cells;
  cellsSeeing[node] = seeingAll(cells, placesOf[digit]);
  firstCellOf[node] = lowestCell(cells);
  digitOf[node] = digit;
  return node;
}

function addGroups(line: i32, digit: i32): void {
  const places = slotsIn(line, digit);
  const isRow = line < COLUMNS;
  const at = line % SIZE;
  for (let third = 0; third < 3; third++) {
    const own = places & (7 << (3 * third));
    if (popcnt(own) < 2) continue;
    const group = addNode(digit, cellsIn(line, own));
    const box = BOXES + (isRow ? 3 * (at / 3) + third : 3 * third + at / 3);
    tellHouse(LINE, group, line, places & ~own);
    tellHouse(BOX, group, box, slotsIn(box, digit) & ALL & ~(isRow ? 7 << (3 * (at % 3)) : 73 << (at % 3)));
    const count = groupsAlike[digit];
    alike[GROUPS_ALIKE * digit + count] = group;
    groupsAlike[digit] = count + 1;
  }
}

function tellHouse(kind: i32, group: i32, house: i32, also: i32): void {
  houses[2 * group + kind] = house;
  others[2 * group + kind] = popcnt(also);
  onlyOthers[2 * group + kind] = isSingle(also) ? cellAt(house, ctz(also)) : NOWHERE;
}
