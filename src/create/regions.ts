/**
 * Draws layouts of irregular regions. It starts from boxes or rows and exchanges cells between regions, which stay
 * connected.
 */
import type { Geometry } from '../core/geometry.js';
import type { Cell } from '../core/layout.js';
import { LETTERS } from '../variants/rules.js';
import { below, type Random } from './random.js';

/** Exchanges that are tried for each cell. */
const EXCHANGES = 600;
/** Layouts drawn before the rules are taken to leave none a solution. */
const MOST_LAYOUTS = 500;
/**
 * The number of refused layouts after which half as many exchanges are made, since less irregular layouts allow more
 * grids.
 */
const REFUSED = 10;

/**
 * Draws layouts, a letter for each cell, until one is accepted. Returns undefined after too many. With `wraps`, regions
 * may continue at the opposite side of the grid.
 */
export function randomRegions(
  base: Geometry,
  random: Random,
  wraps: boolean,
  accepts: (letters: string) => boolean,
): string | undefined {
  const { size, cells, boxRows, boxColumns } = base;
  const boxes = Array.from({ length: cells }, (_, cell) => boxAt(cell, size, boxRows, boxColumns));
  const beside = boxes.map((_, cell) => neighbours(cell, size, wraps));
  for (let drawn = 0; drawn < MOST_LAYOUTS; drawn++) {
    const regions = exchanged(boxes, beside, (EXCHANGES * cells * REFUSED) / (REFUSED + drawn), random);
    if (regions.every((region, cell) => region === boxes[cell])) continue;
    const letters = inOrder(regions)
      .map((region) => LETTERS[region])
      .join('');
    if (accepts(letters)) return letters;
  }
  return undefined;
}

const boxAt = (cell: Cell, size: number, boxRows: number, boxColumns: number): number =>
  Math.floor(Math.floor(cell / size) / boxRows) * boxRows + Math.floor((cell % size) / boxColumns);

/** Renumbers the regions in the order in which they first occur. */
function inOrder(regions: readonly number[]): number[] {
  const order = [...new Set(regions)];
  return regions.map((region) => order.indexOf(region));
}

/**
 * Tries `tries` times to give a cell to a neighbouring region and to take one of its cells in return. Returns the
 * regions.
 */
function exchanged(
  from: readonly number[],
  beside: readonly (readonly Cell[])[],
  tries: number,
  random: Random,
): number[] {
  const regions = [...from];
  const isWhole = wholeness(regions, beside);
  const touches = (cell: Cell, region: number, but: Cell): boolean =>
    beside[cell]!.some((next) => next !== but && regions[next] === region);
  for (let left = tries; left > 0; left--) {
    const cell = below(random, regions.length);
    const own = regions[cell]!;
    const other = regions[beside[cell]![below(random, beside[cell]!.length)]!]!;
    if (other === own) continue;
    const back = below(random, regions.length);
    if (regions[back] !== other || !touches(back, own, cell)) continue;
    regions[cell] = other;
    regions[back] = own;
    if (isWhole(back) && isWhole(cell)) continue;
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

/** Makes a test that the region of a cell is connected: as many cells as a region has must be reachable from it. */
function wholeness(regions: readonly number[], beside: readonly (readonly Cell[])[]): (cell: Cell) => boolean {
  const size = Math.sqrt(regions.length);
  const path = new Uint16Array(size);
  const visits = new Int32Array(regions.length);
  let visit = 0;
  return (cell) => {
    visit++;
    visits[cell] = visit;
    path[0] = cell;
    let reached = 1;
    for (let at = 0; at < reached; at++)
      for (const next of beside[path[at]!]!) {
        if (visits[next] === visit || regions[next] !== regions[cell]) continue;
        visits[next] = visit;
        path[reached++] = next;
      }
    return reached === size;
  };
}
