/** The signs of all that a puzzle states. */
import type { Geometry } from '../core/geometry.js';
import type { Sign } from '../core/sign.js';
import { constraintOf } from './names.js';

/** Returns the signs of a grid; none if only the usual rules apply. */
export const signsOf = (geometry: Geometry): readonly Sign[] => geometry.memo(drawnStatements);

const drawnStatements = ({ layout: { statements = [] }, size }: Geometry): readonly Sign[] =>
  statements.flatMap((statement) => constraintOf(statement.kind)?.draw?.(statement, size) ?? []);
