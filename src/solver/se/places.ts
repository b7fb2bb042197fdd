/** What Sudoku Explainer 1.2.1 looks for, in its order. The first thing found is taken, whatever it rates. */
import { alignedPair, alignedTriple } from './aligned.js';
import { dynamicChains, multipleChains, nishio, unaryChains } from './chains.js';
import { directLocking, directPairs, directTriplets } from './direct.js';
import type { Place, Producer } from './find.js';
import { lineFish } from './fish.js';
import { locking } from './locking.js';
import { hiddenSingles, nakedSingles } from './singles.js';
import { hiddenSubsets, nakedSubsets } from './subsets.js';
import { grave, loops } from './uniqueness.js';
import { xyWings, xyzWings } from './wings.js';

const place = (producer: Producer, strategies: Place['strategies']): Place => ({ producer, strategies });

export const places: readonly Place[] = [
  place(hiddenSingles, { 'full-house': 1.0, 'hidden-single': 1.2 }),
  place(directLocking, { 'direct-pointing': 1.7, 'direct-claiming': 1.9 }),
  place(directPairs, { 'direct-hidden-pair': 2.0 }),
  place(nakedSingles, { 'naked-single': 2.3 }),
  place(directTriplets, { 'direct-hidden-triplet': 2.5 }),
  place(locking, { pointing: 2.6, claiming: 2.8 }),
  nakedSubsets(2, 'naked-pair', 3.0),
  lineFish(2, 'x-wing', 3.2),
  hiddenSubsets(2, 'hidden-pair', 3.4),
  nakedSubsets(3, 'naked-triple', 3.6),
  lineFish(3, 'swordfish', 3.8),
  hiddenSubsets(3, 'hidden-triple', 4.0),
  place(xyWings, { 'xy-wing': 4.2 }),
  place(xyzWings, { 'xyz-wing': 4.4 }),
  loops,
  nakedSubsets(4, 'naked-quadruple', 5.0),
  lineFish(4, 'jellyfish', 5.2),
  hiddenSubsets(4, 'hidden-quadruple', 5.4),
  place(grave, { 'bug-plus-1': 5.6, 'bug-plus-n': 5.6, 'bug-type-2': 5.7, 'bug-type-3': 5.8, 'bug-type-4': 5.7 }),
  place(alignedPair, { 'aligned-pair-exclusion': 6.2 }),
  place(unaryChains, {
    'bidirectional-x-cycle': 6.5,
    'bidirectional-y-cycle': 6.5,
    'forcing-x-chain': 6.6,
    'bidirectional-cycle': 7.0,
    'forcing-chain': 7.0,
  }),
  place(alignedTriple, { 'aligned-triple-exclusion': 7.5 }),
  place(nishio, { nishio: 7.5 }),
  place(multipleChains, { 'cell-forcing-chain': 8.0, 'region-forcing-chain': 8.0 }),
  dynamicChains(0),
  dynamicChains(1),
  dynamicChains(2),
  dynamicChains(3),
  dynamicChains(4),
  dynamicChains(5),
];
