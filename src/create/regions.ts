/** Layouts of irregular regions: boxes or rows whose cells change their regions in pairs, none of them falling apart. */
import type { Geometry } from '../core/geometry.js';
import type { Cell } from '../core/layout.js';
import { LETTERS } from '../variants/rules.js';
import { below, type Random } from './random.js';

/** Exchanges that are tried for each cell. */
const EXCHANGES = 60;
/** Layouts drawn before the rules are taken to leave none a solution. */
const MOST_LAYOUTS = 500;

/**
 * Draws a layout, a letter a cell, until one is accepted; `wraps`: regions may go on at the other side of the grid.
 * Undefined if none of many is.
 */
export function randomRegions(
  base: Geometry,
  random: Random,
  wraps: boolean,
  accepts: (letters: string) => boolean,
): string | undefined {
  const { size, boxRows, boxColumns } = base;
  for (let left = MOST_LAYOUTS; left > 0; left--) {
    const regions = shuffled(base, random, wraps);
    if (regions.every((region, cell) => region === boxAt(cell, size, boxRows, boxColumns))) continue;
    const letters = inOrder(regions)
      .map((region) => LETTERS[region])
      .join('');
    if (accepts(letters)) return letters;
  }
  return undefined;
}

const boxAt = (cell: Cell, size: number, boxRows: number, boxColumns: number): number =>
  Math.floor(Math.floor(cell / size) / boxRows) * boxRows + Math.floor((cell % size) / boxColumns);

/** The same regions, numbered as they first occur. */
function inOrder(regions: readonly number[]): number[] {
  const order = [...new Set(regions)];
  return regions.map((region) => order.indexOf(region));
}

function shuffled({ size, cells, boxRows, boxColumns }: Geometry, random: Random, wraps: boolean): number[] {
  const regions = Array.from({ length: cells }, (_, cell) => boxAt(cell, size, boxRows, boxColumns));
  const beside = Array.from({ length: cells }, (_, cell) => neighbours(cell, size, wraps));
  const membersOf = (region: number): Cell[] => [...regions.keys()].filter((cell) => regions[cell] === region);
  for (let left = EXCHANGES * cells; left > 0; left--) {
    const cell = below(random, cells);
    const own = regions[cell]!;
    const near = beside[cell]!.map((other) => regions[other]!).filter((region) => region !== own);
    if (near.length === 0) continue;
    const other = near[below(random, near.length)]!;
    const touching = membersOf(other).filter((each) =>
      beside[each]!.some((next) => next !== cell && regions[next] === own),
    );
    if (touching.length === 0) continue;
    const back = touching[below(random, touching.length)]!;
    regions[cell] = other;
    regions[back] = own;
    if (isWhole(membersOf(own), beside) && isWhole(membersOf(other), beside)) continue;
    regions[cell] = own;
    regions[back] = other;
  }
  return regions;
}

function neighbours(cell: Cell, size: number, wraps: boolean): Cell[] {
  const row = Math.floor(cell / size);
  const column = cell % size;
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
    .filter((place) => wraps || place.every((index) => index >= 0 && index < size))
    .map(([down, aside]) => ((down! + size) % size) * size + ((aside! + size) % size));
}

/** True if one comes from any cell to any other without leaving them. */
function isWhole(cells: readonly Cell[], beside: readonly (readonly Cell[])[]): boolean {
  const left = new Set(cells);
  const path = [cells[0]!];
  left.delete(cells[0]!);
  for (const cell of path) for (const next of beside[cell]!) if (left.delete(next)) path.push(next);
  return left.size === 0;
}
