/** More of `guarded`: adding rules to a shape, which takes the code of all constraints. */
import { Geometry } from '../core/geometry.js';
import { refusal, refuseUnknown } from '../settings/options.js';
import { listOf, maybe, passing, text as textIn, withOptionErrors } from '../settings/settings.js';
import type { GridRules } from '../variants/grid-rules.js';
import * as grid from '../variants/of-grid.js';
import * as variants from '../variants/rules.js';
import { RULE_SUPPORT } from '../variants/with-parts.js';
import { geometryIn } from './guarded-texts.js';

const RULES = { variant: 1, regions: 1, digits: 1, pairs: 1, constraints: 1 } satisfies Record<keyof GridRules, 1>;
const namesIn = maybe(listOf(textIn));
const cluesIn = maybe(
  listOf(passing('clues', (clue) => typeof clue === 'string' || (typeof clue === 'object' && clue !== null))),
);

/** Adds rules to a shape. Throws a BadOption that names the error. */
export function withRules(base: Geometry, rules: GridRules): Geometry {
  geometryIn(base, 'base');
  refuseUnknown(RULES, rules);
  for (const part of ['variant', 'pairs'] as const) namesIn(rules[part], part);
  for (const part of ['regions', 'digits'] as const) maybe(textIn)(rules[part], part);
  cluesIn(rules.constraints, 'constraints');
  return withOptionErrors('constraints', () => variants.withRules(base, rules));
}

/** Returns the rules of a shape, or of its layout alone; empty for plain boxes. */
export function rulesOf(geometry: Pick<Geometry, 'layout' | 'size' | 'tiling' | 'isPlain'>): GridRules {
  if (geometry instanceof Geometry) return grid.rulesOf(geometry);
  try {
    return grid.rulesOf({ ...geometry, support: RULE_SUPPORT });
  } catch {
    throw refusal('geometry', geometry, 'a Geometry, or its layout with its size and tiling');
  }
}
