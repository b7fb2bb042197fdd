/**
 * A picture in layers that change independently: the shapes below the digits, and the digits of each cell. A move
 * changes few cells, and only these are drawn again, because a full redraw of a large board would delay every key.
 */

import type { Cell, Geometry } from '../../../src/core/index.js';
import type { DrawnPosition } from '../../../src/render/index.js';
import { boundsOf, type Picture, type Shape, svgShapes } from '../../../src/render/index.js';

export interface Layers {
  readonly below: string;
  /** The digits of each cell, as text and as shapes. */
  readonly digits: readonly string[];
  readonly shapes: readonly (readonly Shape[])[];
}

export const NO_LAYERS: Layers = { below: '', digits: [], shapes: [] };

/** Splits the shapes of a picture into layers. Its last shapes are the digits. */
export function layersOf(shapes: readonly Shape[], geometry: Geometry): Layers {
  const cells = shapes.map((shape) => cellOf(shape, geometry));
  const first = cells.findIndex((cell) => cell !== undefined);
  if (first < 0) return { ...NO_LAYERS, below: svgShapes(shapes) };
  const own: Shape[][] = Array.from({ length: geometry.cells }, () => []);
  for (let index = first; index < shapes.length; index++) own[cells[index]!]!.push(shapes[index]!);
  return {
    below: svgShapes(shapes.slice(0, first)),
    digits: own.map((digits) => digitsOf(digits, geometry)),
    shapes: own,
  };
}

/** Returns the layers with the digits of some cells drawn again. `shapes` must contain these cells. */
export function withRedrawn(
  layers: Layers,
  shapes: readonly Shape[],
  cells: ReadonlySet<Cell>,
  geometry: Geometry,
): Layers {
  const own = new Map<Cell, Shape[]>([...cells].map((cell) => [cell, []]));
  for (const shape of shapes) {
    const cell = cellOf(shape, geometry);
    if (cell !== undefined) own.get(cell)?.push(shape);
  }
  const digits = [...layers.digits];
  const all = [...layers.shapes];
  for (const [cell, its] of own) {
    digits[cell] = digitsOf(its, geometry);
    all[cell] = its;
  }
  return { ...layers, digits, shapes: all };
}

/** Inputs that determine the look of a cell. `layers`: numbers by cell in addition to the position. */
export interface CellInputs {
  readonly position: DrawnPosition;
  readonly layers: readonly (readonly number[])[];
}

/** Returns the cells whose inputs have changed; undefined if the cells cannot be compared. */
export function changedCells(before: CellInputs | undefined, after: CellInputs): ReadonlySet<Cell> | undefined {
  const { geometry } = after.position;
  const isSame = before?.position.geometry === geometry && before.position.signs === after.position.signs;
  if (!isSame || before.layers.length !== after.layers.length) return undefined;
  const lists = ({ position: { values, digits, givens }, layers }: CellInputs) => [values, digits, givens, ...layers];
  const [old, fresh] = [lists(before), lists(after)];
  const cells = new Set<Cell>();
  for (let cell = 0; cell < geometry.cells; cell++)
    if (fresh.some((list, index) => list[cell] !== old[index]![cell])) cells.add(cell);
  return cells;
}

/** Returns the position with all other cells empty. */
export function masked(position: DrawnPosition, cells: ReadonlySet<Cell>): DrawnPosition {
  const { geometry, values, givens, digits, signs } = position;
  const every = Array.from({ length: geometry.cells }, (_, cell) => cell);
  return {
    geometry,
    givens,
    ...(signs && { signs }),
    values: Int8Array.from(every, (cell) => (cells.has(cell) ? values[cell]! : -1)),
    digits: Int32Array.from(every, (cell) => (cells.has(cell) ? digits[cell]! : 0)),
  };
}

/**
 * The largest size at which each mark is an element of its own. Larger boards have thousands of marks, so marks of a
 * cell that look alike are one element there.
 */
export const LARGEST_SEPARATE = 9;

const digitsOf = (shapes: readonly Shape[], { size }: Geometry): string =>
  size > LARGEST_SEPARATE ? joinedTexts(svgShapes(shapes)) : svgShapes(shapes);

const MARK = /^<text class="([^"]*)" x="([^"]*)" y="([^"]*)" font-size="([^"]*)">(.)<\/text>$/;

/** Joins texts of one character and the same style to one text, which has the place of each character. */
export function joinedTexts(lines: string): string {
  const marks = new Map<string, { readonly x: string[]; readonly y: string[]; signs: string }>();
  const others: string[] = [];
  for (const line of lines.split('\n')) {
    const [, style, x, y, height, sign] = MARK.exec(line) ?? [];
    if (sign === undefined) {
      others.push(line);
      continue;
    }
    const key = `class="${style}" font-size="${height}"`;
    const alike = marks.get(key) ?? { x: [], y: [], signs: '' };
    alike.x.push(x!);
    alike.y.push(y!);
    alike.signs += sign;
    marks.set(key, alike);
  }
  const texts = [...marks].map(
    ([key, { x, y, signs }]) => `<text ${key} x="${x.join(' ')}" y="${y.join(' ')}">${signs}</text>`,
  );
  return [...others, ...texts].join('\n');
}

const cellOf = (shape: Shape, geometry: Geometry): Cell | undefined => {
  if (shape.kind !== 'text') return undefined;
  const { cell, candidate } = shape.of;
  return cell ?? (candidate === undefined ? undefined : geometry.cellOf(candidate));
};

/** Splits the shapes of a picture into its board and its legend, which lies below the grid. */
export function legendOf({ shapes, grid }: Picture): { readonly board: Shape[]; readonly legend: Shape[] } {
  const isBelow = (shape: Shape): boolean => boundsOf(shape).top > grid.bottom;
  return { board: shapes.filter((shape) => !isBelow(shape)), legend: shapes.filter(isBelow) };
}
