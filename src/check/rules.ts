/** Truths that are rules, and the sums that follow from houses and rules. The checker works them out by itself. */
import { lowestBit } from '../core/bits.js';
import type { Board } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import type { Truth } from '../logic/step/truths.js';
import { digitsFor } from '../rules/fillings.js';
import { differenceRule } from '../rules/house-differences.js';

/** Returns the rule of a truth; undefined for any other truth, and for a sum that does not follow. */
export function ruleOf(geometry: Geometry, truth: Truth): Rule | undefined {
  if (truth.kind === 'rule') return geometry.rules[truth.rule];
  return truth.kind === 'sum' ? differenceOf(geometry, truth) : undefined;
}

/**
 * Counts each cell of the houses once more and each cell of the rules once less. The cells that are left over from the
 * houses exceed those that are left over from the rules by the difference of the totals.
 */
function differenceOf(geometry: Geometry, { houses, rules }: Extract<Truth, { kind: 'sum' }>): Rule | undefined {
  const { size } = geometry;
  const times = new Map<Cell, number>();
  const add = (cells: readonly Cell[], by: number): void => {
    for (const cell of cells) times.set(cell, (times.get(cell) ?? 0) + by);
  };
  let total = 0;
  for (const house of houses) {
    add(geometry.cellsOf(house), 1);
    total += (size * (size + 1)) / 2;
  }
  for (const index of rules) {
    const rule = geometry.rules[index];
    if (rule?.total === undefined) return undefined;
    add(rule.cells, -1);
    total -= rule.total;
  }
  const left = [...times].filter(([, count]) => count !== 0);
  if (left.length === 0 || left.some(([, count]) => Math.abs(count) !== 1)) return undefined;
  const cellsWith = (sign: number): Cell[] => left.flatMap(([cell, count]) => (count === sign ? [cell] : []));
  return differenceRule(geometry, cellsWith(1), cellsWith(-1), total);
}

/** Removes candidates that no filling of the rules contains, until none is left. Returns false if one has no filling. */
export function narrowBy(board: Board, rules: readonly Rule[]): boolean {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const rule of rules) {
      const digits = digitsFor(rule, board);
      if (!rule.narrow(digits)) return false;
      for (const [at, cell] of rule.cells.entries())
        for (let lost = board.digits[cell]! & ~digits[at]!; lost; lost &= lost - 1)
          isChanged = board.remove(board.geometry.candidate(cell, lowestBit(lost))) || isChanged;
    }
  }
  return true;
}
