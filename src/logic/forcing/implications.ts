/**
 * What follows at once from a literal: from on, that all is off which conflicts with it; from off, that the only
 * alternative left in a cell or a house is on. Every chain, loop and forcing chain is a walk along these arrows, and
 * in their order, which is HoDoKu's, walks find the same shortest paths as that program.
 */
import { type Bits, countBits, isPair, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { hasCell } from '../../core/cell-set.js';
import type { Candidate, Cell, Geometry, House } from '../../core/geometry.js';
import { cellsSeeing, type Group, type Literal, type Nodes, nodesOf } from './nodes.js';

/** The literals that follow from literal l are `targets[from[l]]` up to `targets[from[l + 1]]`. */
export interface Implications {
  readonly nodes: Nodes;
  readonly from: Int32Array;
  readonly targets: Int32Array;
}

/** The targets of the list that is being filled; there is one at a time. */
let listed: Int32Array = new Int32Array(1 << 13);

/** Grows as it is filled, literal by literal, in ascending order. */
class ImplicationList {
  private readonly from: Int32Array;
  private length = 0;
  private literal = 0;

  constructor(readonly nodes: Nodes) {
    this.from = new Int32Array(2 * nodes.off + 1);
  }

  /** What is added from here on follows from this literal. */
  begin(literal: Literal): void {
    while (this.literal <= literal) this.from[this.literal++] = this.length;
  }

  add(target: Literal): void {
    if (this.length === listed.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(listed);
      listed = longer;
    }
    listed[this.length++] = target;
  }

  end(): Implications {
    this.begin(2 * this.nodes.off);
    return { nodes: this.nodes, from: this.from, targets: listed.slice(0, this.length) };
  }
}

/** The implications between the candidates of a board and, if `grouped`, its groups. */
export function implicationsOf(board: Markup, grouped: boolean): Implications {
  const nodes = nodesOf(board, grouped);
  const list = new ImplicationList(nodes);
  const { candidates, groups, off } = nodes;
  const own = groupsByDigit(nodes);
  const { size } = board.geometry;
  for (let node = 0; node < candidates.length; node++) {
    list.begin(node);
    fromOn(board, list, candidates[node]!);
    groupsFromOn(list, candidates[node]!, own[candidates[node]! % size]!);
  }
  for (let group = 0; group < groups.length; group++) {
    list.begin(candidates.length + group);
    fromGroupOn(list, groups[group]!, own[groups[group]!.digit]!);
  }
  for (let node = 0; node < candidates.length; node++) {
    list.begin(off + node);
    fromOff(board, list, candidates[node]!);
    groupsFromOff(list, candidates[node]!, own[candidates[node]! % size]!);
  }
  for (let group = 0; group < groups.length; group++) {
    list.begin(off + candidates.length + group);
    fromGroupOff(list, groups[group]!, own[groups[group]!.digit]!);
  }
  return list.end();
}

/** The numbers of the groups of each digit, ascending. */
export function groupsByDigit({ geometry, groups }: Nodes): readonly (readonly number[])[] {
  const lists: number[][] = Array.from({ length: geometry.size }, () => []);
  for (let group = 0; group < groups.length; group++) lists[groups[group]!.digit]!.push(group);
  return lists;
}

/** The other digits of the cell; then the digit's other places in row, column and box. */
function fromOn({ geometry, digits, slots }: Markup, list: ImplicationList, candidate: Candidate): void {
  const { nodeOf, off } = list.nodes;
  const { size, houses, houseStart, cellHouses, houseCells, crossings } = geometry;
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1)
    list.add(off + nodeOf[cell * size + lowestBit(rest)]!);
  const start = houseStart[cell]!;
  for (let at = start; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    let others = slots[house * size + digit]! & ~(1 << geometry.cellSlots[at]!);
    for (let before = start; before < at; before++) others &= ~crossings[house * houses + cellHouses[before]!]!;
    for (; others; others &= others - 1)
      list.add(off + nodeOf[houseCells[house * size + lowestBit(others)]! * size + digit]!);
  }
}

/** The other digit of a cell of two; then the digit's other place where it has two, in row, column and box. */
function fromOff({ geometry, digits, slots }: Markup, list: ImplicationList, candidate: Candidate): void {
  const { nodeOf } = list.nodes;
  const { size, houseStart, cellHouses, cellSlots, houseCells } = geometry;
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  if (isPair(digits[cell]!)) list.add(nodeOf[cell * size + lowestBit(digits[cell]! & ~(1 << digit))]!);
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    const places = slots[house * size + digit]!;
    if (!isPair(places)) continue;
    list.add(nodeOf[houseCells[house * size + lowestBit(places & ~(1 << cellSlots[at]!))]! * size + digit]!);
  }
}

/** Groups whose every cell sees the candidate. */
export function groupsFromOn(
  list: { readonly nodes: Nodes; add(literal: Literal): void },
  candidate: Candidate,
  own: readonly number[],
): void {
  const { geometry, candidates, groups, off } = list.nodes;
  const cell = geometry.cellOf(candidate);
  for (const group of own) if (hasCell(groups[group]!.seen, cell)) list.add(off + candidates.length + group);
}

/** Groups to which the candidate is the only alternative in their box or in their line. */
export function groupsFromOff(
  list: { readonly nodes: Nodes; add(literal: Literal): void },
  candidate: Candidate,
  own: readonly number[],
): void {
  const { geometry, candidates, groups } = list.nodes;
  const cell = geometry.cellOf(candidate);
  for (const group of own) {
    const { box, line, alsoInBox, alsoInLine } = groups[group]!;
    if (isOnly(geometry, box, alsoInBox, cell) || isOnly(geometry, line, alsoInLine, cell))
      list.add(candidates.length + group);
  }
}

const isOnly = (geometry: Geometry, house: House, slots: Bits, cell: Cell): boolean =>
  isSingle(slots) && geometry.cellAt(house, lowestBit(slots)) === cell;

/** What sees all of the group; then other groups of its line or box. */
function fromGroupOn(list: ImplicationList, group: Group, own: readonly number[]): void {
  const { geometry, candidates, groups, nodeOf, off } = list.nodes;
  for (const cell of cellsSeeing(group)) list.add(off + nodeOf[geometry.candidate(cell, group.digit)]!);
  for (const other of own)
    if ((groups[other]!.line === group.line || groups[other]!.box === group.box) && areApart(groups[other]!, group))
      list.add(off + candidates.length + other);
}

/** The only alternative in the box, in the line: a candidate, or a group. */
function fromGroupOff(list: ImplicationList, group: Group, own: readonly number[]): void {
  const { line, box, alsoInLine, alsoInBox } = group;
  onlyCandidate(list, group, box, alsoInBox);
  onlyCandidate(list, group, line, alsoInLine);
  onlyGroup(list, group, own, alsoInLine, (other) => other.line === line);
  onlyGroup(list, group, own, alsoInBox, (other) => other.box === box);
}

function onlyCandidate(list: ImplicationList, { digit }: Group, house: House, slots: Bits): void {
  const { geometry, nodeOf } = list.nodes;
  if (isSingle(slots)) list.add(nodeOf[geometry.candidate(geometry.cellAt(house, lowestBit(slots)), digit)]!);
}

/** The one group beside this one in a house, if nothing else is there. */
function onlyGroup(
  list: ImplicationList,
  group: Group,
  own: readonly number[],
  slots: Bits,
  isThere: (other: Group) => boolean,
): void {
  const { candidates, groups } = list.nodes;
  let only = -1;
  for (const other of own) {
    if (!isThere(groups[other]!) || !areApart(groups[other]!, group)) continue;
    if (only >= 0) return;
    only = other;
  }
  if (only >= 0 && groups[only]!.cells.length === countBits(slots)) list.add(candidates.length + only);
}

const areApart = (a: Group, b: Group): boolean => !a.cells.some((cell) => b.cells.includes(cell));
