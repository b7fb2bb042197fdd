/** Rules as text, as demands: of pairs a relation, of the whole a fold for each test that `and` joins. */
import type { Demand, Expression, Fold } from '../core/definition.js';
import { ruleIn } from '../rules/text/meaning.js';
import { partsOfTest, type TextFold, type TextTree } from '../rules/text/tree.js';

/** Returns what a text in its usual form demands of the cells of its clue. Throws a RangeError for a text that is none. */
export function demandsOfText(text: string): readonly Demand[] {
  const { form, test } = ruleIn(text);
  if (form === 'whole') return partsOfTest(test).map(foldOf);
  const two = expressionOf(test);
  return [form === 'pairs' ? { where: 'b.place = a.place + 1', two } : { two }];
}

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
    const place = (number: number): Expression => (number > 0 ? `${number}` : `(length + ${number + 1})`);
    const own = fold.test === undefined ? '' : ` and ${expressionOf(fold.test)}`;
    const isCounted = `a.place >= ${place(fold.from)} and a.place <= ${place(fold.to)}${own}`;
    start[name] = fold.fold === 'product' ? '1' : '0';
    step[name] =
      `${isCounted}${fold.fold === 'distinct' ? ` and ${isNew(set)}` : ''} ? ${NEXT[fold.fold](name)} : ${name}`;
    if (fold.fold === 'distinct') {
      start[set] = '0';
      step[set] = `${isCounted} and ${isNew(set)} ? ${set} + 2 ^ a : ${set}`;
    }
    return name;
  });
  return { start, step, end };
}

/** The digit is not in a set, which is the sum of 2 to the power of each of its digits. */
const isNew = (set: string): Expression => `floor(${set} / 2 ^ a) % 2 = 0`;

/** The number of each fold after one more digit. */
const NEXT: Readonly<Record<TextFold['fold'], (name: string) => Expression>> = {
  sum: (name) => `${name} + a`,
  product: (name) => `${name} * a`,
  least: (name) => `(${name} = 0 ? a : min(${name}, a))`,
  most: (name) => `max(${name}, a)`,
  count: (name) => `${name} + 1`,
  distinct: (name) => `${name} + 1`,
};

/** Writes a tree in the language of definitions, with a number for each fold. */
function expressionOf(tree: TextTree, nameOf?: (fold: TextFold) => string): Expression {
  if (typeof tree !== 'object') return String(tree);
  if ('fold' in tree) return nameOf!(tree);
  const { operator, operands } = tree;
  const [left = '', ...others] = operands.map((operand) => expressionOf(operand, nameOf));
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
