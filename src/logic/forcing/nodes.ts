/**
 * What chains and nets reason about: nodes, each on or off. A node is a candidate of the board or a group, the
 * candidates of a digit where a line and a box cross, of which one is true when the group is on. Nodes are numbered,
 * candidates ascending, then groups; node n being on is the literal n, its being off the literal `off + n`.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { type CellSet, cellSet, cellsIn, commonPeers } from '../../core/cell-set.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';

export type Literal = number;

export interface Group {
  readonly digit: Digit;
  readonly line: House;
  readonly box: House;
  /** Ascending. */
  readonly cells: readonly Cell[];
  /** Cells outside that hold the digit and see all of the group. */
  readonly seen: CellSet;
  /** Other places of the digit in the line and in the box. */
  readonly alsoInLine: Bits;
  readonly alsoInBox: Bits;
}

export interface Nodes {
  readonly geometry: Geometry;
  /** The candidate of each node that is one, ascending. */
  readonly candidates: Int32Array;
  /** The node of a candidate; -1 if it is gone. */
  readonly nodeOf: Int16Array;
  /** The groups: node `candidates.length + g` is group g. */
  readonly groups: readonly Group[];
  /** From on to off. A multiple of 32, so that sets of literals split by words. */
  readonly off: number;
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
  const off = (candidates.length + groups.length + 31) & ~31;
  return { geometry, candidates: Int32Array.from(candidates), nodeOf, groups, off };
}

/** All groups: those in rows, by row, digit, box, then those in columns alike. */
function groupsOf(board: Markup): Group[] {
  const { geometry, slots } = board;
  const { size, houses, crossings, all } = geometry;
  const groups: Group[] = [];
  const lines = geometry.firstOf('box');
  for (let line = 0; line < lines; line++)
    for (let digit = 0; digit < size; digit++) {
      const inLine = slots[line * size + digit]!;
      if (countBits(inLine) < 2) continue;
      for (let box = lines; box < houses; box++) {
        const crossing = crossings[line * houses + box]!;
        const own = inLine & crossing;
        if (crossing !== all && countBits(own) >= 2) groups.push(groupOf(board, digit, line, box, own));
      }
    }
  return groups;
}

function groupOf({ geometry, slots, places }: Markup, digit: Digit, line: House, box: House, own: Bits): Group {
  const { size, houses, crossings } = geometry;
  const cells: Cell[] = [];
  for (let rest = own; rest; rest &= rest - 1) cells.push(geometry.cellAt(line, lowestBit(rest)));
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

export const isOn = ({ off }: Nodes, literal: Literal): boolean => literal < off;

export const nodeIn = ({ off }: Nodes, literal: Literal): number => (literal < off ? literal : literal - off);

/** The same node in the other state. */
export const opposite = ({ off }: Nodes, literal: Literal): Literal => (literal < off ? literal + off : literal - off);

/** Whether the literal is about a group. */
export const isGroup = (nodes: Nodes, literal: Literal): boolean => nodeIn(nodes, literal) >= nodes.candidates.length;

/** The candidate of a literal that is about one. */
export const candidateIn = (nodes: Nodes, literal: Literal): Candidate => nodes.candidates[nodeIn(nodes, literal)]!;

/** The candidates that a literal is about: one, or those of the group. */
export function candidatesIn(nodes: Nodes, literal: Literal): Candidate[] {
  const node = nodeIn(nodes, literal);
  const { candidates, groups, geometry } = nodes;
  if (node < candidates.length) return [candidates[node]!];
  const { cells, digit } = groups[node - candidates.length]!;
  return cells.map((cell) => geometry.candidate(cell, digit));
}

export const digitIn = (nodes: Nodes, literal: Literal): Digit => {
  const node = nodeIn(nodes, literal);
  const { candidates, groups, geometry } = nodes;
  return node < candidates.length ? geometry.digitOf(candidates[node]!) : groups[node - candidates.length]!.digit;
};

/** The lowest cell that a literal is about. */
export const lowestCellIn = (nodes: Nodes, literal: Literal): Cell => {
  const node = nodeIn(nodes, literal);
  const { candidates, groups, geometry } = nodes;
  return node < candidates.length ? geometry.cellOf(candidates[node]!) : groups[node - candidates.length]!.cells[0]!;
};

/** The cells outside a group that hold its digit and see all of it. */
export const cellsSeeing = ({ seen }: Group): Cell[] => cellsIn(seen);
