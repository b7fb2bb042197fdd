import { isPair } from '../../src/core/bits.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type Refutation, refutationHits, trialLines, trialMarks } from '../../src/logic/forcing/trial-steps.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { conclusion, refutedSupposition, say } from '../../src/logic/step/message.js';
import { contradictionMessage } from '../../src/logic/step/numbered-lines.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { fewestLinks } from '../../src/logic/whips/rounds.js';

function explain({ place, remove, pattern: { assumed, steps } }: Hit<Refutation>, geometry: Geometry): Explanation {
  return {
    message: contradictionMessage(
      refutedSupposition(true, assumed),
      true,
      trialLines(steps, geometry),
      say('So {conclusion}.', { conclusion: conclusion({ place, remove }) }),
    ),
    marks: [...trialMarks(assumed, steps), ...markCandidates('target', remove)],
    truths: steps.map(({ truth }) => truth),
  };
}

/** A bivalue cell, one of its digits laid down as a tile, and singles played until they clash. */
export const bowmansBingo: Strategy<Refutation> = {
  id: 'bowmans-bingo',
  name: "Bowman's Bingo",
  learnAfter: ['nishio'],
  family: 'forcing',
  level: 'extreme',
  score: 600,
  *find(board, _, clock = unlimited, known) {
    const { geometry, digits } = board;
    const isInPair = (candidate: Candidate): boolean => isPair(digits[geometry.cellOf(candidate)]!);
    const fewest = fewestLinks(board, clock);
    yield* refutationHits(
      board,
      fewest.map((links, candidate) => (isInPair(candidate) ? links : Infinity)),
      (refutation) => removing(refutation, [refutation.assumed]),
      clock,
      known,
    );
  },
  explain,
};
