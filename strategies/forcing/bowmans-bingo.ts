import { isPair } from '../../src/core/bits.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import type { Argument } from '../../src/logic/argument/lines.js';
import { refutationHits } from '../../src/logic/forcing/trial-steps.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { fewestLinks } from '../../src/logic/whips/rounds.js';

/** A bivalue cell, one of its digits laid down as a tile, and singles played until they clash. */
export const bowmansBingo: Strategy<Argument> = {
  id: 'bowmans-bingo',
  name: "Bowman's Bingo",
  learnAfter: ['nishio'],
  family: 'forcing',
  level: 'extreme',
  score: 600,
  *find(board, { clock = unlimited, known } = {}) {
    const { geometry, digits } = board;
    const isInPair = (candidate: Candidate): boolean => isPair(digits[geometry.cellOf(candidate)]!);
    const fewest = fewestLinks(board, clock);
    yield* refutationHits(
      board,
      fewest.map((links, candidate) => (isInPair(candidate) ? links : Infinity)),
      clock,
      known,
    );
  },
  explain: explainArgument,
};
