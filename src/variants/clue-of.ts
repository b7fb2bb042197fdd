/** Statements of a grid as clues. */
import { type Constraint, isCallers } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import type { ClueObject, Statement } from '../core/statement.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { statementJson } from './statement-text.js';

/** Returns a statement as a clue: of ours with the name of its constraint, of the caller's own with itself. */
export function clueOf(
  statement: Statement,
  geometry: Pick<Geometry, 'layout' | 'size'>,
): ClueObject<string | Constraint> {
  const constraint = constraintIn(geometry, statement.kind)!;
  const kind = isCallers(constraint) ? constraint : statement.kind;
  return statementJson(kind, statement, constraint, geometry.size);
}
