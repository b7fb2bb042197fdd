/**
 * The named chains of three strong links. What tells them apart is whether each strong link lies in a cell with two
 * candidates or in a house with two places: the W-Wing goes cell, house, cell; the XY-Wing through three cells.
 */

import type { Markup } from '../../src/core/board.js';
import type { Candidate } from '../../src/core/geometry.js';
import { perPosition } from '../../src/core/per-position.js';
import { type Alternation, explainAlternation } from '../../src/logic/links/alternation.js';
import { type Chain, strongly, weakly } from '../../src/logic/links/chain.js';
import { type LinkGraph, type Node, seenByBoth } from '../../src/logic/links/graph.js';
import { groupedGraph } from '../../src/logic/links/group-links.js';
import { plainGraph } from '../../src/logic/links/plain-links.js';
import { type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';

interface ShortChain {
  readonly name: Wing;
  readonly grouped: boolean;
  readonly chain: Chain;
  readonly remove: readonly Candidate[];
}

type Wing = 'w' | 'm' | 's' | 'h' | 'l';

/** The strong links of a graph as the names ask about them. */
interface Strong {
  readonly graph: LinkGraph;
  /** 1 where a link lies in a cell; in a house, else. */
  readonly inCell: Uint8Array;
}

/** All walks of a graph, each wing's outcomes once. */
function shortChains(graph: LinkGraph): readonly ShortChain[] {
  const found = new Map<string, ShortChain>();
  const inCell = Uint8Array.from(graph.links, ({ truths }) => (truths[0]!.kind === 'cell' ? 1 : 0));
  for (let a = 0; a < graph.nodes.length; a++) walkFrom({ graph, inCell }, a, found);
  return [...found.values()];
}

const plainChains = perPosition((board: Markup) => shortChains(plainGraph(board)));

const groupedChains = perPosition((board: Markup) => shortChains(groupedGraph(board)));

/** Walks a = b - c = d - e = f; of the two directions the one that begins in a cell, or else at the lower node. */
function walkFrom({ graph, inCell }: Strong, a: Node, found: Map<string, ShortChain>): void {
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
            if (inCell[third]! > inCell[first]!) continue;
            const f = strong.to[third]!;
            if (f === a || f === b || f === c || f === d) continue;
            const name = nameOf({ graph, inCell }, a, f, first, second, third);
            if (!name) continue;
            const remove = seenByBoth(graph, a, f);
            if (remove.length > 0) keep(graph, found, name, [a, b, c, d, e, f], [first, second, third], remove);
          }
        }
      }
    }
  }
}

/**
 * What people call a chain that does not end in a cell unless it begins in one; undefined where it has another name or
 * is walked from its other end.
 */
function nameOf(
  { graph, inCell }: Strong,
  a: Node,
  f: Node,
  first: number,
  second: number,
  third: number,
): Wing | undefined {
  const middle = inCell[second] === 1;
  if (inCell[first] !== inCell[third]) return !middle && digitOf(graph, a) === digitOf(graph, f) ? 'm' : 'h';
  if (a > f) return undefined;
  if (inCell[first] === 1) return middle ? undefined : 'w';
  if (middle) return 's';
  const digit = digitOf(graph, a);
  return digit === digitOf(graph, f) && digit === digitOf(graph, graph.strong.to[second]!) ? undefined : 'l';
}

const digitOf = ({ geometry, nodes }: LinkGraph, node: Node): number => geometry.digitOf(nodes[node]![0]!);

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
export const groupedWWing = shortChain(
  'w',
  true,
  { id: 'grouped-w-wing', name: 'Grouped W-Wing', aliases: ['chute remote pair'] },
  'unfair',
  200,
);
export const groupedMWing = shortChain('m', true, { id: 'grouped-m-wing', name: 'Grouped M-Wing' }, 'unfair', 210);
export const groupedSWing = shortChain('s', true, { id: 'grouped-s-wing', name: 'Grouped S-Wing' }, 'unfair', 210);
export const groupedHWing = shortChain('h', true, { id: 'grouped-h-wing', name: 'Grouped H-Wing' }, 'unfair', 220);
export const groupedLWing = shortChain('l', true, { id: 'grouped-l-wing', name: 'Grouped L-Wing' }, 'unfair', 220);
