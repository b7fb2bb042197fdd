import type { Strategy } from '../../src/logic/step/strategy.js';
import { fullHouse } from './full-house.js';
import { hiddenSingle } from './hidden-single.js';
import { nakedSingle } from './naked-single.js';

export const singles: readonly Strategy[] = [fullHouse, nakedSingle, hiddenSingle];
