import {
  explainNakedSubset,
  isLockedSubset,
  type NakedSubset,
  nakedSubsets,
} from '../../src/logic/sets/naked-subset.js';
import type { Introduction, Strategy } from '../../src/logic/step/strategy.js';

/** A naked subset in the crossing of a box and a line: its digits are removed from the rest of both. */
const lockedSubset = (size: number, about: Introduction, score: number): Strategy<NakedSubset> => ({
  ...about,
  aboutLines: true,
  family: 'intersections',
  level: 'medium',
  score,
  *find(board, { since } = {}) {
    for (const hit of nakedSubsets(board, size, ['box'], since)) if (isLockedSubset(hit, board.geometry)) yield hit;
  },
  explain: explainNakedSubset,
});

export const lockedPair = lockedSubset(
  2,
  { id: 'locked-pair', name: 'Locked Pair', learnAfter: ['naked-pair', 'pointing'] },
  40,
);
export const lockedTriple = lockedSubset(
  3,
  {
    id: 'locked-triple',
    name: 'Locked Triple',
    learnAfter: ['locked-pair', 'naked-triple'],
  },
  60,
);
