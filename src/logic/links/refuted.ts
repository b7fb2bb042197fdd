/**
 * Candidates that a graph refutes: if they are on, its links lead to them off. Chains remove no others: one
 * end of a chain is true, so a candidate that sees both ends turns one off, which turns the other on, which turns the
 * candidate off. The same holds for a candidate that sees two nodes of a loop. If no candidate is refuted, the search
 * for chains is skipped; otherwise it tries only chains whose ends see a refuted candidate.
 */
import type { Bits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import { extendGraph } from './extended-graph.js';
import { type LinkGraph, type LinkSource, plainGraph } from './graph.js';
import { groupLinks } from './group-links.js';
import { type OnClosure, onClosureOf } from './on-closure.js';
import { almostLockedLinks, setAndCellLinks } from './set-links.js';
import { type Node, nodeIn, off, on } from './state.js';
import { Walk } from './walk.js';

/** The number of nodes between two checks of the clock. */
const NODES_PER_CHECK = 16;

export interface Refuted {
  readonly graph: LinkGraph;
  readonly onClosure: OnClosure;
  /** Refuted nodes, each of one candidate, ascending. */
  readonly nodes: readonly Node[];
}

/** Returns the candidates that a graph refutes. */
export type FindRefuted = (board: Markup, clock?: Clock) => Refuted;

/** Makes a search for the candidates that the plain links and those of some sources refute. */
export function refutedWith(...sources: readonly LinkSource[]): FindRefuted {
  const find = (board: Markup, clock: Clock): Refuted => {
    const graph = extendGraph(board, plainGraph(board, clock), sources, clock);
    const onClosure = onClosureOf(graph, clock);
    const nodes: Node[] = [];
    for (let node = 0; node < graph.singleCount; node++) {
      if (node % NODES_PER_CHECK === 0) clock();
      if (onClosure.refutes(node)) nodes.push(node);
    }
    return { graph, onClosure, nodes };
  };
  return (board, clock) => board.memo(find, clock);
}

/** Finds the candidates refuted by chains between single candidates. */
export const refutedByPlainChains = refutedWith();

/** Finds the candidates refuted by chains that may pass through groups. */
export const refutedByGroupedChains = refutedWith(groupLinks);

/** Finds the candidates refuted by chains that may pass through groups and almost locked sets. */
export const refutedBySetChains = refutedWith(groupLinks, almostLockedLinks, setAndCellLinks);

/** Flags each node that sees one of some single candidates. */
export function flagNodesSeeing({ start, to, nodes }: LinkGraph, refuted: readonly Node[]): Uint8Array {
  const ends = new Uint8Array(nodes.length);
  for (const node of refuted)
    for (let at = start[on(node)]!; at < start[on(node) + 1]!; at++) ends[nodeIn(to[at]!)] = 1;
  return ends;
}

/** Returns the nodes refuted by at most `most` links. */
export function refutedWithin({ graph, nodes }: Refuted, most: number, clock: Clock): readonly Node[] {
  const walk = new Walk(graph);
  return nodes.filter((node) => {
    clock();
    return walk.from(on(node), most).distance(off(node)) >= 0;
  });
}

/** Returns the digits of refuted candidates. */
export function refutedDigits({ graph: { geometry, nodes }, nodes: refuted }: Refuted): Bits {
  let digits = 0;
  for (const node of refuted) digits |= 1 << geometry.digitOf(nodes[node]![0]!);
  return digits;
}
