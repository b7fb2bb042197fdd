/** What the trees of rules as text come to for some digits, as solvers reckon it. */
import type { LinearTree, Remembered } from './linear.js';

/** The digits of a pair, of three in a row or of one cell, and what is folded of the others. */
export interface Digits {
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
  of?(fold: Remembered): number;
}

/** True if digits pass a test. */
export const passes = (test: LinearTree, digits: Digits): boolean => amountOf(test, digits) === 1;

/** Returns the number that a tree stands for; of a test, 1 if digits pass it, else 0. */
export function amountOf(tree: LinearTree, digits: Digits): number {
  if (typeof tree === 'number') return tree;
  if (typeof tree === 'string') return digits[tree]!;
  if ('fold' in tree) return digits.of!(tree);
  const { operator, operands } = tree;
  const values = operands.map((operand) => amountOf(operand, digits));
  const [left = 0, right = 0] = values;
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return exact(left * right);
    case '%':
      // Of a digit 0, which divides 0 alone, the number itself is left.
      return right === 0 ? left : ((left % right) + right) % right;
    case 'abs':
      return Math.abs(left);
    default:
      return isTrue(operator, left, right, values) ? 1 : 0;
  }
}

/** Thrown for a product that is too large to be exact. */
export class TooLarge extends RangeError {
  override readonly name = 'TooLarge';
}

function exact(number: number): number {
  if (Number.isSafeInteger(number)) return number;
  throw new TooLarge('it multiplies numbers that are too large: compare smaller ones');
}

function isTrue(operator: string, left: number, right: number, values: readonly number[]): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case 'in':
      return values.includes(left, 1);
    case 'prime':
      return isPrime(left);
    case 'square':
      return left >= 0 && Number.isInteger(Math.sqrt(left));
    case 'odd':
      return left % 2 !== 0;
    case 'even':
      return left % 2 === 0;
    case 'and':
      return left === 1 && right === 1;
    case 'or':
      return left === 1 || right === 1;
    default:
      return left === 0;
  }
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
}
