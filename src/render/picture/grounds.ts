/**
 * The rules of a variant, drawn under a position: lines along diagonals, a tint with a hatching of its own for each
 * kind of group.
 */
import type { Cell, Geometry, House } from '../../core/geometry.js';
import type { CellGroup } from '../../core/layout.js';
import { groupKindOf } from '../../definitions/constraints-of.js';
import { LETTERS } from '../../variants/of-grid.js';
import { CELL, cellArea, cellCentre, type Layout } from './layout.js';
import type { Bounds, Point, Shape } from './shape.js';

/** Returns shapes for the rules of a grid. Returns none if only the usual rules apply. */
export function groundShapes(layout: Layout): Shape[] {
  const { groups } = layout.geometry.layout;
  const drawnAs = ({ word, cells }: CellGroup) => {
    const { drawn } = groupKindOf(word, layout.geometry);
    return drawn && isDiagonal(cells, layout.geometry) ? 'line' : drawn;
  };
  const hatched = [...new Set(groups.filter((group) => drawnAs(group) === 'hatching').map(({ word }) => word))];
  return groups.flatMap((group): Shape[] => {
    if (drawnAs(group) === 'line') return [diagonal(layout, group)];
    if (drawnAs(group) === undefined) return [];
    if (group.cells.length === 2) return [between(layout, group)];
    const areas = group.cells.map((cell) => cellArea(layout, cell));
    return [{ kind: 'ground', areas }, ...areas.flatMap((area) => hatching(area, hatched.indexOf(group.word)))];
  });
}

/** True if cells are all of a diagonal from corner to corner, as a set of cells that differ may be. */
const isDiagonal = (cells: readonly Cell[], { size }: Geometry): boolean =>
  cells.length === size &&
  [
    [0, size + 1],
    [size - 1, size - 1],
  ].some(([first, step]) => cells.toSorted((a, b) => a - b).every((cell, at) => cell === first! + at * step!));

/** Draws a line along a diagonal, from corner to corner. */
function diagonal(layout: Layout, { cells }: CellGroup): Shape {
  const { origin, geometry } = layout;
  const end = geometry.size * CELL;
  const [left, right] = cells.includes(0) ? [0, end] : [end, 0];
  return ruled({ x: origin.x + left, y: origin.y }, { x: origin.x + right, y: origin.y + end });
}

const between = (layout: Layout, { cells: [a, b] }: CellGroup): Shape =>
  ruled(cellCentre(layout, a!), cellCentre(layout, b!));

const ruled = (from: Point, to: Point): Shape => ({ kind: 'line', weight: 'rule', from, to });

/** The distance between the lines of a hatching. */
const PITCH = 10;

/**
 * Draws the hatching of a kind of group: none for the first kind, then rising lines, falling lines, both, and level
 * lines.
 */
function hatching({ left, top }: Bounds, kind: number): Shape[] {
  const lines: Shape[] = [];
  for (let at = PITCH; at < 2 * CELL; at += PITCH) {
    const [near, far] = [Math.min(at, CELL), Math.max(0, at - CELL)];
    if (kind === 1 || kind === 3)
      lines.push(ruled({ x: left + far, y: top + CELL - near }, { x: left + near, y: top + CELL - far }));
    if (kind === 2 || kind === 3) lines.push(ruled({ x: left + far, y: top + near }, { x: left + near, y: top + far }));
    if (kind >= 4 && at < CELL) lines.push(ruled({ x: left, y: top + at }, { x: left + CELL, y: top + at }));
  }
  return lines;
}

/** Draws thick lines between cells of different regions. */
export function regionLines({ geometry, origin }: Pick<Layout, 'geometry' | 'origin'>): Shape[] {
  const { size } = geometry;
  const shapes: Shape[] = [];
  for (let line = 1; line < size; line++)
    for (const isAcross of [true, false])
      for (const [from, to] of stretches(size, (at) => areApart(geometry, line, at, isAcross))) {
        const pointAt = (at: number): Point =>
          isAcross
            ? { x: origin.x + at * CELL, y: origin.y + line * CELL }
            : { x: origin.x + line * CELL, y: origin.y + at * CELL };
        shapes.push({ kind: 'line', weight: 'box', from: pointAt(from), to: pointAt(to) });
      }
  return shapes;
}

const NAME_HEIGHT = 8;
/** The centre of a region's name, from the upper left corner of its cell: outside the first candidate. */
const NAME_AT: Point = { x: 5, y: 6.5 };

/**
 * Draws the letter of each region that consists of several pieces, in the first cell of each piece. Thick lines alone
 * do not show that the pieces are one region, which wraps around the grid.
 */
export function regionNames(layout: Layout): Shape[] {
  const { geometry } = layout;
  return geometry.housesOf('box').flatMap((house, index): Shape[] => {
    const firsts = firstOfPieces(geometry, house);
    return firsts.length === 1 ? [] : firsts.map((cell) => regionName(layout, cell, LETTERS[index]!));
  });
}

function regionName(layout: Layout, cell: Cell, text: string): Shape {
  const { left, top } = cellArea(layout, cell);
  const centre = { x: left + NAME_AT.x, y: top + NAME_AT.y };
  return { kind: 'text', style: 'label', height: NAME_HEIGHT, text, centre, of: {} };
}

/** Returns the first cell of each connected piece of a house. */
function firstOfPieces(geometry: Geometry, house: House): Cell[] {
  const left = new Set(Array.from({ length: geometry.size }, (_, slot) => geometry.cellAt(house, slot)));
  const firsts: Cell[] = [];
  for (const first of left) {
    firsts.push(first);
    const piece = [first];
    for (const cell of piece)
      for (const other of left)
        if (other !== first && areBeside(geometry, cell, other) && left.delete(other)) piece.push(other);
  }
  return firsts;
}

const areBeside = (geometry: Geometry, a: Cell, b: Cell): boolean =>
  Math.abs(geometry.rowOf(a) - geometry.rowOf(b)) + Math.abs(geometry.columnOf(a) - geometry.columnOf(b)) === 1;

/** True if the two cells on the sides of a grid line lie in different regions. */
function areApart(geometry: Geometry, line: number, at: number, isAcross: boolean): boolean {
  const { size } = geometry;
  const [here, before] = isAcross
    ? [line * size + at, (line - 1) * size + at]
    : [at * size + line, at * size + line - 1];
  return geometry.houseOf('box', here) !== geometry.houseOf('box', before);
}

/** Returns the ranges of indices at which a condition holds, `to` excluded. */
function stretches(length: number, holds: (at: number) => boolean): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  for (let from = 0; from < length; from++) {
    if (!holds(from)) continue;
    let to = from + 1;
    while (to < length && holds(to)) to++;
    found.push([from, to]);
    from = to;
  }
  return found;
}
