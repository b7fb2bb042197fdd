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
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import type { Mark } from '../step/marks.js';
import type { AlmostSet, Message } from '../step/message.js';
import type { Truth } from '../step/truths.js';
import { LinkList, type Links } from './link-list.js';
import { addPlainLinks, type NodeOf } from './plain-links.js';
import { computeSeen, type Seen } from './seen.js';

/** A link between two lists of candidates: at least one list has a true candidate. */
export interface StrongLink {
  readonly ends: readonly [readonly Candidate[], readonly Candidate[]];
  readonly truths: readonly Truth[];
  /** The almost locked set within which the link lies. */
  readonly set?: AlmostSet;
  /** Returns the pattern that provides the link: its name in the chain, and its sentence. */
  readonly pattern?: () => LinkPattern;
}

interface LinkPattern {
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
  readonly cause: Int32Array | Int16Array;
  readonly sourceLinks: readonly StrongLink[];
}

/**
 * Returns the graph of some of a board's candidates (ascending) with the plain links. `alongHouses` includes the strong
 * links along houses.
 */
export function linkGraph(
  board: Markup,
  candidates: readonly Candidate[],
  alongHouses = true,
  clock?: Clock,
): LinkGraph {
  const { geometry } = board;
  const nodes = candidates.map((candidate): readonly Candidate[] => [candidate]);
  const nodeOf = new Int16Array(geometry.candidates).fill(-1);
  for (let node = 0; node < candidates.length; node++) nodeOf[candidates[node]!] = node;
  const list = new LinkList(2 * candidates.length);
  addPlainLinks(list, board, geometry, { candidates, count: candidates.length, nodeOf }, alongHouses, clock);
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

/** Returns all candidates of a board, ascending. */
export function candidatesOf({ geometry, digits }: Markup): Candidate[] {
  const list: Candidate[] = [];
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let rest = digits[cell]!; rest; rest &= rest - 1) list.push(geometry.candidate(cell, lowestBit(rest)));
  return list;
}

/** The graph of all candidates with only the plain links. */
export const plainGraph = (board: Markup, clock?: Clock): LinkGraph => board.memo(makePlainGraph, clock);

const makePlainGraph = (board: Markup, clock: Clock): LinkGraph => linkGraph(board, candidatesOf(board), true, clock);
