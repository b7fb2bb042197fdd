/**
 * Walks on a link graph. From a node taken to be on or off, everything that follows is reached breadth first, so each
 * consequence by one of the shortest chains of implications.
 */
import type { Candidate } from '../../core/geometry.js';
import type { Chain, Link } from './chain.js';
import type { LinkGraph, Node, StrongLink } from './graph.js';

/** A node and whether it is on: `node * 2`, plus 1 if it is. */
export type State = number;

export const stateOf = (node: Node, on: boolean): State => node * 2 + (on ? 1 : 0);
export const nodeIn = (state: State): Node => state >> 1;
export const isOnState = (state: State): boolean => (state & 1) === 1;

const UNREACHED = -1;

/** What follows from a state. Made once for a graph and filled again and again. */
export interface Consequences {
  readonly graph: LinkGraph;
  /** The states reached, nearest first; the first is where it began. */
  readonly reached: Int32Array;
  count: number;
  /** Links from the beginning, of a state that was reached. */
  readonly depth: Uint16Array;
  /** The state before, -1 of one that was not reached; of the beginning itself. */
  readonly before: Int32Array;
}

export const consequencesOn = (graph: LinkGraph): Consequences => ({
  graph,
  reached: new Int32Array(graph.nodes.length * 2),
  count: 0,
  depth: new Uint16Array(graph.nodes.length * 2),
  before: new Int32Array(graph.nodes.length * 2).fill(UNREACHED),
});

/** Fills in what follows from a state within a number of links. */
export function follow(into: Consequences, start: State, most = Infinity): void {
  const { graph, reached, depth, before } = into;
  const { strong, weak } = graph;
  for (let i = 0; i < into.count; i++) before[reached[i]!] = UNREACHED;
  reached[0] = start;
  depth[start] = 0;
  before[start] = start;
  let count = 1;
  for (let next = 0; next < count; next++) {
    const state = reached[next]!;
    const steps = depth[state]! + 1;
    if (steps > most) break;
    const on = state & 1;
    const { start: begin, to } = on ? weak : strong;
    const node = state >> 1;
    for (let at = begin[node]!; at < begin[node + 1]!; at++) {
      const other = to[at]! * 2 + 1 - on;
      if (before[other] !== UNREACHED) continue;
      before[other] = state;
      depth[other] = steps;
      reached[count++] = other;
    }
  }
  into.count = count;
}

export const isReached = ({ before }: Consequences, state: State): boolean => before[state] !== UNREACHED;

/** The chain from the beginning to a state that was reached. */
export function chainTo({ graph, before }: Consequences, end: State): Chain {
  const chain: Link[] = [];
  for (let state = end; ; state = before[state]!) {
    const previous = before[state]!;
    const candidates = graph.nodes[nodeIn(state)]!;
    if (previous === state) {
      chain.push({ candidates, strong: false, truths: [] });
      return chain.reverse();
    }
    chain.push(
      isOnState(state)
        ? asStep(candidates, strongLink(graph, nodeIn(previous), nodeIn(state)))
        : { candidates, strong: false, truths: [] },
    );
  }
}

const asStep = (candidates: readonly Candidate[], { truths, set, pattern }: StrongLink): Link => ({
  candidates,
  strong: true,
  truths,
  ...(set && { set }),
  ...(pattern && { label: pattern.label, saying: pattern.message }),
});

/** The strong link between two nodes that have one. */
export function strongLink({ strong, links }: LinkGraph, from: Node, to: Node): StrongLink {
  let at = strong.start[from]!;
  while (strong.to[at] !== to) at++;
  return links[at]!;
}
