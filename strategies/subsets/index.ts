import type { Strategy } from '../../src/logic/strategy.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from './hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from './naked.js';

export const subsets: readonly Strategy[] = [
  nakedPair,
  hiddenPair,
  nakedTriple,
  hiddenTriple,
  nakedQuadruple,
  hiddenQuadruple,
];
