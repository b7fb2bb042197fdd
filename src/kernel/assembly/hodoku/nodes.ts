/**
 * Nodes of chains, each on or off, as `logic/forcing/nodes` numbers them: candidates ascending, then groups, the
 * candidates of a digit where a line and a box cross.
 */
import { digitsOf, placesOf, slotsIn } from './grid';
import { ALL, BOXES, bitOf, CELLS, COLUMNS, cellAt, isSingle, lowestCell, SIZE, seenBy, withoutLowest } from './shape';

/** As many as the tables have room for. */
export const MOST_NODES = 512;
/** Where a group's house has not just one other place. */
const NOWHERE = -1;
const GROUPS_ALIKE = 54;

const nodes = memory.data(2 * CELLS * SIZE, 2);
/** By node: its cells, those outside that hold its digit and see all of them, the lowest of them, the digit. */
const cellSets = memory.data(16 * MOST_NODES, 16);
const seenSets = memory.data(16 * MOST_NODES, 16);
const firstCells = memory.data(MOST_NODES);
const nodeDigits = memory.data(MOST_NODES);
/** By group its line and its box: how many other places the digit has there, and the one if it is one. */
const houses = memory.data(2 * MOST_NODES);
const others = memory.data(2 * MOST_NODES);
const onlyOthers = memory.data(2 * MOST_NODES);
/** The groups of each digit, ascending. */
const alike = memory.data(2 * GROUPS_ALIKE * SIZE, 2);
const alikeCounts = memory.data(SIZE);

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
/** The node of a candidate. */
export function nodeOf(cell: i32, digit: i32): i32 {
  return i32.load16_u(nodes + 2 * (SIZE * cell + digit));
}
export function cellsOf(node: i32): v128 {
  return v128.load(cellSets + 16 * node);
}
export function cellsSeeing(node: i32): v128 {
  return v128.load(seenSets + 16 * node);
}
export function firstCellOf(node: i32): i32 {
  return load<u8>(firstCells + node);
}
export function digitOf(node: i32): i32 {
  return load<u8>(nodeDigits + node);
}
export function houseOfGroup(kind: i32, group: i32): i32 {
  return load<u8>(houses + 2 * group + kind);
}
export function othersIn(kind: i32, group: i32): i32 {
  return load<u8>(others + 2 * group + kind);
}
/** The one other cell of the digit in a group's house; negative if there are several, or none. */
export function onlyOtherIn(kind: i32, group: i32): i32 {
  return load<i8>(onlyOthers + 2 * group + kind);
}
export function groupsAlike(digit: i32): i32 {
  return load<u8>(alikeCounts + digit);
}
export function groupAlike(digit: i32, at: i32): i32 {
  return i32.load16_u(alike + 2 * (GROUPS_ALIKE * digit + at));
}

/** Whether there is room for all. */
export function numberNodes(grouped: bool): bool {
  nodeCount = 0;
  for (let cell = 0; cell < CELLS; cell++)
    for (let rest = digitsOf(cell); rest; rest &= rest - 1) {
      const digit = ctz(rest);
      i32.store16(nodes + 2 * (SIZE * cell + digit), addNode(digit, bitOf(cell)));
    }
  candidateCount = nodeCount;
  for (let digit = 0; digit < SIZE; digit++) store<u8>(alikeCounts + digit, 0);
  if (grouped)
    for (let line = 0; line < BOXES; line++) for (let digit = 0; digit < SIZE; digit++) addGroups(line, digit);
  return nodeCount <= MOST_NODES;
}

/** Those beyond the tables share the last place. */
function addNode(digit: i32, cells: v128): i32 {
  const node = min(nodeCount++, MOST_NODES - 1);
  let seen = placesOf(digit);
  for (let rest = cells; v128.any_true(rest); rest = withoutLowest(rest))
    seen = v128.and(seen, seenBy(lowestCell(rest)));
  v128.store(cellSets + 16 * node, cells);
  v128.store(seenSets + 16 * node, seen);
  store<u8>(firstCells + node, lowestCell(cells));
  store<u8>(nodeDigits + node, digit);
  return node;
}

function addGroups(line: i32, digit: i32): void {
  const places = slotsIn(line, digit);
  const isRow = line < COLUMNS;
  const at = line % SIZE;
  for (let third = 0; third < 3; third++) {
    const own = places & (7 << (3 * third));
    if (popcnt(own) < 2) continue;
    let cells = i64x2.splat(0);
    for (let rest = own; rest; rest &= rest - 1) cells = v128.or(cells, bitOf(cellAt(line, ctz(rest))));
    const group = addNode(digit, cells);
    const box = BOXES + (isRow ? 3 * (at / 3) + third : 3 * third + at / 3);
    tellHouse(LINE, group, line, places & ~own);
    tellHouse(BOX, group, box, slotsIn(box, digit) & ALL & ~(isRow ? 7 << (3 * (at % 3)) : 73 << (at % 3)));
    const count = groupsAlike(digit);
    i32.store16(alike + 2 * (GROUPS_ALIKE * digit + count), group);
    store<u8>(alikeCounts + digit, count + 1);
  }
}

function tellHouse(kind: i32, group: i32, house: i32, also: i32): void {
  store<u8>(houses + 2 * group + kind, house);
  store<u8>(others + 2 * group + kind, popcnt(also));
  store<i8>(onlyOthers + 2 * group + kind, isSingle(also) ? cellAt(house, ctz(also)) : NOWHERE);
}
