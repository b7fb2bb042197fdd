/** The grid of a puzzle that is to be a variant. */
import type { Geometry } from '../core/geometry.js';
import { type GridRules, withRules } from '../variants/rules.js';
import type { Random } from './random.js';
import { randomRegions } from './regions.js';

/** The shape with its rules; irregular regions of which no layout is told have one of their own. Throws a RangeError. */
export function variantOf(base: Geometry, rules: GridRules, random: Random): Geometry {
  const wraps = rules.variant?.includes('toroidal') ?? false;
  const isOpen = rules.regions === undefined && (wraps || rules.variant?.includes('jigsaw'));
  return withRules(base, isOpen ? { ...rules, regions: randomRegions(base, random, wraps) } : rules);
}

/** The rules that are known before a layout is made. */
export const withoutLayout = ({ variant = [], ...rules }: GridRules): GridRules => ({
  ...rules,
  variant: variant.filter((name) => name !== 'jigsaw' && name !== 'toroidal'),
});

/** Why something that is asked for is not defined for variants; undefined where nothing is. */
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
