/**
 * What follows from equations together, with sums and with houses, whose digits have a known sum: cells that several of
 * them have cancel out, and few are left.
 */
import type { Cell, Geometry, House } from '../core/geometry.js';
import { sumOfNumbers } from '../core/numbers.js';
import { type Equation, equationOf, type Rule } from '../core/rule.js';
import { housesTogether } from './house-differences.js';
import { equation } from './linear.js';

/** An equation that follows: houses, less rules so many times. */
export interface CombinedEquation extends Equation {
  readonly houses: readonly House[];
  /** The indices of the rules, and how many times each is taken away. */
  readonly rules: readonly number[];
  readonly times: readonly number[];
  readonly cells: readonly Cell[];
}

/** The most cells that may be left, houses and rules together, and times that a rule is taken. People rarely go beyond. */
const MOST_CELLS = 5;
const MOST_HOUSES = 2;
const MOST_RULES = 4;
const MOST_TIMES = 2;
/** The most that is looked at, and kept, of a grid full of equations. */
const MOST_STEPS = 30_000;
const MOST_KEPT = 300;

/** Returns what follows for a shape, with its rule, that of fewer cells and parts first. */
export const combinedEquations = (geometry: Geometry): readonly Combined[] => geometry.memo(findCombined);

export interface Combined {
  readonly combined: CombinedEquation;
  readonly rule: Rule;
}

/** A rule as an equation. */
export interface EquationSource extends Equation {
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly isSum: boolean;
}

/** Houses, less sources so many times, and what is left of their cells. */
export interface Combination {
  readonly houses: readonly House[];
  readonly taken: readonly { readonly source: EquationSource; readonly times: number }[];
  readonly left: ReadonlyMap<Cell, number>;
  readonly total: number;
}

/** Returns the rules that are equations. */
export const sourcesOf = (geometry: Geometry): EquationSource[] =>
  geometry.rules.flatMap((rule, index): EquationSource[] => {
    const own = equationOf(rule);
    return own ? [{ ...own, rule: index, cells: rule.cells, isSum: rule.total !== undefined }] : [];
  });

/** One that is no mere sum is needed: what sums and houses say, house differences tell. */
function findCombined(geometry: Geometry): Combined[] {
  const sources = sourcesOf(geometry);
  if (sources.every(({ isSum }) => isSum)) return [];
  const known = new Set(
    sources.map((source) => keyOf(new Map(source.cells.map((cell, at) => [cell, source.factors[at]!])))),
  );
  const found = new Map<string, Combination>();
  let steps = 0;
  const extend = (state: Combination, from: number): void => {
    if (state.taken.length === MOST_RULES) return;
    for (let at = from; at < sources.length && steps < MOST_STEPS; at++) {
      const source = sources[at]!;
      if (state.taken.some((one) => one.source === source)) continue;
      for (const times of timesOf(state.left, source)) {
        steps++;
        const next = without(state, source, times);
        if (next.left.size >= state.left.size) continue;
        note(next);
        extend(next, at + 1);
      }
    }
  };
  const note = (state: Combination): void => {
    if (state.left.size === 0 || state.left.size > MOST_CELLS || state.taken.every(({ source }) => source.isSum))
      return;
    const key = keyOf(state.left);
    if (!known.has(key) && !found.has(key)) found.set(key, state);
  };
  const none: Combination = { houses: [], taken: [], left: new Map(), total: 0 };
  for (const [at, source] of sources.entries()) {
    if (source.isSum) continue;
    const first = without(none, source, -1);
    for (const [other, second] of sources.entries())
      if (other !== at && (second.isSum || other > at))
        for (const times of timesOf(first.left, second)) {
          const both = without(first, second, times);
          note(both);
          if (both.left.size <= Math.max(first.left.size, second.cells.length)) extend(both, other + 1);
        }
  }
  const groups = [...housesTogether(geometry, MOST_HOUSES)].sort((a, b) => a.length - b.length);
  for (const houses of groups) extend(wholeOf(geometry, houses), 0);
  return [...found.values()]
    .sort((a, b) => a.left.size - b.left.size || partsOf(a) - partsOf(b))
    .slice(0, MOST_KEPT)
    .map((state) => combinedOf(geometry, state));
}

/** Makes the equation of what is left. */
export function combinedOf(geometry: Geometry, { houses, taken, left, total }: Combination): Combined {
  const terms = [...left].sort(([a], [b]) => a - b).map(([cell, factor]) => ({ cells: [cell], factor }));
  const rule = equation(terms, total, geometry);
  const combined = {
    ...rule.equation!,
    cells: rule.cells,
    houses,
    rules: taken.map(({ source }) => source.rule),
    times: taken.map(({ times }) => times),
  };
  return { combined, rule };
}

/** Returns some houses with all of their cells, and nothing taken from them. */
export function wholeOf(geometry: Geometry, houses: readonly House[]): Combination {
  const left = new Map(houses.flatMap((house) => geometry.cellsOf(house)).map((cell) => [cell, 1]));
  return { houses, taken: [], left, total: houses.length * sumOfNumbers(geometry.numbers) };
}

const partsOf = ({ houses, taken }: Combination): number => houses.length + taken.length;

/** Returns how many times a source may be taken so that a cell cancels out. */
function timesOf(left: ReadonlyMap<Cell, number>, { cells, factors }: EquationSource): Set<number> {
  const all = new Set<number>();
  for (const [at, cell] of cells.entries()) {
    const times = (left.get(cell) ?? 0) / factors[at]!;
    if (times !== 0 && Number.isInteger(times) && Math.abs(times) <= MOST_TIMES) all.add(times);
  }
  return all;
}

export function without(state: Combination, source: EquationSource, times: number): Combination {
  const left = new Map(state.left);
  for (const [at, cell] of source.cells.entries()) {
    const factor = (left.get(cell) ?? 0) - times * source.factors[at]!;
    if (factor === 0) left.delete(cell);
    else left.set(cell, factor);
  }
  return { ...state, left, total: state.total - times * source.total, taken: [...state.taken, { source, times }] };
}

/** Names an equation by its cells. It is the same if all signs are turned. */
export function keyOf(left: Iterable<readonly [Cell, number]>): string {
  const sorted = [...left].sort(([a], [b]) => a - b);
  const sign = Math.sign(sorted[0]?.[1] ?? 1);
  return sorted.map(([cell, factor]) => `${cell}*${factor * sign}`).join();
}
