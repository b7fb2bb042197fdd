import { directClaiming, directPointing } from '../../../strategies/intersections/direct.js';
import { directHiddenPair, directHiddenTriplet } from '../../../strategies/subsets/direct.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { finding, type Producer } from './find.js';

/** The catalogue finds the direct forms in Sudoku Explainer's order. */
const direct = (...rated: readonly (readonly [Strategy, number])[]): Producer =>
  function* (board, since) {
    for (const [strategy, rating] of rated)
      for (const hit of strategy.find(board, since)) yield finding(strategy.id, rating, hit);
  };

export const directLocking = direct([directPointing, 1.7], [directClaiming, 1.9]);
export const directPairs = direct([directHiddenPair, 2.0]);
export const directTriplets = direct([directHiddenTriplet, 2.5]);
