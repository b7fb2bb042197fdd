/**
 * The link graph: what follows at once from candidates being true or false. Its nodes are lists of candidates, *on* if
 * one of them is true and *off* if none is: single candidates, groups, the places of a digit in an almost locked set.
 * A strong link (off, so the other on) rests on truths and is told by a source; a weak one (on, so the other off) joins
 * all nodes whose candidates conflict each with each. Every chain is a walk on this graph: see `follow`.
 */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { AlmostSet, Message } from '../step/message.js';
import type { Truth } from '../step/truths.js';

/** Not both lists are without a true candidate. */
export interface StrongLink {
  readonly ends: readonly [readonly Candidate[], readonly Candidate[]];
  readonly truths: readonly Truth[];
  /** The almost locked set within which the link lies. */
  readonly set?: AlmostSet;
  /** A pattern that gives the link: what it is called in the chain, and what it says. */
  readonly pattern?: LinkPattern;
}

export interface LinkPattern {
  readonly label: string;
  readonly message: Message;
}

/** The strong links of one kind. Lists of candidates are ascending. */
export type LinkSource = (board: Markup) => Iterable<StrongLink>;

/** An index into a graph's nodes. */
export type Node = number;

/** The neighbours of node n at `start[n]` up to `start[n + 1]`. */
export interface Neighbours {
  readonly start: Int32Array;
  readonly to: Int32Array;
}

export interface LinkGraph {
  readonly geometry: Geometry;
  /** The candidates of each node: first the nodes with one, ascending. */
  readonly nodes: readonly (readonly Candidate[])[];
  /** How many nodes have one candidate. */
  readonly singles: number;
  /** The node of a lone candidate, -1 where there is none. */
  readonly nodeOf: Int32Array;
  readonly strong: Neighbours;
  /** What each entry of `strong` is. */
  readonly links: readonly StrongLink[];
  readonly weak: Neighbours;
  /** The board's candidates that conflict with all of a node's: a set of `words` integers at `node * words`. */
  readonly seen: Int32Array;
  readonly words: number;
}

/**
 * The graph over some of a board's candidates (ascending) with the strong links of the sources, which must keep to
 * them; where two give the same, the first counts.
 */
export function linkGraph(board: Markup, among: readonly Candidate[], ...sources: readonly LinkSource[]): LinkGraph {
  const { geometry } = board;
  const nodes = among.map((candidate): readonly Candidate[] => [candidate]);
  const singles = nodes.length;
  const nodeOf = new Int32Array(geometry.candidates).fill(-1);
  for (const [node, [candidate]] of nodes.entries()) nodeOf[candidate!] = node;
  const strong: { to: Node; link: StrongLink }[][] = nodes.map(() => []);
  const byKey = new Map<string, Node>();
  const nodeFor = (list: readonly Candidate[]): Node => {
    if (list.length === 1) return nodeOf[list[0]!]!;
    const key = list.join();
    let node = byKey.get(key);
    if (node === undefined) {
      byKey.set(key, (node = nodes.length));
      nodes.push(list);
      strong.push([]);
    }
    return node;
  };
  for (const source of sources)
    for (const link of source(board)) {
      const a = nodeFor(link.ends[0]);
      const b = nodeFor(link.ends[1]);
      if (strong[a]!.some(({ to }) => to === b)) continue;
      strong[a]!.push({ to: b, link });
      strong[b]!.push({ to: a, link });
    }
  const words = Math.ceil(geometry.candidates / 32);
  const conflicts = among.map((candidate) => conflicting(board, candidate));
  const seen = seenBy(conflicts, nodes, nodeOf, words);
  return {
    geometry,
    nodes,
    singles,
    nodeOf,
    strong: packed(strong.map((list) => list.map(({ to }) => to))),
    links: strong.flatMap((list) => list.map(({ link }) => link)),
    weak: packed(weakLinks(conflicts, nodes, nodeOf, seen, words)),
    seen,
    words,
  };
}

/** All candidates of a board, ascending. */
export function candidatesOf({ geometry, digits }: Markup): Candidate[] {
  const list: Candidate[] = [];
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let rest = digits[cell]!; rest; rest &= rest - 1) list.push(geometry.candidate(cell, lowestBit(rest)));
  return list;
}

/** The candidates that conflict with one: those of its cell, then those of its digit in each house, none twice. */
function conflicting({ geometry, digits, slots }: Markup, candidate: Candidate): Candidate[] {
  const { size, houseStart, cellHouses, cellSlots, houses, crossings } = geometry;
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  const list: Candidate[] = [];
  for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1)
    list.push(geometry.candidate(cell, lowestBit(rest)));
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    let places = slots[house * size + digit]! & ~(1 << cellSlots[at]!);
    for (let before = houseStart[cell]!; before < at; before++)
      places &= ~crossings[house * houses + cellHouses[before]!]!;
    for (; places; places &= places - 1)
      list.push(geometry.candidate(geometry.cellAt(house, lowestBit(places)), digit));
  }
  return list;
}

function packed(lists: readonly (readonly Node[])[]): Neighbours {
  const start = new Int32Array(lists.length + 1);
  for (let node = 0; node < lists.length; node++) start[node + 1] = start[node]! + lists[node]!.length;
  const to = new Int32Array(start[lists.length]!);
  for (let node = 0; node < lists.length; node++) to.set(lists[node]!, start[node]);
  return { start, to };
}

/** What each node sees, by what each of the first, single nodes sees: one with several candidates what all of them see. */
function seenBy(
  conflicts: readonly (readonly Candidate[])[],
  nodes: LinkGraph['nodes'],
  nodeOf: Int32Array,
  words: number,
): Int32Array {
  const seen = new Int32Array(nodes.length * words);
  for (let node = 0; node < conflicts.length; node++)
    for (const other of conflicts[node]!) seen[node * words + (other >> 5)]! |= 1 << (other & 31);
  for (let node = conflicts.length; node < nodes.length; node++)
    for (let word = 0; word < words; word++) {
      let set = -1;
      for (const candidate of nodes[node]!) set &= seen[nodeOf[candidate]! * words + word]!;
      seen[node * words + word] = set;
    }
  return seen;
}

/** Of each node those that it turns off: single candidates in the order of `conflicting`, then the others. */
function weakLinks(
  conflicts: readonly (readonly Candidate[])[],
  nodes: LinkGraph['nodes'],
  nodeOf: Int32Array,
  seen: Int32Array,
  words: number,
): Node[][] {
  const singles = conflicts.length;
  const weak = nodes.map((): Node[] => []);
  for (let node = 0; node < singles; node++)
    for (const candidate of conflicts[node]!) if (nodeOf[candidate]! >= 0) weak[node]!.push(nodeOf[candidate]!);
  const beginningWith: Node[][] = conflicts.map(() => []);
  for (let node = singles; node < nodes.length; node++) beginningWith[nodeOf[nodes[node]![0]!]!]!.push(node);
  for (let node = singles; node < nodes.length; node++)
    for (let word = 0; word < words; word++)
      for (let rest = seen[node * words + word]!; rest; rest &= rest - 1) {
        const single = nodeOf[word * 32 + lowestBit(rest)]!;
        if (single < 0) continue;
        weak[single]!.push(node);
        weak[node]!.push(single);
        for (const other of beginningWith[single]!)
          if (nodes[other]!.every((candidate) => seen[node * words + (candidate >> 5)]! & (1 << (candidate & 31))))
            weak[node]!.push(other);
      }
  return weak;
}

/** The board's candidates that conflict with all candidates of two nodes, ascending. Allocates only if there are any. */
export function seenByBoth({ seen, words }: LinkGraph, a: Node, b: Node): readonly Candidate[] {
  let both: Candidate[] | undefined;
  for (let word = 0; word < words; word++)
    for (let rest = seen[a * words + word]! & seen[b * words + word]!; rest; rest &= rest - 1)
      (both ??= []).push(word * 32 + lowestBit(rest));
  return both ?? NONE;
}

const NONE: readonly Candidate[] = [];

/** Whether all candidates of a node conflict with a candidate. */
export const sees = ({ seen, words }: LinkGraph, node: Node, candidate: Candidate): boolean =>
  (seen[node * words + (candidate >> 5)]! & (1 << (candidate & 31))) !== 0;
