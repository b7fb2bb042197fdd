import { bivalueCells, candidatesAmong } from '../../src/core/candidates.js';
import { type Alternation, endsOf, explainAlternation, shortestFirst } from '../../src/logic/links/alternation.js';
import { type LinkGraph, linkGraph } from '../../src/logic/links/graph.js';
import { refutedByPlainChains } from '../../src/logic/links/refuted.js';
import type { Node } from '../../src/logic/links/state.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** A chain of bivalue cells, each sharing a digit with the next: one of its ends is the digit that both have. */
export const xyChain: Strategy<Alternation> = {
  id: 'xy-chain',
  name: 'XY-Chain',
  learnAfter: ['remote-pair', 'x-chain'],
  family: 'chains',
  level: 'unfair',
  score: 260,

  *find(board, { clock } = {}) {
    if (refutedByPlainChains(board, clock).nodes.length === 0) return;
    const graph = linkGraph(board, candidatesAmong(board, bivalueCells(board), board.geometry.all), false);
    yield* shortestFirst(endsOf(graph, areTwoOfOneDigit));
  },

  explain: explainAlternation,
};

const areTwoOfOneDigit = ({ nodeDigits }: LinkGraph, a: Node, b: Node): boolean =>
  a !== b && nodeDigits[a] === nodeDigits[b];
