/**
 * The link graph: the direct consequences of candidates being true or false. Its nodes are lists of candidates, *on* if
 * one of them is true and *off* if none is: single candidates, groups, the places of a digit in an almost locked set. A
 * strong link (one off, so the other on) depends on truths and comes from a source. A weak link (one on, so the other
 * off) joins all nodes whose candidates all conflict. Every chain is a walk on this graph: see `walk`.
 *
 * The room `links` holds states, lists of links, walks and closures along them, the sources of links, and the chains
 * that they make. It imports the core, `step`, and the rooms that provide links: `sets` and `deadly`.
 */

import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { perPosition } from '../../core/caches.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { isPauseDue, type Pausing } from '../../core/pausing.js';
import type { Mark } from '../step/marks.js';
import type { AlmostSet, Message } from '../step/message.js';
import type { Truth } from '../step/truths.js';
import { LinkList, type Links, linkIndex } from './link-list.js';
import { addPlainLinks, type NodeOf } from './plain-links.js';
import { computeSeen, type Seen, seenBy, seesAll } from './seen.js';
import { type Node, off, on } from './state.js';

/** A link between two lists of candidates: at least one list has a true candidate. */
export interface StrongLink {
  readonly ends: readonly [readonly Candidate[], readonly Candidate[]];
  readonly truths: readonly Truth[];
  /** The almost locked set within which the link lies. */
  readonly set?: AlmostSet;
  /** Returns the pattern that provides the link: its name in the chain, and its sentence. */
  readonly pattern?: () => LinkPattern;
}

export interface LinkPattern {
  readonly label: string;
  readonly message: Message;
  readonly marks: readonly Mark[];
}

/**
 * Makes the `pattern` of links that share one, which is described on demand: most links are never explained, and a
 * chain explains each pattern once.
 */
export function onDemand(describe: () => LinkPattern): () => LinkPattern {
  let pattern: LinkPattern | undefined;
  return () => (pattern ??= describe());
}

/** A source of strong links of one kind, beside the plain ones. Lists of candidates are ascending. */
export type LinkSource = (board: Markup, clock?: Clock) => Iterable<StrongLink>;

export interface LinkGraph extends Links, Seen {
  /** The candidates of each node; nodes with one candidate come first, ascending. */
  readonly nodes: readonly (readonly Candidate[])[];
  /** The number of nodes with one candidate. */
  readonly singleCount: number;
  /** The node of a single candidate; -1 if it has none. */
  readonly nodeOf: NodeOf;
  /** The cause of each strong link: BY_CELL, a house, or, from the number of houses on, an index of `sourceLinks`. */
  readonly cause: Int32Array;
  readonly sourceLinks: readonly StrongLink[];
}

/**
 * Returns the graph of some of a board's candidates (ascending) with the plain links. `alongHouses` includes the strong
 * links along houses.
 */
export function linkGraph(board: Markup, candidates: readonly Candidate[], alongHouses = true): LinkGraph {
  const { geometry } = board;
  const nodes = candidates.map((candidate): readonly Candidate[] => [candidate]);
  const nodeOf = new Int16Array(geometry.candidates).fill(-1);
  for (let node = 0; node < candidates.length; node++) nodeOf[candidates[node]!] = node;
  const list = new LinkList(2 * candidates.length);
  addPlainLinks(list, board, geometry, { candidates, count: candidates.length, nodeOf }, alongHouses);
  const { start, to, cause } = list.end();
  return {
    nodes,
    singleCount: candidates.length,
    nodeOf,
    start,
    to,
    cause,
    sourceLinks: [],
    ...computeSeen(board, nodes),
  };
}

/**
 * Adds the strong links of sources to a plain graph, and pauses where the clock asks for it. The links must keep to its
 * candidates. If two sources give the same link, the first counts.
 */
export function* extendingGraph(
  board: Markup,
  plain: LinkGraph,
  sources: readonly LinkSource[],
  clock: Clock,
): Pausing<LinkGraph> {
  const { singleCount, nodeOf } = plain;
  const nodes = [...plain.nodes];
  const { sourceLinks, strong } = yield* addSources(board, nodes, plain, sources, clock);
  if (sourceLinks.length === 0) return plain;
  const seen = computeSeen(board, nodes, plain);
  const { start, to, cause } = mergeLinks(
    plain,
    nodes.length,
    strong,
    yield* groupWeakLinks(nodes, singleCount, nodeOf, seen, clock),
  );
  return { nodes, singleCount, nodeOf, start, to, cause, sourceLinks, ...seen };
}

/** The numbers of links of sources, and of nodes, between two checks of the clock. */
const LINKS_PER_CHECK = 64;
const NODES_PER_CHECK = 16;

/** Links of sources from a node: in turn the other node and the cause of each. */
type ExtraLinks = readonly number[] | undefined;

/**
 * Adds the nodes of sources, and lists for each node the links that neither a plain link nor an earlier source
 * provides.
 */
function* addSources(
  board: Markup,
  nodes: (readonly Candidate[])[],
  plain: LinkGraph,
  sources: readonly LinkSource[],
  clock: Clock,
): Pausing<{ sourceLinks: readonly StrongLink[]; strong: readonly ExtraLinks[] }> {
  const { singleCount, nodeOf } = plain;
  let links = 0;
  const sourceLinks: StrongLink[] = [];
  const strong: number[][] = [];
  const nodesByFirst: Node[][] = [];
  for (const source of sources)
    for (const link of source(board, clock)) {
      if (++links % LINKS_PER_CHECK === 0 && isPauseDue(clock)) yield;
      const a = nodeOfList(link.ends[0], nodeOf, nodes, nodesByFirst);
      const b = nodeOfList(link.ends[1], nodeOf, nodes, nodesByFirst);
      if (a < singleCount && b < singleCount && linkIndex(plain, off(a), on(b)) >= 0) continue;
      if (hasLinkTo(strong[a], b)) continue;
      const cause = board.geometry.houses + sourceLinks.push(link) - 1;
      (strong[a] ??= []).push(b, cause);
      (strong[b] ??= []).push(a, cause);
    }
  return { sourceLinks, strong };
}

/** Returns the node of a list of candidates, which is added if it is new. */
function nodeOfList(
  list: readonly Candidate[],
  nodeOf: NodeOf,
  nodes: (readonly Candidate[])[],
  nodesByFirst: Node[][],
): Node {
  const first = nodeOf[list[0]!]!;
  if (list.length === 1) return first;
  const sameFirst = (nodesByFirst[first] ??= []);
  for (const node of sameFirst) if (isSame(nodes[node]!, list)) return node;
  sameFirst.push(nodes.length);
  return nodes.push(list) - 1;
}

function hasLinkTo(links: ExtraLinks, node: Node): boolean {
  if (links) for (let i = 0; i < links.length; i += 2) if (links[i] === node) return true;
  return false;
}

function isSame(a: readonly Candidate[], b: readonly Candidate[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Merges links: for each node the plain ones, then the others. */
function mergeLinks(
  plain: Links & Pick<LinkGraph, 'cause'>,
  nodes: number,
  strong: readonly ExtraLinks[],
  weak: readonly (readonly Node[] | undefined)[],
): LinkList {
  const list = new LinkList(2 * nodes);
  for (let node = 0; node < nodes; node++) {
    const extra = strong[node];
    list.begin(off(node));
    list.addAll(plain, off(node));
    if (extra) for (let i = 0; i < extra.length; i += 2) list.add(on(extra[i]!), extra[i + 1]);
    const others = weak[node];
    list.begin(on(node));
    list.addAll(plain, on(node));
    if (others) for (let i = 0; i < others.length; i++) list.add(off(others[i]!));
  }
  return list.end();
}

/** Returns all candidates of a board, ascending. */
export function candidatesOf({ geometry, digits }: Markup): Candidate[] {
  const list: Candidate[] = [];
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let rest = digits[cell]!; rest; rest &= rest - 1) list.push(geometry.candidate(cell, lowestBit(rest)));
  return list;
}

/** Returns the weak links that involve a node of several candidates. */
function* groupWeakLinks(
  nodes: LinkGraph['nodes'],
  singleCount: number,
  nodeOf: NodeOf,
  seen: Seen,
  clock: Clock,
): Pausing<readonly (readonly Node[] | undefined)[]> {
  const weak: Node[][] = [];
  const nodesByFirst: (Node[] | undefined)[] = [];
  for (let node = singleCount; node < nodes.length; node++) (nodesByFirst[nodeOf[nodes[node]![0]!]!] ??= []).push(node);
  for (let node = singleCount; node < nodes.length; node++) {
    if (node % NODES_PER_CHECK === 0 && isPauseDue(clock)) yield;
    const own: Node[] = (weak[node] = []);
    for (const candidate of seenBy(seen, node)) {
      const single = nodeOf[candidate]!;
      if (single < 0) continue;
      (weak[single] ??= []).push(node);
      own.push(single);
      const others = nodesByFirst[single];
      if (others)
        for (let i = 0; i < others.length; i++) if (seesAll(seen, node, nodes[others[i]!]!)) own.push(others[i]!);
    }
  }
  return weak;
}

/** The graph of all candidates with only the plain links. */
export const plainGraph: (board: Markup) => LinkGraph = perPosition((board) => linkGraph(board, candidatesOf(board)));
