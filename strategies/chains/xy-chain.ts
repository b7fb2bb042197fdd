import { isPair } from '../../src/core/bits.js';
import { type Alternation, endsOf, explainAlternation, shortestFirst } from '../../src/logic/alternation.js';
import { candidatesOf, linkGraph } from '../../src/logic/links.js';
import { bivalueCells } from '../../src/logic/plain-links.js';
import type { Strategy } from '../../src/logic/strategy.js';

/** A chain of bivalue cells, each sharing a digit with the next: one of its ends is the digit that both have. */
export const xyChain: Strategy<Alternation> = {
  id: 'xy-chain',
  name: 'XY-Chain',
  family: 'chains',
  level: 'unfair',
  score: 260,

  *find(board) {
    const { geometry, digits } = board;
    const among = candidatesOf(board).filter((candidate) => isPair(digits[geometry.cellOf(candidate)]!));
    yield* shortestFirst(
      endsOf(
        linkGraph(board, among, bivalueCells),
        (start, end) => start !== end && geometry.digitOf(start) === geometry.digitOf(end),
      ),
    );
  },

  explain: explainAlternation,
};
