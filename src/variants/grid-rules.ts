/** Rules of a grid as callers state them, by names or by the constraints themselves. */
import type { Constraint } from '../core/constraint.js';
import type { Clue } from './clue.js';

/** Rules beside rows, columns and boxes, as in a puzzle's JSON and, separated by commas, in its line. */
export interface GridRules {
  /** Names of variants. */
  readonly variant?: readonly string[];
  /** A letter for each cell, row by row: the regions that replace boxes. */
  readonly regions?: string;
  /** The numbers that are written for the digits, ascending, if they are not those from 1 on: `0-8`, `0,1,2,3,5,8`. */
  readonly digits?: string;
  /** Sets of cells without equal digits, as r1c1r1c2: from two cells up to the number of digits, which make a house. */
  readonly pairs?: readonly string[];
  /**
   * Clues about some cells, and rules by their names: `killer-cage=17:r1c1r1c2`, `x`, or as JSON has them. The constraint
   * itself may stand in place of its name, and one of the caller's own has to: `{ kind: mine, cells: ['r1c1', 'r1c2'] }`.
   */
  readonly constraints?: readonly (string | Clue | Clue<Constraint>)[];
}

export const isWithout = ({ variant = [], regions, digits, pairs = [], constraints = [] }: GridRules): boolean =>
  regions === undefined && digits === undefined && variant.length + pairs.length + constraints.length === 0;

/** True if a clue has its constraint itself in place of the name. */
export const hasConstraint = (clue: string | Clue | Clue<Constraint>): clue is Clue<Constraint> =>
  typeof clue === 'object' && typeof clue.kind === 'object' && clue.kind !== null;

/** True for the first of the same objects. A text that stands twice stays, so that it can be told. */
const isOnce = <Each>(each: Each, at: number, all: readonly Each[]): boolean =>
  typeof each === 'string' || all.indexOf(each) === at;

/** Joins sets of rules. Regions may come row by row, so they add up; the digits of a later set override those of another. */
export function joined(all: readonly GridRules[]): GridRules {
  const regions = all.flatMap(({ regions }) => regions ?? []);
  const digits = all.findLast((each) => each.digits !== undefined)?.digits;
  return {
    ...(digits !== undefined && { digits }),
    ...(regions.length > 0 && { regions: regions.join('') }),
    variant: all.flatMap(({ variant = [] }) => variant),
    pairs: [...new Set(all.flatMap(({ pairs = [] }) => pairs))],
    constraints: all.flatMap(({ constraints = [] }) => constraints).filter(isOnce),
  };
}
