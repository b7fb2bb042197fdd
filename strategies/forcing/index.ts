import type { Strategy } from '../../src/logic/strategy.js';
import { patternOverlay, templateDelete, templateSet } from './templates.js';
import { bowmansBingo, braid, whip } from './trials.js';

export const forcing: readonly Strategy[] = [whip, braid, bowmansBingo, templateSet, templateDelete, patternOverlay];
