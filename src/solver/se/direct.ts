import { directClaiming, directPointing } from '../../../strategies/intersections/direct.js';
import { directHiddenPair, directHiddenTriplet } from '../../../strategies/subsets/direct.js';
import { found } from '../rung.js';
import { rated, rungAt, seRung } from './rung.js';

export const POINTING = 1.7;
export const CLAIMING = 1.9;
export const PAIR = 2.0;
export const TRIPLET = 2.5;

export const directLocking = seRung(
  function* (board, since) {
    for (const hit of directPointing.find(board, since)) yield found(directPointing, hit, POINTING);
    for (const hit of directClaiming.find(board, since)) yield found(directClaiming, hit, CLAIMING);
  },
  rated(directPointing, POINTING),
  rated(directClaiming, CLAIMING),
);
export const directPairs = rungAt(PAIR, directHiddenPair);
export const directTriplets = rungAt(TRIPLET, directHiddenTriplet);
