import type { Strategy } from '../../src/logic/strategy.js';
import { forcingChainContradiction, forcingChainVerity, forcingNetContradiction, forcingNetVerity } from './forcing.js';
import { patternOverlay, templateDelete, templateSet } from './templates.js';
import { bowmansBingo, braid, whip } from './trials.js';

export const forcing: readonly Strategy[] = [
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
  whip,
  braid,
  bowmansBingo,
  templateSet,
  templateDelete,
  patternOverlay,
];
