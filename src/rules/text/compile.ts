/**
 * Tests of all cells of a list, and of each three in a row, compiled to automata. The states of a test are the numbers that
 * the text folds. As soon as a comparison has all its digits, its numbers give way to its truth, so that few states are left.
 */
import { countBits } from '../../core/bits.js';
import { LARGEST_SIZE } from '../../core/geometry.js';
import {
  automatonOf,
  fullEffort,
  type Machine,
  type TextAutomaton,
  type TextEffort,
  type TextObstacle,
  type TextState,
  TRUE,
} from './automaton.js';
import { type FoldPlaces, isSame, nextOf, placesOf, rememberedIn, resultOf, STARTS, STEP } from './folding.js';
import { COMPARING, type LinearOperation, type LinearTree, linearised, type Remembered } from './linear.js';
import { placeIn } from './places.js';
import type { TextFold, TextTree } from './tree.js';
import { amountOf, type Digits, passes } from './value.js';

/** No number of a rule is larger. */
const MOST_PRODUCT = 1e9;

/** Compiles a test of each three cells in a row. */
export function compileTriples(
  test: TextTree,
  length: number,
  numbers: readonly number[],
): TextAutomaton | TextObstacle {
  const size = numbers.length;
  const digitOf = new Map(numbers.map((number, digit) => [number, digit]));
  const table = new Uint8Array(size ** 3);
  for (let filling = 0; filling < table.length; filling++) {
    const places = [Math.floor(filling / size ** 2), Math.floor(filling / size) % size, filling % size];
    const [a, b, c] = places.map((digit) => numbers[digit]!) as [number, number, number];
    table[filling] = passes(test, { a, b, c }) ? 1 : 0;
  }
  const machine: Machine = {
    length,
    numbers,
    start: [0, 0],
    keyOf: ([a, b]) => a! * size + b!,
    // A state has the last two digits, from zero.
    after([a, b], index, number) {
      const digit = digitOf.get(number)!;
      if (index > 1 && table[(a! * size + b!) * size + digit] === 0) return undefined;
      return index === length - 1 ? TRUE : [b!, digit];
    },
  };
  return automatonOf(machine, fullEffort());
}

/** Compiles a test for so many cells. All places that it names are on the list. */
export const compile = (
  test: TextTree,
  length: number,
  numbers: readonly number[],
  effort = fullEffort(),
): TextAutomaton | TextObstacle => automatonOf(machineOf(test, length, numbers), effort);

/** Compiles tests that `and` joins, each by itself. */
export function compileParts(
  tests: readonly TextTree[],
  length: number,
  numbers: readonly number[],
): readonly (TextAutomaton | TextObstacle)[] {
  const effort: TextEffort = fullEffort();
  return tests.map((test) => compile(test, length, numbers, effort));
}

function machineOf(text: TextTree, length: number, numbers: readonly number[]): Machine {
  const test = linearised(text, length, (place) => placeIn(place, length));
  const tests = comparisonsIn(test);
  const folds = placesOf(tests, length);
  const first = tests.length;
  const numberOf = new Map<Remembered, number>();
  for (const fold of tests.flatMap(rememberedIn))
    numberOf.set(fold, first + folds.findIndex((own) => isSame(own.fold, fold)));
  const needs = tests.map((own) => rememberedIn(own).map((fold) => numberOf.get(fold)!));
  const endOf = needs.map((own) => Math.max(0, ...own.map((at) => folds[at - first]!.to)));
  const truth = truthOf(test, tests);
  const limitOf = folds.map(({ fold }) => limiting(fold, tests));
  const resultAt = folds.map(({ fold }) => resultOf(fold));
  /** What the digit of each cell changes: the folds that count it, the tests that it settles, the numbers that nothing needs any more. */
  const changes = Array.from({ length }, (_, index) => ({
    counting: folds.flatMap(({ fold, from, to }, at) =>
      index < from || index > to ? [] : [{ next: nextOf(fold, index, index === to), at: at + first }],
    ),
    settled: tests.flatMap((own, at) => (endOf[at] === index ? [{ own, at }] : [])),
    spare: folds.flatMap((_, at) =>
      needs.some((own, number) => endOf[number]! > index && own.includes(at + first)) ? [] : [at + first],
    ),
  }));
  return {
    length,
    numbers,
    start: [...tests.map(() => -1), ...folds.map(({ fold }) => STARTS[fold.fold])],
    keyOf: keying(tests.length, folds, numbers.at(-1)!),
    after(state, index, digit) {
      const found = state.slice();
      const { counting, settled, spare } = changes[index]!;
      for (const { next, at } of counting) {
        const number = limitOf[at - first]!(next(found[at]!, digit));
        if (Math.abs(number) > MOST_PRODUCT) return 'too large';
        found[at] = number;
      }
      if (settled.length > 0) {
        const digits: Digits = {
          of(fold) {
            const at = numberOf.get(fold)!;
            return resultAt[at - first]!(found[at]!);
          },
        };
        for (const { own, at } of settled) found[at] = amountOf(own, digits);
        const known = truth(found);
        if (known >= 0) return known === 1 ? TRUE : undefined;
      }
      for (const at of spare) found[at] = 0;
      return found;
    },
  };
}

/**
 * Returns what makes all numbers of a fold one that are larger than those with which tests compare it: digits only enlarge
 * a product and a set of digits, so that beyond them it matters no more how large it is.
 */
function limiting(fold: Remembered, tests: readonly LinearOperation[]): (number: number) => number {
  const own = tests.filter((test) => rememberedIn(test).some((other) => isSame(fold, other)));
  const isCompared = own.every(({ operator, operands }) => {
    const others = operands.filter((operand) => typeof operand !== 'number');
    return (COMPARING.has(operator) || operator === 'in') && others.length === 1 && 'fold' in Object(others[0]);
  });
  if (!isCompared) return (number) => number;
  const most = Math.max(0, ...own.flatMap(({ operands }) => operands.filter((operand) => typeof operand === 'number')));
  if (fold.fold === 'product') return (number) => Math.min(number, most + 1);
  return fold.fold === 'distinct' && most < LARGEST_SIZE
    ? (number) => (countBits(number) > most ? (1 << (most + 1)) - 1 : number)
    : (number) => number;
}

/** Returns a number for each state, or a text where numbers would not be exact. */
function keying(tests: number, folds: readonly FoldPlaces[], largest: number): (state: TextState) => number | string {
  const ranges = folds.map(({ fold, from, to }): readonly [least: number, most: number] => {
    const count = to - from + 1;
    switch (fold.fold) {
      case 'weighted': {
        const ends = fold.weights.map((weight) => weight * largest);
        return [
          ends.reduce((sum, end) => sum + Math.min(0, end), 0),
          ends.reduce((sum, end) => sum + Math.max(0, end), 0),
        ];
      }
      case 'sum':
        return [0, count * largest];
      case 'product':
        return [0, Math.min(MOST_PRODUCT, largest ** count)];
      case 'pairs':
      case 'rest':
      case 'lead':
      case 'visible':
        return [0, count * STEP];
      case 'least':
        return [-1, largest];
      case 'distinct':
        return [0, 2 ** (largest + 1)];
      default:
        return [0, Math.max(count, largest)];
    }
  });
  const spans = [...Array.from({ length: tests }, () => [-1, 1] as const), ...ranges];
  const isExact = spans.reduce((all, [least, most]) => all * (most - least + 1), 1) < Number.MAX_SAFE_INTEGER;
  if (!isExact) return (state) => state.join();
  return (state) => {
    let key = 0;
    for (let at = 0; at < spans.length; at++) {
      const [least, most] = spans[at]!;
      key = key * (most - least + 1) + state[at]! - least;
    }
    return key;
  };
}

const JOINING = new Set(['and', 'or', 'not']);

const comparisonsIn = (tree: LinearTree): LinearOperation[] =>
  typeof tree !== 'object' || !('operator' in tree)
    ? []
    : JOINING.has(tree.operator)
      ? tree.operands.flatMap(comparisonsIn)
      : [tree];

/** Returns the folds of a tree. */
export const foldsIn = (tree: TextTree): TextFold[] =>
  typeof tree !== 'object' ? [] : 'fold' in tree ? [tree] : tree.operands.flatMap(foldsIn);

/** Returns what tells the truth of a test from those of its comparisons: 1 or 0 if they settle it, else -1. */
function truthOf(tree: LinearTree, tests: readonly LinearTree[]): (state: TextState) => number {
  const { operator, operands } = tree as LinearOperation;
  if (!JOINING.has(operator)) {
    const at = tests.indexOf(tree);
    return (state) => state[at]!;
  }
  const [left, right] = operands.map((operand) => truthOf(operand, tests));
  if (operator === 'not')
    return (state) => {
      const truth = left!(state);
      return truth === -1 ? -1 : 1 - truth;
    };
  const settling = operator === 'or' ? 1 : 0;
  return (state) => {
    const one = left!(state);
    if (one === settling) return settling;
    const other = right!(state);
    return other === settling ? settling : one === -1 || other === -1 ? -1 : 1 - settling;
  };
}
