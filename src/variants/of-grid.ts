/** The rules of a grid, which its layout holds. No list of all constraints is needed. */

import { cellsText } from '../core/cells-text.js';
import { type Constraint, isCallers } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import { SET } from '../core/layout.js';
import { digitsText } from '../core/numbers.js';
import type { Statement } from '../core/statement.js';
import type { Clue } from './clue.js';
import type { GridRules } from './grid-rules.js';

/** The names of regions. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** Returns the letters of regions. */
export const lettersOf = (regions: readonly number[]): string => regions.map((region) => LETTERS[region]).join('');

/** Returns a statement of a grid as a clue: of ours with the name of its constraint, of the caller's own with itself. */
export const clueOf = (statement: Statement, geometry: GridOfRules): Clue | Clue<Constraint> =>
  geometry.support!.clueOf(statement, geometry) as Clue | Clue<Constraint>;

/** A grid, or its layout with what its constraints need. */
type GridOfRules = Pick<Geometry, 'layout' | 'size' | 'support'>;

/** Returns the rules of a shape, or of its layout alone; empty for plain boxes. */
export function rulesOf(geometry: GridOfRules & Pick<Geometry, 'tiling' | 'isPlain'>): GridRules {
  const { layout, size, tiling, isPlain } = geometry;
  if (isPlain) return {};
  const { regions, numbers, groups, statements = [], constraints = [] } = layout;
  const own = constraints.filter((each) => isCallers(each) && !each.takes);
  const names = layout.names.filter((name) => !own.some(({ id }) => id === name));
  const clues = [...own.map((kind) => ({ kind })), ...statements.map((each) => clueOf(each, geometry))];
  const sets = groups.filter(({ word }) => word === SET);
  return {
    ...(names.length > 0 && { variant: names }),
    ...(tiling === 'regions' && { regions: lettersOf(regions!) }),
    ...(numbers && { digits: digitsText(numbers) }),
    ...(sets.length > 0 && { pairs: sets.map(({ cells }) => cellsText(cells, size)) }),
    ...(clues.length > 0 && { constraints: clues }),
  };
}
