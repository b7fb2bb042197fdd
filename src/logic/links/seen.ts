/** The candidates that a node of a graph sees: those of the board that conflict with all of the node's candidates. */
import { type Bits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup, Numbers } from '../../core/board.js';
import type { Exclusions } from '../../core/exclusions.js';
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import type { Node } from './state.js';

/**
 * The candidates that each node sees. A node has one digit, or lies in one cell. So it sees its digit elsewhere, other
 * digits in its cell, or both; and what rules exclude beside.
 */
export interface Seen {
  readonly geometry: Geometry;
  /** The board's candidates in each cell. */
  readonly cellDigits: Numbers;
  /** The digits of each node. */
  readonly nodeDigits: Int32Array;
  /** The cell of each node; -1 if it has several. */
  readonly nodeCell: Int32Array;
  /** Cells that may hold the only digit of a node and see all of the node: a set at `node * geometry.words`. */
  readonly seenCells: Int32Array;
  /** What each node sees beside, where rules exclude different digits. */
  readonly further: Further | undefined;
}

/** The candidates that each node sees neither in its cell nor by its digit. */
interface Further {
  /** Those of each node, ascending. */
  readonly lists: readonly (readonly Candidate[])[];
  /** Their cells: a set at `node * geometry.words`. */
  readonly cells: Int32Array;
}

/** The candidates of each node. */
type Nodes = readonly (readonly Candidate[])[];

/** Finds the candidates that each node sees; `known` has them for the first nodes. */
export function computeSeen(board: Markup, nodes: Nodes, known?: Seen): Seen {
  const { geometry, digits, places } = board;
  const { size, words, peerSets } = geometry;
  const nodeDigits = new Int32Array(nodes.length);
  const nodeCell = new Int32Array(nodes.length);
  const seenCells = new Int32Array(nodes.length * words);
  if (known) {
    nodeDigits.set(known.nodeDigits);
    nodeCell.set(known.nodeCell);
    seenCells.set(known.seenCells);
  }
  for (let node = known ? known.nodeDigits.length : 0; node < nodes.length; node++) {
    const list = nodes[node]!;
    const first = geometry.cellOf(list[0]!);
    nodeCell[node] = first;
    for (let i = 0; i < list.length; i++) {
      const cell = (list[i]! / size) | 0;
      nodeDigits[node]! |= 1 << (list[i]! - cell * size);
      if (cell !== first) nodeCell[node] = -1;
    }
    if (!isSingle(nodeDigits[node]!)) continue;
    const digit = list[0]! - first * size;
    for (let word = 0; word < words; word++) {
      let set = places[digit * words + word]!;
      for (let i = 0; set && i < list.length; i++) set &= peerSets[((list[i]! / size) | 0) * words + word]!;
      seenCells[node * words + word] = set;
    }
  }
  const seen = { geometry, cellDigits: digits, nodeDigits, nodeCell, seenCells, further: undefined };
  return geometry.further ? { ...seen, further: furtherOf(seen, geometry.further, nodes, known?.further) } : seen;
}

function furtherOf(seen: Seen, exclusions: Exclusions, nodes: Nodes, known?: Further): Further {
  const { geometry } = seen;
  const { words } = geometry;
  const lists = known ? [...known.lists] : [];
  const cells = new Int32Array(nodes.length * words);
  if (known) cells.set(known.cells);
  for (let node = lists.length; node < nodes.length; node++) {
    const list = furtherSeen(seen, exclusions, node, nodes[node]!);
    for (const candidate of list) {
      const cell = geometry.cellOf(candidate);
      cells[node * words + (cell >> 5)]! |= 1 << (cell & 31);
    }
    lists.push(list);
  }
  return { lists, cells };
}

/** Returns the candidates that a node sees neither in its cell nor by its digit: a rule excludes each beside one of its. */
function furtherSeen(seen: Seen, exclusions: Exclusions, node: Node, own: readonly Candidate[]): readonly Candidate[] {
  const { geometry, cellDigits } = seen;
  const { start, cells, digits } = exclusions;
  let found: Candidate[] | undefined;
  for (const one of own)
    for (let at = start[one]!; at < start[one + 1]!; at++)
      for (let rest = cellDigits[cells[at]!]! & digits[at]!; rest; rest &= rest - 1) {
        const candidate = geometry.candidate(cells[at]!, lowestBit(rest));
        const isNew = !found?.includes(candidate) && !sees(seen, node, candidate);
        if (isNew && conflictsWithAll(geometry, own, candidate)) (found ??= []).push(candidate);
      }
  return found?.sort(ascending) ?? NONE;
}

/**
 * Returns the board's candidates that conflict with all candidates of two nodes, ascending. Allocates only if there are
 * any.
 */
export function seenByBoth(graph: Seen, a: Node, b: Node): readonly Candidate[] {
  const { geometry, nodeDigits, nodeCell, seenCells } = graph;
  const { size, words } = geometry;
  let both: Candidate[] | undefined;
  if (nodeCell[a] === nodeCell[b] && nodeCell[a]! >= 0)
    for (let rest = otherDigitsInCell(graph, a) & ~nodeDigits[b]!; rest; rest &= rest - 1)
      (both ??= []).push(nodeCell[a]! * size + lowestBit(rest));
  if (nodeDigits[a] !== nodeDigits[b]) {
    if (seesIntoCell(graph, a, b)) (both ??= []).push(nodeCell[b]! * size + lowestBit(nodeDigits[a]!));
    if (seesIntoCell(graph, b, a)) (both ??= []).push(nodeCell[a]! * size + lowestBit(nodeDigits[b]!));
  } else if (isSingle(nodeDigits[a]!))
    for (let word = 0; word < words; word++)
      for (let rest = seenCells[a * words + word]! & seenCells[b * words + word]!; rest; rest &= rest - 1)
        (both ??= []).push((word * 32 + lowestBit(rest)) * size + lowestBit(nodeDigits[a]!));
  if (graph.further) {
    for (const candidate of graph.further.lists[a]!) if (sees(graph, b, candidate)) (both ??= []).push(candidate);
    for (const candidate of graph.further.lists[b]!)
      if (!seesFurther(graph, a, candidate) && sees(graph, a, candidate)) (both ??= []).push(candidate);
  }
  return both ? both.sort(ascending) : NONE;
}

const ascending = (a: number, b: number): number => a - b;

const NONE: readonly Candidate[] = [];

/** Returns the other digits in the only cell of a node. */
const otherDigitsInCell = ({ cellDigits, nodeDigits, nodeCell }: Seen, node: Node): Bits =>
  cellDigits[nodeCell[node]!]! & ~nodeDigits[node]!;

/** Returns the other candidates in the only cell of a node, ascending. */
export function othersInCell(graph: Seen, node: Node): Candidate[] {
  const others: Candidate[] = [];
  for (let rest = otherDigitsInCell(graph, node); rest; rest &= rest - 1)
    others.push(graph.nodeCell[node]! * graph.geometry.size + lowestBit(rest));
  return others;
}

/** True if node a has a single digit, sees it in the single cell of node b, and b does not contain it. */
const seesIntoCell = (graph: Seen, a: Node, b: Node): boolean =>
  graph.nodeCell[b]! >= 0 &&
  (graph.nodeDigits[a]! & graph.nodeDigits[b]!) === 0 &&
  seesCell(graph, a, graph.nodeCell[b]!);

/** True if a cell may hold the only digit of a node and sees all of the node. */
const seesCell = ({ geometry, seenCells }: Seen, node: Node, cell: Cell): boolean =>
  (seenCells[node * geometry.words + (cell >> 5)]! & (1 << (cell & 31))) !== 0;

/** True if all candidates of a node conflict with a candidate. */
export function sees(graph: Seen, node: Node, candidate: Candidate): boolean {
  const { geometry, nodeDigits, nodeCell } = graph;
  const cell = geometry.cellOf(candidate);
  const digit = 1 << (candidate - cell * geometry.size);
  const isPlain =
    nodeDigits[node] === digit
      ? seesCell(graph, node, cell)
      : nodeCell[node] === cell && (nodeDigits[node]! & digit) === 0;
  return isPlain || seesFurther(graph, node, candidate);
}

/** True if a node sees a candidate neither in its cell nor by its digit. */
function seesFurther({ geometry, further }: Seen, node: Node, candidate: Candidate): boolean {
  if (!further) return false;
  const cell = geometry.cellOf(candidate);
  const isCell = (further.cells[node * geometry.words + (cell >> 5)]! & (1 << (cell & 31))) !== 0;
  return isCell && further.lists[node]!.includes(candidate);
}

/** True if some candidate sees all of a digit's candidates in some cells, or may do so by a rule. */
export function isDigitSeen(graph: Seen & { readonly nodeOf: Numbers }, cells: readonly Cell[], digit: Digit): boolean {
  const { geometry, nodeOf, seenCells, further } = graph;
  const { words } = geometry;
  if (further) return true;
  let last: Node = -1;
  let count = 0;
  for (let word = 0; word < words; word++) {
    let all = -1;
    count = 0;
    for (let i = 0; i < cells.length; i++) {
      const node = nodeOf[geometry.candidate(cells[i]!, digit)]!;
      if (node < 0) continue;
      all &= seenCells[node * words + word]!;
      last = node;
      count++;
    }
    if (count > 0 && all !== 0) return true;
  }
  return count === 1 && otherDigitsInCell(graph, last) !== 0;
}

/** True if a node sees each of some candidates. */
export function seesAll(graph: Seen, node: Node, candidates: readonly Candidate[]): boolean {
  for (let i = 0; i < candidates.length; i++) if (!sees(graph, node, candidates[i]!)) return false;
  return true;
}

/** Returns the candidates that a node sees: those in its cell, then the others, each ascending. */
export function seenBy(graph: Seen, node: Node): Candidate[] {
  const found: Candidate[] = [];
  fillSeen(graph, node, found);
  return found;
}

/** Writes the candidates that `seenBy` returns to the front of a list, and returns their number. */
export function fillSeen(graph: Seen, node: Node, found: Candidate[]): number {
  const { geometry, nodeDigits, nodeCell, seenCells, further } = graph;
  const { size, words } = geometry;
  let count = 0;
  if (nodeCell[node]! >= 0)
    for (let rest = otherDigitsInCell(graph, node); rest; rest &= rest - 1)
      found[count++] = nodeCell[node]! * size + lowestBit(rest);
  const digit = lowestBit(nodeDigits[node]!);
  for (let word = 0; word < words; word++)
    for (let rest = seenCells[node * words + word]!; rest; rest &= rest - 1)
      found[count++] = (word * 32 + lowestBit(rest)) * size + digit;
  if (further) for (const candidate of further.lists[node]!) found[count++] = candidate;
  return count;
}
