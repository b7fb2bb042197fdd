/** Shapes in SudokuPad's JSON: points, the cells of lines, discs and rings, colours. */
import type { Cell } from '../../core/geometry.js';
import { fieldsOf } from './scl-clues.js';

export type Waypoint = readonly [row: number, column: number];

export const pointIn = (given: unknown): Waypoint | undefined =>
  Array.isArray(given) && given.length === 2 && given.every((at) => Number.isFinite(Number(at)))
    ? [Number(given[0]), Number(given[1])]
    : undefined;

export const pointsIn = (given: unknown): Waypoint[] =>
  (Array.isArray(given) ? given : []).map(pointIn).filter((point) => point !== undefined);

/** Returns the cells that a line through points visits; undefined if one lies outside the grid, or for steps askew. */
export function cellsAlong(points: readonly Waypoint[], size: number): Cell[] | undefined {
  const cells: Cell[] = [];
  for (const [row, column] of points.map(([row, column]) => [Math.floor(row), Math.floor(column)] as const)) {
    if (row < 0 || row >= size || column < 0 || column >= size) return undefined;
    const last = cells.at(-1) ?? row * size + column;
    const [down, right] = [row - Math.floor(last / size), column - (last % size)];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    if (![0, steps].includes(Math.abs(down)) || ![0, steps].includes(Math.abs(right))) return undefined;
    if (cells.length === 0) cells.push(last);
    for (let step = 1; step <= steps; step++) cells.push(last + step * (Math.sign(down) * size + Math.sign(right)));
  }
  return cells;
}

/** The least and the greatest width of a disc or ring, in cells. */
export const DISC = [0.55, 1] as const;
/** The most that a pill is narrower than its cells. */
const SLACK = 0.5;

/** Returns the cells that a round drawing without text fills: one, or several in a row of a pill. */
export function bulbOf(drawing: unknown, size: number): Cell[] | undefined {
  const { center, width, height, rounded, text } = fieldsOf(drawing);
  const point = pointIn(center);
  const [across, down] = [Number(width), Number(height)];
  const isThin = Math.min(across, down) >= DISC[0] && Math.min(across, down) <= DISC[1];
  if (!point || rounded !== true || !isThin || String(text ?? '').trim() !== '') return undefined;
  const [rows, columns] = [down, across].map((side) => Math.round(side + SLACK / 2));
  const [top, left] = [point[0] - rows! / 2, point[1] - columns! / 2];
  const isInside = top >= 0 && left >= 0 && top + rows! <= size && left + columns! <= size;
  if (!Number.isInteger(top) || !Number.isInteger(left) || !isInside) return undefined;
  return Array.from(
    { length: rows! * columns! },
    (_, at) => (top + Math.floor(at / columns!)) * size + left + (at % columns!),
  );
}

/** The grey of the converters of SudokuPad. */
export const GREY = '#CFCFCF';

/** Returns a colour in capitals, without its opacity. */
export const colourOf = (colour: unknown): string =>
  String(colour ?? '')
    .trim()
    .toUpperCase()
    .slice(0, '#CFCFCF'.length);
