/**
 * The 45 rule: houses hold every digit once, so the digits of some houses have a known sum. What sums inside them leave
 * over, the innies, has the rest of it; what sums that cover them have too much, the outies, has the excess.
 */
import type { Cell, Geometry, House } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { differentSum } from './different-sum.js';
import { plainSum } from './plain-sum.js';

/** A sum that follows from houses and rules. */
export interface HouseSum {
  readonly houses: readonly House[];
  /** The sums that are compared with the houses. */
  readonly rules: readonly Rule[];
  readonly cells: readonly Cell[];
  readonly total: number;
  /** True for cells outside the houses. */
  readonly isOutside: boolean;
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

/** Returns the sums of up to `mostCells` cells that follow from up to `mostHouses` houses. */
export function houseSums(geometry: Geometry, mostHouses: number, mostCells: number): HouseSum[] {
  const sums = geometry.rules.filter(({ total }) => total !== undefined);
  if (sums.length === 0) return [];
  const found: HouseSum[] = [];
  const ofHouse = (geometry.size * (geometry.size + 1)) / 2;
  for (const houses of housesTogether(geometry, mostHouses)) {
    const cells = new Set(houses.flatMap((house) => geometry.cellsOf(house)));
    const total = houses.length * ofHouse;
    const inside = apart(sums.filter((rule) => rule.cells.every((cell) => cells.has(cell))));
    const covered = new Set(inside.flatMap((rule) => rule.cells));
    const innies = [...cells].filter((cell) => !covered.has(cell));
    if (innies.length > 0 && innies.length <= mostCells)
      found.push({ houses, rules: inside, cells: innies, total: total - totalOf(inside), isOutside: false });
    const all = apart(sums.filter((rule) => rule.cells.some((cell) => cells.has(cell))));
    const outies = all.flatMap((rule) => rule.cells.filter((cell) => !cells.has(cell)));
    const isCover = all.reduce((sum, rule) => sum + rule.cells.length, 0) - outies.length === cells.size;
    if (isCover && outies.length > 0 && outies.length <= mostCells)
      found.push({ houses, rules: all, cells: outies, total: totalOf(all) - total, isOutside: true });
  }
  return found;
}

/** Returns rules of which no two have a common cell: the earlier ones where they overlap. */
function apart(rules: readonly Rule[]): Rule[] {
  const taken = new Set<Cell>();
  return rules.filter(({ cells }) => {
    if (cells.some((cell) => taken.has(cell))) return false;
    for (const cell of cells) taken.add(cell);
    return true;
  });
}

const totalOf = (rules: readonly Rule[]): number => rules.reduce((sum, { total = 0 }) => sum + total, 0);

/** Returns the rule that cells have a sum: with different digits if all of them see each other. */
export function sumOf(geometry: Geometry, cells: readonly Cell[], total: number): Rule {
  const differ = cells.every((a, index) => cells.slice(index + 1).every((b) => geometry.sees(a, b)));
  return differ ? differentSum(cells, total, geometry.size) : plainSum(cells, Math.max(0, total));
}
