import type { Strategy } from '../../src/logic/step/strategy.js';
import { forcingChainContradiction, forcingChainVerity, forcingNetContradiction, forcingNetVerity } from './forcing.js';
import { bugForcingChain, oddagonForcingChain, rectangleForcingChain } from './guarded.js';
import {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedDynamicForcingChain,
  nestedForcingChain,
  nestedMultipleForcingChain,
  nishio,
  regionForcingChain,
} from './multiple.js';
import { patternOverlay, templateDelete, templateSet } from './templates.js';
import { bowmansBingo, braid, whip } from './trials.js';
import { bidirectionalCycle, bidirectionalXCycle, bidirectionalYCycle, forcingChain, forcingXChain } from './unary.js';

export const forcing: readonly Strategy[] = [
  bidirectionalXCycle,
  bidirectionalYCycle,
  forcingXChain,
  bidirectionalCycle,
  forcingChain,
  nishio,
  cellForcingChain,
  regionForcingChain,
  rectangleForcingChain,
  bugForcingChain,
  oddagonForcingChain,
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
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedForcingChain,
  nestedMultipleForcingChain,
  nestedDynamicForcingChain,
];
