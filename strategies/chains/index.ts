import type { Strategy } from '../../src/logic/strategy.js';
import { remotePair } from './remote-pair.js';
import { xChain } from './x-chain.js';
import { xyChain } from './xy-chain.js';

export const chains: readonly Strategy[] = [remotePair, xChain, xyChain];
