import type { Strategy } from '../../src/logic/strategy.js';
import { alsChain } from './als-chain.js';
import { alsXyWing } from './als-xy-wing.js';
import { alsXz } from './als-xz.js';
import { deathBlossom } from './death-blossom.js';

export const als: readonly Strategy[] = [alsXz, alsXyWing, alsChain, deathBlossom];
