import {
  explainNakedSubset,
  isLockedSubset,
  type NakedSubset,
  nakedSubsets,
} from '../../src/logic/sets/naked-subset.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** A naked subset in the crossing of a box and a line: its digits are removed from the rest of both. */
const lockedSubset = (size: number, id: string, name: string, score: number): Strategy<NakedSubset> => ({
  id,
  name,
  family: 'intersections',
  level: 'medium',
  score,
  *find(board, since) {
    for (const hit of nakedSubsets(board, size, ['box'], since)) if (isLockedSubset(hit, board.geometry)) yield hit;
  },
  explain: explainNakedSubset,
});

export const lockedPair = lockedSubset(2, 'locked-pair', 'Locked Pair', 40);
export const lockedTriple = lockedSubset(3, 'locked-triple', 'Locked Triple', 60);
