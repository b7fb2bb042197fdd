/** The constraint that does not allow values. */
import type { Additions, Constraint, Forbidding } from '../core/constraint.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';
import type { Statement } from '../core/statement.js';
import { constraintsOf } from '../definitions/constraints-of.js';
import { addedBy, groundOf } from './added.js';
import { excludedBy } from './settled.js';

/**
 * Returns the constraint of a grid, with its clue, that does not allow digits in some cells, or the same one in all of them
 * if none are stated; undefined if there is none.
 */
export function forbidding(
  geometry: Geometry,
  cells: readonly Cell[],
  digits?: readonly Digit[],
): Forbidding | undefined {
  const { statements = [] } = geometry.layout;
  const isBy = (constraint: Constraint, stated: readonly Statement[]): boolean =>
    forbids(addedBy(constraint, groundOf(geometry, stated)), geometry, cells, digits);
  const constraint = constraintsOf(geometry).find((each) => isBy(each, statements));
  if (!constraint) return undefined;
  const statement = statements.find((each) => each.kind === constraint.id && isBy(constraint, [each]));
  return { constraint, ...(statement && { statement }) };
}

function forbids(
  additions: Additions,
  geometry: Geometry,
  cells: readonly Cell[],
  digits: readonly Digit[] | undefined,
): boolean {
  if (!digits) return forbidsAlike(additions, cells);
  const [a, b] = cells.map((cell, index) => geometry.candidate(cell, digits[index]!));
  if (b === undefined) return additions.never?.includes(a!) === true;
  return excludedBy(additions, geometry.size).some(
    ([one, other]) => (one === a && other === b) || (one === b && other === a),
  );
}

/** True if cells must differ by what a constraint adds: as a pair or in a group, or since one of them is equal to another cell. */
const forbidsAlike = ({ groups = [], pairs = [], equal = [] }: Additions, cells: readonly Cell[]): boolean =>
  groups.some((group) => cells.every((cell) => group.cells.includes(cell))) ||
  pairs.some((pair) => cells.every((cell) => pair.includes(cell))) ||
  equal.some((pair) => cells.some((cell) => pair.includes(cell)));
