import type { Strategy } from '../../src/logic/step/strategy.js';
import { bivalueOddagon } from './bivalue-oddagon.js';
import { brokenWing } from './broken-wing.js';
import { tridagon } from './tridagon.js';

export const oddagons: readonly Strategy[] = [brokenWing, bivalueOddagon, tridagon];
