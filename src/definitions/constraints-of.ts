/** The constraints of a grid, which its layout holds. No list of all constraints is needed. */
import { jigsaw } from '../../constraints/jigsaw.js';
import { pairs } from '../../constraints/pairs.js';
import type { Constraint, GroupKind } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import { SET } from '../core/layout.js';

/** Returns the constraint of a grid with an id; undefined if it has none of that id. */
export const constraintIn = ({ layout: { constraints = [] } }: Pick<Geometry, 'layout'>, id: string) =>
  constraints.find((each) => each.id === id) ?? IMPLIED.find((each) => each.id === id);

/** Constraints that a layout states in parts of their own. */
const IMPLIED: readonly Constraint[] = [jigsaw, pairs];

/** Returns the kind of a group of a grid. A group whose kind no constraint has is a set. */
export const groupKindOf = (word: string, { layout: { constraints = [] } }: Pick<Geometry, 'layout'>): GroupKind =>
  constraints.flatMap(({ groups = [] }) => groups).find(({ id }) => id === word) ?? pairs.groups![0]!;

/** The name of the part of the rules that states other digits. No constraint is behind it. */
const DIGITS = 'digits';

/** Returns the names of a shape's rules, as users request them. */
export const ruleNames = ({ layout, tiling }: Geometry): string[] => [
  ...layout.names,
  ...(tiling === 'regions' ? ['regions'] : []),
  ...(layout.numbers ? [DIGITS] : []),
  ...(layout.groups.some(({ word }) => word === SET) ? ['pairs'] : []),
  ...new Set((layout.statements ?? []).map(({ kind }) => kind)),
];

/** Returns the constraints of a shape. All irregular layouts share one. */
export const constraintsOf = (geometry: Geometry): Constraint[] =>
  ruleNames(geometry)
    .filter((name) => name !== DIGITS)
    .map((name) => constraintIn(geometry, name === 'regions' ? 'jigsaw' : name)!);
