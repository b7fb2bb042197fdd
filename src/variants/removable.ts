/** The rules of a grid that can be left out one by one. What tiles the grid cannot: it is a part of its shape. */
import type { Statement } from '../core/constraint.js';
import { Geometry } from '../core/geometry.js';
import type { RuleParts } from '../core/layout.js';
import { constraintIn } from '../definitions/constraints-of.js';
import type { GridRules } from './grid-rules.js';
import { clueOf, rulesOf } from './of-grid.js';
import { partsOf } from './parts.js';
import { tiled } from './tiles.js';

/** A rule of a grid, and all others. */
export interface RemovableRule {
  /** The rule alone: the name of one for the whole grid, a set of cells, or a clue. */
  readonly rule: GridRules;
  /** What a clue states; absent for other rules. */
  readonly statement?: Statement;
  readonly others: RuleParts;
}

/** Returns the rules of a shape that can be left out: those of the whole grid, sets of cells that differ, and clues. */
export function removableRules(geometry: Geometry): readonly RemovableRule[] {
  const all = partsOf(geometry);
  const { variant = [], pairs = [], constraints = [] } = rulesOf(geometry);
  const without = (id: string): RuleParts => ({
    ...all,
    constraints: all.constraints.filter((each) => each.id !== id),
  });
  const whole = constraints.slice(0, constraints.length - all.statements.length);
  return [
    ...variant.flatMap((name) =>
      constraintIn(geometry, name)?.tiling ? [] : { rule: { variant: [name] }, others: without(name) },
    ),
    ...pairs.map((pair, at) => ({ rule: { pairs: [pair] }, others: { ...all, sets: all.sets.toSpliced(at, 1) } })),
    ...whole.map((clue) => ({
      rule: { constraints: [clue] },
      others: without((clue as { kind: { id: string } }).kind.id),
    })),
    ...all.statements.map((statement, at) => ({
      rule: { constraints: [clueOf(statement, geometry)] },
      statement,
      others: { ...all, statements: all.statements.toSpliced(at, 1) },
    })),
  ];
}

/** Returns a shape without one of its rules. */
export const withoutRule = (geometry: Geometry, { others }: RemovableRule): Geometry => madeOf(geometry, others);

/** Returns a shape without some of its rules, which `removableRules` has found. */
export function withoutRules(geometry: Geometry, rules: readonly RemovableRule[]): Geometry {
  const all = partsOf(geometry);
  const keptOf = <Name extends 'sets' | 'constraints' | 'statements'>(part: Name) =>
    rules.reduce<readonly unknown[]>(
      (kept, { others }) => kept.filter((each) => (others[part] as readonly unknown[]).includes(each)),
      all[part],
    ) as RuleParts[Name];
  return madeOf(geometry, {
    ...all,
    sets: keptOf('sets'),
    constraints: keptOf('constraints'),
    statements: keptOf('statements'),
  });
}

const madeOf = ({ boxRows, boxColumns, support }: Geometry, parts: RuleParts): Geometry =>
  (support?.withParts ?? tiled)(Geometry.of(boxRows, boxColumns), parts);
