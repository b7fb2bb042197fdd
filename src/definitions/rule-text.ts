/** Rules as text, as demands: of pairs a relation, of the whole a total or a fold for each test that `and` joins. */
import type { Demand, Expression, Fold, Total } from '../core/definition.js';
import { ruleIn } from '../rules/text/meaning.js';
import {
  HALF,
  isStepped,
  type Letter,
  partsOfTest,
  type SteppedFold,
  type TextFold,
  type TextTree,
} from '../rules/text/tree.js';

/** Returns what a text in its usual form demands of the cells of its clue. Throws a RangeError for a text that is none. */
export function demandsOfText(text: string): readonly Demand[] {
  const { form, test } = ruleIn(text);
  if (form === 'whole') return partsOfTest(test).map((part) => totalOf(part) ?? foldOf(part));
  const holds = expressionOf(test);
  if (form === 'triples') return [{ where: 'b.place = a.place + 1 and c.place = b.place + 1', three: holds }];
  return [form === 'pairs' ? { where: 'b.place = a.place + 1', two: holds } : { two: holds }];
}

/** Sums of places, each times a factor, and a number that is added to them. */
interface Multiples {
  readonly sums: readonly { readonly factor: number; readonly fold: TextFold }[];
  readonly constant: number;
}

/** Returns the total that a test demands; undefined for a test that is no equation of multiples of digits. */
function totalOf(test: TextTree): Total | undefined {
  if (typeof test !== 'object' || 'fold' in test || test.operator !== '=') return undefined;
  const [left, right] = test.operands.map(multiplesIn);
  if (!left || !right) return undefined;
  const sums = [...left.sums, ...times(right, -1).sums];
  if (sums.length === 0) return undefined;
  const weights = sums.map(
    ({ factor, fold }) => `${factor} * (a.place >= ${placeText(fold.from)} and a.place <= ${placeText(fold.to)})`,
  );
  return { sum: `${right.constant - left.constant}`, weight: weights.join(' + ') };
}

/** Returns a tree as multiples of digits; undefined for any other. */
function multiplesIn(tree: TextTree): Multiples | undefined {
  if (typeof tree === 'number') return { sums: [], constant: tree };
  if (typeof tree !== 'object') return undefined;
  if ('fold' in tree)
    return tree.fold === 'sum' && !tree.test ? { sums: [{ factor: 1, fold: tree }], constant: 0 } : undefined;
  const [left, right] = tree.operands.map(multiplesIn);
  if (!left || !right) return undefined;
  switch (tree.operator) {
    case '+':
    case '-': {
      const other = times(right, tree.operator === '+' ? 1 : -1);
      return { sums: [...left.sums, ...other.sums], constant: left.constant + other.constant };
    }
    case '*':
      if (right.sums.length === 0) return times(left, right.constant);
      return left.sums.length === 0 ? times(right, left.constant) : undefined;
    default:
      return undefined;
  }
}

const times = ({ sums, constant }: Multiples, factor: number): Multiples => ({
  sums: sums.map((each) => ({ ...each, factor: each.factor * factor })),
  constant: constant * factor,
});

const LETTERS = 26;

/** The name of the number of a fold. Names are letters alone. */
const nameOf = (index: number): string =>
  `n${[Math.floor(index / LETTERS), index % LETTERS].map((letter) => String.fromCharCode(97 + letter)).join('')}`;

function foldOf(test: TextTree): Fold {
  const start: Record<string, Expression> = {};
  const step: Record<string, Expression> = {};
  let count = 0;
  const end = expressionOf(test, (fold) => {
    const [name, set] = [nameOf(count++), nameOf(count++)];
    const isPlace = `a.place >= ${placeText(fold.from)} and a.place <= ${placeText(fold.to)}`;
    start[name] = STARTS[fold.fold] ?? '0';
    const { fold: kind, test: counted } = fold;
    if (isStepped(kind)) {
      const { counts, first, next } = ofAnother(kind, counted, set);
      step[name] = `${isPlace} and ${counts} ? ${name} + 1 : ${name}`;
      start[set] = first;
      step[set] = `${isPlace} ? ${next} : ${set}`;
      return name;
    }
    const isCounted = counted === undefined ? isPlace : `${isPlace} and ${expressionOf(counted)}`;
    step[name] = `${isCounted}${kind === 'distinct' ? ` and ${isNew(set)}` : ''} ? ${NEXT[kind](name)} : ${name}`;
    if (kind === 'distinct') {
      start[set] = '0';
      step[set] = `${isCounted} and ${isNew(set)} ? ${set} + 2 ^ a : ${set}`;
    }
    return name;
  });
  return { start, step, end };
}

/** When a digit counts by what is kept of those before it, what this is at first, and after one more digit of its places. */
function ofAnother(
  fold: SteppedFold,
  test: TextTree | undefined,
  kept: string,
): Record<'counts' | 'first' | 'next', Expression> {
  if (fold === 'visible') return { counts: `a > ${kept}`, first: NONE, next: `max(${kept}, a)` };
  if (fold === 'lead') {
    const counts = `(${kept} = 1 and ${expressionOf(test!)})`;
    return { counts, first: '1', next: counts };
  }
  const holds = expressionOf(test!, undefined, { a: kept, b: 'a', c: 'c' });
  const next = fold === 'pairs' ? 'a' : `(${kept} < 0 ? a : ${kept})`;
  return { counts: `${kept} >= 0 and ${holds}`, first: NONE, next };
}

/** The number of a fold where there is no digit yet: less than any. */
const NONE: Expression = '0 - 1';

/** The number of each fold before the first cell, if it is not 0. */
const STARTS: Readonly<Partial<Record<TextFold['fold'], Expression>>> = { product: '1', least: NONE };

/** The digit is not in a set, which is the sum of 2 to the power of each of its digits. */
const isNew = (set: string): Expression => `floor(${set} / 2 ^ a) % 2 = 0`;

/** The number of each fold after one more digit. */
const NEXT: Readonly<Record<Exclude<TextFold['fold'], SteppedFold>, (name: string) => Expression>> = {
  sum: (name) => `${name} + a`,
  product: (name) => `${name} * a`,
  least: (name) => `(${name} < 0 ? a : min(${name}, a))`,
  most: (name) => `max(${name}, a)`,
  count: (name) => `${name} + 1`,
  distinct: (name) => `${name} + 1`,
};

/** Writes a place, from one. */
const placeText = (place: number): Expression =>
  Math.abs(place) === HALF
    ? place > 0
      ? 'floor(length / 2)'
      : '(length - floor(length / 2) + 1)'
    : place > 0
      ? `${place}`
      : `(length + ${place + 1})`;

/** Writes a tree in the language of definitions, with a number for each fold, and with other names for letters if they are given. */
function expressionOf(
  tree: TextTree,
  nameOf?: (fold: TextFold) => string,
  letters?: Readonly<Record<Letter, string>>,
): Expression {
  if (typeof tree === 'number') return String(tree);
  if (typeof tree === 'string') return letters?.[tree] ?? tree;
  if ('fold' in tree) return nameOf!(tree);
  const { operator, operands } = tree;
  const [left = '', ...others] = operands.map((operand) => expressionOf(operand, nameOf, letters));
  switch (operator) {
    case 'abs':
      return `|${left}|`;
    case 'not':
      return `(not ${left})`;
    case 'in':
      return `(${others.map((other) => `${left} = ${other}`).join(' or ')})`;
    case 'prime':
      return `prime(${left})`;
    case 'square':
      return `(${left} >= 0 and root(${left}) = floor(root(${left})))`;
    case 'odd':
    case 'even':
      return `(${left} % 2 = ${operator === 'odd' ? 1 : 0})`;
    default:
      return `(${left} ${operator} ${others[0]})`;
  }
}
