/** What a point of the board hits: a cell, an edge, a corner, a place outside, or a clue. */
import type { Constraint, GridPoint, OutsideKind, Statement } from '../../../constraints/index.js';
import { centreOf, edgeOf } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { gestureOf } from './forms.js';
import { type OutsidePlace, outsideAt, placeOf } from './outside-places.js';

/** Returns the cell at a point; undefined outside the grid. */
export function cellAt({ row, column }: GridPoint, size: number): Cell | undefined {
  if (row < 0 || column < 0 || row >= size || column >= size) return undefined;
  return Math.floor(row) * size + Math.floor(column);
}

/**
 * The distance from the centre of a cell within which a stroke reaches the cell. A diagonal passes between two others:
 * a line goes straight from one cell to the next, and what covers cells leaves out those whose corner it touches.
 */
const REACH = { line: 0.43, area: 0.6 } as const;

/** Returns the cell that a stroke reaches at a point. */
export function reachedAt(point: GridPoint, stroke: keyof typeof REACH, size: number): Cell | undefined {
  const cell = cellAt(point, size);
  return cell !== undefined && distance(centreOf(cell, size), point) <= REACH[stroke] ? cell : undefined;
}

/** Returns the two cells of the edge that is nearest to a point of the grid. */
export function edgeAt(point: GridPoint, size: number): readonly [Cell, Cell] | undefined {
  const cell = cellAt(point, size);
  if (cell === undefined) return undefined;
  const [row, column] = [Math.floor(cell / size), cell % size];
  const beside = [
    ...(row > 0 ? [cell - size] : []),
    ...(row < size - 1 ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ];
  const away = (other: Cell): number => distance(edgeOf([cell, other], size), point);
  const nearest = beside.toSorted((a, b) => away(a) - away(b))[0];
  return nearest === undefined ? undefined : [Math.min(cell, nearest), Math.max(cell, nearest)];
}

/** Returns the four cells round the corner that is nearest to a point of the grid. */
export function cornerAt({ row, column }: GridPoint, size: number): readonly Cell[] | undefined {
  if (cellAt({ row, column }, size) === undefined || size < 2) return undefined;
  const within = (at: number): number => Math.min(size - 1, Math.max(1, Math.round(at)));
  return squareAt(within(row) - 1, within(column) - 1, size);
}

/** Returns the four cells of which one, the upper left, is in a row and a column. */
const squareAt = (row: number, column: number, size: number): readonly Cell[] => {
  const first = row * size + column;
  return [first, first + 1, first + size, first + size + 1];
};

/** Returns the cells that a clue at a point outside the grid sees: a diagonal runs to the side where the point lies. */
export function seenAt({ row, column }: GridPoint, kind: OutsideKind, size: number): readonly Cell[] | undefined {
  const place = { row: Math.floor(row), column: Math.floor(column) };
  const into = (at: number): -1 | 0 | 1 => (at < 0 ? 1 : at >= size ? -1 : 0);
  const [down, right] = [into(place.row), into(place.column)];
  if (kind === 'line') return outsideAt(kind, size, { ...place, direction: [down, right] });
  const towards = (at: number): -1 | 1 => (at - Math.floor(at) < 0.5 ? -1 : 1);
  const direction = [down || towards(row), right || towards(column)] as const;
  const other = [down || -towards(row), right || -towards(column)] as const;
  const isOutside = down !== 0 || right !== 0;
  if (!isOutside) return undefined;
  return outsideAt(kind, size, { ...place, direction }) ?? outsideAt(kind, size, { ...place, direction: other });
}

const distance = (a: GridPoint, b: GridPoint): number => Math.hypot(a.row - b.row, a.column - b.column);

/** Returns the distance of a point from a line through points. */
function distanceFromLine(point: GridPoint, line: readonly GridPoint[]): number {
  if (line.length === 1) return distance(point, line[0]!);
  return Math.min(
    ...line.slice(1).map((to, index) => {
      const from = line[index]!;
      const [down, right] = [to.row - from.row, to.column - from.column];
      const length = down ** 2 + right ** 2;
      const along = ((point.row - from.row) * down + (point.column - from.column) * right) / (length || 1);
      const at = Math.min(1, Math.max(0, along));
      return distance(point, { row: from.row + at * down, column: from.column + at * right });
    }),
  );
}

/** Returns the places of a clue: those of its lines, of an edge, of a corner, or outside the grid. */
export function placesOfClue(clue: Statement, constraint: Constraint, size: number): readonly (readonly GridPoint[])[] {
  const lists = clue.lists.filter(({ length }) => length > 0);
  const middle = (cells: readonly Cell[]): GridPoint => {
    const centres = cells.map((cell) => centreOf(cell, size));
    const mean = (of: (each: GridPoint) => number): number =>
      centres.reduce((sum, each) => sum + of(each), 0) / cells.length;
    return { row: mean(({ row }) => row), column: mean(({ column }) => column) };
  };
  switch (gestureOf(constraint)) {
    case 'edge':
    case 'corner':
      return lists.map((list) => [middle(list)]);
    case 'outside':
      return lists.map((list) => [centreOfPlace(placeOf(list, size))]);
    case 'line':
      return lists.map((list) => list.map((cell) => centreOf(cell, size)));
    default:
      return lists.flatMap((list) => list.map((cell) => [centreOf(cell, size)]));
  }
}

const centreOfPlace = ({ row, column }: OutsidePlace): GridPoint => ({ row: row + 0.5, column: column + 0.5 });

/** How near a point must be to a clue of each gesture, in cells, to hit it. */
const NEAR = { edge: 0.3, corner: 0.35, outside: 0.6, line: 0.3, cage: 0.5, mark: 0.5, regions: 0, switch: 0 } as const;

/** Returns the indices of the clues at a point, the nearest and smallest first. */
export function cluesAt(
  point: GridPoint,
  clues: readonly Statement[],
  known: readonly Constraint[],
  size: number,
): readonly number[] {
  const cell = cellAt(point, size);
  const hits = clues.flatMap((clue, index) => {
    const constraint = known.find(({ id }) => id === clue.kind)!;
    const gesture = gestureOf(constraint);
    const isArea = gesture === 'cage' || gesture === 'mark';
    if (isArea) return clue.lists.flat().includes(cell ?? -1) ? [{ index, rank: 1 + clue.lists.flat().length }] : [];
    const away = Math.min(...placesOfClue(clue, constraint, size).map((line) => distanceFromLine(point, line)));
    return away <= NEAR[gesture] ? [{ index, rank: away }] : [];
  });
  return hits.sort((a, b) => a.rank - b.rank || b.index - a.index).map(({ index }) => index);
}
