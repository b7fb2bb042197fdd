import { alignedPairExclusion, alignedTripleExclusion } from '../../../strategies/als/aligned-exclusion.js';
import type { Markup, Stamp } from '../../core/board.js';
import { type AlignedExclusion, alignedPairs, alignedTriples } from '../../logic/sets/aligned-exclusion.js';
import { removing, type Strategy } from '../../logic/step/strategy.js';
import { found, type Rung } from '../rung.js';
import { rated, seRung } from './rung.js';

const aligned = (
  find: (board: Markup, since?: Stamp) => Generator<AlignedExclusion, void, void>,
  strategy: Strategy<AlignedExclusion>,
  rating: number,
): Rung =>
  seRung(
    function* (board, since) {
      for (const exclusion of find(board, since)) yield found(strategy, removing(exclusion, exclusion.remove), rating);
    },
    rated(strategy, rating),
  );

export const alignedPair = aligned(alignedPairs, alignedPairExclusion, 6.2);
export const alignedTriple = aligned(alignedTriples, alignedTripleExclusion, 7.5);
