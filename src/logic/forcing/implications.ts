/**
 * Implications: a node that is on turns off all nodes that conflict with it; a node that is off turns on the only
 * alternative in a cell or a house. Every chain, loop and forcing chain is a walk along these arrows. Their order is
 * HoDoKu's, so that walks find the same shortest paths as that program. Links between candidates are the plain ones.
 * Links of groups have an order of their own, which decides among equal paths, so no link graph provides them.
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { hasCell } from '../../core/cell-set.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Cell, Geometry, House } from '../../core/geometry.js';
import { LinkList, type Links } from '../links/link-list.js';
import { addStrongLinks, addWeakLinks } from '../links/plain-links.js';
import { off, on, type State } from '../links/state.js';
import { cellsSeeing, type Group, mostGroups, type Nodes, nodesOf, statesOf } from './nodes.js';

export interface Implications extends Links {
  readonly nodes: Nodes;
}

/** The number of nodes between two checks of the clock. */
const NODES_PER_CHECK = 16;

/** Returns the implications between the candidates of a board and, if `grouped`, its groups. */
export function implicationsOf(board: Markup, grouped: boolean, clock: Clock = unlimited): Implications {
  const { geometry } = board;
  const nodes = nodesOf(board, grouped);
  const list = geometry.memo(listFor).clear(statesOf(nodes));
  const { candidates, groups, nodeOf } = nodes;
  const own = groupsByDigit(nodes);
  const wiring = { list, nodeOf };
  for (let node = 0; node < candidates.length; node++) {
    if (node % NODES_PER_CHECK === 0) clock();
    const candidate = candidates[node]!;
    const alike = own[candidate % geometry.size]!;
    addStrongLinks(wiring, board, geometry, candidate);
    groupsFromOff(list, nodes, candidate, alike);
    addWeakLinks(wiring, board, geometry, candidate);
    groupsFromOn(list, nodes, candidate, alike);
  }
  for (let group = 0; group < groups.length; group++) {
    if (group % NODES_PER_CHECK === 0) clock();
    const node = candidates.length + group;
    const alike = own[groups[group]!.digit]!;
    list.begin(off(node));
    fromGroupOff(list, nodes, groups[group]!, alike);
    list.begin(on(node));
    fromGroupOn(list, nodes, groups[group]!, alike);
  }
  return { nodes, ...list.end().copy() };
}

/** The implications of a position between candidates and groups. */
export const groupedImplications = (board: Markup, clock?: Clock): Implications => board.memo(withGroups, clock);

const withGroups = (board: Markup, clock: Clock): Implications => implicationsOf(board, true, clock);

/** Scratch list of links, filled for each position and copied before the next. */
const listFor = (geometry: Geometry): LinkList => new LinkList(2 * (geometry.candidates + mostGroups(geometry)));

/** Returns the numbers of the groups of each digit, ascending. */
export function groupsByDigit({ geometry, groups }: Nodes): readonly (readonly number[])[] {
  const lists: number[][] = Array.from({ length: geometry.size }, () => []);
  for (let group = 0; group < groups.length; group++) lists[groups[group]!.digit]!.push(group);
  return lists;
}

/** Lists groups whose every cell sees the candidate. */
export function groupsFromOn(
  list: { add(state: State): void },
  nodes: Nodes,
  candidate: Candidate,
  own: readonly number[],
): void {
  const { geometry, candidates, groups } = nodes;
  const cell = geometry.cellOf(candidate);
  for (const group of own) if (hasCell(groups[group]!.seen, cell)) list.add(off(candidates.length + group));
}

/** Lists groups to which the candidate is the only alternative in their box or in their line. */
export function groupsFromOff(
  list: { add(state: State): void },
  nodes: Nodes,
  candidate: Candidate,
  own: readonly number[],
): void {
  const { geometry, candidates, groups } = nodes;
  const cell = geometry.cellOf(candidate);
  for (const group of own) {
    const { box, line, alsoInBox, alsoInLine } = groups[group]!;
    if (isOnly(geometry, box, alsoInBox, cell) || isOnly(geometry, line, alsoInLine, cell))
      list.add(on(candidates.length + group));
  }
}

const isOnly = (geometry: Geometry, house: House, slots: Bits, cell: Cell): boolean =>
  isSingle(slots) && geometry.cellAt(house, lowestBit(slots)) === cell;

/**
 * Adds the links from a group that is on: to candidates that see all of it, then to other groups of its line or box.
 */
function fromGroupOn(list: LinkList, nodes: Nodes, group: Group, own: readonly number[]): void {
  const { geometry, candidates, groups, nodeOf } = nodes;
  for (const cell of cellsSeeing(group)) list.add(off(nodeOf[geometry.candidate(cell, group.digit)]!));
  for (const other of own)
    if ((groups[other]!.line === group.line || groups[other]!.box === group.box) && areApart(groups[other]!, group))
      list.add(off(candidates.length + other));
}

/** Adds the only alternative to a group in its box and in its line: a candidate, or another group. */
function fromGroupOff(list: LinkList, nodes: Nodes, group: Group, own: readonly number[]): void {
  const { line, box, alsoInLine, alsoInBox } = group;
  onlyCandidate(list, nodes, group, box, alsoInBox);
  onlyCandidate(list, nodes, group, line, alsoInLine);
  onlyGroup(list, nodes, group, own, 'alsoInLine');
  onlyGroup(list, nodes, group, own, 'alsoInBox');
}

function onlyCandidate(list: LinkList, nodes: Nodes, { digit }: Group, house: House, slots: Bits): void {
  const { geometry, nodeOf } = nodes;
  if (isSingle(slots)) list.add(on(nodeOf[geometry.candidate(geometry.cellAt(house, lowestBit(slots)), digit)]!));
}

/** Returns the only other group of a group's line or box, if the digit has no place outside the two. */
function onlyGroup(
  list: LinkList,
  nodes: Nodes,
  group: Group,
  own: readonly number[],
  also: 'alsoInLine' | 'alsoInBox',
): void {
  const { candidates, groups } = nodes;
  let only = -1;
  for (const other of own) {
    const { line, box } = groups[other]!;
    const isThere = also === 'alsoInLine' ? line === group.line : box === group.box;
    if (!isThere || !areApart(groups[other]!, group)) continue;
    if (only >= 0) return;
    only = other;
  }
  if (only >= 0 && groups[only]!.cells.length === countBits(group[also])) list.add(on(candidates.length + only));
}

const areApart = (a: Group, b: Group): boolean => !a.cells.some((cell) => b.cells.includes(cell));
