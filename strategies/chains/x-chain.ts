import type { Bits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { type Alternation, type Ends, endsOf, explainAlternation, shortestFirst } from '../../src/logic/alternation.js';
import { groupsOf } from '../../src/logic/group-links.js';
import { candidatesOf, type LinkSource, linkGraph } from '../../src/logic/links.js';
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
  find: (board) => shortestFirst(endsInDigits(board, conjugatesOf)),
  explain: explainAlternation,
};

/** An X-chain in which places of the digit in one box and line count as one. */
export const groupedXChain: Strategy<Alternation> = {
  id: 'grouped-x-chain',
  name: 'Grouped X-Chain',
  family: 'chains',
  level: 'unfair',
  score: 300,

  *find(board) {
    for (const hit of shortestFirst(endsInDigits(board, conjugatesOf, groupsOf)))
      if (hit.pattern.chain.some(({ candidates }) => candidates.length > 1)) yield hit;
  },

  explain: explainAlternation,
};

/** The ends of all chains of one digit, on the links that the sources have for it. */
function endsInDigits(board: Markup, ...sources: readonly ((among: Bits) => LinkSource)[]): Ends[] {
  const { geometry } = board;
  const all = candidatesOf(board);
  return Array.from({ length: geometry.size }, (_, digit) => {
    const among = all.filter((candidate) => geometry.digitOf(candidate) === digit);
    return endsOf(linkGraph(board, among, ...sources.map((source) => source(1 << digit))), () => true);
  }).flat();
}
