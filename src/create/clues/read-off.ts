/** Reads clues other than cages off a full grid. */
import type { FullGrid, Statement } from '../../core/constraint.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { neighbours, pairOf } from '../../rules/relation.js';
import type { Grid } from '../fill.js';
import { type Random, shuffle } from '../random.js';
import { adjacentCells } from '../regions.js';
import { readAreas, readClasses, readCounts, readGroups } from './groups.js';
import { readLines } from './lines.js';
import { readCorners, readOutside } from './outside.js';
import { amountOf, type Filled, isOf, type Of, SHARE } from './reading.js';
import { shownBy, type Wish } from './wishes.js';

/** Returns clues of all wished kinds but cages. */
export function readClues(filled: Filled, wishes: readonly Wish[], random: Random): Statement[] {
  const [lines, outside] = [wishes.filter(isOf('lines')), wishes.filter(isOf('outside'))];
  const [corners, areas] = [wishes.filter(isOf('corners')), wishes.filter(isOf('areas'))];
  const [groups, counts] = [wishes.filter(isOf('groups')), wishes.filter(isOf('counts'))];
  const classes = wishes.filter(isOf('classes'));
  const kinds = [lines, outside, corners, areas, groups, counts, classes].reduce((sum, { length }) => sum + length, 0);
  const amount = kinds > 0 ? amountOf(kinds, random) : 0;
  return [
    ...readSides(filled, wishes.filter(isOf('sides')), random),
    ...wishes.filter(isOf('cells')).flatMap((wish) => readCells(filled, wish, random)),
    ...wishes.filter(isOf('shapes')).flatMap((wish) => readShapes(filled, wish, random)),
    ...readLines(filled, lines, amount, random),
    ...readOutside(filled, outside, amount, random),
    ...corners.flatMap((wish) => readCorners(filled, wish, amount, random)),
    ...areas.flatMap((wish) => readAreas(filled, wish, amount, random)),
    ...groups.flatMap((wish) => readGroups(filled, wish, amount, random)),
    ...classes.flatMap((wish) => readClasses(filled, wish, amount, random)),
    ...counts.flatMap((wish) => readCounts(filled, wish, amount, random)),
  ];
}

/** Reads clues between neighbours: one for each pair, and further ones only where a rule says that all are shown. */
function readSides(
  { geometry, grid, afterwards }: Filled,
  wishes: readonly Of<'sides'>[],
  random: Random,
): Statement[] {
  const { size, numbers, layout, tiling } = geometry;
  const rules = [...afterwards, ...layout.names].flatMap((id) => shownBy(id) ?? []);
  const stated = layout.statements ?? [];
  const found: Statement[] = [];
  for (const [a, b] of shuffle(neighbours(size), random)) {
    const shown = stated.filter(
      (clue) => clue.lists[0]!.length === 2 && clue.lists.flat().includes(a) && pairOf(clue).includes(b),
    );
    for (const { constraint, readOff } of shuffle([...wishes], random)) {
      const kind = constraint.id;
      if (readOff.isWithinTiles && tiling !== 'none' && !sharesTile(geometry, a, b)) continue;
      const rule = rules.find((rule) => rule.kind === kind);
      const isNeeded = rule && !shown.some((clue) => rule.exempt.includes(clue.kind));
      if (!isNeeded && (shown.length > 0 || rule || (!readOff.isWithinTiles && random() > SHARE))) continue;
      const clue = [
        [a, b],
        [b, a],
      ].flatMap((pair): Statement[] => {
        const value = readOff.sides(numbers[grid[pair[0]!]!]!, numbers[grid[pair[1]!]!]!);
        return value === false ? [] : [{ kind, ...(value !== true && { value }), lists: [pair] }];
      })[0];
      if (clue) shown.push(clue);
      if (clue) found.push(clue);
    }
  }
  return found.sort((a, b) => pairOf(a)[0] - pairOf(b)[0] || pairOf(a)[1] - pairOf(b)[1]);
}

const sharesTile = (geometry: Geometry, a: Cell, b: Cell): boolean =>
  geometry.commonHouses([a, b]).some((house) => geometry.houseKinds[house] === 'box');

/** Reads marks of single cells: all of a rare kind, some of a frequent one. */
function readCells({ geometry, grid }: Filled, { constraint, readOff }: Of<'cells'>, random: Random): Statement[] {
  const { size, numbers, cells, layout } = geometry;
  const beside = adjacentCells(size, false);
  const marked = new Set(
    (layout.statements ?? []).flatMap(({ kind, lists }) => (kind === constraint.id ? lists.flat() : [])),
  );
  const all = Array.from({ length: cells }, (_, cell) => cell).filter(
    (cell) =>
      !marked.has(cell) &&
      readOff.cells(
        numbers[grid[cell]!]!,
        beside[cell]!.map((other) => numbers[grid[other]!]!),
        fullGridAt(cell, geometry, grid),
      ),
  );
  const shown = shuffle([...all], random).slice(0, Math.max(size, Math.ceil(all.length * SHARE)));
  return shown.sort((a, b) => a - b).map((cell) => ({ kind: constraint.id, lists: [[cell]] }));
}

/** Returns the grid as a cell sees it. */
function fullGridAt(cell: Cell, geometry: Geometry, grid: Grid): FullGrid {
  const { size, numbers, tiling, houseCells } = geometry;
  const isInside = (...lines: number[]): boolean => lines.every((line) => line >= 1 && line <= size);
  const [house, firstTile] = tiling === 'none' ? [] : [geometry.houseOf('box', cell), geometry.houseOf('box', 0)];
  const firstOf = (house: number): number => house * size;
  return {
    row: geometry.rowOf(cell) + 1,
    column: geometry.columnOf(cell) + 1,
    ...(house !== undefined && {
      box: geometry.indexOf(house) + 1,
      place: Array.from(houseCells.subarray(firstOf(house), firstOf(house + 1))).indexOf(cell) + 1,
    }),
    digitAt: (row, column) => (isInside(row, column) ? numbers[grid[(row - 1) * size + column - 1]!]! : undefined),
    digitIn: (box, place) =>
      firstTile !== undefined && isInside(box, place)
        ? numbers[grid[houseCells[firstOf(firstTile + box - 1) + place - 1]!]!]!
        : undefined,
  };
}

/** The most pairs of shapes, and the most cells of a shape. */
const MOST_SHAPES = 4;
const MOST_CELLS = 6;

/** Reads pairs of equal shapes of two cells or more, the largest first, of which no two overlap. */
function readShapes({ geometry, grid }: Filled, { constraint }: Of<'shapes'>, random: Random): Statement[] {
  const { size } = geometry;
  const taken = new Set<Cell>();
  const found: Statement[] = [];
  const pairs = equalShapes(grid, size, random).sort((a, b) => b[0].length - a[0].length);
  for (const [shape, twin] of pairs) {
    if (found.length === MOST_SHAPES) break;
    if ([...shape, ...twin].some((cell) => taken.has(cell))) continue;
    for (const cell of [...shape, ...twin]) taken.add(cell);
    found.push({ kind: constraint.id, lists: [shape, twin] });
  }
  return found;
}

/** Returns connected shapes whose cells are equal to the cells at a distance, in a random order. */
function equalShapes(grid: Grid, size: number, random: Random): [shape: Cell[], twin: Cell[]][] {
  const beside = adjacentCells(size, false);
  const pairs: [Cell[], Cell[]][] = [];
  for (let down = 0; down < size; down++)
    for (let right = 1 - size; right < size; right++) {
      if (down === 0 && right <= 0) continue;
      const step = down * size + right;
      const isEqual = (cell: Cell): boolean => {
        const column = (cell % size) + right;
        return column >= 0 && column < size && cell + step < grid.length && grid[cell] === grid[cell + step];
      };
      const open = new Set([...grid.keys()].filter(isEqual));
      for (const first of open) {
        const shape = [first];
        for (const cell of shape)
          for (const next of beside[cell]!)
            if (open.has(next) && !shape.includes(next) && shape.length < MOST_CELLS) shape.push(next);
        for (const cell of shape) open.delete(cell);
        const twin = shape.map((cell) => cell + step);
        if (shape.length > 1 && !twin.some((cell) => shape.includes(cell))) pairs.push([shape, twin]);
      }
    }
  return shuffle(pairs, random);
}
