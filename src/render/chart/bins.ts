/** The bars of a figure: one for each value if these are few or words, else one for each range of values. */
import { bin } from 'd3-array';
import type { Counts, FigureName } from '../../bank/figures.js';
import { SYMMETRIES } from '../../create/symmetries.js';
import { LEVELS } from '../../logic/step/strategy.js';

export interface BinnedBar {
  /** The value or range, such as `12` or `200-300`. */
  readonly label: string;
  readonly count: number;
}

/** The most values with a bar each. More values are grouped into ranges. */
const MOST_VALUES = 40;
/** The approximate number of ranges. */
const RANGES = 20;

const ORDERS: Readonly<Partial<Record<FigureName, readonly (string | number)[]>>> = {
  level: LEVELS,
  symmetry: SYMMETRIES,
};

/**
 * Groups the counts of a figure into bars. Numbers are ascending, levels and symmetries in their own order, techniques
 * by the number of puzzles, most first.
 */
export function binsOf(counts: Counts, name: FigureName): readonly BinnedBar[] {
  const entries = [...counts.of[name]];
  const numbers = entries.filter((entry): entry is [number, number] => typeof entry[0] === 'number');
  if (numbers.length === 0)
    return inTheirOrder(entries, ORDERS[name]).map(([value, count]) => ({ label: String(value), count }));
  numbers.sort(([a], [b]) => a - b);
  const text = (value: number): string => (name === 'er' ? value.toFixed(1) : String(value));
  if (numbers.length <= MOST_VALUES) return numbers.map(([value, count]) => ({ label: text(value), count }));
  return bin<[number, number], number>()
    .value(([value]) => value)
    .thresholds(RANGES)(numbers)
    .map((range) => ({
      label: `${text(range.x0!)}-${text(range.x1!)}`,
      count: range.reduce((sum, [, count]) => sum + count, 0),
    }));
}

function inTheirOrder(
  entries: readonly [string | number, number][],
  order: readonly (string | number)[] = [],
): readonly [string | number, number][] {
  const place = (value: string | number): number => order.indexOf(value);
  return [...entries].sort(([a, countOfA], [b, countOfB]) => place(a) - place(b) || countOfB - countOfA);
}
