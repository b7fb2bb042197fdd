/** What constraints add to a grid: sets, pairs and rules. Those of the caller's own are checked. */
import { type Additions, type Constraint, type Ground, isCallers, type SettledGround } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import type { Statement } from '../core/statement.js';
import { answerOf } from '../settings/own-part.js';
import { expectRules, expectWithin, guarded } from './own-hooks.js';

/** Returns the ground that a grid offers to constraints. */
export const groundOf = (
  {
    numbers,
    tiling,
    boxRows: rows,
    boxColumns: columns,
  }: Pick<Geometry, 'numbers' | 'tiling' | 'boxRows' | 'boxColumns'>,
  statements: readonly Statement[] = [],
): Ground => ({
  size: numbers.length,
  numbers,
  ...(tiling === 'boxes' && { box: { rows, columns } }),
  statements,
});

/**
 * Returns what a constraint adds to a grid. Throws a RangeError if the grid does not meet its requirement, a BadOption if
 * the caller's own fails.
 */
export function addedBy(constraint: Constraint, ground: Ground): Additions {
  const { id } = constraint;
  if (!constraint.additions) return {};
  const own = ground.statements.filter(({ kind }) => kind === id);
  const isOurs = !isCallers(constraint);
  const add = (): Additions | string => constraint.additions!(ground, own);
  const added = isOurs ? add() : answerOf(id, 'additions', add);
  if (typeof added === 'string') throw new RangeError(`${id} needs ${added}`);
  if (!isOurs) expectWithin(id, added, ground.size);
  return added;
}

/** Returns the rules over several cells of a constraint. Throws a BadOption if the caller's own fails. */
export function rulesBy(constraint: Constraint, ground: SettledGround): readonly Rule[] {
  const { id } = constraint;
  if (!constraint.rules) return [];
  const own = ground.statements.filter(({ kind }) => kind === id);
  if (!isCallers(constraint)) return constraint.rules(ground, own).map((rule) => withStatement(rule, constraint));
  const made = answerOf(id, 'rules', () => constraint.rules!(ground, own));
  expectRules(id, made, ground.size);
  return made.map((rule) => guarded(id, withStatement(rule, constraint)));
}

/** Returns a rule with the statement behind it: what it says, or its constraint and its cells. */
const withStatement = (rule: Rule, { id }: Constraint): Rule =>
  rule.statement ? rule : { ...rule, statement: { kind: id, lists: [rule.cells] } };
