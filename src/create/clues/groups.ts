/** Areas of a full grid: those with digits, groups of equal ones, and cells of which each digit has so many, or a list. */
import { groupBy } from '../../core/arrays.js';
import type { Statement } from '../../core/constraint.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import type { Grid } from '../fill.js';
import { below, between, type Random, shuffle } from '../random.js';
import { adjacentCells } from '../regions.js';
import type { Filled, Of } from './reading.js';

/** The numbers of cells of an area, and the share of the grid that areas cover at most. */
const FEWEST = 2;
const MOST = 4;
const COVERED = 0.4;

/** Reads the text of areas that do not overlap. */
export function readAreas(
  { geometry, grid }: Filled,
  { constraint, readOff }: Of<'areas'>,
  amount: number,
  random: Random,
): Statement[] {
  const areas = areasOf(geometry.size, amount * COVERED, random);
  return areas.map((cells) => ({
    kind: constraint.id,
    text: readOff.areas(numbersOf(geometry, grid, cells)),
    lists: [cells],
  }));
}

/** Reads clues of areas that have the same value: those with the most areas first. */
export function readGroups(
  { geometry, grid }: Filled,
  { constraint, readOff }: Of<'groups'>,
  amount: number,
  random: Random,
): Statement[] {
  const areas = areasOf(geometry.size, 1, random);
  const equal = [...groupBy(areas, (cells) => readOff.groups(numbersOf(geometry, grid, cells))).values()]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length);
  // Pictures show which areas are of one clue by nothing but their sign: more than one clue could not be told apart.
  return equal
    .slice(0, 1)
    .map((lists) => ({ kind: constraint.id, lists: lists.slice(0, Math.max(2, Math.ceil(amount * lists.length))) }));
}

/** Returns connected areas without overlap that cover a share of a grid. */
function areasOf(size: number, share: number, random: Random): Cell[][] {
  const beside = adjacentCells(size, false);
  const open = new Set(Array.from({ length: size * size }, (_, cell) => cell));
  const areas: Cell[][] = [];
  for (const first of shuffle([...open], random)) {
    if (open.size <= (1 - share) * size * size) break;
    if (!open.has(first)) continue;
    const cells = [first];
    for (let wanted = between(random, FEWEST, MOST); cells.length < wanted; ) {
      const next = cells.flatMap((cell) => beside[cell]!.filter((other) => open.has(other) && !cells.includes(other)));
      if (next.length === 0) break;
      cells.push(next[below(random, next.length)]!);
    }
    if (cells.length < FEWEST) continue;
    areas.push(cells.sort((a, b) => a - b));
    for (const cell of cells) open.delete(cell);
  }
  return areas.sort((a, b) => a[0]! - b[0]!);
}

/** Reads cells of some digits, of each as many as its count, in one clue. */
export function readCounts(
  { geometry, grid }: Filled,
  { constraint, readOff }: Of<'counts'>,
  amount: number,
  random: Random,
): Statement[] {
  const { size, numbers, cells: count } = geometry;
  const cells: Cell[] = [];
  for (const digit of shuffle(
    Array.from({ length: size }, (_, at) => at + 1),
    random,
  )) {
    if (cells.length >= amount * COVERED * count) break;
    const all = Array.from(grid.keys()).filter((cell) => grid[cell] === digit - 1);
    const wanted = readOff.counts(numbers[digit - 1]!);
    if (wanted <= all.length) cells.push(...shuffle(all, random).slice(0, wanted));
  }
  return [{ kind: constraint.id, lists: [cells.sort((a, b) => a - b)] }];
}

/** Reads cells of half of the digits, of each at least two, in one clue. */
export function readClasses(
  { geometry, grid }: Filled,
  { constraint, readOff }: Of<'classes'>,
  amount: number,
  random: Random,
): Statement[] {
  const { size } = geometry;
  const digits = shuffle([...Array(size).keys()], random).slice(0, Math.ceil(size / 2));
  const wanted = Math.max(2, Math.round(amount * size));
  const lists = digits.map((digit) => {
    const all = Array.from(grid.keys()).filter((cell) => grid[cell] === digit);
    return shuffle(all, random)
      .slice(0, wanted)
      .sort((a, b) => a - b);
  });
  return [{ kind: constraint.id, text: readOff.classes(lists.length), lists }];
}

const numbersOf = ({ numbers }: Geometry, grid: Grid, cells: readonly Cell[]): number[] =>
  cells.map((cell) => numbers[grid[cell]!]!);
