/** The geometry of a requested variant. */
import { runsOut, unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { CUT, DONE } from '../search/engine.js';
import { type GridRules, withRules } from '../variants/rules.js';
import { randomGrid } from './fill.js';
import type { Random } from './random.js';
import { randomRegions } from './regions.js';

/** The reason for a failure if `variantOf` finds no grid. */
export const NO_GRID = 'no grid was found that keeps all the rules';

/** Guesses after which a layout counts as having no solution. */
const MOST_GUESSES = 3000;

/**
 * The shape with its rules. Irregular regions without a layout get a random one that leaves the grid a solution under
 * all the rules; when the clock runs out, the last one drawn. Undefined if no layout is found, or if the rules leave no
 * grid. Throws a RangeError if they do not go together.
 */
export function variantOf(base: Geometry, rules: GridRules, random: Random, clock = unlimited): Geometry | undefined {
  const outcomeOf = (geometry: Geometry): unknown => {
    let outcome: unknown;
    return runsOut(() => (outcome = randomGrid(geometry, random, MOST_GUESSES, clock))) ? undefined : outcome;
  };
  if (!wantsLayout(rules)) {
    const geometry = withRules(base, rules);
    return outcomeOf(geometry) === DONE ? undefined : geometry;
  }
  const isFillable = (regions: string): boolean => {
    const outcome = outcomeOf(withRules(base, { ...rules, regions }));
    return outcome !== DONE && outcome !== CUT;
  };
  const wraps = rules.variant?.includes('toroidal') ?? false;
  const regions = randomRegions(base, random, wraps, isFillable);
  return regions === undefined ? undefined : withRules(base, { ...rules, regions });
}

/** True if irregular regions are asked for that somebody has to draw. */
export const wantsLayout = ({ regions, variant = [] }: GridRules): boolean =>
  regions === undefined && (variant.includes('jigsaw') || variant.includes('toroidal'));

/** Returns the rules without those that need a layout of regions first. */
export const withoutLayout = ({ variant = [], ...rules }: GridRules): GridRules => ({
  ...rules,
  variant: variant.filter((name) => name !== 'jigsaw' && name !== 'toroidal'),
});

/** Returns the reason why a part of the request is not defined for variants; undefined if all of it is. */
export function undefinedFor({
  rating,
  fill,
}: {
  readonly rating?: unknown;
  readonly fill?: string;
}): string | undefined {
  if (rating) return "Sudoku Explainer's scale is not defined for variants";
  return fill === 'canonical' ? 'there is no canonical grid of a variant' : undefined;
}
