/** The parts of a grid's rules, and the geometry that they make. */
import type { Constraint } from '../core/constraint.js';
import { Geometry } from '../core/geometry.js';
import { boxAt, type Cell, type GridLayout, SET, setsOf, type Tiling } from '../core/layout.js';
import type { Statement } from '../core/statement.js';
import { addedBy, groundOf, rulesBy } from './added.js';
import { lettersOf } from './of-grid.js';
import { settledGround, withTwins } from './settled.js';

/** The rules of a grid, each with its constraint. */
export interface RuleParts {
  /** A letter for each cell, if regions replace the boxes. */
  readonly regions?: string | undefined;
  /** Cells that differ. */
  readonly sets: readonly (readonly Cell[])[];
  /** The constraints, those of the whole grid and those of the statements. */
  readonly constraints: readonly Constraint[];
  readonly statements: readonly Statement[];
}

/** Returns the parts of a grid's rules. */
export const partsOf = ({ layout, tiling }: Pick<Geometry, 'layout' | 'tiling'>): RuleParts => ({
  ...(tiling === 'regions' && { regions: lettersOf(layout.regions!) }),
  sets: layout.groups.filter(({ word }) => word === SET).map(({ cells }) => cells),
  constraints: layout.constraints ?? [],
  statements: layout.statements ?? [],
});

/** Makes the grid of a shape and rules. Constraints with clues that no statement has are left out. Throws a RangeError. */
export function withParts(base: Geometry, { regions, sets, constraints, statements }: RuleParts): Geometry {
  const { size } = base;
  const whole = constraints.filter(({ takes }) => !takes);
  const stated = constraints.filter(({ id, takes }) => takes && statements.some(({ kind }) => kind === id));
  const kinds = [...whole, ...stated];
  const tiles = tilesOf(base, regions, whole);
  const ground = groundOf({ size, ...tiles }, statements);
  const added = kinds.map((constraint) => addedBy(constraint, ground));
  const kept = kinds.filter(({ tiling }) => tiling !== 'regions');
  const layout = withTwins(
    {
      ...tiles,
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
  return Geometry.from({ ...layout, rules: kinds.flatMap((constraint) => rulesBy(constraint, settled)) });
}

type Tiles = Pick<GridLayout, 'boxRows' | 'boxColumns' | 'tiling' | 'regions'>;

/** Returns the tiles of a grid: boxes, regions or none. */
function tilesOf(base: Geometry, text: string | undefined, constraints: readonly Constraint[]): Tiles {
  const { size, boxRows, boxColumns, tiling } = base;
  const without = (kind: Tiling): Tiles => ({ boxRows: 1, boxColumns: size, tiling: kind });
  const tilingOf = (kind: Tiling): Constraint | undefined => constraints.find(({ tiling }) => tiling === kind);
  const boxless = tilingOf('none');
  if (boxless) {
    if (text !== undefined) throw new RangeError(`${boxless.id} has neither boxes nor regions`);
    return without('none');
  }
  if (text === undefined) {
    const wanting = tilingOf('regions');
    if (wanting) throw new RangeError(`${wanting.id} needs its regions: a letter for each cell`);
    return { boxRows, boxColumns, tiling };
  }
  const regions = regionsIn(text, size);
  for (let rows = 1; rows <= size; rows++) {
    const box = { boxRows: rows, boxColumns: size / rows };
    if (size % rows === 0 && regions.every((region, cell) => region === boxAt(box, cell)))
      return { ...box, tiling: 'boxes' };
  }
  return { ...without('regions'), regions };
}

/** The most regions of a wrong size that a message names. */
const MOST_WRONG = 4;

const bare = (text: string): string => text.replace(/[\s|]/g, '').toUpperCase();

/** Returns the size that rules require; undefined if they fit several. Throws a RangeError. */
export function sizeOf({ regions }: { readonly regions?: string | undefined }): number | undefined {
  if (regions === undefined) return undefined;
  const { length } = bare(regions);
  const size = Math.sqrt(length);
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`${length} letters are no square of regions`);
  return size;
}

/** Returns the region of each cell, numbered in the order of first occurrence. Throws a RangeError. */
function regionsIn(text: string, size: number): number[] {
  const letters = [...bare(text)];
  if (letters.length !== size * size)
    throw new RangeError(
      `${letters.length} letters of regions are no grid of ${size}×${size}: expected a letter for each cell`,
    );
  const order = [...new Set(letters)];
  const wrong = order
    .map((letter) => ({ letter, count: letters.filter((other) => other === letter).length }))
    .filter(({ count }) => count !== size)
    .sort((a, b) => a.count - b.count);
  if (wrong.length > 0)
    throw new RangeError(
      `each region has ${size} cells, but ${wrong
        .slice(0, MOST_WRONG)
        .map(({ letter, count }) => `${count} are ${letter}`)
        .join(', ')}`,
    );
  return letters.map((letter) => order.indexOf(letter));
}
