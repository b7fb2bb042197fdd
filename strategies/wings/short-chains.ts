/**
 * The named chains of three strong links. What tells them apart is whether each strong link lies in a cell with two
 * candidates or in a house with two places: the W-Wing goes cell, house, cell; the XY-Wing through three cells.
 */

import type { Markup } from '../../src/core/board.js';
import type { Clock } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import type { Alternation } from '../../src/logic/links/alternation.js';
import { type Chain, linkTruths, strongLinkTo, weakLinkTo } from '../../src/logic/links/chain.js';
import type { LinkGraph } from '../../src/logic/links/graph.js';
import { BY_CELL } from '../../src/logic/links/link-list.js';
import {
  flagNodesSeeing,
  type Refuted,
  refutedByGroupedChains,
  refutedByPlainChains,
  refutedWithin,
} from '../../src/logic/links/refuted.js';
import { seenByBoth } from '../../src/logic/links/seen.js';
import { type Node, nodeIn, off, on } from '../../src/logic/links/state.js';
import { explainWing } from '../../src/logic/links/wing-explanation.js';
import { type Introduction, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';

interface ShortChain {
  readonly name: Wing;
  readonly chain: Chain;
  readonly remove: readonly Candidate[];
}

type Wing = 'w' | 'm' | 's' | 'h' | 'l';

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

const plainChains = (board: Markup, clock: Clock): readonly ShortChain[] =>
  shortChains(refutedByPlainChains(board, clock), false, clock);
const groupedChains = (board: Markup, clock: Clock): readonly ShortChain[] =>
  shortChains(refutedByGroupedChains(board, clock), true, clock);

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

const shortChain = (
  wing: Wing,
  grouped: boolean,
  about: Introduction,
  level: Level,
  score: number,
): Strategy<Alternation> => ({
  ...about,
  family: 'wings',
  level,
  score,
  *find(board, _, clock) {
    for (const { name, chain, remove } of board.memo(grouped ? groupedChains : plainChains, clock))
      if (name === wing) yield removing({ chain }, remove);
  },
  explain: explainWing,
});

export const mWing = shortChain(
  'm',
  false,
  {
    id: 'm-wing',
    name: 'M-Wing',
    names: { de: 'M-Wing' },
    aliases: ['Medusa wing'],
    learnAfter: ['w-wing', 'skyscraper'],
  },
  'hard',
  170,
);
export const sWing = shortChain(
  's',
  false,
  { id: 's-wing', name: 'S-Wing', names: { de: 'S-Wing' }, aliases: ['split wing'], learnAfter: ['m-wing'] },
  'hard',
  170,
);
export const hWing = shortChain(
  'h',
  false,
  {
    id: 'h-wing',
    name: 'H-Wing',
    names: { de: 'H-Wing' },
    aliases: ['hybrid wing'],
    learnAfter: ['xy-wing', 'm-wing'],
  },
  'hard',
  180,
);
export const lWing = shortChain(
  'l',
  false,
  { id: 'l-wing', name: 'L-Wing', names: { de: 'L-Wing' }, aliases: ['local wing'], learnAfter: ['m-wing'] },
  'hard',
  180,
);
export const groupedWWing = shortChain(
  'w',
  true,
  {
    id: 'grouped-w-wing',
    name: 'Grouped W-Wing',
    names: { de: 'W-Wing mit Gruppen' },
    aliases: ['chute remote pair'],
    learnAfter: ['w-wing'],
  },
  'unfair',
  200,
);
export const groupedMWing = shortChain(
  'm',
  true,
  { id: 'grouped-m-wing', name: 'Grouped M-Wing', names: { de: 'M-Wing mit Gruppen' }, learnAfter: ['m-wing'] },
  'unfair',
  210,
);
export const groupedSWing = shortChain(
  's',
  true,
  { id: 'grouped-s-wing', name: 'Grouped S-Wing', names: { de: 'S-Wing mit Gruppen' }, learnAfter: ['s-wing'] },
  'unfair',
  210,
);
export const groupedHWing = shortChain(
  'h',
  true,
  { id: 'grouped-h-wing', name: 'Grouped H-Wing', names: { de: 'H-Wing mit Gruppen' }, learnAfter: ['h-wing'] },
  'unfair',
  220,
);
export const groupedLWing = shortChain(
  'l',
  true,
  { id: 'grouped-l-wing', name: 'Grouped L-Wing', names: { de: 'L-Wing mit Gruppen' }, learnAfter: ['l-wing'] },
  'unfair',
  220,
);
