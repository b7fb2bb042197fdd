/**
 * A test of all cells of a list, compiled to an automaton that reads their digits in turn. Its states are the numbers that
 * the text folds. As soon as a comparison has all its digits, its numbers give way to its truth, so that few states are left.
 */
import { countBits } from '../../core/bits.js';
import { isTest, type TextFold, type TextOperation, type TextTree } from './tree.js';
import { type Digits, passes } from './value.js';

/** Transitions that are tried before a text counts as too large. */
const MOST_TRANSITIONS = 100_000;
/** No number of a rule is larger. */
const MOST_PRODUCT = 1e9;

/** States by layers, one before each cell: from state s of layer i, digit d leads to `next[i][s * size + d]`, or nowhere if it is -1. */
export interface TextAutomaton {
  readonly next: readonly Int32Array[];
}

/** Why a text is not compiled. */
export type TextObstacle = 'no filling' | 'too large';

/** A fold over places from zero, and its number among those of the text. */
interface Place {
  readonly fold: TextFold;
  readonly from: number;
  readonly to: number;
}

/** What is known of the tests and folds of a text so far: for each test 1, 0 or -1 (open), then the number of each fold. */
type State = readonly number[];

/** Returns the place of a list, from zero, that a text means by a number: -1 is the last. */
export const placeIn = (place: number, length: number): number => (place > 0 ? place - 1 : length + place);

/** Compiles a test for so many cells. All places that it names are on the list. */
export function compile(test: TextTree, length: number, size: number): TextAutomaton | TextObstacle {
  const [tests, folds] = partsOf(test, length);
  const endOf = tests.map((own) => Math.max(0, ...foldsIn(own).map(({ to }) => placeIn(to, length))));
  const numberOf = new Map(
    tests.flatMap(foldsIn).map((fold) => [fold, tests.length + folds.findIndex((own) => isSame(own.fold, fold))]),
  );
  const needs = tests.map((own) => foldsIn(own).map((fold) => numberOf.get(fold)!));
  /** What the digit of each cell changes: the folds that count it, the tests that it settles, the numbers that nothing needs any more. */
  const changes = Array.from({ length }, (_, index) => ({
    counting: folds.flatMap(({ fold, from, to }, at) =>
      index >= from && index <= to ? [{ fold, at: at + tests.length }] : [],
    ),
    settled: tests.flatMap((own, at) => (endOf[at] === index ? [{ own, at }] : [])),
    spare: folds.flatMap((_, at) =>
      needs.some((own, test) => endOf[test]! > index && own.includes(at + tests.length)) ? [] : [at + tests.length],
    ),
  }));

  const after = (state: State, index: number, digit: number): State | undefined => {
    const found = state.slice();
    const { counting, settled, spare } = changes[index]!;
    for (const { fold, at } of counting)
      if (!fold.test || passes(fold.test, { a: digit })) found[at] = folded(fold, found[at]!, digit);
    if (settled.length > 0) {
      const digits: Digits = { of: (fold) => resultOf(fold, found[numberOf.get(fold)!]!) };
      for (const { own, at } of settled) found[at] = passes(own, digits) ? 1 : 0;
      const truth = truthOf(test, tests, found);
      if (truth >= 0) return truth === 1 ? TRUE : undefined;
    }
    for (const at of spare) found[at] = 0;
    return found;
  };

  const layers: State[][] = [[[...tests.map(() => -1), ...folds.map(({ fold }) => (fold.fold === 'product' ? 1 : 0))]]];
  const next: Int32Array[] = [];
  let transitions = 0;
  for (let index = 0; index < length; index++) {
    const [states, numbers] = [[] as State[], new Map<string, number>()];
    const table = new Int32Array(layers[index]!.length * size).fill(-1);
    for (const [at, state] of layers[index]!.entries())
      for (let digit = 0; digit < size; digit++) {
        if (++transitions > MOST_TRANSITIONS) return 'too large';
        const reached = state === TRUE ? TRUE : after(state, index, digit + 1);
        if (!reached) continue;
        if (reached.some((number) => Math.abs(number) > MOST_PRODUCT)) return 'too large';
        const key = reached.join();
        const known = numbers.get(key) ?? states.push(reached) - 1;
        numbers.set(key, known);
        table[at * size + digit] = known;
      }
    next.push(table);
    layers.push(states);
  }
  return minimal(next, layers[length]!.length, size);
}

/** The state in which all tests that matter are passed. */
const TRUE: State = [];

/** Leaves out states from which no filling goes on, and makes one of those from which the same do. */
function minimal(next: readonly Int32Array[], ends: number, size: number): TextAutomaton | 'no filling' {
  let classes = new Int32Array(ends);
  const found: Int32Array[] = [];
  for (let index = next.length - 1; index >= 0; index--) {
    const table = next[index]!.map((to) => (to < 0 ? -1 : classes[to]!));
    const rows: number[] = [];
    const numbers = new Map<string, number>();
    classes = new Int32Array(table.length / size).fill(-1);
    for (let state = 0; state < classes.length; state++) {
      const row = table.subarray(state * size, state * size + size);
      if (row.every((to) => to < 0)) continue;
      const key = row.join();
      const known = numbers.get(key) ?? rows.push(...row) / size - 1;
      numbers.set(key, known);
      classes[state] = known;
    }
    if (rows.length === 0) return 'no filling';
    found.unshift(Int32Array.from(rows));
  }
  return { next: found };
}

/** Returns the comparisons of a test, and the folds that they name, each once. */
function partsOf(test: TextTree, length: number): readonly [tests: readonly TextOperation[], folds: readonly Place[]] {
  const tests = comparisonsIn(test);
  const all = tests.flatMap(foldsIn);
  const folds = all.filter((fold, at) => all.findIndex((other) => isSame(fold, other)) === at);
  return [tests, folds.map((fold) => ({ fold, from: placeIn(fold.from, length), to: placeIn(fold.to, length) }))];
}

const JOINING = new Set(['and', 'or', 'not']);

const comparisonsIn = (tree: TextTree): TextOperation[] =>
  !isTest(tree) ? [] : JOINING.has(tree.operator) ? tree.operands.flatMap(comparisonsIn) : [tree];

/** Returns the folds of a tree. */
export const foldsIn = (tree: TextTree): TextFold[] =>
  typeof tree !== 'object' ? [] : 'fold' in tree ? [tree] : tree.operands.flatMap(foldsIn);

/** True if folds make the same of the same places. */
const isSame = (one: TextFold, other: TextFold): boolean =>
  one === other ||
  (one.fold === other.fold && one.from === other.from && one.to === other.to && !one.test && !other.test);

/** Returns 1 or 0 for a test that is settled, else -1. */
function truthOf(tree: TextTree, tests: readonly TextOperation[], state: State): number {
  const { operator, operands } = tree as TextOperation;
  if (!JOINING.has(operator)) return state[tests.indexOf(tree as TextOperation)]!;
  const truths = operands.map((operand) => truthOf(operand, tests, state));
  if (operator === 'not') return truths[0] === -1 ? -1 : 1 - truths[0]!;
  const settling = operator === 'or' ? 1 : 0;
  return truths.includes(settling) ? settling : truths.includes(-1) ? -1 : 1 - settling;
}

function folded({ fold }: TextFold, number: number, digit: number): number {
  switch (fold) {
    case 'sum':
      return number + digit;
    case 'product':
      return number * digit;
    case 'least':
      return number === 0 ? digit : Math.min(number, digit);
    case 'most':
      return Math.max(number, digit);
    case 'count':
      return number + 1;
    case 'distinct':
      return number | (1 << (digit - 1));
  }
}

const resultOf = ({ fold }: TextFold, number: number): number => (fold === 'distinct' ? countBits(number) : number);

/** Narrows digits to those of the fillings that an automaton accepts. */
export function narrowingBy({ next }: TextAutomaton, size: number): (digits: number[] | Int32Array) => boolean {
  const count = next.length;
  /** The states of each layer: 1 if they are reached, 2 if they lead to the end too. */
  const marks = next.map((table) => new Uint8Array(table.length / size));
  const found = new Int32Array(count);
  return (digits) => {
    for (const layer of marks) layer.fill(0);
    marks[0]![0] = 1;
    for (let index = 0; index < count - 1; index++) {
      const [table, own, after] = [next[index]!, marks[index]!, marks[index + 1]!];
      for (let state = 0; state < own.length; state++)
        if (own[state] === 1)
          for (let rest = digits[index]!; rest; rest &= rest - 1) {
            const to = table[state * size + 31 - Math.clz32(rest & -rest)]!;
            if (to >= 0) after[to] = 1;
          }
    }
    for (let index = count - 1; index >= 0; index--) {
      const [table, own, after] = [next[index]!, marks[index]!, marks[index + 1]];
      let left = 0;
      for (let state = 0; state < own.length; state++) {
        if (own[state] !== 1) continue;
        let kept = 0;
        for (let rest = digits[index]!; rest; rest &= rest - 1) {
          const to = table[state * size + 31 - Math.clz32(rest & -rest)]!;
          if (to >= 0 && (!after || after[to] === 2)) kept |= rest & -rest;
        }
        if (kept) own[state] = 2;
        left |= kept;
      }
      if (left === 0) return false;
      found[index] = left;
    }
    for (let index = 0; index < count; index++) digits[index] = found[index]!;
    return true;
  };
}
