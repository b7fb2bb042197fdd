/** Folds of texts from digit to digit: at which places, from which number, and what each digit makes of it. */
import { countBits } from '../../core/bits.js';
import type { LinearTree, Remembered } from './linear.js';
import { placeIn } from './places.js';
import { isStepped, type SteppedFold, type TextFold, type TextTree } from './tree.js';
import { passes } from './value.js';

/** What depends on another digit is counted in steps of this number; what is left tells of that digit. */
export const STEP = 64;

/** A fold over places from zero, and its number among those of the text. */
export interface FoldPlaces {
  readonly fold: Remembered;
  readonly from: number;
  readonly to: number;
}

/** Returns the folds of comparisons with their places, each once. */
export function placesOf(tests: readonly LinearTree[], length: number): readonly FoldPlaces[] {
  const all = tests.flatMap(rememberedIn);
  return all
    .filter((fold, at) => all.findIndex((other) => isSame(fold, other)) === at)
    .map((fold) => {
      if (fold.fold !== 'weighted') return { fold, from: placeIn(fold.from, length), to: placeIn(fold.to, length) };
      const counted = fold.weights.map((weight) => weight !== 0);
      return { fold, from: counted.indexOf(true), to: counted.lastIndexOf(true) };
    });
}

/** Returns the folds of a tree that are remembered. */
export const rememberedIn = (tree: LinearTree): Remembered[] =>
  typeof tree !== 'object' ? [] : 'fold' in tree ? [tree] : tree.operands.flatMap(rememberedIn);

/** True if folds make the same of the same places. */
export function isSame(one: Remembered, other: Remembered): boolean {
  if (one === other) return true;
  if (one.fold === 'weighted') return other.fold === 'weighted' && String(one.weights) === String(other.weights);
  return one.fold === other.fold && one.from === other.from && one.to === other.to && !one.test && !other.test;
}

/** The number of each fold before the first cell. The least of no cells is less than any digit. */
export const STARTS: Readonly<Record<Remembered['fold'], number>> = {
  weighted: 0,
  sum: 0,
  product: 1,
  least: -1,
  most: 0,
  count: 0,
  distinct: 0,
  pairs: 0,
  rest: 0,
  lead: 0,
  visible: 0,
};

/** Returns the next number of a fold after the digit of a cell. */
export function nextOf(fold: Remembered, index: number, isLast: boolean): (number: number, digit: number) => number {
  if (fold.fold === 'weighted') {
    const weight = fold.weights[index]!;
    return (number, digit) => number + weight * digit;
  }
  const { fold: kind, test } = fold;
  if (isStepped(kind)) {
    const kept = KEPT[kind];
    return (number, digit) => {
      const before = number % STEP;
      const counts = countsIn(kind, before, digit, test);
      return number - before + (counts ? STEP : 0) + (isLast ? 0 : kept(before, digit, counts));
    };
  }
  const next = NEXT[kind];
  return test ? (number, digit) => (passes(test, { a: digit }) ? next(number, digit) : number) : next;
}

/** What is kept of the digits so far: one more than a digit, so that none is 0; or 1 behind the first that fails. */
const KEPT: Readonly<Record<SteppedFold, (before: number, digit: number, counts: boolean) => number>> = {
  pairs: (_, digit) => digit + 1,
  rest: (before, digit) => (before > 0 ? before : digit + 1),
  lead: (before, _, counts) => (before > 0 || !counts ? 1 : 0),
  visible: (before, digit) => Math.max(before, digit + 1),
};

/** True if a digit counts, by what is kept of those before it. */
function countsIn(fold: SteppedFold, before: number, digit: number, test: TextTree | undefined): boolean {
  if (fold === 'visible') return digit >= before;
  if (fold === 'lead') return before === 0 && passes(test!, { a: digit });
  return before > 0 && passes(test!, { a: before - 1, b: digit });
}

const NEXT: Readonly<Record<Exclude<TextFold['fold'], SteppedFold>, (number: number, digit: number) => number>> = {
  sum: (number, digit) => number + digit,
  product: (number, digit) => number * digit,
  least: (number, digit) => (number < 0 ? digit : Math.min(number, digit)),
  most: (number, digit) => Math.max(number, digit),
  count: (number) => number + 1,
  distinct: (number, digit) => number | (1 << digit),
};

/** Returns what makes the result of a fold of its last number. */
export function resultOf({ fold }: Remembered): (number: number) => number {
  if (fold === 'distinct') return countBits;
  return isStepped(fold) ? (number) => Math.floor(number / STEP) : (number) => number;
}
