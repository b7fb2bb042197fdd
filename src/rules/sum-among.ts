/** Digits whose sum is one of some numbers. */
import type { Bits } from '../core/bits.js';
import type { Rule } from '../core/rule.js';
import type { Cell, Statement } from '../core/statement.js';
import { combinations } from './different-sum.js';
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
): Rule {
  const stated = statement && { statement };
  if (seeEachOther(cells, ground)) {
    const sets = sums.flatMap((sum) => combinations(ground.size, cells.length, sum));
    if (sets.length <= MOST_COMBINATIONS) return { ...oneOf(cells, sets), ...stated };
  }
  const sees = (a: number, b: number): boolean => ground.sees(cells[a]!, cells[b]!);
  if (cells.length <= MOST_TOGETHER) return { cells, ...stated, narrow: amongSums(cells, sums, ground.size, sees) };
  const limits = narrowByLimits(
    cells.map(() => 1),
    sums,
    ground.size,
    sees,
  );
  // Which cells see each other is too much to go through in many: their limits mind it.
  const reached = amongSums(cells, sums, ground.size, cells.length > MOST_TRIED ? () => false : sees);
  return { cells, ...stated, narrow: (digits) => limits(digits) && reached(digits) };
}

function amongSums(cells: readonly Cell[], sums: readonly number[], size: number, sees: SeenAt): Rule['narrow'] {
  const places = cells.map((_, place) => place);
  const reachable = new ReachableSums(
    places,
    places.map(() => 1),
    size,
    sees,
    0,
    cells.length * (size - 1),
  );
  const row = new Int32Array(reachable.words);
  const allowed = new Int32Array(reachable.words);
  for (const sum of sums) allowed[(sum - cells.length) >> 5]! |= 1 << ((sum - cells.length) & 31);
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
