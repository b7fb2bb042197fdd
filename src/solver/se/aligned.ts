import { alignedPairExclusion, alignedTripleExclusion } from '../../../strategies/als/aligned-exclusion.js';
import type { Markup, Stamp } from '../../core/board.js';
import { type AlignedExclusion, alignedPairs, alignedTriples } from '../../logic/sets/aligned-exclusion.js';
import { removing, type Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../rung.js';
import { rungAt } from './rung.js';

const aligned = (
  find: (board: Markup, since?: Stamp) => Generator<AlignedExclusion, void, void>,
  strategy: Strategy<AlignedExclusion>,
  rating: number,
): Rung =>
  rungAt(rating, strategy, function* (board, since) {
    for (const exclusion of find(board, since)) yield removing(exclusion, exclusion.remove);
  });

export const alignedPair = aligned(alignedPairs, alignedPairExclusion, 6.2);
export const alignedTriple = aligned(alignedTriples, alignedTripleExclusion, 7.5);
