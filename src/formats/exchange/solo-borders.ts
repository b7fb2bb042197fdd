/**
 * Irregular regions as Solo writes them: for each pair of neighbouring cells, whether a border runs between them. Pairs
 * within rows come first, row by row, then those within columns, column by column. `_` is a border; `a` to `y` are 1 to
 * 25 pairs without a border and then a border; `z` is 25 pairs without a border and none after them. One more border
 * ends the text.
 */
import type { Cell, Geometry } from '../../core/geometry.js';
import { Misread } from '../misread.js';
import { Unwritable } from './codec.js';

/** The most pairs without a border that one letter stands for. */
const MOST = 25;

/** Returns the pairs of neighbouring cells in their order. */
function pairsOf(size: number): (readonly [Cell, Cell])[] {
  const lines = Array.from({ length: size }, (_, line) => line);
  const steps = lines.slice(1);
  return [
    ...lines.flatMap((row) => steps.map((column): [Cell, Cell] => [row * size + column - 1, row * size + column])),
    ...lines.flatMap((column) => steps.map((row): [Cell, Cell] => [(row - 1) * size + column, row * size + column])),
  ];
}

/** Writes the borders of a shape. Throws an Unwritable for a region in several pieces. */
export function bordersOf(geometry: Geometry): string {
  const { size } = geometry;
  const regionOf = (cell: Cell): number => geometry.houseOf('box', cell);
  const pairs = pairsOf(size);
  const isBorder = ([a, b]: readonly [Cell, Cell]): boolean => regionOf(a) !== regionOf(b);
  if (
    new Set(
      joined(
        pairs.filter((pair) => !isBorder(pair)),
        size,
      ),
    ).size > size
  )
    throw new Unwritable('solo holds no regions that go on at the other side of the grid');
  let text = '';
  let open = 0;
  for (const ends of [...pairs.map(isBorder), true]) {
    if (!ends) {
      open++;
      continue;
    }
    text += 'z'.repeat(Math.max(0, Math.ceil(open / MOST) - 1));
    const rest = open > MOST ? ((open - 1) % MOST) + 1 : open;
    text += rest === 0 ? '_' : String.fromCharCode(96 + rest);
    open = 0;
  }
  return text;
}

/** Returns the region of each cell, named by its first cell. Throws a Misread for too many or too few borders. */
export function regionsWithin(borders: string, size: number): Cell[] {
  const pairs = pairsOf(size);
  const open: (readonly [Cell, Cell])[] = [];
  let at = 0;
  for (const sign of borders) {
    if (!/[_a-z]/.test(sign)) throw new Misread(`'${sign}' is not a border character of a game ID`);
    const count = sign === '_' ? 0 : Math.min(MOST, sign.charCodeAt(0) - 96);
    open.push(...pairs.slice(at, at + count));
    at += count + (sign === 'z' ? 0 : 1);
  }
  if (at !== pairs.length + 1)
    throw new Misread(`the borders of this game of Solo are for ${at - 1} pairs of cells, not for ${pairs.length}`);
  return joined(open, size);
}

/** Returns for each cell the first cell that it is connected with by pairs. */
function joined(pairs: readonly (readonly [Cell, Cell])[], size: number): Cell[] {
  const parent = Array.from({ length: size * size }, (_, cell) => cell);
  const rootOf = (cell: Cell): Cell => {
    let root = cell;
    while (parent[root] !== root) root = parent[root]!;
    return root;
  };
  for (const [a, b] of pairs) {
    const [first, second] = [rootOf(a), rootOf(b)].sort((x, y) => x - y) as [Cell, Cell];
    parent[second] = first;
  }
  return parent.map((_, cell) => rootOf(cell));
}
