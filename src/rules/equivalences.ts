/**
 * Set equivalences: as many houses on one side as on the other hold each digit equally often. Without the cells that both
 * sides have in common, the rest of one side holds the same digits as the rest of the other, each equally often.
 */
import { countBits, lowestBit } from '../core/bits.js';
import { addCell, type CellSet, cellSet, cellsIn } from '../core/cell-set.js';
import { Geometry, HOUSE_KINDS, type House } from '../core/geometry.js';
import type { Side } from '../core/leftovers.js';

/** Two sides whose leftover cells hold the same digits. No house overlaps another of its side. */
export type Equivalence = readonly [Side, Side];

/** The most houses on a side, and of sides that are not a square: rows and columns, as many of each, where they cross. */
const MOST_HOUSES = 4;
const MOST_HOUSES_UNLESS_SQUARE = 3;
/** The most work, in words of cells: large grids look at fewer choices, so that they take no longer. */
const MOST_WORK = 300_000;

/**
 * Returns the equivalences of two or more houses on each side, those of fewer houses and cells first. One side has houses
 * of one kind, and most of its cells are in common.
 */
export const equivalencesOf = (geometry: Geometry): readonly Equivalence[] =>
  housesAlone(geometry).memo(findEquivalences);

/** Returns the cells of both sides of each equivalence, as sets of so many words, one after another. */
export const equivalenceCells = (geometry: Geometry): CellSet => housesAlone(geometry).memo(findCells);

function findCells(geometry: Geometry): CellSet {
  const all = equivalencesOf(geometry);
  const sets = new Int32Array(all.length * geometry.words);
  for (const [index, sides] of all.entries())
    for (const { left } of sides) for (const cell of left) addCell(sets, cell, index * geometry.words);
  return sets;
}

/** Returns a shape with the same houses that all grids without houses of their own share. */
const housesAlone = (geometry: Geometry): Geometry =>
  geometry.tiling === 'boxes' && geometry.extras.length === 0
    ? Geometry.of(geometry.boxRows, geometry.boxColumns)
    : geometry;

/** Houses without a common cell, and all of their cells. */
interface Union {
  readonly houses: readonly House[];
  readonly cells: CellSet;
}

function findEquivalences(geometry: Geometry): Equivalence[] {
  const { size, houses, words } = geometry;
  const mostSteps = Math.floor(MOST_WORK / words);
  const sets = Array.from({ length: houses }, (_, house) => cellSet(geometry, geometry.cellsOf(house)));
  const known = new Set<string>();
  const found: Equivalence[] = [];
  let steps = 0;

  const note = (one: Union, other: Union): void => {
    const [here, there] = [without(one.cells, other.cells), without(other.cells, one.cells)];
    const isSquare = isCrossing(geometry, here) || isCrossing(geometry, there);
    if (one.houses.length > MOST_HOUSES_UNLESS_SQUARE && !isSquare) return;
    if (!areJoined(geometry, [...one.houses], [...other.houses])) return;
    const [a, b] = [here.join(), there.join()];
    const key = a < b ? `${a}|${b}` : `${b}|${a}`;
    if (known.has(key)) return;
    known.add(key);
    // Two houses alone are locked candidates, and pairs that almost fill a box and a line.
    if (one.houses.length > 1) found.push([sideOf(one, here), sideOf(other, there)]);
  };

  /** Compares houses with as many others, of which each has on average most of its cells in common with them. */
  const compare = (one: Union): void => {
    const count = one.houses.length;
    const limit = count === 1 ? size - 1 : Math.floor((size * count) / 2);
    const beyond = sets.map((set) => size - countShared(set, one.cells));
    const touching = Array.from(sets.keys())
      .filter((house) => beyond[house]! < size && !one.houses.includes(house))
      .sort((a, b) => beyond[a]! - beyond[b]!);
    const choose = (other: Union, from: number, left: number): void => {
      const open = count - other.houses.length;
      if (open === 0 && left > 0) note(one, other);
      for (let at = from; open > 0 && at < touching.length && steps < mostSteps; at++) {
        const house = touching[at]!;
        if (left + beyond[house]! * open > limit) break;
        steps++;
        if (countShared(other.cells, sets[house]!) === 0)
          choose(joined(other, house, sets), at + 1, left + beyond[house]!);
      }
    };
    choose({ houses: [], cells: cellSet(geometry) }, 0, 0);
  };

  for (let count = 1; count <= MOST_HOUSES; count++)
    for (const kind of HOUSE_KINDS)
      for (const one of unionsOf(geometry.housesOf(kind), count, sets, { houses: [], cells: cellSet(geometry) })) {
        if (steps >= mostSteps) break;
        compare(one);
      }
  return found.sort((a, b) => a[0].houses.length - b[0].houses.length || a[0].left.length - b[0].left.length);
}

/** Returns the choices of so many houses that do not overlap. */
function* unionsOf(
  all: readonly House[],
  count: number,
  sets: readonly CellSet[],
  chosen: Union,
  from = 0,
): Generator<Union> {
  if (count === 0) yield chosen;
  else
    for (let at = from; at + count <= all.length; at++)
      if (countShared(chosen.cells, sets[all[at]!]!) === 0)
        yield* unionsOf(all, count - 1, sets, joined(chosen, all[at]!, sets), at + 1);
}

const joined = ({ houses, cells }: Union, house: House, sets: readonly CellSet[]): Union => ({
  houses: [...houses, house],
  cells: cells.map((word, at) => word | sets[house]![at]!),
});

const without = (cells: CellSet, others: CellSet): CellSet => cells.map((word, at) => word & ~others[at]!);

function countShared(a: CellSet, b: CellSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += countBits(a[word]! & b[word]!);
  return count;
}

const sideOf = ({ houses }: Union, left: CellSet): Side => ({
  houses: [...houses].sort((a, b) => a - b),
  left: cellsIn(left),
});

/** True if cells are where some rows cross as many columns. */
function isCrossing(geometry: Geometry, set: CellSet): boolean {
  let rows = 0;
  let columns = 0;
  let count = 0;
  for (let word = 0; word < set.length; word++)
    for (let rest = set[word]!; rest; rest &= rest - 1) {
      const cell = word * 32 + lowestBit(rest);
      rows |= 1 << geometry.rowOf(cell);
      columns |= 1 << geometry.columnOf(cell);
      count++;
    }
  const lines = countBits(rows);
  return lines === countBits(columns) && lines * lines === count;
}

/** True if the houses cannot be parted: each can be reached from any other, across the sides, by common cells. */
function areJoined({ crossings, houses }: Geometry, one: House[], other: House[]): boolean {
  const reached = one.splice(0, 1);
  let isOnFirst = true;
  for (let last = reached; last.length > 0; isOnFirst = !isOnFirst) {
    const side = isOnFirst ? other : one;
    last = side.filter((house) => last.some((each) => crossings[each * houses + house]));
    for (const house of last) side.splice(side.indexOf(house), 1);
  }
  return one.length === 0 && other.length === 0;
}
