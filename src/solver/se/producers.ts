/** What Sudoku Explainer 1.2.1 looks for, in its order. The first thing found is taken, whatever it rates. */
import { alignedPair, alignedTriple } from './aligned.js';
import { dynamicChains, multipleChains, nestedChains, nishio, unaryChains } from './chains.js';
import type { Producer } from './find.js';
import { lineFish } from './fish.js';
import { directLocking, locking } from './locking.js';
import { hiddenSingles, nakedSingles } from './singles.js';
import { directHiddenSubsets, hiddenSubsets, nakedSubsets } from './subsets.js';
import { grave, loops } from './uniqueness.js';
import { xyWings, xyzWings } from './wings.js';

export const producers: readonly Producer[] = [
  hiddenSingles,
  directLocking,
  directHiddenSubsets(2, 'direct-hidden-pair', 2.0),
  nakedSingles,
  directHiddenSubsets(3, 'direct-hidden-triplet', 2.5),
  locking,
  nakedSubsets(2, 'naked-pair', 3.0),
  lineFish(2, 'x-wing', 3.2),
  hiddenSubsets(2, 'hidden-pair', 3.4),
  nakedSubsets(3, 'naked-triple', 3.6),
  lineFish(3, 'swordfish', 3.8),
  hiddenSubsets(3, 'hidden-triple', 4.0),
  xyWings,
  xyzWings,
  loops,
  nakedSubsets(4, 'naked-quadruple', 5.0),
  lineFish(4, 'jellyfish', 5.2),
  hiddenSubsets(4, 'hidden-quadruple', 5.4),
  grave,
  alignedPair,
  unaryChains,
  alignedTriple,
  nishio,
  multipleChains,
  dynamicChains,
  ...nestedChains,
];
