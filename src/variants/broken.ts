/** The constraint that values break. */
import type { Additions, Constraint } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import type { Clash } from '../core/puzzle.js';
import { constraintIn } from './names.js';
import { addedBy, constraintsOf, groundOf } from './rules.js';
import { excludedBy } from './settled.js';

/** Returns the constraint that does not allow a clash of different digits; undefined if none of the shape's does. */
export function brokenBy(geometry: Geometry, clash: Clash): Constraint | undefined {
  const { rule } = clash;
  if (rule !== undefined) return constraintIn(geometry, geometry.rules[rule]!.statement!.kind);
  const ground = groundOf(geometry, geometry.layout.statements);
  return constraintsOf(geometry).find((constraint) => forbids(addedBy(constraint, ground), geometry, clash));
}

function forbids(additions: Additions, geometry: Geometry, { cells, digits = [] }: Clash): boolean {
  const [a, b] = cells.map((cell, index) => geometry.candidate(cell, digits[index]!));
  if (b === undefined) return additions.never?.includes(a!) === true;
  return excludedBy(additions, geometry.size).some(
    ([one, other]) => (one === a && other === b) || (one === b && other === a),
  );
}
