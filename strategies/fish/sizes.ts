/** Strategies of each type of fish, by size. */
import type { Strategy } from '../../src/logic/step/strategy.js';
import {
  type FishType,
  finned,
  finnedFranken,
  finnedMutant,
  fishOf,
  franken,
  mutant,
  sashimi,
  siameseOf,
} from './types.js';

const SIZES = [2, 3, 4, 5, 6, 7] as const;
type Size = (typeof SIZES)[number];
type BySize<Pattern> = Readonly<Record<Size, Strategy<Pattern>>>;

const bySize = <Pattern>(
  strategyOf: (type: FishType, size: number) => Strategy<Pattern>,
  type: FishType,
): BySize<Pattern> =>
  Object.fromEntries(SIZES.map((size) => [size, strategyOf(type, size)])) as Record<Size, Strategy<Pattern>>;

export const finnedFish = bySize(fishOf, finned);
export const sashimiFish = bySize(fishOf, sashimi);
export const frankenFish = bySize(fishOf, franken);
export const finnedFrankenFish = bySize(fishOf, finnedFranken);
export const mutantFish = bySize(fishOf, mutant);
export const finnedMutantFish = bySize(fishOf, finnedMutant);

/** Siamese fish come after the single ones of their type, because a path can take the two in turn. */
const FINNED: readonly BySize<unknown>[] = [
  finnedFish,
  sashimiFish,
  bySize(siameseOf, finned),
  bySize(siameseOf, sashimi),
];
const FRANKEN: readonly BySize<unknown>[] = [frankenFish, finnedFrankenFish, bySize(siameseOf, finnedFranken)];
const MUTANT: readonly BySize<unknown>[] = [mutantFish, finnedMutantFish, bySize(siameseOf, finnedMutant)];

const inTurn =
  (kinds: readonly BySize<unknown>[]) =>
  (...sizes: readonly Size[]): readonly Strategy[] =>
    sizes.flatMap((size) => kinds.map((kind) => kind[size]));

/** All fish with fins of some sizes, in turn. */
export const finnedFishOf = inTurn(FINNED);
/** All Franken fish of some sizes, in turn. */
export const frankenFishOf = inTurn(FRANKEN);
/** All mutant fish of some sizes, in turn. */
export const mutantFishOf = inTurn(MUTANT);
