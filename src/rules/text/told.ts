/** Why a text about all cells leaves a candidate out: the numbers to which its tests would come with it. */
import type { Bits } from '../../core/bits.js';
import type { Cell } from '../../core/layout.js';
import type { Rule, RuleReason, RuleReasonWords } from '../../core/rule.js';
import { type Example, exampleReason, type NotAllowed, numberWords, toldValues } from '../example-reason.js';
import { placeIn } from './places.js';
import { spelt } from './spelt.js';
import { isTest, type Operator, type TextFold, type TextOperation, type TextTree } from './tree.js';
import { passes } from './value.js';
import { valuesOf } from './values.js';

/** Makes the reason of a rule whose cells pass tests. It tells of the first test that a candidate fails by itself. */
export const textReason = (rule: Rule, tests: readonly TextTree[], numbers: readonly number[]): RuleReason =>
  exampleReason(
    rule,
    (example, words) => {
      for (const test of tests) {
        const told = isTest(test) ? toldTest(test, { cells: rule.cells, numbers, example, words }) : undefined;
        if (told !== undefined) return told;
      }
      return undefined;
    },
    'with {digit} in {cell} it could not be filled',
  );

/** A candidate that fails, with what sentences on it need. */
interface Failing {
  readonly cells: readonly Cell[];
  readonly numbers: readonly number[];
  readonly example: Example;
  readonly words: RuleReasonWords;
}

/** The comparisons from the other side. */
const TURNED: Readonly<Partial<Record<Operator, Operator>>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Tells of a test that a candidate fails; undefined for one that it may pass, or of which there is nothing short to tell. */
function toldTest({ operator, operands }: TextOperation, failing: Failing): string | undefined {
  const [left, right] = operands as readonly [TextTree, TextTree?];
  const turned = TURNED[operator];
  if (operator === 'and' || operator === 'or' || operator === 'not') return undefined;
  if (turned === undefined || typeof right === 'number') return toldOne(left, operator, operands.slice(1), failing);
  if (typeof left === 'number') return toldOne(right!, turned, [left], failing);
  const { example, numbers } = failing;
  const own = (side: TextTree): boolean => isPlace(side) && placeIn(side.from, example.digits.length) === example.at;
  const digit = valuesOf({ fold: 'sum', from: example.at + 1, to: example.at + 1 }, example.digits, numbers)!;
  if (own(left)) return toldOne(right!, turned, digit, failing);
  if (own(right!)) return toldOne(left, operator, digit, failing);
  return toldBoth(left, operator, right!, failing);
}

/** Tells of a number that is compared with constants, or of a class. */
function toldOne(
  side: TextTree,
  operator: Operator,
  constants: readonly TextTree[],
  failing: Failing,
): string | undefined {
  const { example, words } = failing;
  const values = valuesOf(side, example.digits, failing.numbers);
  const mayPass = (value: number): boolean =>
    passes({ operator, operands: [value, ...constants] } as TextOperation, {});
  if (!values || values.some(mayPass)) return undefined;
  const kind: NotAllowed = operator === 'prime' || operator === 'square' ? operator : 'other';
  return toldValues(nameOf(side, failing), values, allowedBy(operator, constants as number[]), kind, example, words);
}

/** The ends of the numbers that pass a comparison with constants; all numbers for those that lie anywhere. */
function allowedBy(operator: Operator, constants: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...constants), Math.max(...constants)];
  switch (operator) {
    case '=':
    case 'in':
      return [least, most];
    case '<':
      return [-Infinity, most - 1];
    case '<=':
      return [-Infinity, most];
    case '>':
      return [least + 1, Infinity];
    case '>=':
      return [least, Infinity];
    default:
      return [-Infinity, Infinity];
  }
}

/** Tells of two numbers that are compared with each other. */
function toldBoth(left: TextTree, operator: Operator, right: TextTree, failing: Failing): string | undefined {
  const { example, numbers, words } = failing;
  const [own, others] = [left, right].map((side) => valuesOf(side, example.digits, numbers));
  if (!own || !others) return undefined;
  const mayPass = (value: number): boolean =>
    others.some((other) => passes({ operator, operands: [value, other] }, {}));
  if (own.some(mayPass)) return undefined;
  return words.say('with {digit} in {cell} {left} would be {numbers} and {right} {others}', {
    ...example.slots,
    left: nameOf(left, failing),
    numbers: numberWords(own, words),
    right: nameOf(right, failing),
    others: numberWords(others, words),
  });
}

const isPlace = (tree: TextTree): tree is TextFold =>
  typeof tree === 'object' && 'fold' in tree && tree.fold === 'sum' && tree.from === tree.to && !tree.test;

/** Returns how sentences call a number: a cell by its name, what is folded of digits by a noun, and others as texts have them. */
function nameOf(tree: TextTree, { cells, words, example }: Failing): string {
  if (typeof tree !== 'object' || !('fold' in tree) || tree.test) return spelt(tree);
  const { length } = example.digits as readonly Bits[];
  const [from, to] = [placeIn(tree.from, length), placeIn(tree.to, length)];
  const own = words.cells(cells.slice(from, to + 1));
  if (isPlace(tree)) return own;
  const noun = nounOf(tree, words);
  if (noun === undefined) return spelt(tree);
  return to - from + 1 === length ? noun : words.say('{what} of {cells}', { what: noun, cells: own });
}

function nounOf({ fold }: TextFold, { say }: RuleReasonWords): string | undefined {
  switch (fold) {
    case 'sum':
      return say('the sum', {});
    case 'product':
      return say('the product', {});
    case 'least':
      return say('the smallest digit', {});
    case 'most':
      return say('the largest digit', {});
    case 'distinct':
      return say('the number of different digits', {});
    case 'visible':
      return say('the number of visible digits', {});
    default:
      return undefined;
  }
}
