/**
 * The search for the named chains of three strong links, each of which lies in a cell with two candidates or in a house
 * with two places.
 */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Chain, linkTruths, strongLinkTo, weakLinkTo } from './chain.js';
import type { LinkGraph } from './graph.js';
import { BY_CELL } from './link-list.js';
import {
  flagNodesSeeing,
  type Refuted,
  refutedByGroupedChains,
  refutedByPlainChains,
  refutedWithin,
} from './refuted.js';
import { seenByBoth } from './seen.js';
import { type Node, nodeIn, off, on } from './state.js';

interface ShortChain {
  readonly name: Wing;
  readonly chain: Chain;
  readonly remove: readonly Candidate[];
}

export type Wing = 'w' | 'm' | 's' | 'h' | 'l';

export const plainShortChains = (board: Markup, clock: Clock): readonly ShortChain[] =>
  shortChains(refutedByPlainChains(board, clock), false, clock);
export const groupedShortChains = (board: Markup, clock: Clock): readonly ShortChain[] =>
  shortChains(refutedByGroupedChains(board, clock), true, clock);

/** The most links: from an elimination to an end of the wing, along it, and back from its other end. */
const MOST_LINKS = 7;

/** All walks of a graph, or those with a group, each wing's outcomes once. */
function shortChains(refuted: Refuted, grouped: boolean, clock: Clock): readonly ShortChain[] {
  const { graph } = refuted;
  const targets = refutedWithin(refuted, MOST_LINKS, clock);
  if (targets.length === 0) return NONE;
  const ends = flagNodesSeeing(graph, targets);
  const search: Search = { graph, grouped, ends, onLinks: onLinksOf(graph), found: new Map() };
  for (let a = 0; a < graph.nodes.length; a++) {
    if (!ends[a]) continue;
    clock();
    walkFrom(search, a);
  }
  return [...search.found.values()];
}

interface Search {
  readonly graph: LinkGraph;
  /** True if only walks with a group count. */
  readonly grouped: boolean;
  /** By node, 1 if a walk may end there. */
  readonly ends: Uint8Array;
  readonly onLinks: OnLinks;
  /** By wing and outcome. */
  readonly found: Map<string, ShortChain>;
}

const NONE: readonly ShortChain[] = [];

/**
 * For each node, the ends of its weak links that have strong links themselves, which alone lead on; laid out like
 * `Links`.
 */
interface OnLinks {
  readonly from: Int32Array;
  readonly next: Int32Array;
}

function onLinksOf({ nodes, start, to }: LinkGraph): OnLinks {
  const from = new Int32Array(nodes.length + 1);
  const next = new Int32Array(to.length);
  let length = 0;
  for (let node = 0; node < nodes.length; node++) {
    from[node] = length;
    if (start[off(node)] === start[off(node) + 1]) continue;
    for (let at = start[on(node)]!; at < start[on(node) + 1]!; at++) {
      const other = nodeIn(to[at]!);
      if (start[off(other)] !== start[off(other) + 1]) next[length++] = other;
    }
  }
  from[nodes.length] = length;
  return { from, next };
}

/** Walks a = b - c = d - e = f; of the two directions the one that begins in a cell, or else at the lower node. */
function walkFrom(search: Search, a: Node): void {
  const { graph, grouped, ends, onLinks } = search;
  const { start, to, singleCount } = graph;
  const { from, next } = onLinks;
  /** Candidates seen from both ends, cached by the other end, since many walks lead there. */
  const seen: (readonly Candidate[])[] = [];
  for (let first = start[off(a)]!; first < start[off(a) + 1]!; first++) {
    const b = nodeIn(to[first]!);
    for (let i = from[b]!; i < from[b + 1]!; i++) {
      const c = next[i]!;
      if (c === a) continue;
      for (let second = start[off(c)]!; second < start[off(c) + 1]!; second++) {
        const d = nodeIn(to[second]!);
        if (d === b || d === a) continue;
        for (let j = from[d]!; j < from[d + 1]!; j++) {
          const e = next[j]!;
          if (e === c || e === b || e === a) continue;
          for (let third = start[off(e)]!; third < start[off(e) + 1]!; third++) {
            if (isInCell(graph, third) && !isInCell(graph, first)) continue;
            const f = nodeIn(to[third]!);
            if (!ends[f] || f === a || f === b || f === c || f === d) continue;
            const name = nameOf(graph, a, first, second, third);
            if (!name || (grouped && Math.max(a, b, c, d, e, f) < singleCount)) continue;
            const remove = (seen[f] ??= seenByBoth(graph, a, f));
            if (remove.length > 0) keep(search, name, [a, b, c, d, e, f], [first, second, third], remove);
          }
        }
      }
    }
  }
}

/** True if a strong link lies in a cell, false if in a house. */
const isInCell = ({ cause }: LinkGraph, link: number): boolean => cause[link] === BY_CELL;

/**
 * Returns the usual name of a chain; undefined if it has none, or if it has to be walked from its other end: a chain
 * that ends in a cell must also begin in one.
 */
function nameOf(graph: LinkGraph, a: Node, first: number, second: number, third: number): Wing | undefined {
  const f = nodeIn(graph.to[third]!);
  const middle = isInCell(graph, second);
  if (isInCell(graph, first) !== isInCell(graph, third))
    return !middle && digitOf(graph, a) === digitOf(graph, f) ? 'm' : 'h';
  if (a > f) return undefined;
  if (isInCell(graph, first)) return middle ? undefined : 'w';
  if (middle) return 's';
  const digit = digitOf(graph, a);
  return digit === digitOf(graph, f) && digit === digitOf(graph, nodeIn(graph.to[second]!)) ? undefined : 'l';
}

const digitOf = ({ geometry, nodes }: LinkGraph, node: Node): number => geometry.digitOf(nodes[node]![0]!);

function keep(
  { graph, found }: Search,
  name: Wing,
  walk: readonly Node[],
  strong: readonly number[],
  remove: readonly Candidate[],
): void {
  const key = `${name} ${remove.join()}`;
  if (found.has(key)) return;
  const chain = walk.map((node, i) =>
    i % 2 === 0
      ? weakLinkTo(...graph.nodes[node]!)
      : strongLinkTo(graph.nodes[node]!, linkTruths(graph, strong[i >> 1]!)),
  );
  found.set(key, { name, chain, remove });
}
