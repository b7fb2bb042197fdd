/** Sums of multiples of digits in a test, each made one number: `d[1] + d[2] = d[3]` has one to remember and not three. */
import type { TextFold, TextOperation, TextTree } from './tree.js';

/** Digits, each times the weight of its place from zero, add up to a number. */
export interface WeightedSum {
  readonly fold: 'weighted';
  readonly weights: readonly number[];
}

/** What an automaton remembers: a fold as texts have it, or a weighted sum. */
export type Remembered = TextFold | WeightedSum;

/** A tree in which weighted sums stand for sums of multiples. */
export type LinearTree = Exclude<TextTree, TextOperation> | WeightedSum | LinearOperation;
export interface LinearOperation {
  readonly operator: TextOperation['operator'];
  readonly operands: readonly LinearTree[];
}

interface Linear {
  readonly weights: readonly number[];
  readonly constant: number;
}

/** The operators that compare two numbers. */
export const COMPARING: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** Returns a tree with its sums of multiples made one number each. `placeOf` returns the place of a number, from zero. */
export function linearised(tree: TextTree, length: number, placeOf: (place: number) => number): LinearTree {
  const linear = linearOf(tree, length, placeOf);
  if (linear) return summed(linear);
  if (typeof tree !== 'object' || 'fold' in tree) return tree;
  const { operator, operands } = tree;
  const [left, right] = operands.map((operand) => linearOf(operand, length, placeOf));
  if (!COMPARING.has(operator) || !left || !right)
    return { operator, operands: operands.map((operand) => linearised(operand, length, placeOf)) };
  const { weights, constant } = added(left, right, -1);
  return { operator, operands: [summed({ weights, constant: 0 }), -constant] };
}

const summed = ({ weights, constant }: Linear): LinearTree => {
  if (weights.every((weight) => weight === 0)) return constant;
  const sum: WeightedSum = { fold: 'weighted', weights };
  return constant === 0 ? sum : { operator: '+', operands: [sum, constant] };
};

const added = (left: Linear, right: Linear, factor: number): Linear => ({
  weights: left.weights.map((weight, at) => weight + factor * right.weights[at]!),
  constant: left.constant + factor * right.constant,
});

const times = ({ weights, constant }: Linear, factor: number): Linear => ({
  weights: weights.map((weight) => weight * factor),
  constant: constant * factor,
});

/** Returns a tree as a sum of multiples of digits and a constant; undefined if it is none. */
function linearOf(tree: TextTree, length: number, placeOf: (place: number) => number): Linear | undefined {
  const none = Array.from({ length }, () => 0);
  if (typeof tree === 'number') return { weights: none, constant: tree };
  if (typeof tree !== 'object') return undefined;
  if ('fold' in tree) {
    const [from, to] = [placeOf(tree.from), placeOf(tree.to)];
    const isSum = tree.fold === 'sum' && !tree.test;
    return isSum ? { weights: none.map((_, at) => (at >= from && at <= to ? 1 : 0)), constant: 0 } : undefined;
  }
  const { operator } = tree;
  if (operator !== '+' && operator !== '-' && operator !== '*') return undefined;
  const [left, right] = tree.operands.map((operand) => linearOf(operand, length, placeOf));
  if (!left || !right) return undefined;
  if (operator !== '*') return added(left, right, operator === '+' ? 1 : -1);
  const isConstant = ({ weights }: Linear): boolean => weights.every((weight) => weight === 0);
  return isConstant(right) ? times(left, right.constant) : isConstant(left) ? times(right, left.constant) : undefined;
}
