/**
 * Marks where a pencil would write them: corner marks in the corners and along the edges of a cell, centre marks in its
 * middle. Pictures of steps have them in the places of candidates instead, and so have small boards, in large type.
 */
import { type Bits, bitsOf, type Cell, type Digit, type Geometry } from '../../../src/core/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { type Bounds, CELL, insetOf, type Picture, type Point, type Shape } from '../../../src/render/index.js';
import type { Play } from '../play/play.js';

/** The margin of a cell, relative to that round candidates. It leaves room for sums and dots. */
const MARGIN = 0.9;
/** The heights of marks, as fractions of the cell. */
const CORNER_HEIGHT = 0.22;
const CENTRE_HEIGHT = 0.27;
/** The width of a digit with its space, as a fraction of its height. */
const ADVANCE = 0.66;
const LEADING = 1.1;
/**
 * The fraction of the free width that a line fills. Between marks at the sides it fills less, because line and marks
 * would otherwise read as one number.
 */
const FILLED = 0.95;
const FILLED_BETWEEN = 0.75;
/** The most centre marks in a line. More marks take several lines. */
const MOST_IN_LINE = 8;

/** Moves the marks in the picture of a play to where they were written. Marks in `staying` cells keep their places. */
export const pencilled =
  ({ geometry, centre, corner }: Play, staying: ReadonlySet<Cell>) =>
  ({ shapes, grid }: Picture): readonly Shape[] => {
    const side = (grid.right - grid.left) / geometry.size;
    const inset = marginOf(geometry);
    const taken = cornersTaken(shapes, grid, geometry);
    const done = new Set<Cell>();
    return shapes.flatMap((shape): readonly Shape[] => {
      if (shape.kind !== 'text' || (shape.style !== 'candidate' && shape.style !== 'emphasised')) return [shape];
      const cell = geometry.cellOf(shape.of.candidate!);
      if (staying.has(cell)) return [shape];
      if (done.has(cell)) return [];
      done.add(cell);
      const left = grid.left + geometry.columnOf(cell) * side;
      const top = grid.top + geometry.rowOf(cell) * side;
      return marksOf(centre[cell]!, corner[cell]!, inset, taken.has(cell)).map(({ digit, at, height }) => ({
        kind: 'text',
        centre: { x: left + at.x * side, y: top + at.y * side },
        height: height * side,
        text: symbolOn(digit, geometry),
        style: 'candidate',
        of: { candidate: geometry.candidate(cell, digit) },
      }));
    });
  };

/** The part of a cell from its upper left corner in which the text of a clue takes the place of a mark. */
const CLUE_WITHIN: Point = { x: 0.45, y: 0.35 };

/** Returns the cells in whose upper left corner the text of a clue stands. A mark beside it would be read with it. */
const cornersTaken = (shapes: readonly Shape[], { left, top, right }: Bounds, { size }: Geometry): ReadonlySet<Cell> =>
  new Set(
    shapes.flatMap((shape) => {
      if (shape.kind !== 'text' || shape.style !== 'clue') return [];
      const side = (right - left) / size;
      const [across, down] = [(shape.centre.x - left) / side, (shape.centre.y - top) / side];
      const [column, row] = [Math.floor(across), Math.floor(down)];
      const isInside = column >= 0 && row >= 0 && column < size && row < size;
      return isInside && across - column < CLUE_WITHIN.x && down - row < CLUE_WITHIN.y ? [row * size + column] : [];
    }),
  );

/** The height of marks on a small board, as a fraction of the cell, and limits of it relative to the place of a mark. */
const LARGE = 0.26;
const TALLEST: Point = { x: 1.3, y: 1.25 };

/** Enlarges all marks in the places of candidates, so that they can be read on a small board. */
export const enlarged =
  ({ geometry }: Play) =>
  ({ shapes }: Picture): readonly Shape[] => {
    const columns = Math.ceil(Math.sqrt(geometry.size));
    const { x, y } = insetOf(geometry);
    const room = { x: (CELL - 2 * x) / columns, y: (CELL - x - y) / Math.ceil(geometry.size / columns) };
    const most = Math.min(LARGE * CELL, room.x * TALLEST.x, room.y * TALLEST.y);
    return shapes.map((shape) =>
      shape.kind === 'text' && (shape.style === 'candidate' || shape.style === 'emphasised')
        ? { ...shape, height: Math.max(shape.height, most / [...shape.text].length) }
        : shape,
    );
  };

/** How the marks of a player are drawn. */
export interface MarkArrangement {
  /** Returns the shapes of the picture of a play. Marks in `staying` cells keep their places. */
  arrange(play: Play, staying: ReadonlySet<Cell>): (picture: Picture) => readonly Shape[];
  /** True if marks are not in the places of candidates. */
  readonly moves: boolean;
}

export const PENCIL_MARKS: MarkArrangement = { arrange: pencilled, moves: true };
export const LARGE_MARKS: MarkArrangement = { arrange: enlarged, moves: false };

/** A digit, its place and its height, in a cell of width 1. */
interface PlacedMark {
  readonly digit: Digit;
  readonly at: Point;
  readonly height: number;
}

/** Returns the margins of a cell as fractions of it: at the sides and below, and above. */
export function marginOf(geometry: Geometry): Point {
  const { x, y } = insetOf(geometry);
  return { x: (x / CELL) * MARGIN, y: (y / CELL) * MARGIN };
}

/**
 * Returns the places of the marks of a cell. Centre marks do not overlap corner marks. `isTaken`: the upper left corner has
 * a text of a clue.
 */
export function marksOf(centre: Bits, corner: Bits, margin: Point, isTaken = false): readonly PlacedMark[] {
  const corners = cornerMarks(bitsOf(corner), margin, isTaken);
  const free = roomWithin(margin);
  const rim = corners.length > 0 ? 2 * corners[0]!.height : 0;
  const hasSides = corners.some(({ at }) => corners[0]!.at.y < at.y && at.y < corners.at(-1)!.at.y);
  const width = hasSides ? (free.x - rim) * FILLED_BETWEEN : free.x * FILLED;
  return [...corners, ...centreMarks(bitsOf(centre), { x: width, y: free.y - rim }, 0.5 + (margin.y - margin.x) / 2)];
}

const roomWithin = ({ x, y }: Point): Point => ({ x: 1 - 2 * x, y: 1 - x - y });

function cornerMarks(digits: readonly Digit[], margin: Point, isTaken: boolean): readonly PlacedMark[] {
  const { spots, columns } = spotsFor(digits.length, isTaken);
  const room = roomWithin(margin);
  const pitch = { x: room.x / columns, y: room.y / columns };
  const height = Math.min(CORNER_HEIGHT, Math.min(pitch.x, pitch.y) * 0.86);
  return digits.map((digit, index) => {
    const { x, y } = spots[index]!;
    return { digit, at: { x: margin.x + (x + 0.5) * pitch.x, y: margin.y + (y + 0.5) * pitch.y }, height };
  });
}

/**
 * Returns places for corner marks in reading order. They fill the corners first, then the top and bottom edges, then
 * the sides.
 */
function spotsFor(count: number, isTaken: boolean): { readonly spots: readonly Point[]; readonly columns: number } {
  const columns = Math.max(3, Math.ceil((count + (isTaken ? 5 : 4)) / 4));
  const last = columns - 1;
  const between = Array.from({ length: columns - 2 }, (_, index) => index + 1);
  const ends = [0, last];
  const spots = [
    ...ends.flatMap((y) => ends.map((x) => ({ x, y }))),
    ...ends.flatMap((y) => between.map((x) => ({ x, y }))),
    ...between.flatMap((y) => ends.map((x) => ({ x, y }))),
  ];
  const free = isTaken ? spots.slice(1) : spots;
  return { spots: free.slice(0, count).sort((a, b) => a.y - b.y || a.x - b.x), columns };
}

/** Returns the places of centre marks, in lines as large as the room allows. */
function centreMarks(digits: readonly Digit[], room: Point, middle: number): readonly PlacedMark[] {
  const lines = Math.ceil(digits.length / MOST_IN_LINE);
  const width = Math.ceil(digits.length / lines);
  const height = Math.min(CENTRE_HEIGHT, room.x / (width * ADVANCE), room.y / (lines * LEADING));
  return digits.map((digit, index) => {
    const line = Math.floor(index / width);
    const own = Math.min(width, digits.length - line * width);
    const x = 0.5 + ((index % width) - (own - 1) / 2) * height * ADVANCE;
    return { digit, at: { x, y: middle + (line - (lines - 1) / 2) * height * LEADING }, height };
  });
}
