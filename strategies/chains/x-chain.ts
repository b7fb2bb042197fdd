import { type Alternation, endsOf, explainAlternation, shortestFirst } from '../../src/logic/alternation.js';
import { candidatesOf, linkGraph } from '../../src/logic/links.js';
import { conjugatesOf } from '../../src/logic/plain-links.js';
import type { Strategy } from '../../src/logic/strategy.js';

/** A chain of one digit, strong and weak links in turn: one of its ends is true. */
export const xChain: Strategy<Alternation> = {
  id: 'x-chain',
  name: 'X-Chain',
  aliases: ['fishy cycle', 'X-cycle'],
  family: 'chains',
  level: 'unfair',
  score: 260,

  *find(board) {
    const { geometry } = board;
    const all = candidatesOf(board);
    yield* shortestFirst(
      Array.from({ length: geometry.size }, (_, digit) => {
        const among = all.filter((candidate) => geometry.digitOf(candidate) === digit);
        return endsOf(linkGraph(board, among, conjugatesOf(1 << digit)), () => true);
      }).flat(),
    );
  },

  explain: explainAlternation,
};
