import type { Strategy } from '../../src/logic/step/strategy.js';
import { ahsWWing } from './ahs-w-wing.js';
import { ahsXyWing } from './ahs-xy-wing.js';
import { ahsXz } from './ahs-xz.js';
import { alignedPairExclusion, alignedTripleExclusion } from './aligned-exclusion.js';
import { almostLockedPair, almostLockedQuadruple, almostLockedTriple } from './almost-locked-candidates.js';
import { alsChain } from './als-chain.js';
import { alsWWing } from './als-w-wing.js';
import { alsXyWing } from './als-xy-wing.js';
import { alsXz } from './als-xz.js';
import { tuvwxyzWing, uvwxyzWing, vwxyzWing, wxyzWing } from './bent-set.js';
import { deathBlossom, regionDeathBlossom } from './death-blossom.js';

export const als: readonly Strategy[] = [
  almostLockedPair,
  almostLockedTriple,
  wxyzWing,
  vwxyzWing,
  almostLockedQuadruple,
  uvwxyzWing,
  alsXz,
  alignedPairExclusion,
  alsWWing,
  alsXyWing,
  ahsXz,
  ahsWWing,
  tuvwxyzWing,
  ahsXyWing,
  alsChain,
  deathBlossom,
  regionDeathBlossom,
  alignedTripleExclusion,
];
