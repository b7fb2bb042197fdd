import { type Bits, bitsOf } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { unlimited } from '../../src/core/clock.js';
import {
  type Alternation,
  type Ends,
  endsOf,
  explainAlternation,
  shortestFirst,
} from '../../src/logic/links/alternation.js';
import { extendGraph } from '../../src/logic/links/extended-graph.js';
import { candidatesOf, type LinkSource, linkGraph } from '../../src/logic/links/graph.js';
import { groupLinksOf } from '../../src/logic/links/group-links.js';
import { refutedByGroupedChains, refutedByPlainChains, refutedDigits } from '../../src/logic/links/refuted.js';
import { outcomeOf } from '../../src/logic/step/outcome.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** A chain of one digit, strong and weak links in turn: one of its ends is true. */
export const xChain: Strategy<Alternation> = {
  id: 'x-chain',
  name: 'X-Chain',
  aliases: ['fishy cycle', 'X-cycle'],
  learnAfter: ['turbot-fish', 'simple-colors-trap'],
  family: 'chains',
  level: 'unfair',
  score: 260,
  *find(board, { since, clock } = {}) {
    const among = refutedDigits(refutedByPlainChains(board, clock));
    yield* shortestFirst(endsInDigits(board, among, since, clock));
  },
  explain: explainAlternation,
};

/**
 * An X-chain in which places of the digit in one box and line count as one, unless a plain X-chain with no more links
 * has the same elimination.
 */
export const groupedXChain: Strategy<Alternation> = {
  id: 'grouped-x-chain',
  name: 'Grouped X-Chain',
  learnAfter: ['x-chain'],
  family: 'chains',
  level: 'unfair',
  score: 300,

  *find(board, { since, clock } = {}) {
    const among = refutedDigits(refutedByGroupedChains(board, clock));
    const grouped = endsInDigits(board, among, since, clock, groupLinksOf);
    if (grouped.length === 0) return;
    const plain = new Map<string, number>();
    for (const { length, remove } of endsInDigits(board, among, since, clock))
      plain.set(outcomeOf({ remove }), Math.min(length, plain.get(outcomeOf({ remove })) ?? Infinity));
    yield* shortestFirst(
      grouped.filter(({ length, remove }) => length < (plain.get(outcomeOf({ remove })) ?? Infinity)),
    );
  },

  explain: explainAlternation,
};

/**
 * Returns the ends of all chains of some digits, on the plain links and those of the sources, for digits changed since
 * the stamp.
 */
function endsInDigits(
  board: Markup,
  digits: Bits,
  since: Stamp = -1,
  clock = unlimited,
  ...sources: readonly ((among: Bits) => LinkSource)[]
): Ends[] {
  const { geometry, digitStamps } = board;
  const changed = bitsOf(digits).filter((digit) => digitStamps[digit]! > since);
  const all = changed.length > 0 ? candidatesOf(board) : [];
  const ends: Ends[] = [];
  for (const digit of changed) {
    clock();
    const among = all.filter((candidate) => geometry.digitOf(candidate) === digit);
    const graph = extendGraph(
      board,
      linkGraph(board, among),
      sources.map((source) => source(1 << digit)),
      clock,
    );
    ends.push(...endsOf(graph, () => true));
  }
  return ends;
}
