import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { houseDifferences, searchedDifferences } from '../../src/rules/house-differences.js';
import { search } from '../../src/search/search.js';
import { WorkList } from '../../src/search/work-list.js';
import { withRules } from '../../src/variants/rules.js';
import { gridOf } from '../constraints/grids.js';

const six = Geometry.ofSize(6);
const rowsOfThree = [0, 15, 24, 33].map((cell) => [cell, cell + 1, cell + 2]);

const nameOf = (cell: number): string => `r${six.rowOf(cell) + 1}c${six.columnOf(cell) + 1}`;
const sumOf = (values: ArrayLike<number>, cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + values[cell]! + 1, 0);

/** A shape with cages read off a grid. */
const caged = (grid: readonly number[], cages: readonly (readonly number[])[]): Geometry =>
  withRules(six, {
    constraints: cages.map((cells) => `killer-cage=${sumOf(grid, cells)}:${cells.map(nameOf).join('')}`),
  });

/** Rules that hold in a grid: their shape, and whether they hold in another one. */
interface Held {
  readonly geometry: Geometry;
  isFit(found: ArrayLike<number>): boolean;
}

const besideCages = (grid: readonly number[]): Held => ({
  geometry: caged(grid, rowsOfThree),
  isFit: (found) => rowsOfThree.every((cells) => sumOf(found, cells) === sumOf(grid, cells)),
});

/** Pairs of a grid that are far from each other: two of equal cells, as palindromes, and others that rise, as thermometers. */
function besidePairs(grid: readonly number[]): Held {
  const pairs = grid.flatMap((_, cell) =>
    [cell + 9, cell + 14, cell + 20].filter((to) => to < grid.length).map((to) => [cell, to] as const),
  );
  const equal = pairs.filter(([a, b]) => grid[a] === grid[b] && !six.sees(a, b)).slice(0, 2);
  const rising = pairs.filter(([a, b], index) => index % 5 === 0 && grid[a]! < grid[b]!).slice(0, 4);
  const listed = (of: readonly (readonly [number, number])[]): string =>
    of.map((cells) => cells.map(nameOf).join('')).join(';');
  return {
    geometry: withRules(six, { constraints: [`palindrome=${listed(equal)}`, `thermometer=${listed(rising)}`] }),
    isFit: (found) => equal.every(([a, b]) => found[a] === found[b]) && rising.every(([a, b]) => found[a]! < found[b]!),
  };
}

/** Cages and contained digits of a grid around corners, where other cells see all places of a digit that they hold. */
function besideCorners(grid: readonly number[]): Held {
  const corners = [0, 4, 14, 18, 22, 28].map((cell) => [cell, cell + 1, cell + 6, cell + 7]);
  const areDifferent = (found: ArrayLike<number>, cells: readonly number[]): boolean =>
    new Set(cells.map((cell) => found[cell])).size === cells.length;
  const cages = corners
    .map((cells) => cells.slice(0, 3))
    .filter((cells, at) => at % 2 === 0 && areDifferent(grid, cells));
  const contained = corners.filter((_, at) => at % 2 === 1);
  const digitsOf = (found: ArrayLike<number>, cells: readonly number[]): string =>
    cells
      .slice(1, 3)
      .map((cell) => found[cell]! + 1)
      .join('');
  const holds = (found: ArrayLike<number>, cells: readonly number[]): boolean =>
    [...digitsOf(grid, cells)].every((digit) => cells.some((cell) => found[cell] === Number(digit) - 1));
  const kept = contained.filter((cells) => grid[cells[1]!] !== grid[cells[2]!]);
  return {
    geometry: withRules(six, {
      constraints: [
        ...cages.map((cells) => `killer-cage=${sumOf(grid, cells)}:${cells.map(nameOf).join('')}`),
        ...kept.map((cells) => `contains=${digitsOf(grid, cells)}:${cells.map(nameOf).join('')}`),
      ],
    }),
    isFit: (found) =>
      kept.every((cells) => holds(found, cells)) &&
      cages.every((cells) => sumOf(found, cells) === sumOf(grid, cells) && areDifferent(found, cells)),
  };
}

test.each([
  ['cages', besideCages],
  ['corners that hold digits', besideCorners],
  ['equal and rising pairs', besidePairs],
])('a search that becomes hard finds all grids beside %s, as a search without them does', (_, rulesOf) => {
  let hard = 0;
  for (let round = 0; round < 6; round++) {
    const grid = gridOf(six, `hard ${round}`);
    const values = grid.map((digit, cell) => (cell % 7 === round ? digit : EMPTY));
    const { geometry, isFit } = rulesOf(grid);
    const without = search({ geometry: six, values }, { limit: 50_000 });
    expect(without.ended).toBe('all');
    const { solutions, ended, nodes } = search({ geometry, values }, { limit: Infinity });
    expect(ended).toBe('all');
    expect(new Set(solutions.map(String))).toEqual(new Set(without.solutions.filter(isFit).map(String)));
    expect(new Set(solutions.map(String)).size).toBe(solutions.length);
    if (nodes > 40) hard++;
  }
  expect(hard).toBeGreaterThan(0);
});

test('a search compares one cell more than people do, and what it compares is true of the grid', () => {
  const grid = gridOf(six, 'larger');
  const geometry = caged(grid, [
    [0, 1, 6, 7],
    [2, 8, 14],
    [9, 15, 16],
    [18, 19, 20],
    [21, 27, 33],
  ]);
  const cellsIn = ({ innies, outies }: { innies: readonly number[]; outies: readonly number[] }): number =>
    innies.length + outies.length;
  expect(Math.max(...houseDifferences(geometry).map(cellsIn))).toBe(4);
  expect(Math.max(...searchedDifferences(geometry).map(cellsIn))).toBe(5);
  for (const { innies, outies, total } of searchedDifferences(geometry))
    expect(sumOf(grid, innies) - sumOf(grid, outies)).toBe(total);
});

test('a list of work gives back what was added first or last, and nothing twice', () => {
  const list = new WorkList(3);
  const taken: number[] = [];
  for (const item of [2, 0, 2]) list.add(item);
  taken.push(list.takeFirst());
  for (const item of [1, 2, 0]) list.add(item);
  while (list.length > 0) taken.push(list.takeFirst());
  expect(taken).toEqual([2, 0, 1, 2]);
  for (const item of [0, 1]) list.add(item);
  expect(list.takeLast()).toBe(1);
  list.clear();
  expect(list.length).toBe(0);
  list.add(1);
  expect([list.takeFirst(), list.length]).toEqual([1, 0]);
});
