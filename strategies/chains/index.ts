import type { Strategy } from '../../src/logic/step/strategy.js';
import {
  aic,
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from './nice-loops.js';
import { aicWithAlmostFish, aicWithHiddenSets, aicWithUniqueRectangles } from './patterned.js';
import { remotePair } from './remote-pair.js';
import { groupedXChain, xChain } from './x-chain.js';
import { xyChain } from './xy-chain.js';

export const chains: readonly Strategy[] = [
  remotePair,
  xChain,
  xyChain,
  continuousNiceLoop,
  aic,
  discontinuousNiceLoop,
  groupedXChain,
  groupedContinuousNiceLoop,
  groupedAic,
  groupedDiscontinuousNiceLoop,
  aicWithUniqueRectangles,
  aicWithAlmostFish,
  aicWithHiddenSets,
];
