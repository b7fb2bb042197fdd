/** What Sudoku Explainer 1.2.1 looks for, in its order. The first thing found is taken, whatever it rates. */
import { jellyfish, swordfish, xWing } from '../../../strategies/fish/basic.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from '../../../strategies/subsets/hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from '../../../strategies/subsets/naked.js';
import type { Rung } from '../rung.js';
import { alignedPair, alignedTriple } from './aligned.js';
import { dynamicChains, multipleChains, nishioChains, unaryChains } from './chains.js';
import { directLocking, directPairs, directTriplets } from './direct.js';
import { fishRung } from './fish.js';
import { grave } from './grave.js';
import { locking } from './locking.js';
import { loops } from './loops.js';
import { hiddenSingles, nakedSingles } from './singles.js';
import { hiddenSubsets, nakedSubsets } from './subsets.js';
import { xyWings, xyzWings } from './wings.js';

/** Up to locked candidates. */
export const easy: readonly Rung[] = [hiddenSingles, directLocking, directPairs, nakedSingles, directTriplets, locking];

/** What comes after them up to loops. */
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

/** What comes right after loops. */
export const large: readonly Rung[] = [
  nakedSubsets(4, nakedQuadruple, 5.0),
  fishRung(4, jellyfish, 5.2),
  hiddenSubsets(4, hiddenQuadruple, 5.4),
];

/** What is asked last. */
export const last: readonly Rung[] = [
  grave,
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
