/** The square grids of Penpa+: the numbers of their points, regions within drawn edges, and lines made of short pieces. */
import { LARGEST_SIZE } from '../../core/geometry.js';
import { connected, neighboursIn } from '../exchange/borders.js';
import type { PenpaDocument } from '../exchange/penpa-document.js';
import { Misread } from '../misread.js';
import type { DrawnPoint } from './drawing.js';

/** The rows and columns beyond each edge that count in the numbers of points. */
const EDGE = 2;

/**
 * A grid whose points are numbered: first all cells, then the corner at the lower right of each cell, the middle of its
 * lower edge and of its right one, four points around its middle, and four more.
 */
export interface PenpaGrid {
  readonly size: number;
  /** The cells of a row, with those beyond the edges. */
  readonly pitch: number;
  /** The first cell of the grid. */
  readonly first: number;
  /** The number of all cells. */
  readonly cells: number;
}

/** Returns the grid of a document. Throws a Misread for one that is not square. */
export function penpaGridOf({ kind, columns: wide, rows: high, margins }: PenpaDocument): PenpaGrid {
  if (kind !== 'square' && kind !== 'sudoku')
    throw new Misread(`grids of type '${kind.slice(0, 20)}' of Penpa+ are not supported: square and sudoku are`);
  const [top, bottom, left, right] = margins;
  const [columns, rows] = [wide - left - right, high - top - bottom];
  if (!(columns > 0) || columns !== rows || !Number.isInteger(columns))
    throw new Misread(`a grid of ${rows} rows and ${columns} columns is not a sudoku`);
  if (columns > LARGEST_SIZE) throw new Misread(`a grid of ${rows} rows is too large: sizes go up to ${LARGEST_SIZE}`);
  const pitch = wide + 2 * EDGE;
  return { size: columns, pitch, first: EDGE + left + (EDGE + top) * pitch, cells: pitch * (high + 2 * EDGE) };
}

/** The points of a cell after its middle: its lower right corner, its lower edge, its right one, and those around its middle. */
const OFFSETS: readonly DrawnPoint[] = [
  [0.5, 0.5],
  [1, 1],
  [1, 0.5],
  [0.5, 1],
];
const QUARTERS: readonly DrawnPoint[] = [
  [0.25, 0.25],
  [0.25, 0.75],
  [0.75, 0.25],
  [0.75, 0.75],
];

/** Returns the point with a number. Throws a Misread for a number that no point has. */
export function pointOf(number: number, { pitch, first, cells }: PenpaGrid): DrawnPoint {
  const kind = Math.floor(number / cells);
  const isQuarter = kind >= OFFSETS.length && kind < OFFSETS.length + QUARTERS.length;
  const within = number - OFFSETS.length * cells;
  const cell = isQuarter ? Math.floor(within / QUARTERS.length) : number % cells;
  const offset = isQuarter ? QUARTERS[within % QUARTERS.length] : OFFSETS[kind];
  if (!Number.isInteger(number) || number < 0 || !offset)
    throw new Misread(`this Penpa+ puzzle has a drawing at point ${number}, which is none of its grid`);
  const [row, column] = [Math.floor(cell / pitch), cell % pitch];
  return [row - Math.floor(first / pitch) + offset[0], column - (first % pitch) + offset[1]];
}

/** Two points that a piece of a line joins, by their numbers. */
export type LinePiece = readonly [from: number, to: number];

/** Returns the pieces that a layer has under names such as `28,29`. */
export function pieceOf(name: string): LinePiece {
  const [from, to, ...others] = name.split(',').map(Number);
  if (Number.isInteger(from) && Number.isInteger(to) && others.length === 0) return [from!, to!];
  throw new Misread(`this Penpa+ puzzle has a line from ${name.slice(0, 20)}, which is no two points`);
}

const nameOf = (from: number, to: number): string => `${Math.min(from, to)},${Math.max(from, to)}`;

/**
 * Returns the region of each cell within drawn edges, none without them, and the pieces that are no borders of regions. The edges of a
 * grid that are the borders of areas of other sizes border no regions.
 */
export function regionsWithin(
  pieces: readonly LinePiece[],
  { size, pitch, first, cells }: PenpaGrid,
): { readonly regions?: readonly number[]; readonly others: readonly LinePiece[] } {
  const cornerOf = (row: number, column: number): number => cells + first + column + row * pitch;
  const drawn = new Set(pieces.map(([from, to]) => nameOf(from, to)));
  const borders = neighboursIn(size).map((pair) => {
    const [row, column] = [Math.floor(pair[0] / size), pair[0] % size];
    const corner = cornerOf(row, column);
    return { pair, edge: nameOf(corner, pair[1] === pair[0] + 1 ? corner - pitch : corner - 1) };
  });
  const open = borders.filter(({ edge }) => !drawn.has(edge)).map(({ pair }) => pair);
  const regions = connected(open, size);
  const outline = Array.from({ length: size }, (_, at) => at).flatMap((at) =>
    [-1, size - 1].flatMap((line) => [
      nameOf(cornerOf(line, at - 1), cornerOf(line, at)),
      nameOf(cornerOf(at - 1, line), cornerOf(at, line)),
    ]),
  );
  const counts = [...new Set(regions)].map((region) => regions.filter((each) => each === region).length);
  const areRegions = counts.length > 1 && counts.every((count) => count === size);
  const known = new Set(outline);
  if (areRegions) for (const { pair, edge } of borders) if (regions[pair[0]] !== regions[pair[1]]) known.add(edge);
  return { ...(areRegions && { regions }), others: pieces.filter(([from, to]) => !known.has(nameOf(from, to))) };
}

/** Joins pieces end to end, where no third one meets them. */
export function chainsOf(pieces: readonly LinePiece[]): number[][] {
  const near = new Map<number, Set<number>>();
  const link = (from: number, to: number): void => void near.set(from, (near.get(from) ?? new Set()).add(to));
  for (const [from, to] of pieces) {
    if (from === to) continue;
    link(from, to);
    link(to, from);
  }
  const follow = (start: number, next: number): number[] => {
    const chain = [start];
    let from = start;
    let at = next;
    for (;;) {
      chain.push(at);
      near.get(from)!.delete(at);
      near.get(at)!.delete(from);
      if (ends.has(at) || at === start) return chain;
      const [onward] = near.get(at)!;
      from = at;
      at = onward!;
    }
  };
  const ends = new Set([...near].filter(([, others]) => others.size !== 2).map(([point]) => point));
  const chains: number[][] = [];
  for (const point of [...ends, ...near.keys()])
    for (const next of [...near.get(point)!]) if (near.get(point)!.has(next)) chains.push(follow(point, next));
  return chains;
}
