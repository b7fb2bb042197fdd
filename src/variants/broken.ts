/** The constraint that values break. */
import type { Additions, Constraint } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import type { Clash } from '../core/puzzle.js';
import { addedBy, constraintsOf, groundOf } from './rules.js';

/** Returns the constraint that does not allow a clash of different digits; undefined if none of the shape's does. */
export function brokenBy(geometry: Geometry, clash: Clash): Constraint | undefined {
  const ground = groundOf(geometry, geometry.layout.statements);
  return constraintsOf(geometry).find((constraint) => forbids(addedBy(constraint, ground), geometry, clash));
}

function forbids(
  { never = [], exclusions = [], rules = [] }: Additions,
  geometry: Geometry,
  { cells, digits = [], rule }: Clash,
): boolean {
  if (rule !== undefined) {
    const broken = geometry.rules[rule]!;
    return rules.some((each) => each.total === broken.total && String(each.cells) === String(broken.cells));
  }
  const [a, b] = cells.map((cell, index) => geometry.candidate(cell, digits[index]!));
  if (b === undefined) return never.includes(a!);
  return exclusions.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}
