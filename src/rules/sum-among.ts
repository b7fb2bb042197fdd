/** Digits whose sum is one of some numbers. */
import { type Bits, bitsOf } from '../core/bits.js';
import { widestDifference } from '../core/numbers.js';
import type { Rule, RuleReason } from '../core/rule.js';
import type { Cell, Statement } from '../core/statement.js';
import { combinations } from './different-sum.js';
import { exampleReason, type NotAllowed, toldValues } from './example-reason.js';
import { MOST_TRIED, type SeeingGround, seeEachOther } from './linear.js';
import { MOST_TOGETHER, ReachableSums, type SeenAt } from './reachable-sums.js';
import { oneOf } from './run.js';
import { narrowByLimits } from './sum-limits.js';

/** The most combinations that are looked at one by one. */
const MOST_COMBINATIONS = 600;

/** Makes the rule that the sum of cells is one of some numbers, smallest first. */
export function sumAmong(
  cells: readonly Cell[],
  sums: readonly number[],
  ground: SeeingGround,
  statement?: Statement,
  others: NotAllowed = 'other',
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

/** Makes the reason that tells of a candidate by the sums that are left with it. */
const failing = (
  rule: Rule,
  sums: readonly number[],
  { numbers, sees }: SeeingGround,
  others: NotAllowed,
): RuleReason =>
  exampleReason(
    rule,
    (example, words) => {
      const { cells } = rule;
      const reachable = reachableBy(cells.length, numbers, (a, b) => sees(cells[a]!, cells[b]!));
      const left = sumsOf(reachable, numbers[0]! * cells.length, example.digits);
      if (left.length === 0 || left.some((sum) => sums.includes(sum))) return undefined;
      return toldValues(words.say('the sum', {}), left, sums, others, example, words);
    },
    'with {digit} in {cell} no sum is left that is allowed',
  );

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
