/** Simple definitions of the steps that each strategy must find, for comparison with the strategies. */
import { xChain, xyChain } from './chains.js';
import { basicFish, finnedFish } from './fish.js';
import type { Definition } from './plain.js';
import { alsXyWing, alsXz } from './sets.js';
import { emptyRectangle, skyscraper, turbotFish, twoStringKite } from './single-digit.js';
import {
  commonPeers,
  hiddenSubsets,
  lockedCandidates,
  lockedSubsets,
  nakedOrLockedSubsets,
  nakedSubsets,
} from './subsets.js';
import { sueDeCoq } from './sue-de-coq.js';
import { hidden, type1, type2, type3, type4, type5, type6 } from './unique-rectangles.js';
import { wWing, xyWing, xyzWing } from './wings.js';

/** The strategies that have a definition, by id. */
export const definitions: Readonly<Record<string, Definition>> = {
  pointing: lockedCandidates('box'),
  claiming: lockedCandidates('row', 'column', 'extra'),
  'common-peer-elimination': commonPeers,
  'locked-pair': lockedSubsets(2),
  'locked-triple': lockedSubsets(3),
  'naked-pair': nakedSubsets(2),
  'naked-triple': nakedSubsets(3),
  'naked-quadruple': nakedOrLockedSubsets(4),
  'hidden-pair': hiddenSubsets(2),
  'hidden-triple': hiddenSubsets(3),
  'hidden-quadruple': hiddenSubsets(4),
  'x-wing': basicFish(2),
  swordfish: basicFish(3),
  jellyfish: basicFish(4),
  'finned-x-wing': finnedFish(2, false),
  'finned-swordfish': finnedFish(3, false),
  'finned-jellyfish': finnedFish(4, false),
  'sashimi-x-wing': finnedFish(2, true),
  'sashimi-swordfish': finnedFish(3, true),
  'sashimi-jellyfish': finnedFish(4, true),
  skyscraper,
  'two-string-kite': twoStringKite,
  'turbot-fish': turbotFish,
  'empty-rectangle': emptyRectangle,
  'xy-wing': xyWing,
  'xyz-wing': xyzWing,
  'w-wing': wWing,
  'unique-rectangle-1': type1,
  'unique-rectangle-2': type2,
  'unique-rectangle-3': type3,
  'unique-rectangle-4': type4,
  'unique-rectangle-5': type5,
  'unique-rectangle-6': type6,
  'hidden-rectangle': hidden,
  'sue-de-coq': sueDeCoq,
  'als-xz': alsXz,
  'als-xy-wing': alsXyWing,
  'x-chain': xChain,
  'xy-chain': xyChain,
};

/** Strategies with too many chains to list, or that tell several finds at once: only the union of all removals is compared. */
export const removingAlike: ReadonlySet<string> = new Set(['x-chain', 'xy-chain', 'common-peer-elimination']);
