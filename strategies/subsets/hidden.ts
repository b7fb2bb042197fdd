import { bitsOf } from '../../src/core/bits.js';
import { type HiddenSubset, hiddenSubsets } from '../../src/logic/sets/hidden-subset.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import type { Introduction, Level, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

/** Digits with as many places in a house as digits: these places take nothing else. */
const hiddenSubset = (size: number, about: Introduction, level: Level, score: number): Strategy<HiddenSubset> => ({
  ...about,
  family: 'subsets',
  level,
  score,
  find: (board, { since } = {}) => hiddenSubsets(board, size, since),

  explain: ({ place, remove, pattern }) => ({
    message: say(
      'In {house}, the only places for {digits} are {cells}: as many cells as digits. So these cells take nothing else: {conclusion}.',
      {
        house: houses([pattern.house]),
        digits: digitSet(pattern.digits),
        cells: cells(pattern.cells),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks: [
      ...markHouses('pattern', [pattern.house]),
      ...markCandidates('pattern', pattern.candidates),
      ...markCandidates('target', remove),
    ],
    truths: houseTruths([pattern.house], ...bitsOf(pattern.digits)),
  }),
});

export const hiddenPair = hiddenSubset(
  2,
  {
    id: 'hidden-pair',
    name: 'Hidden Pair',
    learnAfter: ['hidden-single', 'naked-pair'],
  },
  'medium',
  70,
);
export const hiddenTriple = hiddenSubset(
  3,
  {
    id: 'hidden-triple',
    name: 'Hidden Triple',
    learnAfter: ['hidden-pair', 'naked-triple'],
  },
  'medium',
  100,
);
export const hiddenQuadruple = hiddenSubset(
  4,
  {
    id: 'hidden-quadruple',
    name: 'Hidden Quadruple',
    learnAfter: ['hidden-triple'],
  },
  'hard',
  150,
);
