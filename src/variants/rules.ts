/** The rules of a puzzle in written form, and the geometry that they make. */

import { constraints } from '../../constraints/index.js';
import { groupBy } from '../core/arrays.js';
import type { Additions, Constraint, Ground, SettledGround, Statement } from '../core/constraint.js';
import { Geometry } from '../core/geometry.js';
import { boxAt, type GridLayout, SET, setsOf, type Tiling } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { constraintIn, constraintOf, exampleOf, variantsNamed } from './names.js';
import { isOwn, ownIn, ownText } from './own.js';
import { answerOf, expectRules, expectWithin, guarded, isCallers } from './own-hooks.js';
import { settledGround, withTwins } from './settled.js';
import { cellsIn, cellsText, statementJson, statementsIn, statementText } from './statements.js';
import { classified, type GridRules, joined, PARTS } from './written.js';

export { type GridRules, isWithout, joined, RULE_NAMES } from './written.js';

/** Returns the size that rules require; undefined if they fit several. Throws a RangeError. */
export function sizeOf({ regions }: GridRules): number | undefined {
  if (regions === undefined) return undefined;
  const { length } = lettersOf(regions);
  const size = Math.sqrt(length);
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`${length} letters are no square of regions`);
  return size;
}

/** True if the rules replace the boxes by regions or by nothing. */
export const replacesBoxes = ({ regions, variant = [] }: GridRules): boolean =>
  regions !== undefined || named(variant).some(({ tiling }) => tiling !== undefined);

/** Adds rules to a shape. Throws a RangeError that names the error. */
export function withRules(base: Geometry, rules: GridRules): Geometry {
  const all = classified(joined(rulesOf(base), rules));
  const { size } = base;
  const clues = all.constraints ?? [];
  const own = ownIn(clues);
  const global = [...named(all.variant ?? []), ...own.filter(({ takes }) => !takes)];
  const tiles = tilesOf(base, all.regions, global);
  const statements = statementsOf(clues, size);
  const ground = groundOf({ size, ...tiles }, statements);
  const stated = [...constraints, ...own].filter(({ id }) => statements.some(({ kind }) => kind === id));
  const kinds = [...global, ...stated];
  const added = kinds.map((constraint) => addedBy(constraint, ground));
  const sets = setsOf(
    (all.pairs ?? []).map((text) => cellsIn(text, size)),
    size,
  );
  const layout = withTwins(
    {
      ...tiles,
      groups: [...added.flatMap(({ groups = [] }) => groups), ...sets],
      pairs: added.flatMap(({ pairs = [] }) => pairs),
      never: added.flatMap(({ never = [] }) => never),
      exclusions: added.flatMap(({ exclusions = [] }) => exclusions),
      names: global.filter(({ tiling }) => tiling !== 'regions').map(({ id }) => id),
      statements,
      ...(own.length > 0 && { own }),
    },
    added.flatMap(({ equal = [] }) => equal),
  );
  const settled = settledGround(layout, ground);
  const ruled = kinds.flatMap((constraint) => rulesBy(constraint, settled));
  return Geometry.from({ ...layout, rules: ruled });
}

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
function rulesBy(constraint: Constraint, ground: SettledGround): readonly Rule[] {
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

/** Returns the first clue that rules state twice, as text; undefined if there is none. Throws a RangeError. */
export function doubledIn(rules: GridRules, size: number): string | undefined {
  if ((rules.constraints ?? []).length === 0) return undefined;
  const keys = allStatements(classified(rules).constraints ?? [], size).map((each) => keyOf(each, size));
  return keys.length === new Set(keys).size ? undefined : keys.find((key, at) => keys.indexOf(key) < at);
}

/** Reads statements such as `killer-cage=17:r1c1r1c2`, each once. Throws a RangeError. */
function statementsOf(stated: NonNullable<GridRules['constraints']>, size: number): readonly Statement[] {
  const all = allStatements(stated, size);
  const once = [...new Map(all.map((each) => [keyOf(each, size), each])).values()];
  for (const own of groupBy(once, ({ kind, lists }) => keyOf({ kind, lists }, size)).values()) {
    const [first, second] = own.filter(({ value }) => value !== undefined);
    if (second) throw new RangeError(twoNumbers(first!, second, size));
  }
  return once;
}

const allStatements = (stated: NonNullable<GridRules['constraints']>, size: number): readonly Statement[] =>
  stated.flatMap((each) => {
    const [kind = '', ...cells] = clueText(each).split('=');
    if (isOwn(each) && !each.kind.takes) return [];
    const constraint = isOwn(each) ? each.kind : constraintOf(kind)!;
    const statements = statementsIn(constraint, cells.join('='), size);
    if (statements.length === 0) throw new RangeError(`${kind} needs its cells, as in ${exampleOf(constraint)}`);
    return statements;
  });

/** Names a statement, in whatever order its cells are where that says nothing. */
function keyOf(stated: Statement, size: number): string {
  const { kind, lists } = stated;
  const same = constraintOf(kind)?.takes?.isUnordered
    ? { ...stated, lists: lists.map((list) => list.toSorted((a, b) => a - b)) }
    : stated;
  return `${kind}=${statementText(same, size)}`;
}

const twoNumbers = ({ kind, value, lists }: Statement, { value: other }: Statement, size: number): string =>
  `${kind}: ${cellsText(lists.flat(), size)} has two numbers, ${value} and ${other}: leave one out`;

/** Returns the ground that a grid offers to constraints. */
export const groundOf = (
  { size, tiling, boxRows: rows, boxColumns: columns }: Pick<Geometry, 'size' | 'tiling' | 'boxRows' | 'boxColumns'>,
  statements: readonly Statement[] = [],
): Ground => ({
  size,
  ...(tiling === 'boxes' && { box: { rows, columns } }),
  statements,
});

const named = (variant: readonly string[]): readonly Constraint[] =>
  variant.length === 0 ? [] : variantsNamed(variant.join()).map((name) => constraintOf(name)!);

/** Returns the rules of a shape, or of its layout alone; empty for plain boxes. */
export function rulesOf(geometry: Pick<Geometry, 'layout' | 'size' | 'tiling' | 'isPlain'>): GridRules {
  const { layout, size, tiling, isPlain } = geometry;
  if (isPlain) return {};
  const { regions, groups, statements = [], own = [] } = layout;
  const ownNamed = (kind: string): Constraint | undefined => own.find(({ id }) => id === kind);
  const names = layout.names.filter((name) => !ownNamed(name));
  const clues = [
    ...own.filter(({ takes }) => !takes).map((kind) => ({ kind })),
    ...statements.map((each) =>
      statementJson(ownNamed(each.kind) ?? each.kind, each, constraintIn(geometry, each.kind)!, size),
    ),
  ];
  const sets = groups.filter(({ word }) => word === SET);
  return {
    ...(names.length > 0 && { variant: names }),
    ...(tiling === 'regions' && { regions: regions!.map((region) => LETTERS[region]).join('') }),
    ...(sets.length > 0 && { pairs: sets.map(({ cells }) => cellsText(cells, size)) }),
    ...(clues.length > 0 && { constraints: clues }),
  };
}

/** Returns the names of a shape's rules, as users request them. */
export const ruleNames = ({ layout, tiling }: Geometry): string[] => [
  ...layout.names,
  ...(tiling === 'regions' ? ['regions'] : []),
  ...(layout.groups.some(({ word }) => word === SET) ? ['pairs'] : []),
  ...new Set((layout.statements ?? []).map(({ kind }) => kind)),
];

/** Returns the constraints of a shape. All irregular layouts share one. */
export const constraintsOf = (geometry: Geometry): Constraint[] =>
  ruleNames(geometry).map((name) => constraintIn(geometry, name === 'regions' ? 'jigsaw' : name)!);

/** The names of regions. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** Returns the rules as text after a puzzle's line: `variant=x,anti-knight regions=AAAB…`; empty without such rules. */
export const rulesText = (geometry: Geometry, sign = '=', between = ' '): string =>
  geometry.isPlain ? '' : ruleWords(rulesOf(geometry), sign).join(between);

/** Returns the text of a clue of classified rules. */
const clueText = (clue: NonNullable<GridRules['constraints']>[number]): string =>
  isOwn(clue) ? ownText(clue) : (clue as string);

/** Returns each part of the rules as a word: `variant=x,anti-knight`, `killer-cage=17:r1c1r1c2;9:r2c1r3c1`. */
export function ruleWords(rules: GridRules, sign = '='): readonly string[] {
  const { constraints: clues = [], ...others } = classified(rules);
  const texts = clues.map(clueText);
  const whole = texts.filter((text) => !text.includes('='));
  const own = whole.length > 0 ? joined(others, { variant: whole }) : others;
  const byKind = groupBy(
    texts.filter((text) => text.includes('=')),
    (text) => text.slice(0, text.indexOf('=')),
  );
  return [
    ...PARTS.flatMap((part) => (!own[part]?.length ? [] : `${part}${sign}${String(own[part])}`)),
    ...[...byKind].map(
      ([kind, texts]) => `${kind}${sign}${texts.map((text) => text.slice(text.indexOf('=') + 1)).join(';')}`,
    ),
  ];
}

type Tiles = Pick<GridLayout, 'boxRows' | 'boxColumns' | 'tiling' | 'regions'>;

/** Returns the tiles of a grid: boxes, regions or none. */
function tilesOf(base: Geometry, text: string | undefined, constraints: readonly Constraint[]): Tiles {
  const { size, boxRows, boxColumns, tiling } = base;
  const without = (kind: Tiling): Tiles => ({ boxRows: 1, boxColumns: size, tiling: kind });
  const tilingOf = (kind: Tiling): Constraint | undefined => constraints.find(({ tiling }) => tiling === kind);
  const boxless = tilingOf('none');
  if (boxless) {
    if (text !== undefined) throw new RangeError(`${boxless.id} has neither boxes nor regions`);
    return without('none');
  }
  if (text === undefined) {
    const wanting = tilingOf('regions');
    if (wanting) throw new RangeError(`${wanting.id} needs its regions: a letter for each cell`);
    return { boxRows, boxColumns, tiling };
  }
  const regions = regionsOf(text, size);
  for (let rows = 1; rows <= size; rows++) {
    const box = { boxRows: rows, boxColumns: size / rows };
    if (size % rows === 0 && regions.every((region, cell) => region === boxAt(box, cell)))
      return { ...box, tiling: 'boxes' };
  }
  return { ...without('regions'), regions };
}

/** The most regions of a wrong size that a message names. */
const MOST_WRONG = 4;

const lettersOf = (text: string): string => text.replace(/[\s|]/g, '').toUpperCase();

/** Returns the region of each cell, numbered in the order of first occurrence. Throws a RangeError. */
function regionsOf(text: string, size: number): number[] {
  const letters = [...lettersOf(text)];
  if (letters.length !== size * size)
    throw new RangeError(
      `${letters.length} letters of regions are no grid of ${size}×${size}: expected a letter for each cell`,
    );
  const order = [...new Set(letters)];
  const wrong = order
    .map((letter) => ({ letter, count: letters.filter((other) => other === letter).length }))
    .filter(({ count }) => count !== size)
    .sort((a, b) => a.count - b.count);
  if (wrong.length > 0)
    throw new RangeError(
      `each region has ${size} cells, but ${wrong
        .slice(0, MOST_WRONG)
        .map(({ letter, count }) => `${count} are ${letter}`)
        .join(', ')}`,
    );
  return letters.map((letter) => order.indexOf(letter));
}
