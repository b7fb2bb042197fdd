/** Areas of tinted cells: further regions of the grid, and shapes that hold the same digits. */
import { groupBy } from '../../core/arrays.js';
import type { Cell, Statement } from '../../core/statement.js';
import type { Figure } from './figures.js';

/** Returns each region that tinted cells are, all of them together or each area; undefined if they are as many as no region. */
export function housesOf(figures: readonly Figure[], size: number, kind: string): (Statement | undefined)[] {
  const cells = cellsOf(figures);
  const areas = cells.length === size ? [cells] : areasOf(cells, size);
  return areas.every(({ length }) => length === size) ? areas.map((each) => ({ kind, lists: [each] })) : [undefined];
}

/**
 * Returns shapes in pairs of which each is the other one moved; undefined if one has no other, or if nobody could tell
 * where a shape ends.
 */
export function likeShapesIn(figures: readonly Figure[], size: number, kind: string): (Statement | undefined)[] {
  const areas = areasOf(cellsOf(figures), size);
  const isClear = areas.every(
    (area) =>
      area.length > 1 && !areas.some((other) => other !== area && area.some((cell) => touches(cell, other, size))),
  );
  const alike = [...groupBy(areas, (area) => shapeOf(area, size)).values()];
  if (!isClear || alike.some(({ length }) => length < 2)) return [undefined];
  return alike.flatMap(([first, ...others]) => others.map((other) => ({ kind, lists: [first!, other] })));
}

const cellsOf = (figures: readonly Figure[]): Cell[] =>
  [...new Set(figures.flatMap(({ lists }) => lists.flat()))].toSorted((a, b) => a - b);

/** Returns cells in areas: those of one area share sides. */
function areasOf(cells: readonly Cell[], size: number): Cell[][] {
  const open = new Set(cells);
  const areas: Cell[][] = [];
  for (const cell of cells) {
    if (!open.delete(cell)) continue;
    const area = [cell];
    for (const own of area)
      for (const other of [own - size, own + size, own - 1, own + 1])
        if (distanceOf(own, other, size) === 1 && open.delete(other)) area.push(other);
    areas.push(area.toSorted((a, b) => a - b));
  }
  return areas;
}

/** How many rows and columns lie between two cells. */
const distanceOf = (cell: Cell, other: Cell, size: number): number =>
  Math.abs(Math.floor(cell / size) - Math.floor(other / size)) + Math.abs((cell % size) - (other % size));

/** True for a cell that touches one of an area at a corner. */
const touches = (cell: Cell, area: readonly Cell[], size: number): boolean =>
  area.some(
    (other) =>
      Math.abs(Math.floor(cell / size) - Math.floor(other / size)) === 1 &&
      Math.abs((cell % size) - (other % size)) === 1,
  );

/** What shapes that are moved have in common. */
function shapeOf(area: readonly Cell[], size: number): string {
  const left = Math.min(...area.map((cell) => cell % size));
  const top = Math.floor(area[0]! / size);
  return area.map((cell) => `${Math.floor(cell / size) - top} ${(cell % size) - left}`).join();
}
