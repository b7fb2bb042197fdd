import type { Strategy } from '../../src/logic/step/strategy.js';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './basic.js';
import { krakenFish1, krakenFish2 } from './kraken.js';
import {
  finned,
  finnedFranken,
  finnedMutant,
  fishOf,
  franken,
  LARGE,
  mutant,
  SMALL,
  sashimi,
  siameseOf,
} from './species.js';

const sizes = [...SMALL, ...LARGE];

export const fish: readonly Strategy[] = [
  xWing,
  swordfish,
  jellyfish,
  ...SMALL.flatMap((size) => [fishOf(finned, size), fishOf(sashimi, size)]),
  ...SMALL.map((size) => fishOf(franken, size)),
  ...SMALL.map((size) => fishOf(finnedFranken, size)),
  squirmbag,
  whale,
  leviathan,
  ...LARGE.flatMap((size) => [fishOf(finned, size), fishOf(sashimi, size)]),
  ...sizes.map((size) => fishOf(mutant, size)),
  ...sizes.map((size) => fishOf(finnedMutant, size)),
  ...LARGE.map((size) => fishOf(franken, size)),
  ...LARGE.map((size) => fishOf(finnedFranken, size)),
  ...[finned, sashimi, finnedFranken, finnedMutant].flatMap((species) => sizes.map((size) => siameseOf(species, size))),
  krakenFish1,
  krakenFish2,
];
