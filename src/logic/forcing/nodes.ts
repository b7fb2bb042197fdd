/**
 * Nodes of chains and nets, each on or off. A node is a candidate of the board or a group: the candidates of a digit in
 * the crossing of a line and a box (or extra houses), of which one is true if the group is on. Nodes are numbered:
 * candidates ascending, then groups.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellsAt } from '../../core/candidates.js';
import { type CellSet, cellSet, cellsIn, commonPeers } from '../../core/cell-set.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { crossingHouses } from '../../core/houses.js';
import { nodeIn, type State } from '../links/state.js';

export interface Group {
  readonly digit: Digit;
  readonly line: House;
  readonly box: House;
  /** Ascending. */
  readonly cells: readonly Cell[];
  /** Cells outside the group that hold the digit and see all of it. */
  readonly seen: CellSet;
  /** Other places of the digit in the line, and in the box. */
  readonly alsoInLine: Bits;
  readonly alsoInBox: Bits;
}

export interface Nodes {
  readonly geometry: Geometry;
  /** The candidate of each node that is not a group, ascending. */
  readonly candidates: Int32Array;
  /** The node of a candidate; -1 if it is removed. */
  readonly nodeOf: Int16Array;
  /** The groups: node `candidates.length + g` is group g. */
  readonly groups: readonly Group[];
}

export function nodesOf(board: Markup, grouped: boolean): Nodes {
  const { geometry, digits } = board;
  const { size, cells } = geometry;
  const nodeOf = new Int16Array(geometry.candidates).fill(-1);
  const candidates: Candidate[] = [];
  for (let cell = 0; cell < cells; cell++)
    for (let rest = digits[cell]!; rest; rest &= rest - 1)
      nodeOf[cell * size + lowestBit(rest)] = candidates.push(cell * size + lowestBit(rest)) - 1;
  const groups = grouped ? groupsOf(board) : [];
  return { geometry, candidates: Int32Array.from(candidates), nodeOf, groups };
}

/** The most groups possible: one of each digit in each crossing of two houses. */
export const mostGroups = (geometry: Geometry): number => crossingHouses(geometry).length * geometry.size;

/** Returns all groups: those in rows, by row, digit, box, then those in columns, and those in regions likewise. */
function groupsOf(board: Markup): Group[] {
  const { geometry, slots } = board;
  const { size, houses, crossings, all } = geometry;
  const groups: Group[] = [];
  for (const line of geometry.housesOf('row', 'column', 'extra')) {
    const across = crossingHouses(geometry).filter(([house]) => house === line);
    for (let digit = 0; digit < size; digit++) {
      const inLine = slots[line * size + digit]!;
      if (countBits(inLine) < 2) continue;
      for (const [, box] of across) {
        const crossing = crossings[line * houses + box]!;
        const own = inLine & crossing;
        if (crossing !== all && countBits(own) >= 2) groups.push(groupOf(board, digit, line, box, own));
      }
    }
  }
  return groups;
}

function groupOf({ geometry, slots, places }: Markup, digit: Digit, line: House, box: House, own: Bits): Group {
  const { size, houses, crossings } = geometry;
  const cells = cellsAt(geometry, line, own);
  return {
    digit,
    line,
    box,
    cells,
    seen: commonPeers(geometry, places, digit, cells, cellSet(geometry)),
    alsoInLine: slots[line * size + digit]! & ~own,
    alsoInBox: slots[box * size + digit]! & ~crossings[box * houses + line]!,
  };
}

export const statesOf = ({ candidates, groups }: Nodes): number => 2 * (candidates.length + groups.length);

/** True if the state belongs to a group. */
export const isGroup = (nodes: Nodes, state: State): boolean => nodeIn(state) >= nodes.candidates.length;

/** Returns the candidate of a state, which must not belong to a group. */
export const candidateIn = (nodes: Nodes, state: State): Candidate => nodes.candidates[nodeIn(state)]!;

/** Returns the candidates of a state: one, or those of the group. */
export function candidatesIn(nodes: Nodes, state: State): Candidate[] {
  const node = nodeIn(state);
  const { candidates, groups, geometry } = nodes;
  if (node < candidates.length) return [candidates[node]!];
  const { cells, digit } = groups[node - candidates.length]!;
  return cells.map((cell) => geometry.candidate(cell, digit));
}

export const digitIn = (nodes: Nodes, state: State): Digit => {
  const node = nodeIn(state);
  const { candidates, groups, geometry } = nodes;
  return node < candidates.length ? geometry.digitOf(candidates[node]!) : groups[node - candidates.length]!.digit;
};

/** Returns the lowest cell of a state. */
export const lowestCellIn = (nodes: Nodes, state: State): Cell => {
  const node = nodeIn(state);
  const { candidates, groups, geometry } = nodes;
  return node < candidates.length ? geometry.cellOf(candidates[node]!) : groups[node - candidates.length]!.cells[0]!;
};

/** Returns the cells outside a group that hold its digit and see all of it. */
export const cellsSeeing = ({ seen }: Group): Cell[] => cellsIn(seen);
