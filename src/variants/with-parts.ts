/** The geometry that the parts of a grid's rules make. */
import { expectClear } from '../core/clear-digits.js';
import type { Constraint } from '../core/constraint.js';
import { Geometry, type RuleSupport } from '../core/geometry.js';
import { type RuleParts, setsOf, type Tiling } from '../core/layout.js';
import { usualNumbers } from '../core/numbers.js';
import { definedGrid, obeys } from '../definitions/grid.js';
import { largerSumsOf, sumsOf } from '../rules/implied.js';
import { pairRelations } from '../rules/pair-relations.js';
import { addedBy, groundOf, rulesBy } from './added.js';
import { clueOf } from './clue-of.js';
import { forbidding } from './forbidding.js';
import { settledGround, withTwins } from './settled.js';
import { rowsOf, tilesOf } from './tiles.js';

/** Makes the grid of a shape and rules. Constraints with clues that no statement has are left out. Throws a RangeError. */
export function withParts(base: Geometry, { regions, numbers, sets, constraints, statements }: RuleParts): Geometry {
  const { size } = base;
  const whole = constraints.filter(({ takes }) => !takes);
  const stated = constraints.filter(({ id, takes }) => takes && statements.some(({ kind }) => kind === id));
  const kinds = [...whole, ...stated];
  const tiles = tilesBeside(base, regions, whole);
  expectClear(kinds, numbers ?? usualNumbers(size));
  const ground = groundOf({ numbers: numbers ?? usualNumbers(size), ...tiles }, statements);
  const added = kinds.map((constraint) => addedBy(constraint, ground));
  const kept = kinds.filter(({ tiling }) => tiling !== 'regions');
  const layout = withTwins(
    {
      ...tiles,
      ...(numbers && { numbers }),
      groups: [...added.flatMap(({ groups = [] }) => groups), ...setsOf(sets, size)],
      pairs: added.flatMap(({ pairs = [] }) => pairs),
      never: added.flatMap(({ never = [] }) => never),
      exclusions: added.flatMap(({ exclusions = [] }) => exclusions),
      names: kept.flatMap(({ id, takes }) => (takes ? [] : id)),
      statements,
      ...(kept.length > 0 && { constraints: kept }),
    },
    added.flatMap(({ equal = [] }) => equal),
  );
  const settled = settledGround(layout, ground);
  return Geometry.from({ ...layout, rules: kinds.flatMap((constraint) => rulesBy(constraint, settled)) }, RULE_SUPPORT);
}

/** What the constraints of a grid need. */
export const RULE_SUPPORT: RuleSupport = {
  withParts,
  additions: (geometry, constraint, statements) => addedBy(constraint, groundOf(geometry, statements)),
  forbidding,
  clueOf,
  obeys,
  equationOf: (geometry, rule) => definedGrid(geometry).equationOf(rule),
  relations: pairRelations,
  sums: sumsOf,
  largerSums: largerSumsOf,
};

/** Returns the tiles of a grid with constraints, some of which may leave boxes out or require regions. */
function tilesBeside(base: Geometry, regions: string | undefined, constraints: readonly Constraint[]) {
  const tilingOf = (kind: Tiling): Constraint | undefined => constraints.find(({ tiling }) => tiling === kind);
  const boxless = tilingOf('none');
  if (boxless && regions !== undefined) throw new RangeError(`${boxless.id} has neither boxes nor regions`);
  if (boxless) return { ...rowsOf(base.size), tiling: 'none' as const };
  const wanting = regions === undefined ? tilingOf('regions') : undefined;
  if (wanting) throw new RangeError(`${wanting.id} needs its regions: a letter for each cell`);
  return tilesOf(base, regions);
}
