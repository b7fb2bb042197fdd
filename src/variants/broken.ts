/** The constraint that values break. */
import type { Additions, Constraint } from '../core/constraint.js';
import type { Cell, Geometry } from '../core/geometry.js';
import type { Clash } from '../core/puzzle.js';
import { constraintIn } from './names.js';
import { addedBy, constraintsOf, groundOf } from './rules.js';
import { excludedBy } from './settled.js';

/** Returns the constraint that does not allow a clash; undefined for one in a house, and if none of the shape's is at fault. */
export function brokenBy(geometry: Geometry, clash: Clash): Constraint | undefined {
  const { rule, house } = clash;
  if (house !== undefined) return undefined;
  if (rule !== undefined) return constraintIn(geometry, geometry.rules[rule]!.statement!.kind);
  const ground = groundOf(geometry, geometry.layout.statements);
  return constraintsOf(geometry).find((constraint) => forbids(addedBy(constraint, ground), geometry, clash));
}

function forbids(additions: Additions, geometry: Geometry, { cells, digits }: Clash): boolean {
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
