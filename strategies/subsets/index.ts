import type { Strategy } from '../../src/logic/step/strategy.js';
import { directHiddenPair, directHiddenQuadruple, directHiddenTriplet } from './direct.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from './hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from './naked.js';

export const subsets: readonly Strategy[] = [
  directHiddenPair,
  directHiddenTriplet,
  nakedPair,
  hiddenPair,
  nakedTriple,
  hiddenTriple,
  nakedQuadruple,
  directHiddenQuadruple,
  hiddenQuadruple,
];
