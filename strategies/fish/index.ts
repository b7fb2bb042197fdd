import type { Strategy } from '../../src/logic/strategy.js';
import { jellyfish, swordfish, xWing } from './basic.js';
import {
  finnedJellyfish,
  finnedSwordfish,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from './finned.js';

export const fish: readonly Strategy[] = [
  xWing,
  swordfish,
  jellyfish,
  finnedXWing,
  sashimiXWing,
  finnedSwordfish,
  sashimiSwordfish,
  finnedJellyfish,
  sashimiJellyfish,
];
