/**
 * The links between single candidates. Weak: the others of its cell, and of its digit in each house. Strong: the other
 * one of two in the cell, and of two places in a house. Each is named once: those of the cell first, then those along
 * the houses in an order that the caller chooses, since walks that find equals keep what they meet first.
 */
import { isPair, lowestBit } from '../../core/bits.js';
import type { Position } from '../../core/boxes-first.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { LinkList } from './link-list.js';
import { type Node, off, on } from './state.js';

/** The houses of each cell in some order: the geometry's own, rows before columns before boxes, or another. */
export type HouseOrder = Pick<Geometry, 'houseStart' | 'cellHouses' | 'cellSlots'>;

/** The nodes of candidates, ascending; -1 for those that are none. */
export type NodeOf = Int16Array;

/** Adds all links of the candidates that are nodes. `alongHouses`: whether there are strong ones along houses. */
export function addPlainLinks(
  list: LinkList,
  position: Position,
  order: HouseOrder,
  nodeOf: NodeOf,
  alongHouses = true,
): void {
  const { geometry, digits } = position;
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let rest = digits[cell]!; rest; rest &= rest - 1) {
      const candidate = cell * geometry.size + lowestBit(rest);
      const node = nodeOf[candidate]!;
      if (node < 0) continue;
      addStrongLinks(list, position, order, nodeOf, candidate, node, alongHouses);
      addWeakLinks(list, position, order, nodeOf, candidate, node);
    }
}

/** What is on if a candidate is off. */
export function addStrongLinks(
  list: LinkList,
  { geometry, digits, slots }: Position,
  { houseStart, cellHouses, cellSlots }: HouseOrder,
  nodeOf: NodeOf,
  candidate: Candidate,
  node: Node,
  alongHouses = true,
): void {
  const { size, houseCells } = geometry;
  const cell = (candidate / size) | 0;
  const digit = candidate - cell * size;
  const own = digits[cell]!;
  list.begin(off(node));
  if (isPair(own)) {
    const other = nodeOf[cell * size + lowestBit(own & ~(1 << digit))]!;
    if (other >= 0) list.add(on(other));
  }
  const along = (list.along[off(node)] = list.length);
  if (!alongHouses) return;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    const places = slots[house * size + digit]! & ~(1 << cellSlots[at]!);
    if (places === 0 || places & (places - 1)) continue;
    const other = nodeOf[houseCells[house * size + lowestBit(places)]! * size + digit]!;
    if (other < 0) continue;
    let known = along;
    while (known < list.length && list.to[known] !== on(other)) known++;
    if (known === list.length) list.add(on(other), house);
  }
}

/** What is off if a candidate is on. */
export function addWeakLinks(
  list: LinkList,
  { geometry, digits, slots }: Position,
  { houseStart, cellHouses, cellSlots }: HouseOrder,
  nodeOf: NodeOf,
  candidate: Candidate,
  node: Node,
): void {
  const { size, houses, houseCells, crossings } = geometry;
  const cell = (candidate / size) | 0;
  const digit = candidate - cell * size;
  list.begin(on(node));
  for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1) {
    const other = nodeOf[cell * size + lowestBit(rest)]!;
    if (other >= 0) list.add(off(other));
  }
  list.along[on(node)] = list.length;
  const first = houseStart[cell]!;
  for (let at = first; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    let places = slots[house * size + digit]! & ~(1 << cellSlots[at]!);
    for (let before = first; before < at; before++) places &= ~crossings[house * houses + cellHouses[before]!]!;
    for (; places; places &= places - 1) {
      const other = nodeOf[houseCells[house * size + lowestBit(places)]! * size + digit]!;
      if (other >= 0) list.add(off(other));
    }
  }
}
