import { isPair } from '../../src/core/bits.js';
import type { Digit } from '../../src/core/geometry.js';
import { type Alternation, endsOf, explainAlternation, shortestFirst } from '../../src/logic/links/alternation.js';
import { candidatesOf, linkGraph } from '../../src/logic/links/graph.js';
import { refutedByPlainChains } from '../../src/logic/links/refuted.js';
import type { Node } from '../../src/logic/links/state.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** A chain of bivalue cells, each sharing a digit with the next: one of its ends is the digit that both have. */
export const xyChain: Strategy<Alternation> = {
  id: 'xy-chain',
  name: 'XY-Chain',
  family: 'chains',
  level: 'unfair',
  score: 260,

  *find(board, _, clock) {
    if ((yield* refutedByPlainChains(board, clock)).nodes.length === 0) return;
    const { geometry, digits } = board;
    const candidates = candidatesOf(board).filter((candidate) => isPair(digits[geometry.cellOf(candidate)]!));
    const graph = linkGraph(board, candidates, false);
    const digitOf = (node: Node): Digit => geometry.digitOf(graph.nodes[node]![0]!);
    yield* shortestFirst(endsOf(graph, (start, end) => start !== end && digitOf(start) === digitOf(end)));
  },

  explain: explainAlternation,
};
