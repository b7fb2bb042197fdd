/** Truths behind the links of a graph, and chains along them as they are told. */
import { cellTruths, houseTruths, type Truth } from '../step/truths.js';
import { type Chain, type Link, strongly, weakly } from './chain.js';
import type { LinkGraph, StrongLink } from './graph.js';
import { BY_CELL, placeIn } from './link-list.js';
import { isOn, type Node, nodeIn, off, on, type State } from './state.js';
import type { Walk } from './walk.js';

/** The truths behind the strong link at an index of `to`. */
export function truthsAt({ geometry, nodes, to, cause, sourced }: LinkGraph, at: number): readonly Truth[] {
  const [candidate] = nodes[nodeIn(to[at]!)]!;
  const why = cause[at]!;
  if (why === BY_CELL) return cellTruths([geometry.cellOf(candidate!)]);
  return why < geometry.houses
    ? houseTruths([why], geometry.digitOf(candidate!))
    : sourced[why - geometry.houses]!.truths;
}

/** The source's link by which one node that is off turns another on; undefined for a plain one. */
export function sourceOf(graph: LinkGraph, from: Node, to: Node): StrongLink | undefined {
  const why = graph.cause[placeIn(graph, off(from), on(to))]!;
  return why < graph.geometry.houses ? undefined : graph.sourced[why - graph.geometry.houses];
}

/** The chain along a walk to a state that it reached. */
export const chainTo = (graph: LinkGraph, walk: Walk, end: State): Chain =>
  walk.path(end).map((state, i, path) => {
    const candidates = graph.nodes[nodeIn(state)]!;
    return i > 0 && isOn(state) ? asStep(graph, nodeIn(path[i - 1]!), nodeIn(state)) : weakly(...candidates);
  });

function asStep(graph: LinkGraph, from: Node, to: Node): Link {
  const { set, pattern } = sourceOf(graph, from, to) ?? {};
  return {
    ...strongly(graph.nodes[to]!, truthsAt(graph, placeIn(graph, off(from), on(to)))),
    ...(set && { set }),
    ...(pattern && { label: pattern.label, saying: pattern.message }),
  };
}
