import { BOXES_FIRST } from '../../src/core/houses.js';
import {
  explainNakedSubset,
  isLockedSubset,
  type NakedSubset,
  nakedSubsets,
} from '../../src/logic/sets/naked-subset.js';
import type { Introduction, Level, Strategy } from '../../src/logic/step/strategy.js';

/**
 * As many digits as cells in one house: they are removed from all cells that see these. A locked subset has its own
 * name.
 */
const nakedSubset = (size: number, about: Introduction, level: Level, score: number): Strategy<NakedSubset> => ({
  ...about,
  family: 'subsets',
  level,
  score,
  *find(board, { since } = {}) {
    const canLock = size <= LARGEST_LOCKED;
    for (const hit of nakedSubsets(board, size, BOXES_FIRST, since, canLock ? -1 : since))
      if (!canLock || !isLockedSubset(hit, board.geometry)) yield hit;
  },

  explain: explainNakedSubset,
});

/**
 * The largest subset that can be locked. Pairs and triples of a box that also remove from a line are named locked; a
 * change in the line can alter that, though the box stays the same.
 */
const LARGEST_LOCKED = 3;

export const nakedPair = nakedSubset(
  2,
  { id: 'naked-pair', name: 'Naked Pair', learnAfter: ['naked-single'] },
  'medium',
  60,
);
export const nakedTriple = nakedSubset(
  3,
  { id: 'naked-triple', name: 'Naked Triple', learnAfter: ['naked-pair'] },
  'medium',
  80,
);
export const nakedQuadruple = nakedSubset(
  4,
  { id: 'naked-quadruple', name: 'Naked Quadruple', learnAfter: ['naked-triple'] },
  'hard',
  120,
);
