/** The rules of a grid that can be left out one by one. What tiles the grid cannot: it is a part of its shape. */
import type { Statement } from '../core/constraint.js';
import { Geometry } from '../core/geometry.js';
import { constraintOf } from './names.js';
import { type GridRules, rulesOf, withRules } from './rules.js';

/** A rule of a grid, and all others. */
export interface RemovableRule {
  /** The rule alone: the name of one for the whole grid, a set of cells, or a clue. */
  readonly rule: GridRules;
  /** What a clue states; absent for other rules. */
  readonly statement?: Statement;
  readonly others: GridRules;
}

/** Returns the rules of a shape that can be left out: those of the whole grid, sets of cells that differ, and clues. */
export function removableRules(geometry: Geometry): readonly RemovableRule[] {
  const all = rulesOf(geometry);
  const { variant = [], pairs = [], constraints = [] } = all;
  const statements = geometry.layout.statements ?? [];
  const firstStated = constraints.length - statements.length;
  return [
    ...variant.flatMap((name, at) =>
      constraintOf(name)?.tiling
        ? []
        : { rule: { variant: [name] }, others: { ...all, variant: variant.toSpliced(at, 1) } },
    ),
    ...pairs.map((pair, at) => ({ rule: { pairs: [pair] }, others: { ...all, pairs: pairs.toSpliced(at, 1) } })),
    ...constraints.map((clue, at) => {
      const statement = statements[at - firstStated];
      return {
        rule: { constraints: [clue] },
        ...(statement && { statement }),
        others: { ...all, constraints: constraints.toSpliced(at, 1) },
      };
    }),
  ];
}

/** Returns a shape without one of its rules. */
export const withoutRule = ({ boxRows, boxColumns }: Geometry, { others }: RemovableRule): Geometry =>
  withRules(Geometry.of(boxRows, boxColumns), others);
