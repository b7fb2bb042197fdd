/** Sudoku Explainer's ladder: its techniques in its order, each step with that program's rating. */

import { jellyfish, swordfish, xWing } from '../../../strategies/fish/basic.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from '../../../strategies/subsets/hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from '../../../strategies/subsets/naked.js';
import { frozen } from '../../core/frozen.js';
import { type Ladder, plainClimb } from '../ladder.js';
import type { Rung } from '../rung.js';
import { bugs } from './bug.js';
import { dynamicChains, multipleChains, nishioChains, unaryChains } from './chains.js';
import { directLocking, directPairs, directTriplets, hiddenSingles, locking, nakedSingles } from './easy.js';
import { loops } from './loops.js';
import { alignedPair, alignedTriple, fishRung, hiddenSubsets, nakedSubsets, xyWings, xyzWings } from './patterns.js';

/** The rungs up to locked candidates. */
export const easy: readonly Rung[] = [hiddenSingles, directLocking, directPairs, nakedSingles, directTriplets, locking];

/** Rungs after the singles and before loops. */
export const beforeLoops: readonly Rung[] = [
  nakedSubsets(2, nakedPair, 3.0),
  fishRung(2, xWing, 3.2),
  hiddenSubsets(2, hiddenPair, 3.4),
  nakedSubsets(3, nakedTriple, 3.6),
  fishRung(3, swordfish, 3.8),
  hiddenSubsets(3, hiddenTriple, 4.0),
  xyWings,
  xyzWings,
];

/** Rungs right after loops. */
export const large: readonly Rung[] = [
  nakedSubsets(4, nakedQuadruple, 5.0),
  fishRung(4, jellyfish, 5.2),
  hiddenSubsets(4, hiddenQuadruple, 5.4),
];

/** Rungs searched last. */
export const last: readonly Rung[] = [
  bugs,
  alignedPair,
  unaryChains,
  alignedTriple,
  nishioChains,
  multipleChains,
  dynamicChains(0),
  dynamicChains(1),
  dynamicChains(2),
  dynamicChains(3),
  dynamicChains(4),
  dynamicChains(5),
];

export const rungs: readonly Rung[] = [...easy, ...beforeLoops, loops, ...large, ...last];

/** The ladder of Sudoku Explainer's scale. */
export const se: Ladder = frozen({
  id: 'se',
  name: "Sudoku Explainer 1.2.1's techniques, in its order",
  rungs,
  formatRating: (rating) => rating.toFixed(1),
  begin: plainClimb,
});
