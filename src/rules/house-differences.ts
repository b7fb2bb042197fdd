/**
 * The 45 rule: houses hold every digit once, so the digits of some houses have a known sum. Sums that cover them but for
 * some cells, the innies, with some cells outside, the outies, tell by how much the innies exceed the outies.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { Cell, Geometry, House } from '../core/geometry.js';
import { LARGEST_NUMBER, sumOfNumbers, typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import { areDifferent } from './cages.js';
import { differentSum } from './different-sum.js';
import { plainSum } from './plain-sum.js';

/** What follows from houses and sums: the innies add up to so much more than the outies. */
export interface HouseDifference {
  readonly houses: readonly House[];
  /** The indices of the sums that are compared with the houses. */
  readonly rules: readonly number[];
  readonly innies: readonly Cell[];
  readonly outies: readonly Cell[];
  /** The sum of the innies less that of the outies. */
  readonly total: number;
}

/** The most houses together, and the most innies and outies together. People rarely go beyond. */
const MOST_HOUSES = 4;
const MOST_CELLS = 4;
/** A search gains from one cell more. */
const MOST_CELLS_OF_SEARCH = 5;

/** Returns the differences that follow for a shape, those of fewer cells and houses first. */
export const houseDifferences = (geometry: Geometry): readonly HouseDifference[] => geometry.memo(findDifferences);

/** Returns them for a search, which has use for larger ones. */
export const searchedDifferences = (geometry: Geometry): readonly HouseDifference[] => geometry.memo(findLarger);

const findDifferences = (geometry: Geometry): HouseDifference[] => differencesUpTo(geometry, MOST_CELLS);
const findLarger = (geometry: Geometry): HouseDifference[] => differencesUpTo(geometry, MOST_CELLS_OF_SEARCH);

function differencesUpTo(geometry: Geometry, mostCells: number): HouseDifference[] {
  const sums = [...geometry.rules.keys()].filter((rule) => geometry.rules[rule]!.total !== undefined);
  if (sums.length === 0) return [];
  const found = new Map<string, HouseDifference>();
  const groups = [...housesTogether(geometry, MOST_HOUSES)].sort((a, b) => a.length - b.length);
  const fewest = fewestLeft(geometry, sums);
  for (const houses of groups) {
    if (fewest(houses) > mostCells) continue;
    for (const one of differencesOf(geometry, houses, sums, mostCells)) {
      const key = `${one.innies}-${one.outies}`;
      if (one.rules.length > 0 && !found.has(key)) found.set(key, one);
    }
  }
  const cellsIn = ({ innies, outies }: HouseDifference): number => innies.length + outies.length;
  return [...found.values()].sort((a, b) => cellsIn(a) - cellsIn(b) || a.houses.length - b.houses.length);
}

/** Returns groups of houses without a common cell: neighbouring lines, and boxes. */
export function* housesTogether(geometry: Geometry, most: number): Generator<House[]> {
  for (const kind of ['row', 'column'] as const) {
    const all = geometry.housesOf(kind);
    for (let count = 1; count <= most; count++)
      for (let first = 0; first + count <= all.length; first++) yield all.slice(first, first + count);
  }
  yield* choices(geometry.housesOf('box'), most);
  for (const house of geometry.housesOf('extra')) yield [house];
}

/** Returns all choices of one to `most` items. */
function* choices<Item>(items: readonly Item[], most: number, from = 0, chosen: Item[] = []): Generator<Item[]> {
  if (chosen.length > 0) yield chosen;
  if (chosen.length === most) return;
  for (let at = from; at < items.length; at++) yield* choices(items, most, at + 1, [...chosen, items[at]!]);
}

/**
 * Returns a function for a number of cells that houses leave over at least: a sum that crosses them leaves its cells on one
 * side. It is 0 if sums overlap.
 */
function fewestLeft(geometry: Geometry, sums: readonly number[]): (houses: readonly House[]) => number {
  const noSum = sums.length;
  const owner = new Int32Array(geometry.cells).fill(noSum);
  for (const [index, rule] of sums.entries())
    for (const cell of geometry.rules[rule]!.cells) {
      if (owner[cell] !== noSum) return () => 0;
      owner[cell] = index;
    }
  const inside = new Int32Array(sums.length + 1);
  return (houses) => {
    inside.fill(0);
    for (const house of houses) for (const cell of geometry.cellsOf(house)) inside[owner[cell]!]!++;
    return sums.reduce(
      (left, rule, index) => left + Math.min(inside[index]!, geometry.rules[rule]!.cells.length - inside[index]!),
      inside[noSum]!,
    );
  };
}

function* differencesOf(
  geometry: Geometry,
  houses: readonly House[],
  sums: readonly number[],
  mostCells: number,
): Generator<HouseDifference> {
  const inside = new Set(houses.flatMap((house) => geometry.cellsOf(house)));
  const cellsOf = (rule: number): readonly Cell[] => geometry.rules[rule]!.cells;
  const within: number[] = [];
  const crossing: number[] = [];
  const covered = new Set<Cell>();
  const reachable = new Set<Cell>();
  for (const rule of sums) {
    const own = cellsOf(rule);
    const count = own.filter((cell) => inside.has(cell)).length;
    if (count > 0) for (const cell of own) reachable.add(cell);
    if (count === own.length && own.every((cell) => !covered.has(cell))) {
      within.push(rule);
      for (const cell of own) covered.add(cell);
    } else if (count > 0 && count < own.length) crossing.push(rule);
  }
  let unreachable = 0;
  for (const cell of inside) if (!reachable.has(cell)) unreachable++;
  if (unreachable > mostCells) return;
  const whole = houses.length * sumOfNumbers(geometry.numbers);
  const total = (rules: readonly number[]): number =>
    whole - rules.reduce((sum, rule) => sum + geometry.rules[rule]!.total!, 0);

  function* choose(at: number, taken: readonly number[], left: number): Generator<HouseDifference> {
    if (left < 0) return;
    if (at === crossing.length) {
      const rules = [...within, ...taken];
      const of = new Set(rules.flatMap(cellsOf));
      const innies = [...inside].filter((cell) => !of.has(cell)).sort((a, b) => a - b);
      const outies = [...of].filter((cell) => !inside.has(cell)).sort((a, b) => a - b);
      const count = innies.length + outies.length;
      if (count > 0 && count <= mostCells) yield { houses, rules, innies, outies, total: total(rules) };
      return;
    }
    const own = cellsOf(crossing[at]!);
    const used = new Set(taken.flatMap(cellsOf));
    const outside = own.filter((cell) => !inside.has(cell)).length;
    if (own.every((cell) => !used.has(cell) && !covered.has(cell)))
      yield* choose(at + 1, [...taken, crossing[at]!], left - outside);
    const lacking = own.filter((cell) => inside.has(cell) && !covered.has(cell) && !used.has(cell));
    const isShared = lacking.some((cell) =>
      crossing.some((rule, index) => index !== at && cellsOf(rule).includes(cell)),
    );
    yield* choose(at + 1, taken, isShared ? left : left - lacking.length);
  }
  yield* choose(0, [], mostCells);
}

/** The most cells whose fillings are tried one by one. */
export const MOST_TRIED = 5;

/**
 * Makes the rule that some cells add up to so much more than others. No digit repeats in cells that see each other: exact
 * for few cells.
 */
export function differenceRule(
  geometry: Geometry,
  innies: readonly Cell[],
  outies: readonly Cell[],
  total: number,
): Rule {
  const cells = [...innies, ...outies];
  const isOneSided = innies.length === 0 || outies.length === 0;
  return cells.length > MOST_TRIED || (isOneSided && areDifferent(geometry, cells))
    ? quickDifference(geometry, innies, outies, total)
    : triedDifference(geometry, cells, innies.length, total);
}

/** Makes the same rule for a search: it minds cells that see each other only where all of them do, on one side. */
export function quickDifference(
  geometry: Geometry,
  innies: readonly Cell[],
  outies: readonly Cell[],
  total: number,
): Rule {
  const { numbers } = geometry;
  const cells = [...innies, ...outies];
  const isOneSided = innies.length === 0 || outies.length === 0;
  if (isOneSided && areDifferent(geometry, cells)) return differentSum(cells, Math.abs(total), numbers);
  return isOneSided ? plainSum(cells, [], Math.abs(total), numbers) : plainSum(innies, outies, total, numbers);
}

function triedDifference(geometry: Geometry, cells: readonly Cell[], added: number, total: number): Rule {
  const numbers = typedNumbers(geometry.numbers);
  const digitOf = new Int8Array(LARGEST_NUMBER + 1).fill(-1);
  for (const [digit, number] of numbers.entries()) digitOf[number] = digit;
  const sees = cells.map((a) => cells.map((b) => a !== b && geometry.sees(a, b)));
  const chosen = new Int32Array(cells.length);
  const found = new Int32Array(cells.length);
  /** The least and the most that the cells from one on can add. */
  const least = new Int32Array(cells.length + 1);
  const most = new Int32Array(cells.length + 1);
  const last = cells.length - 1;
  const isFree = (at: number, digit: number): boolean => {
    for (let before = 0; before < at; before++) if (chosen[before] === digit && sees[at]![before]) return false;
    return true;
  };
  const isAllFound = (digits: Bits[] | Int32Array, from: number): boolean => {
    for (let at = from; at <= last; at++) if (found[at] !== digits[at]) return false;
    return true;
  };
  const fill = (digits: Bits[] | Int32Array, at: number, rest: number): boolean => {
    if (rest < least[at]! || rest > most[at]!) return false;
    const sign = at < added ? 1 : -1;
    if (at === last) {
      // The sum leaves one digit.
      const digit = digitOf[sign * rest]!;
      if (digit < 0 || !(digits[at]! & (1 << digit)) || !isFree(at, digit)) return false;
      found[at]! |= 1 << digit;
      return true;
    }
    let isFilled = false;
    for (let set = digits[at]!; set; set &= set - 1) {
      const digit = lowestBit(set);
      if (!isFree(at, digit)) continue;
      chosen[at] = digit;
      if (!fill(digits, at + 1, rest - sign * numbers[digit]!)) continue;
      found[at]! |= 1 << digit;
      isFilled = true;
      if (isAllFound(digits, at)) return true;
    }
    return isFilled;
  };
  return {
    cells,
    ...(added === cells.length && { total }),
    narrow(digits) {
      found.fill(0);
      for (let at = last; at >= 0; at--) {
        if (digits[at] === 0) return false;
        const [low, high] = [numbers[lowestBit(digits[at]!)]!, numbers[highestBit(digits[at]!)]!];
        least[at] = least[at + 1]! + (at < added ? low : -high);
        most[at] = most[at + 1]! + (at < added ? high : -low);
      }
      if (!fill(digits, 0, total)) return false;
      for (let at = 0; at < found.length; at++) digits[at] = found[at]!;
      return true;
    },
  };
}
