/**
 * Linear equations: the numbers of digits, each times the factor of its cell, add up to a number. No digit repeats in cells that see each
 * other. Lists of cells with the same sum are told apart from equations, since all of them limit that sum together.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { SettledGround } from '../core/constraint.js';
import type { Expression, Repetition } from '../core/definition.js';
import { typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import type { Cell, Statement } from '../core/statement.js';
import { differentSum } from './different-sum.js';
import { leastSum, MOST_TOGETHER, ReachableSums, widestSum } from './reachable-sums.js';
import { narrowByLimits } from './sum-limits.js';

/** A grid as equations need it. */
export type SeeingGround = Pick<SettledGround, 'numbers' | 'sees'>;

/** Cells with factors. */
export interface WeightedCells {
  readonly cells: readonly Cell[];
  readonly factor: number;
}

/** Makes the rule that cells, each times its factor, add up to a number. It is exact for few cells. */
export function equation(
  terms: readonly WeightedCells[],
  total: number,
  ground: SeeingGround,
  statement?: Statement,
): Rule {
  const factorOf = new Map<Cell, number>();
  for (const { cells, factor } of terms)
    for (const cell of cells) factorOf.set(cell, (factorOf.get(cell) ?? 0) + factor);
  const own = [...factorOf].filter(([, factor]) => factor !== 0);
  const cells = own.map(([cell]) => cell);
  const factors = own.map(([, factor]) => factor);
  return {
    cells,
    ...(factors.every((factor) => factor === 1) && { total }),
    equation: { factors, total },
    ...(statement && { statement }),
    ...(factors.every((factor) => factor === 1) && seeEachOther(cells, ground)
      ? differentSum(cells, total, ground.numbers)
      : { narrow: narrowTo(cells, factors, total, ground) }),
  };
}

/** True if no digit repeats in cells. */
export const seeEachOther = (cells: readonly Cell[], ground: SeeingGround): boolean =>
  cells.every((a, at) => cells.every((b, other) => other <= at || ground.sees(a, b)));

/** The most cells, and the most sums, that are gone through. Of more, only the limits are minded. */
export const MOST_TRIED = 12;
const MOST_LISTED = 1023;

function narrowTo(
  cells: readonly Cell[],
  factors: readonly number[],
  total: number,
  ground: SeeingGround,
): Rule['narrow'] {
  const { numbers } = ground;
  const widest = widestSum(factors, numbers);
  const above = total - leastSum(factors, numbers);
  if (above < 0 || above > widest) return () => false;
  const seen = (a: number, b: number): boolean => ground.sees(cells[a]!, cells[b]!);
  // Sums are reached part by part, so more cells that see each other say more by their limits.
  const limits = cells.length > MOST_TOGETHER ? narrowByLimits(factors, [total], numbers, seen) : undefined;
  if (limits && (cells.length > MOST_TRIED || Math.min(above, widest - above) > MOST_LISTED)) return limits;
  // What is little above the least, or little below the most, takes short rows.
  const turned = above > widest - above;
  const wanted = turned ? widest - above : above;
  const sums = new ReachableSums(
    cells.map((_, place) => place),
    turned ? factors.map((factor) => -factor) : factors,
    numbers,
    seen,
    0,
    wanted,
  );
  const row = new Int32Array(sums.words);
  const values = typedNumbers(numbers);
  // No digits are the same as these, before the first ones.
  const found = new Int32Array(cells.length).fill(-1);
  return (digits: Bits[] | Int32Array) => {
    // A search asks again when the cells have lost what it was told. `found` is what was left then.
    if (isSame(digits, found)) return true;
    if (limits && !limits(digits)) return false;
    if (
      !isWithin(digits, factors, total, values) ||
      !sums.reach(digits, row) ||
      (row[wanted >> 5]! & (1 << (wanted & 31))) === 0
    )
      return false;
    row.fill(0);
    row[wanted >> 5] = 1 << (wanted & 31);
    found.fill(0);
    sums.keep(row, found);
    for (let at = 0; at < found.length; at++) digits[at] = found[at]!;
    return true;
  };
}

function isSame(digits: ArrayLike<Bits>, others: ArrayLike<Bits>): boolean {
  for (let at = 0; at < others.length; at++) if (digits[at] !== others[at]) return false;
  return true;
}

/** True if a sum lies between the least and the most that digits make, be they equal or not. */
function isWithin(digits: ArrayLike<Bits>, factors: readonly number[], total: number, numbers: Int32Array): boolean {
  let least = 0;
  let most = 0;
  for (let at = 0; at < factors.length; at++) {
    const factor = factors[at]!;
    const low = factor * numbers[lowestBit(digits[at]!)]!;
    const high = factor * numbers[highestBit(digits[at]!)]!;
    least += factor > 0 ? low : high;
    most += factor > 0 ? high : low;
  }
  return least <= total && total <= most;
}

/** Makes the rule that lists of cells have the same sum, whatever it is. */
function commonSum(lists: readonly (readonly Cell[])[], ground: SeeingGround, statement?: Statement): Rule {
  const cells = [...new Set(lists.flat())];
  const places = lists.map((list) => list.map((cell) => cells.indexOf(cell)));
  const least = Math.min(...lists.map(({ length }) => length));
  // Bit 0 stands for the least sum of the shortest list. More than its most is no sum of all.
  const all = places.map(
    (own) =>
      new ReachableSums(
        own,
        own.map(() => 1),
        ground.numbers,
        (a, b) => ground.sees(cells[a]!, cells[b]!),
        (own.length - least) * ground.numbers[0]!,
        least * (ground.numbers.at(-1)! - ground.numbers[0]!),
      ),
  );
  const words = Math.max(...all.map((sums) => sums.words));
  const rows = all.map(() => new Int32Array(words));
  const common = new Int32Array(words);
  const found = new Int32Array(cells.length);
  const kept = new Int32Array(cells.length);
  return {
    cells,
    ...(statement && { statement }),
    narrow(digits) {
      common.fill(-1);
      for (let list = 0; list < all.length; list++) {
        const row = rows[list]!;
        if (!all[list]!.reach(digits, row)) return false;
        for (let word = 0; word < words; word++) common[word]! &= row[word]!;
      }
      let any = 0;
      for (let word = 0; word < words; word++) any |= common[word]!;
      if (any === 0) return false;
      kept.fill(-1);
      for (let list = 0; list < all.length; list++) {
        const row = rows[list]!;
        for (let word = 0; word < words; word++) row[word] = common[word]!;
        found.fill(0);
        all[list]!.keep(row, found);
        const own = places[list]!;
        for (let at = 0; at < own.length; at++) kept[own[at]!]! &= found[own[at]!]!;
      }
      for (let at = 0; at < kept.length; at++) {
        if (kept[at] === 0) return false;
        digits[at] = kept[at]!;
      }
      return true;
    },
  };
}

/** The numbers of each two of several lists or parts of a clue, for definitions: `i` and `j`. */
export const eachTwo = (count: Expression): readonly Repetition[] => [
  { name: 'i', from: '1', to: count },
  { name: 'j', from: 'i + 1', to: count },
];

/** The most lists of which each two make an equation. */
const MOST_COMPARED = 6;

/** Makes the rules that lists of cells have the same sum: each two of them as an equation, and several together. */
export function equalSums(
  lists: readonly (readonly Cell[])[],
  ground: SeeingGround,
  statement?: Statement,
): readonly Rule[] {
  const pairs = lists.flatMap((one, at) =>
    lists.slice(at + 1, lists.length > MOST_COMPARED ? at + 2 : undefined).map((other) =>
      equation(
        [
          { cells: one, factor: 1 },
          { cells: other, factor: -1 },
        ],
        0,
        ground,
        statement,
      ),
    ),
  );
  return lists.length > 2 ? [...pairs, commonSum(lists, ground, statement)] : pairs;
}

/** Returns the least and the most that cells can make, each digit times its factor; undefined if they have no filling. */
export function limitsOf(
  cells: readonly Cell[],
  factors: readonly number[],
  digits: readonly Bits[],
  ground: SeeingGround,
): readonly [least: number, most: number] | undefined {
  const { numbers } = ground;
  const widest = widestSum(factors, numbers);
  const places = cells.map((_, place) => place);
  const sums = new ReachableSums(places, factors, numbers, (a, b) => ground.sees(cells[a]!, cells[b]!), 0, widest);
  const row = new Int32Array(sums.words);
  if (!sums.reach(digits, row)) return undefined;
  const words = [...row.entries()].filter(([, word]) => word !== 0);
  const [low, high] = [words[0]!, words.at(-1)!];
  const least = leastSum(factors, numbers);
  return [least + low[0] * 32 + lowestBit(low[1]), least + high[0] * 32 + highestBit(high[1])];
}
