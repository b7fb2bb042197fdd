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
  const remainder = new Remainder(geometry);
  for (const equivalence of equivalencesOf(geometry)) {
    remainder.begin(equivalence);
    const { rules, times } = remainder.take(sums);
    if (rules.length === 0) continue;
    const left = remainder.left();
    if (left.length === 0 || left.length > MOST_CELLS) continue;
    const key = keyOf(left);
    if (known.has(key)) continue;
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

/** One side less the other, and less some sums: how often each cell counts. */
class Remainder {
  private readonly counts: Int8Array;
  /** The counts of the cells of each rule, added up. */
  private readonly balances: Int16Array;

  constructor(private readonly geometry: Geometry) {
    this.counts = new Int8Array(geometry.cells);
    this.balances = new Int16Array(geometry.rules.length);
  }

  begin([own, other]: Equivalence): void {
    this.counts.fill(0);
    this.balances.fill(0);
    for (let at = 0; at < own.left.length; at++) this.add(own.left[at]!, 1);
    for (let at = 0; at < other.left.length; at++) this.add(other.left[at]!, -1);
  }

  /** Takes the sums that have more than half of their cells on one side. */
  take(sums: readonly number[]) {
    const rules: number[] = [];
    const times: number[] = [];
    for (let at = 0; at < sums.length; at++) {
      const { cells } = this.geometry.rules[sums[at]!]!;
      const balance = this.balances[sums[at]!]!;
      if (2 * Math.abs(balance) <= cells.length) continue;
      const sign = Math.sign(balance);
      rules.push(sums[at]!);
      times.push(sign);
      for (let cell = 0; cell < cells.length; cell++) this.add(cells[cell]!, -sign);
    }
    return { rules, times };
  }

  /** Returns the cells that are left, and one more than wanted if there are many. */
  left(): (readonly [Cell, number])[] {
    const left: (readonly [Cell, number])[] = [];
    for (let cell = 0; cell < this.counts.length && left.length <= MOST_CELLS; cell++)
      if (this.counts[cell] !== 0) left.push([cell, this.counts[cell]!]);
    return left;
  }

  private add(cell: Cell, sign: number): void {
    const { ruleStart, cellRules } = this.geometry;
    this.counts[cell]! += sign;
    for (let at = ruleStart[cell]!; at < ruleStart[cell + 1]!; at++) this.balances[cellRules[at]!]! += sign;
  }
}
