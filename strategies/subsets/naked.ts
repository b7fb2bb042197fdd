import { BOXES_FIRST } from '../../src/core/houses.js';
import {
  explainNakedSubset,
  isLockedSubset,
  type NakedSubset,
  nakedSubsets,
} from '../../src/logic/sets/naked-subset.js';
import type { Level, Strategy } from '../../src/logic/step/strategy.js';

/** As many digits as cells in one house: they go from all that sees these cells. A locked one has its own name. */
const nakedSubset = (size: number, id: string, name: string, level: Level, score: number): Strategy<NakedSubset> => ({
  id,
  name,
  family: 'subsets',
  level,
  score,
  *find(board, since) {
    const canLock = size <= LARGEST_LOCKED;
    for (const hit of nakedSubsets(board, size, BOXES_FIRST, since, canLock ? -1 : since))
      if (!canLock || !isLockedSubset(hit, board.geometry)) yield hit;
  },

  explain: explainNakedSubset,
});

/**
 * Pairs and triples of a box that take from it and a line are told apart as locked; what becomes of the line may change
 * that, though the box stays as it is.
 */
const LARGEST_LOCKED = 3;

export const nakedPair = nakedSubset(2, 'naked-pair', 'Naked Pair', 'medium', 60);
export const nakedTriple = nakedSubset(3, 'naked-triple', 'Naked Triple', 'medium', 80);
export const nakedQuadruple = nakedSubset(4, 'naked-quadruple', 'Naked Quadruple', 'hard', 120);
