/** The signs of all that a puzzle states. */
import { groupBy } from '../core/arrays.js';
import type { Geometry } from '../core/geometry.js';
import type { Sign } from '../core/sign.js';
import type { Statement } from '../core/statement.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { signsFor } from './own-hooks.js';

/** Returns the signs of a grid; none if only the usual rules apply. */
export const signsOf = (geometry: Geometry): readonly Sign[] => geometry.memo(drawnStatements);

const drawnStatements = (geometry: Geometry): readonly Sign[] =>
  signsOfStatements(geometry, geometry.layout.statements ?? []);

/** Returns the signs of some statements of a grid. */
export function signsOfStatements(geometry: Geometry, statements: readonly Statement[]): readonly Sign[] {
  const byKind = groupBy(statements, ({ kind }) => kind);
  return statements.flatMap((statement) => {
    const constraint = constraintIn(geometry, statement.kind);
    return constraint ? signsFor(constraint, statement, geometry.size, byKind.get(statement.kind)) : [];
  });
}
