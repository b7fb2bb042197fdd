/** The candidates that a node of a graph sees: those of the board that conflict with all of the node's candidates. */
import { type Bits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup, Numbers } from '../../core/board.js';
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import type { Node } from './state.js';

/**
 * What each node sees. A node has one digit, or lies in one cell. So it sees its digit elsewhere, other digits in its
 * cell, or both.
 */
export interface Seen {
  readonly geometry: Geometry;
  /** The board's candidates in each cell. */
  readonly left: Numbers;
  /** The digits of each node. */
  readonly own: Int32Array;
  /** The cell of each node; -1 if it has several. */
  readonly at: Int32Array;
  /** Cells that may hold the only digit of a node and see all of the node: a set at `node * geometry.words`. */
  readonly seen: Int32Array;
}

/** Finds the candidates that each node sees; `known` has them for the first nodes. */
export function seenBy(
  { geometry, digits, places }: Markup,
  nodes: readonly (readonly Candidate[])[],
  known?: Seen,
): Seen {
  const { size, words, peerSets } = geometry;
  const own = new Int32Array(nodes.length);
  const at = new Int32Array(nodes.length);
  const seen = new Int32Array(nodes.length * words);
  if (known) {
    own.set(known.own);
    at.set(known.at);
    seen.set(known.seen);
  }
  for (let node = known ? known.own.length : 0; node < nodes.length; node++) {
    const list = nodes[node]!;
    const first = geometry.cellOf(list[0]!);
    at[node] = first;
    for (let i = 0; i < list.length; i++) {
      const cell = (list[i]! / size) | 0;
      own[node]! |= 1 << (list[i]! - cell * size);
      if (cell !== first) at[node] = -1;
    }
    if (!isSingle(own[node]!)) continue;
    const digit = list[0]! - first * size;
    for (let word = 0; word < words; word++) {
      let set = places[digit * words + word]!;
      for (let i = 0; set && i < list.length; i++) set &= peerSets[((list[i]! / size) | 0) * words + word]!;
      seen[node * words + word] = set;
    }
  }
  return { geometry, left: digits, own, at, seen };
}

/**
 * Returns the board's candidates that conflict with all candidates of two nodes, ascending. Allocates only if there are
 * any.
 */
export function seenByBoth(graph: Seen, a: Node, b: Node): readonly Candidate[] {
  const { geometry, own, at, seen } = graph;
  const { size, words } = geometry;
  let both: Candidate[] | undefined;
  if (at[a] === at[b] && at[a]! >= 0)
    for (let rest = othersBeside(graph, a) & ~own[b]!; rest; rest &= rest - 1)
      (both ??= []).push(at[a]! * size + lowestBit(rest));
  if (own[a] !== own[b]) {
    if (crosses(graph, a, b)) (both ??= []).push(at[b]! * size + lowestBit(own[a]!));
    if (crosses(graph, b, a)) (both ??= []).push(at[a]! * size + lowestBit(own[b]!));
  } else if (isSingle(own[a]!))
    for (let word = 0; word < words; word++)
      for (let rest = seen[a * words + word]! & seen[b * words + word]!; rest; rest &= rest - 1)
        (both ??= []).push((word * 32 + lowestBit(rest)) * size + lowestBit(own[a]!));
  return both ? both.sort(ascending) : NONE;
}

const ascending = (a: number, b: number): number => a - b;

const NONE: readonly Candidate[] = [];

/** Returns the other digits in the only cell of a node. */
const othersBeside = ({ left, own, at }: Seen, node: Node): Bits => left[at[node]!]! & ~own[node]!;

/** True if node a has a single digit, sees it in the single cell of node b, and b does not contain it. */
const crosses = (graph: Seen, a: Node, b: Node): boolean =>
  graph.at[b]! >= 0 && (graph.own[a]! & graph.own[b]!) === 0 && seesCell(graph, a, graph.at[b]!);

/** True if a cell may hold the only digit of a node and sees all of the node. */
const seesCell = ({ geometry, seen }: Seen, node: Node, cell: Cell): boolean =>
  (seen[node * geometry.words + (cell >> 5)]! & (1 << (cell & 31))) !== 0;

/** True if all candidates of a node conflict with a candidate. */
export function sees(graph: Seen, node: Node, candidate: Candidate): boolean {
  const { geometry, own, at } = graph;
  const cell = geometry.cellOf(candidate);
  const digit = 1 << (candidate - cell * geometry.size);
  return own[node] === digit ? seesCell(graph, node, cell) : at[node] === cell && (own[node]! & digit) === 0;
}

/** True if some candidate sees all of a digit's candidates in some cells. */
export function isSeenInAll(graph: Seen & { readonly nodeOf: Numbers }, cells: readonly Cell[], digit: Digit): boolean {
  const { geometry, nodeOf, seen } = graph;
  const { words } = geometry;
  let last: Node = -1;
  let count = 0;
  for (let word = 0; word < words; word++) {
    let all = -1;
    count = 0;
    for (let i = 0; i < cells.length; i++) {
      const node = nodeOf[geometry.candidate(cells[i]!, digit)]!;
      if (node < 0) continue;
      all &= seen[node * words + word]!;
      last = node;
      count++;
    }
    if (count > 0 && all !== 0) return true;
  }
  return count === 1 && othersBeside(graph, last) !== 0;
}

/** Calls back with each candidate that a node sees: those in its cell, then the others, each ascending. */
export function eachSeen(graph: Seen, node: Node, visit: (candidate: Candidate) => void): void {
  const { geometry, own, at, seen } = graph;
  const { size, words } = geometry;
  if (at[node]! >= 0)
    for (let rest = othersBeside(graph, node); rest; rest &= rest - 1) visit(at[node]! * size + lowestBit(rest));
  const digit = lowestBit(own[node]!);
  for (let word = 0; word < words; word++)
    for (let rest = seen[node * words + word]!; rest; rest &= rest - 1)
      visit((word * 32 + lowestBit(rest)) * size + digit);
}
