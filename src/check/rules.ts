/**
 * Truths that are rules, and the sums and equal digits that follow from houses and rules. The checker works them out by
 * itself.
 */
import { lowestBit } from '../core/bits.js';
import type { Board, Stamp } from '../core/board.js';
import type { Cell, Geometry, House } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { equationOf } from '../core/rule.js';
import type { Truth } from '../logic/step/truths.js';
import { digitsFor, hasLost } from '../rules/fillings.js';
import { differenceRule, MOST_TRIED } from '../rules/house-differences.js';
import { equation } from '../rules/linear.js';
import { sameDigits } from '../rules/pairing.js';

/** Returns the rule of a truth; undefined for any other truth, and for a sum or an equivalence that does not follow. */
export function ruleOf(geometry: Geometry, truth: Truth): Rule | undefined {
  if (truth.kind === 'rule') return geometry.rules[truth.rule];
  if (truth.kind === 'equivalence') return equivalenceOf(geometry, truth.houses, truth.others);
  return truth.kind === 'sum' ? differenceOf(geometry, truth) : undefined;
}

/**
 * Counts each cell of the houses once more, and each cell of the rules as many times less as the rule counts it. What is
 * left over makes the difference of the totals.
 */
function differenceOf(
  geometry: Geometry,
  { houses, against = [], rules, times = rules.map(() => 1) }: Extract<Truth, { kind: 'sum' }>,
): Rule | undefined {
  const { size } = geometry;
  const counts = new Map<Cell, number>();
  const add = (cell: Cell, by: number): void => void counts.set(cell, (counts.get(cell) ?? 0) + by);
  let total = 0;
  for (const house of houses) {
    for (const cell of geometry.cellsOf(house)) add(cell, 1);
    total += (size * (size + 1)) / 2;
  }
  for (const house of against) {
    for (const cell of geometry.cellsOf(house)) add(cell, -1);
    total -= (size * (size + 1)) / 2;
  }
  for (const [at, index] of rules.entries()) {
    const rule = geometry.rules[index];
    const own = rule && equationOf(rule);
    if (!own || !Number.isInteger(times[at])) return undefined;
    for (const [of, cell] of rule.cells.entries()) add(cell, -times[at]! * own.factors[of]!);
    total -= times[at]! * own.total;
  }
  const left = [...counts].filter(([, count]) => count !== 0);
  if (left.length === 0) return undefined;
  // An equation minds all cells that see each other, a difference of many cells few of them.
  if (left.length > MOST_TRIED || left.some(([, count]) => Math.abs(count) !== 1))
    return equation(
      left.map(([cell, factor]) => ({ cells: [cell], factor })),
      total,
      geometry,
    );
  const cellsWith = (sign: number): Cell[] => left.flatMap(([cell, count]) => (count === sign ? [cell] : []));
  return differenceRule(geometry, cellsWith(1), cellsWith(-1), total);
}

/** Counts each cell of the houses once more, and each cell of the others once less. What is left over has equal digits. */
function equivalenceOf(geometry: Geometry, houses: readonly House[], others: readonly House[]): Rule | undefined {
  const counts = new Map<Cell, number>();
  for (const [side, by] of [[houses, 1] as const, [others, -1] as const])
    for (const cell of side.flatMap((house) => geometry.cellsOf(house))) counts.set(cell, (counts.get(cell) ?? 0) + by);
  const left = [...counts].filter(([, count]) => count !== 0);
  if (houses.length !== others.length || left.length === 0 || left.some(([, count]) => Math.abs(count) !== 1))
    return undefined;
  const cellsWith = (sign: number): Cell[] => left.flatMap(([cell, count]) => (count === sign ? [cell] : []));
  return sameDigits(cellsWith(1), cellsWith(-1));
}

/**
 * Removes candidates that no filling of the rules contains, until none is left. Rules whose cells have lost nothing since
 * the stamp are left out. Returns false if one has no filling.
 */
export function narrowBy(board: Board, rules: readonly Rule[], since: Stamp): boolean {
  const { now } = board;
  for (const rule of rules) {
    if (!hasLost(rule, board, since)) continue;
    const digits = digitsFor(rule, board);
    if (!rule.narrow(digits)) return false;
    for (const [at, cell] of rule.cells.entries())
      for (let lost = board.digits[cell]! & ~digits[at]!; lost; lost &= lost - 1)
        board.remove(board.geometry.candidate(cell, lowestBit(lost)));
  }
  return board.now === now || narrowBy(board, rules, now);
}
