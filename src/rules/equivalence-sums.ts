/** What set equivalences say of sums: both sides add up to the same. Sums that lie mostly on one side are taken from it. */
import type { Cell, Geometry } from '../core/geometry.js';
import type { Side } from '../core/leftovers.js';
import type { Equation, Rule } from '../core/rule.js';
import { keyOf } from './combined-equations.js';
import { type Equivalence, equivalencesOf } from './equivalences.js';
import { houseDifferences } from './house-differences.js';
import { equation } from './linear.js';

/** An equation that follows: one side, less the other, less sums so many times. */
export interface EquivalenceSum extends Equation {
  readonly own: Side;
  readonly other: Side;
  /** The indices of the sums; each is taken away once, or added (-1). */
  readonly rules: readonly number[];
  readonly times: readonly number[];
  readonly cells: readonly Cell[];
}

/** The most cells that may be left, and the most equations that are kept. */
const MOST_CELLS = 5;
const MOST_KEPT = 300;

interface FoundSum {
  readonly sum: EquivalenceSum;
  readonly rule: Rule;
}

/** Returns the equations that follow for a shape, those of fewer cells first. None that houses of one kind tell. */
export const equivalenceSums = (geometry: Geometry): readonly FoundSum[] => geometry.memo(findSums);

function findSums(geometry: Geometry): FoundSum[] {
  const sums = [...geometry.rules.keys()].filter((rule) => geometry.rules[rule]!.total !== undefined);
  if (sums.length === 0) return [];
  const known = new Set(
    houseDifferences(geometry).map(({ innies, outies }) =>
      keyOf([...innies.map((cell) => [cell, 1] as const), ...outies.map((cell) => [cell, -1] as const)]),
    ),
  );
  const found: FoundSum[] = [];
  const counts = new Int8Array(geometry.cells);
  for (const equivalence of equivalencesOf(geometry)) {
    const { rules, times, left } = leftOf(geometry, equivalence, sums, counts);
    const key = keyOf(left);
    if (rules.length === 0 || left.length === 0 || left.length > MOST_CELLS || known.has(key)) continue;
    known.add(key);
    const total = rules.reduce((sum, rule, at) => sum - times[at]! * geometry.rules[rule]!.total!, 0);
    const rule = equation(
      left.map(([cell, factor]) => ({ cells: [cell], factor })),
      total,
      geometry,
    );
    const [own, other] = equivalence;
    found.push({ sum: { own, other, rules, times, cells: rule.cells, ...rule.equation! }, rule });
  }
  return found.sort((a, b) => a.sum.cells.length - b.sum.cells.length).slice(0, MOST_KEPT);
}

/** Takes from the sides the sums that have more than half of their cells there. `counts` is scratch memory. */
function leftOf(geometry: Geometry, [own, other]: Equivalence, sums: readonly number[], counts: Int8Array) {
  counts.fill(0);
  for (const cell of own.left) counts[cell] = 1;
  for (const cell of other.left) counts[cell] = -1;
  const rules: number[] = [];
  const times: number[] = [];
  for (const rule of sums) {
    const { cells } = geometry.rules[rule]!;
    let balance = 0;
    for (const cell of cells) balance += counts[cell]!;
    if (2 * Math.abs(balance) <= cells.length) continue;
    const sign = Math.sign(balance);
    rules.push(rule);
    times.push(sign);
    for (const cell of cells) counts[cell]! -= sign;
  }
  const left: (readonly [Cell, number])[] = [];
  for (let cell = 0; cell < counts.length && left.length <= MOST_CELLS; cell++)
    if (counts[cell] !== 0) left.push([cell, counts[cell]!]);
  return { rules, times, left };
}
