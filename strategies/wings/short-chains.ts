/**
 * The named chains of three strong links. What tells them apart is whether each strong link lies in a cell with two
 * candidates or in a house with two places: the W-Wing goes cell, house, cell; the XY-Wing through three cells.
 */

import type { Markup } from '../../src/core/board.js';
import type { Candidate } from '../../src/core/geometry.js';
import { type Alternation, explainAlternation } from '../../src/logic/alternation.js';
import { type Chain, strongly, weakly } from '../../src/logic/chain.js';
import { groups } from '../../src/logic/group-links.js';
import { candidatesOf, type LinkGraph, linkGraph, type Node, seenByBoth } from '../../src/logic/links.js';
import { perPosition } from '../../src/logic/per-position.js';
import { bivalueCells, conjugates, plainGraph } from '../../src/logic/plain-links.js';
import { type Level, removing, type Strategy } from '../../src/logic/strategy.js';

type Place = 'cell' | 'house';

interface ShortChain {
  readonly name: Wing;
  readonly grouped: boolean;
  readonly chain: Chain;
  readonly remove: readonly Candidate[];
}

type Wing = 'w' | 'm' | 's' | 'h' | 'l';

/** All walks of a graph, each wing's outcomes once. */
function shortChains(graph: LinkGraph): readonly ShortChain[] {
  const found = new Map<string, ShortChain>();
  for (let a = 0; a < graph.nodes.length; a++) walkFrom(graph, a, found);
  return [...found.values()];
}

const plainChains = perPosition((board: Markup) => shortChains(plainGraph(board)));

const groupedChains = perPosition((board: Markup) =>
  shortChains(linkGraph(board, candidatesOf(board), bivalueCells, conjugates, groups)),
);

/** Walks a = b - c = d - e = f; of the two directions the one that begins in a cell, or else at the lower node. */
function walkFrom(graph: LinkGraph, a: Node, found: Map<string, ShortChain>): void {
  const { strong, weak } = graph;
  for (let first = strong.start[a]!; first < strong.start[a + 1]!; first++) {
    const b = strong.to[first]!;
    for (let i = weak.start[b]!; i < weak.start[b + 1]!; i++) {
      const c = weak.to[i]!;
      if (c === a) continue;
      for (let second = strong.start[c]!; second < strong.start[c + 1]!; second++) {
        const d = strong.to[second]!;
        if (d === b || d === a) continue;
        for (let j = weak.start[d]!; j < weak.start[d + 1]!; j++) {
          const e = weak.to[j]!;
          if (e === c || e === b || e === a) continue;
          for (let third = strong.start[e]!; third < strong.start[e + 1]!; third++) {
            const f = strong.to[third]!;
            if (f === a || f === b || f === c || f === d) continue;
            const name = nameOf(graph, a, f, first, second, third);
            if (!name) continue;
            const remove = seenByBoth(graph, a, f);
            if (remove.length > 0) keep(graph, found, name, [a, b, c, d, e, f], [first, second, third], remove);
          }
        }
      }
    }
  }
}

const placeOf = ({ links }: LinkGraph, link: number): Place => links[link]!.truths[0]!.kind as Place;

/** What people call a chain with these strong links, undefined where it has another name or is walked from its other end. */
function nameOf(graph: LinkGraph, a: Node, f: Node, first: number, second: number, third: number): Wing | undefined {
  const begins = placeOf(graph, first);
  const middle = placeOf(graph, second);
  const ends = placeOf(graph, third);
  if (begins === ends) {
    if (a > f) return undefined;
    if (begins === 'cell') return middle === 'house' ? 'w' : undefined;
    return middle === 'cell' ? 's' : isOneDigit(graph, [first, second, third]) ? undefined : 'l';
  }
  if (begins === 'house') return undefined;
  return middle === 'house' && digitOf(graph, a) === digitOf(graph, f) ? 'm' : 'h';
}

const digitOf = ({ geometry, nodes }: LinkGraph, node: Node): number => geometry.digitOf(nodes[node]![0]!);

const isOneDigit = ({ geometry, links }: LinkGraph, list: readonly number[]): boolean =>
  new Set(list.map((link) => geometry.digitOf(links[link]!.ends[0][0]!))).size === 1;

function keep(
  { nodes, singles, links }: LinkGraph,
  found: Map<string, ShortChain>,
  name: Wing,
  walk: readonly Node[],
  strong: readonly number[],
  remove: readonly Candidate[],
): void {
  const grouped = walk.some((node) => node >= singles);
  const key = `${name} ${grouped} ${remove.join()}`;
  if (found.has(key)) return;
  const chain = walk.map((node, i) =>
    i % 2 === 0 ? weakly(...nodes[node]!) : strongly(nodes[node]!, links[strong[i >> 1]!]!.truths),
  );
  found.set(key, { name, grouped, chain, remove });
}

const shortChain = (
  wing: Wing,
  grouped: boolean,
  naming: Pick<Strategy, 'id' | 'name' | 'aliases'>,
  level: Level,
  score: number,
): Strategy<Alternation> => ({
  ...naming,
  family: 'wings',
  level,
  score,
  *find(board) {
    for (const { name, grouped: isGrouped, chain, remove } of grouped ? groupedChains(board) : plainChains(board))
      if (name === wing && isGrouped === grouped) yield removing({ chain }, remove);
  },
  explain: explainAlternation,
});

export const mWing = shortChain('m', false, { id: 'm-wing', name: 'M-Wing', aliases: ['Medusa wing'] }, 'hard', 170);
export const sWing = shortChain('s', false, { id: 's-wing', name: 'S-Wing', aliases: ['split wing'] }, 'hard', 170);
export const hWing = shortChain('h', false, { id: 'h-wing', name: 'H-Wing', aliases: ['hybrid wing'] }, 'hard', 180);
export const lWing = shortChain('l', false, { id: 'l-wing', name: 'L-Wing', aliases: ['local wing'] }, 'hard', 180);
export const groupedWWing = shortChain('w', true, { id: 'grouped-w-wing', name: 'Grouped W-Wing' }, 'unfair', 200);
export const groupedMWing = shortChain('m', true, { id: 'grouped-m-wing', name: 'Grouped M-Wing' }, 'unfair', 210);
export const groupedSWing = shortChain('s', true, { id: 'grouped-s-wing', name: 'Grouped S-Wing' }, 'unfair', 210);
export const groupedHWing = shortChain('h', true, { id: 'grouped-h-wing', name: 'Grouped H-Wing' }, 'unfair', 220);
export const groupedLWing = shortChain('l', true, { id: 'grouped-l-wing', name: 'Grouped L-Wing' }, 'unfair', 220);
