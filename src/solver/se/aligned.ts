import type { Markup, Stamp } from '../../core/board.js';
import { type AlignedExclusion, alignedPairs, alignedTriples } from '../../logic/sets/aligned-exclusion.js';
import { removing } from '../../logic/step/strategy.js';
import { finding, type Producer } from './find.js';

const aligned = (
  find: (board: Markup, since: Stamp) => Generator<AlignedExclusion, void, void>,
  id: string,
  rating: number,
): Producer =>
  function* (board, since) {
    for (const found of find(board, since)) yield finding(id, rating, removing(found, found.remove));
  };

export const alignedPair = aligned(alignedPairs, 'aligned-pair-exclusion', 6.2);
export const alignedTriple = aligned(alignedTriples, 'aligned-triple-exclusion', 7.5);
