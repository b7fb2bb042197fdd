import { directClaiming, directPointing } from '../../../strategies/intersections/direct.js';
import { directHiddenPair, directHiddenTriplet } from '../../../strategies/subsets/direct.js';
import { found, type Rung } from '../rung.js';
import { type RatedStrategy, rated, seRung } from './rung.js';

/** The catalogue finds the direct forms in Sudoku Explainer's order. */
const direct = (...ratings: readonly RatedStrategy[]): Rung =>
  seRung(
    function* (board, since) {
      for (const { strategy, least } of ratings)
        for (const hit of strategy.find(board, since)) yield found(strategy, hit, least);
    },
    ...ratings,
  );

export const directLocking = direct(rated(directPointing, 1.7), rated(directClaiming, 1.9));
export const directPairs = direct(rated(directHiddenPair, 2.0));
export const directTriplets = direct(rated(directHiddenTriplet, 2.5));
