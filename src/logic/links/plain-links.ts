/**
 * Links between single candidates. Weak links: to the other candidates of the cell, to those of the digit in each
 * house, and to those of pairs. Strong links: to the other candidate of a cell with two, and to the other place in a
 * house with two. Each is listed once: links in the cell first, then those along the houses in an order that the caller
 * chooses, since walks keep the first of equal links.
 */
import { isPair, lowestBit } from '../../core/bits.js';
import { unlimited } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Position } from '../../core/scan-order.js';
import { BY_CELL, type LinkList } from './link-list.js';
import { off, on } from './state.js';

/** Order of the houses of each cell: the geometry's own, rows before columns before boxes, or another. */
type HouseOrder = Pick<Geometry, 'houseStart' | 'cellHouses' | 'cellSlots'>;

/** The node of each candidate, ascending; -1 for a candidate without a node. */
export type NodeOf = Int16Array;

/** Candidates that are nodes, ascending. */
export interface SingleNodes {
  readonly candidates: ArrayLike<Candidate>;
  readonly count: number;
  readonly nodeOf: NodeOf;
}

/** A list to which links are added, between the nodes of candidates. */
interface LinkOutput {
  readonly list: LinkList;
  readonly nodeOf: NodeOf;
}

/** The number of nodes between two checks of the clock. */
const NODES_PER_CHECK = 64;

/** Adds all links of the candidates that the position has. `alongHouses`: true to include strong links along houses. */
export function addPlainLinks(
  list: LinkList,
  position: Position,
  order: HouseOrder,
  { candidates, count, nodeOf }: SingleNodes,
  alongHouses = true,
  clock = unlimited,
): void {
  const { digits } = position;
  const { size } = position.geometry;
  const output: LinkOutput = { list, nodeOf };
  for (let node = 0; node < count; node++) {
    if (node % NODES_PER_CHECK === 0) clock();
    const candidate = candidates[node]!;
    const cell = (candidate / size) | 0;
    if (!(digits[cell]! & (1 << (candidate - cell * size)))) continue;
    addStrongLinks(output, position, order, candidate, alongHouses);
    addWeakLinks(output, position, order, candidate);
  }
}

/** Adds the candidates that turn on if a candidate is off. */
export function addStrongLinks(
  { list, nodeOf }: LinkOutput,
  { geometry, digits, slots }: Position,
  { houseStart, cellHouses, cellSlots }: HouseOrder,
  candidate: Candidate,
  alongHouses = true,
): void {
  const node = nodeOf[candidate]!;
  const { size, houseCells } = geometry;
  const cell = (candidate / size) | 0;
  const digit = candidate - cell * size;
  const own = digits[cell]!;
  const end = houseStart[cell + 1]!;
  list.begin(off(node));
  list.reserve(1 + end - houseStart[cell]!);
  const { to, cause } = list;
  let { length } = list;
  if (isPair(own)) {
    const other = nodeOf[cell * size + lowestBit(own & ~(1 << digit))]!;
    if (other >= 0) {
      cause[length] = BY_CELL;
      to[length++] = on(other);
    }
  }
  const along = (list.along[off(node)] = length);
  for (let at = alongHouses ? houseStart[cell]! : end; at < end; at++) {
    const house = cellHouses[at]!;
    const places = slots[house * size + digit]! & ~(1 << cellSlots[at]!);
    if (places === 0 || places & (places - 1)) continue;
    const other = nodeOf[houseCells[house * size + lowestBit(places)]! * size + digit]!;
    if (other < 0) continue;
    let known = along;
    while (known < length && to[known] !== on(other)) known++;
    if (known < length) continue;
    cause[length] = house;
    to[length++] = on(other);
  }
  list.length = length;
}

/** Adds the candidates that turn off if a candidate is on. */
export function addWeakLinks(
  { list, nodeOf }: LinkOutput,
  { geometry, digits, slots }: Position,
  { houseStart, cellHouses, cellSlots }: HouseOrder,
  candidate: Candidate,
): void {
  const node = nodeOf[candidate]!;
  const { size, houses, houseCells, crossings, apart } = geometry;
  const cell = (candidate / size) | 0;
  const digit = candidate - cell * size;
  const first = houseStart[cell]!;
  const end = houseStart[cell + 1]!;
  list.begin(on(node));
  list.reserve((1 + end - first + apart.start[candidate + 1]! - apart.start[candidate]!) * size);
  const { to } = list;
  let { length } = list;
  for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1) {
    const other = nodeOf[cell * size + lowestBit(rest)]!;
    if (other >= 0) to[length++] = off(other);
  }
  list.along[on(node)] = length;
  for (let at = first; at < end; at++) {
    const house = cellHouses[at]!;
    let places = slots[house * size + digit]! & ~(1 << cellSlots[at]!);
    for (let before = first; before < at; before++) places &= ~crossings[house * houses + cellHouses[before]!]!;
    for (; places; places &= places - 1) {
      const other = nodeOf[houseCells[house * size + lowestBit(places)]! * size + digit]!;
      if (other >= 0) to[length++] = off(other);
    }
  }
  for (let at = apart.start[candidate]!; at < apart.start[candidate + 1]!; at++)
    for (let lost = digits[apart.cells[at]!]! & apart.digits[at]!; lost; lost &= lost - 1) {
      const other = nodeOf[apart.cells[at]! * size + lowestBit(lost)]!;
      if (other >= 0) to[length++] = off(other);
    }
  list.length = length;
}
