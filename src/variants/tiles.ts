/** What tiles a grid, and the sets of cells that differ: rules that need no constraint. */
import { Geometry } from '../core/geometry.js';
import { boxAt, type GridLayout, type RuleParts, setsOf } from '../core/layout.js';

/** Returns the grid of a shape with regions, if any, and with sets of cells that differ. Throws a RangeError. */
export const tiled = (
  base: Geometry,
  { regions, numbers, sets }: Pick<RuleParts, 'regions' | 'numbers' | 'sets'>,
): Geometry =>
  Geometry.from({
    ...tilesOf(base, regions),
    ...(numbers && { numbers }),
    groups: setsOf(sets, base.size),
    pairs: [],
    names: [],
  });

type Tiles = Pick<GridLayout, 'boxRows' | 'boxColumns' | 'tiling' | 'regions'>;

/** Returns the tiles of a grid: those of a shape, or regions in their place, which may be boxes. Throws a RangeError. */
export function tilesOf({ size, boxRows, boxColumns, tiling }: Geometry, text: string | undefined): Tiles {
  if (text === undefined) return { boxRows, boxColumns, tiling };
  const regions = regionsIn(text, size);
  for (let rows = 1; rows <= size; rows++) {
    const box = { boxRows: rows, boxColumns: size / rows };
    if (size % rows === 0 && regions.every((region, cell) => region === boxAt(box, cell)))
      return { ...box, tiling: 'boxes' };
  }
  return { ...rowsOf(size), tiling: 'regions', regions };
}

/** The sides of a box in a grid without boxes. */
export const rowsOf = (size: number): Pick<Tiles, 'boxRows' | 'boxColumns'> => ({ boxRows: 1, boxColumns: size });

/** The most regions of a wrong size that a message names. */
const MOST_WRONG = 4;

const bare = (text: string): string => text.replace(/[\s|]/g, '').toUpperCase();

/** Returns the size that rules require; undefined if they fit several. Throws a RangeError. */
export function sizeOf({ regions }: { readonly regions?: string | undefined }): number | undefined {
  if (regions === undefined) return undefined;
  const { length } = bare(regions);
  const size = Math.sqrt(length);
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`${length} letters are no square of regions`);
  return size;
}

/** Returns the region of each cell, numbered in the order of first occurrence. Throws a RangeError. */
function regionsIn(text: string, size: number): number[] {
  const letters = [...bare(text)];
  if (letters.length !== size * size)
    throw new RangeError(
      `${letters.length} letters of regions are no grid of ${size}×${size}: expected a letter for each cell`,
    );
  const order = [...new Set(letters)];
  const wrong = order
    .map((letter) => ({ letter, count: letters.filter((other) => other === letter).length }))
    .filter(({ count }) => count !== size)
    .sort((a, b) => a.count - b.count);
  if (wrong.length > 0)
    throw new RangeError(
      `each region has ${size} cells, but ${wrong
        .slice(0, MOST_WRONG)
        .map(({ letter, count }) => `${count} are ${letter}`)
        .join(', ')}`,
    );
  return letters.map((letter) => order.indexOf(letter));
}
