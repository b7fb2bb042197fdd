/** What constraints of the caller's own answer: each error names the constraint and its part. */
import { type Additions, type Constraint, isCallers, type StatementForm } from '../core/constraint.js';
import { type InLanguages, LANGUAGES } from '../core/languages.js';
import type { Rule, RuleReason } from '../core/rule.js';
import { type GridPoint, HUES, type Sign } from '../core/sign.js';
import type { CellGroup, Statement } from '../core/statement.js';
import { faulty, isText, passed, textOf } from '../settings/own-part.js';

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const isListOf = (list: unknown, test: (item: unknown) => boolean, length?: number): boolean =>
  Array.isArray(list) && (length === undefined || list.length === length) && list.every(test);

/** Throws a BadOption if what the caller's constraint adds is no list, or is not in the grid. */
export function expectWithin(id: string, added: Additions, size: number): void {
  const { groups = [], pairs = [], never = [], exclusions = [], equal = [] } = Object(added) as Additions;
  const arePairs = [pairs, equal, exclusions].every((list) => isListOf(list, (pair) => isListOf(pair, isWhole, 2)));
  const areGroups = isListOf(groups, (group) => isListOf((group as Partial<CellGroup> | null)?.cells, isWhole));
  if (typeof added !== 'object' || added === null || !arePairs || !areGroups || !isListOf(never, isWhole))
    throw faulty(id, 'additions', 'they are lists of cells, of pairs and of candidates');
  const cells = groups.flatMap((each) => each.cells);
  expectBelow(id, 'additions', 'cell', [...cells, ...pairs.flat(), ...equal.flat()], size ** 2);
  expectBelow(id, 'additions', 'candidate', [...never, ...exclusions.flat()], size ** 3);
}

function expectBelow(id: string, part: string, what: string, list: readonly number[], end: number): void {
  const wrong = list.find((each) => !isWhole(each) || each < 0 || each >= end);
  if (wrong !== undefined) throw faulty(id, part, `there is no ${what} ${wrong}`);
}

/** Throws a BadOption if rules of the caller's constraint are not in the grid, or none at all. */
export function expectRules(id: string, rules: readonly Rule[], size: number): void {
  if (!isListOf(rules, (rule) => Array.isArray((rule as Partial<Rule> | null)?.cells)))
    throw faulty(id, 'rules', 'they are a list of rules, each with cells');
  for (const { cells, narrow, reasons, statement, ...numbers } of rules) {
    expectBelow(id, 'rules', 'cell', cells, size ** 2);
    if (new Set(cells).size < cells.length) throw faulty(id, 'rules', 'one has a cell twice');
    if (!isFunction(narrow)) throw faulty(id, 'rules', 'one has no narrow');
    if (reasons !== undefined && !isFunction(reasons)) throw faulty(id, 'reasons', 'they are a function');
    if (!areNumbersOf(numbers, cells.length))
      throw faulty(
        id,
        'rules',
        'a total is a number, an equation has a total and a factor for each cell, sets are a list',
      );
    if (statement !== undefined && !isStatement(statement, size))
      throw faulty(id, 'rules', 'a statement is one of those that it is given');
  }
}

const areNumbersOf = ({ total = 0, equation, sets = [] }: Partial<Rule>, cells: number): boolean =>
  Number.isFinite(total) &&
  isListOf(sets, isWhole) &&
  (equation === undefined ||
    (Number.isFinite(equation?.total) && isListOf(equation.factors, (factor) => Number.isFinite(factor), cells)));

const isStatement = ({ kind, lists }: Statement, size: number): boolean =>
  isText(kind) &&
  isListOf(lists, (list) => isListOf(list, (cell) => isWhole(cell) && Number(cell) >= 0 && Number(cell) < size ** 2));

/**
 * Returns a rule of the caller's constraint whose functions throw a BadOption if they fail or answer nonsense. What it says to
 * hold is left out, since nothing checks it.
 */
export const guarded = (id: string, { held: _, ...rule }: Rule): Rule => ({
  ...rule,
  narrow: (digits) => narrowed(id, 'narrow', () => rule.narrow(digits)),
  ...(rule.reasons && { reasons: () => reasonsOf(id, rule) }),
});

const narrowed = (id: string, part: string, narrow: () => boolean): boolean =>
  passed(id, part, 'it returns true or false', (answer) => typeof answer === 'boolean', narrow);

const reasonsOf = (id: string, rule: Rule): readonly RuleReason[] =>
  passed(
    id,
    'reasons',
    'they are a list, each with narrow and told',
    (list) =>
      isListOf(list, (each) => isFunction((each as RuleReason | null)?.narrow) && areTold((each as RuleReason).told)),
    () => rule.reasons!(),
  ).map((reason) => ({
    ...reason,
    narrow: (digits) => narrowed(id, 'reasons', () => reason.narrow(digits)),
    told: Object.fromEntries(
      Object.entries(reason.told).map(([code, tell]) => [
        code,
        (words: Parameters<typeof tell>[0]) => textOf(id, 'reasons', () => tell(words)),
      ]),
    ) as RuleReason['told'],
  }));

/** True for functions in some languages, English among them. */
export const areTold = (words: unknown): boolean =>
  isFunction((words as Partial<InLanguages<unknown>> | undefined)?.en) &&
  LANGUAGES.every((code) => {
    const tell = (words as Partial<InLanguages<unknown>>)[code];
    return tell === undefined || isFunction(tell);
  });

/** Returns the signs by which a grid of a size shows a statement. */
export function signsFor(
  constraint: Constraint,
  statement: Statement,
  size: number,
  own: readonly Statement[] = [statement],
): readonly Sign[] {
  const { id } = constraint;
  if (!constraint.draw) return [];
  if (!isCallers(constraint)) return constraint.draw(statement, size, own);
  const areSigns = (signs: unknown): boolean => isListOf(signs, (sign) => isSign(Object(sign) as Sign, size));
  return passed(id, 'draw', 'it returns a list of signs', areSigns, () => constraint.draw!(statement, size, own));
}

const ENDS: readonly unknown[] = [undefined, 'bulb', 'ring', 'diamond', 'arrow'];
const GROUNDS: readonly unknown[] = [
  'white-dot',
  'black-dot',
  'grey-dot',
  'gap',
  'ring',
  'circle',
  'square',
  'open-circle',
];

function isSign(sign: Sign, size: number): boolean {
  if (sign.kind === 'path') {
    const { points, hue, start, end } = sign;
    const isHue = hue === undefined || HUES.some((each) => each === hue);
    return isListOf(points, isPoint) && points.length > 0 && isHue && ENDS.includes(start) && ENDS.includes(end);
  }
  const isNamed = sign.text === undefined || isText(sign.text);
  if (sign.kind === 'label') return isNamed && isPoint(sign.at) && (!sign.on || GROUNDS.includes(sign.on));
  const isWithin = (cell: unknown): boolean => isWhole(cell) && Number(cell) >= 0 && Number(cell) < size ** 2;
  return sign.kind === 'outline' && isNamed && isListOf(sign.cells, isWithin) && sign.cells.length > 0;
}

const isPoint = (point: unknown): boolean => {
  const { row, column } = Object(point) as GridPoint;
  return Number.isFinite(row) && Number.isFinite(column);
};

/** Returns what a constraint takes. The functions of the caller's own throw a BadOption if they fail or answer nonsense. */
export function formOf(constraint: Constraint): StatementForm | undefined {
  const { id, takes } = constraint;
  if (!takes || !(takes.value || takes.text) || !isCallers(constraint)) return takes;
  const { value, text } = takes;
  const areLimits = (limits: unknown): boolean => isListOf(limits, (limit) => typeof limit === 'number', 2);
  const isRead = (read: unknown): boolean => read === undefined || isText(read);
  return {
    ...takes,
    ...(value && {
      value: {
        ...value,
        limits: (cells, size, numbers) =>
          passed(id, 'limits', 'they are the least and the most', areLimits, () => value.limits(cells, size, numbers)),
      },
    }),
    ...(text && {
      text: {
        ...text,
        read: (given) => passed(id, 'read', 'it returns a text or undefined', isRead, () => text.read(given)),
        ...(text.fault && {
          fault: (given, cells, size, numbers) =>
            passed(id, 'fault', 'it returns a text or undefined', isRead, () =>
              text.fault!(given, cells, size, numbers),
            ),
        }),
      },
    }),
  };
}
