/** Digits whose sum is one of some numbers. */
import { type Bits, bitsOf } from '../core/bits.js';
import { widestDifference } from '../core/numbers.js';
import type { Rule, RuleReason, RuleReasonWords } from '../core/rule.js';
import type { Cell, Statement } from '../core/statement.js';
import { combinations } from './different-sum.js';
import { MOST_TRIED, type SeeingGround, seeEachOther } from './linear.js';
import { MOST_TOGETHER, ReachableSums, type SeenAt } from './reachable-sums.js';
import { oneOf } from './run.js';
import { narrowByLimits } from './sum-limits.js';

/** The most combinations that are looked at one by one. */
const MOST_COMBINATIONS = 600;

/** What sentences say of sums that are none of the numbers. */
export type OtherSums =
  | 'with {digit} in {cell} the sum would be {sums}, which is no prime'
  | 'with {digit} in {cell} the sum would be {sums}, which is no square number'
  | 'with {digit} in {cell} the sum would be {sums}, which is not allowed';

/** Makes the rule that the sum of cells is one of some numbers, smallest first. */
export function sumAmong(
  cells: readonly Cell[],
  sums: readonly number[],
  ground: SeeingGround,
  statement?: Statement,
  others: OtherSums = 'with {digit} in {cell} the sum would be {sums}, which is not allowed',
): Rule {
  const rule = narrowedAmong(cells, sums, ground);
  return {
    ...rule,
    ...(statement && { statement }),
    reasons: () => [failing(rule, sums, ground, others)],
  };
}

/** Returns the combinations of all sums; undefined if they are too many, which the first sums mostly show. */
function fewCombinations(
  cells: readonly Cell[],
  sums: readonly number[],
  { numbers }: SeeingGround,
): Bits[] | undefined {
  const found: Bits[] = [];
  for (const sum of sums) {
    found.push(...combinations(numbers, cells.length, sum));
    if (found.length > MOST_COMBINATIONS) return undefined;
  }
  return found;
}

function narrowedAmong(cells: readonly Cell[], sums: readonly number[], ground: SeeingGround): Rule {
  if (seeEachOther(cells, ground)) {
    const sets = fewCombinations(cells, sums, ground);
    if (sets) return oneOf(cells, sets);
  }
  const sees = (a: number, b: number): boolean => ground.sees(cells[a]!, cells[b]!);
  if (cells.length <= MOST_TOGETHER) return { cells, narrow: amongSums(cells, sums, ground.numbers, sees) };
  const limits = narrowByLimits(
    cells.map(() => 1),
    sums,
    ground.numbers,
    sees,
  );
  // Which cells see each other is too much to go through in many: their limits mind it.
  const reached = amongSums(cells, sums, ground.numbers, cells.length > MOST_TRIED ? () => false : sees);
  return { cells, narrow: (digits) => limits(digits) && reached(digits) };
}

/** The most sums that a sentence lists. */
const MOST_TOLD = 6;

/** Makes the reason that tells of a candidate by the sums that are left with it. */
const failing = (
  { cells, narrow }: Rule,
  sums: readonly number[],
  { numbers, sees }: SeeingGround,
  others: OtherSums,
): RuleReason => ({
  isLaborious: true,
  isLast: true,
  narrow,
  told: {
    en(words) {
      const { before, after, say } = words;
      const reachable = reachableBy(cells.length, numbers, (a, b) => sees(cells[a]!, cells[b]!));
      const lost = cells.flatMap((_, at) => bitsOf(before[at]! & ~after[at]!).map((digit) => ({ at, digit })));
      for (const { at, digit } of lost) {
        const left = sumsOf(
          reachable,
          numbers[0]! * cells.length,
          before.map((set, place) => (place === at ? 1 << digit : set)),
        );
        if (left.length === 0 || left.some((sum) => sums.includes(sum))) continue;
        const slots = named(at, digit, words, cells);
        const [least, most] = [left[0]!, left.at(-1)!];
        if (left.length > 1 && most < sums[0]!)
          return say('with {digit} in {cell} the sum would be at most {limit}', { ...slots, limit: most });
        if (left.length > 1 && least > sums.at(-1)!)
          return say('with {digit} in {cell} the sum would be at least {limit}', { ...slots, limit: least });
        if (left.length <= MOST_TOLD) return say(others, { ...slots, sums: listed(left, words.or) });
      }
      const [{ at, digit }] = lost as [(typeof lost)[number]];
      return say('with {digit} in {cell} no sum is left that is allowed', named(at, digit, words, cells));
    },
  },
});

const named = (at: number, digit: number, words: RuleReasonWords, cells: readonly Cell[]) => ({
  digit: words.digits(1 << digit),
  cell: words.cells([cells[at]!]),
});

const listed = (numbers: readonly number[], or: string): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} ${or} ${numbers.at(-1)}`;

/** Returns the sums that digits reach, smallest first. */
function sumsOf(reachable: ReachableSums, least: number, digits: readonly Bits[]): readonly number[] {
  const row = new Int32Array(reachable.words);
  if (!reachable.reach(digits, row)) return [];
  return [...row].flatMap((word, at) => bitsOf(word).map((bit) => at * 32 + bit + least));
}

function reachableBy(count: number, numbers: readonly number[], sees: SeenAt): ReachableSums {
  const places = Array.from({ length: count }, (_, place) => place);
  return new ReachableSums(
    places,
    places.map(() => 1),
    numbers,
    sees,
    0,
    count * widestDifference(numbers),
  );
}

function amongSums(
  cells: readonly Cell[],
  sums: readonly number[],
  numbers: readonly number[],
  sees: SeenAt,
): Rule['narrow'] {
  const least = cells.length * numbers[0]!;
  const reachable = reachableBy(cells.length, numbers, sees);
  const row = new Int32Array(reachable.words);
  const allowed = new Int32Array(reachable.words);
  for (const sum of sums) allowed[(sum - least) >> 5]! |= 1 << ((sum - least) & 31);
  const found = new Int32Array(cells.length);
  return (digits: Bits[] | Int32Array) => {
    if (!reachable.reach(digits, row)) return false;
    for (let word = 0; word < row.length; word++) row[word]! &= allowed[word]!;
    if (row.every((word) => word === 0)) return false;
    found.fill(0);
    reachable.keep(row, found);
    for (let at = 0; at < found.length; at++) digits[at] = found[at]!;
    return true;
  };
}
