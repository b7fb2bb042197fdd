/** Outlines of clues: a line inside the border of some cells, and a text in the corner of their first cell. */
import type { Cell } from '../../core/geometry.js';
import type { GridPoint, Sign } from '../../core/sign.js';
import { CELL, cellArea, type Layout, pointAt } from './layout.js';
import { dashAlong } from './outlines.js';
import type { Point, Shape } from './shape.js';

/** The distance of an outline from the edges of its cells, in cells, and its width. */
const INSET = 0.08;
const WIDTH = 1.2;

/** Draws the outlines of clues. Each text has a cell of its own, if the clue has a cell without one. */
export function clueOutlines(layout: Layout, signs: readonly Sign[]): Shape[] {
  const outlines = signs.filter((sign) => sign.kind === 'outline');
  const taken = new Set<Cell>();
  // Clues of few cells choose first: they have the fewest places.
  const texts = new Map(
    outlines
      .toSorted((a, b) => a.cells.length - b.cells.length)
      .map((sign) => [sign, sign.text === undefined ? undefined : cornerText(layout, sign.cells, sign.text, taken)]),
  );
  return outlines.flatMap((sign): Shape[] => {
    const { cells, line, hue: tone = 'sign' } = sign;
    const own = texts.get(sign);
    const loops = line ? outlinesOf(cells, layout.geometry.size, INSET) : [];
    const lines = loops.map((loop): Shape => {
      const points = loop.map((point) => pointAt(layout, point));
      const cut = own?.cut ? points.findIndex(({ x, y }) => Math.hypot(x - own.cut!.x, y - own.cut!.y) < 0.5) : -1;
      const isClosed = cut < 0;
      const shown = isClosed ? points : cutAround([...points.slice(cut), ...points.slice(0, cut)], own!.room);
      const stroke = { kind: 'stroke', points: shown, isClosed, width: WIDTH, tone } as const;
      return line === 'dashed' ? { ...stroke, dash: dashAlong(stroke) } : stroke;
    });
    return own ? [...lines, own.shape] : lines;
  });
}

/** The distance of a text from the edges of its cell where it interrupts the line, and where it stands inside it. */
const ON_LINE = 3.5;
const INSIDE = 5.8;
/** The width and height of a figure, relative to its type, and the gap between a text and the line. */
const FIGURE: Point = { x: 0.64, y: 0.76 };
const GAP = 1.5;

interface CornerText {
  readonly shape: Shape;
  /** The corner of the line that the text interrupts, if it does, and the room that it needs from there. */
  readonly cut: Point | undefined;
  readonly room: Point;
}

/** Draws a text in the first free cell at whose upper left corner the line turns, or else in the first free cell. */
function cornerText(layout: Layout, cells: readonly Cell[], text: string, taken: Set<Cell>): CornerText {
  const { geometry, cornerHeight: height } = layout;
  const sorted = [...cells].sort((a, b) => a - b);
  const free = sorted.filter((cell) => !taken.has(cell));
  const isCorner = (cell: Cell): boolean =>
    !cells.includes(cell - geometry.size) && (geometry.columnOf(cell) === 0 || !cells.includes(cell - 1));
  const corner = free.find(isCorner);
  const cell = corner ?? free[0] ?? sorted[0]!;
  taken.add(cell);
  const { left, top } = cellArea(layout, cell);
  const from = corner === undefined ? INSIDE : ON_LINE;
  const room = { x: text.length * height * FIGURE.x, y: height * FIGURE.y };
  const centre = { x: left + from + room.x / 2, y: top + from + room.y / 2 };
  const inset = INSET * CELL;
  return {
    shape: { kind: 'text', style: 'clue', height, text, centre, of: {} },
    cut: corner === undefined ? undefined : { x: left + inset, y: top + inset },
    room: { x: from + room.x + GAP - inset, y: from + room.y + GAP - inset },
  };
}

/** Returns a line without its first corner, where a text needs room. */
const cutAround = ([corner, ...rest]: readonly Point[], room: Point): Point[] => [
  { x: corner!.x + room.x, y: corner!.y },
  ...rest,
  { x: corner!.x, y: corner!.y + room.y },
];

/** Directions clockwise, as rows and columns: to the right, down, to the left, up. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** An edge of the border: its cell, and the direction in which the border runs along it, with the cell on the right. */
interface Edge {
  readonly row: number;
  readonly column: number;
  readonly direction: number;
}

/**
 * Returns the closed lines along the border of some cells, clockwise, each from its first corner in reading order. Cells
 * that touch only at a corner have lines of their own, and a hole has a line too.
 */
export function outlinesOf(cells: readonly Cell[], size: number, inset: number): GridPoint[][] {
  const own = new Set(cells);
  const isOwn = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < size && column < size && own.has(row * size + column);
  const seen = new Set<string>();
  const lines: GridPoint[][] = [];
  for (const cell of [...cells].sort((a, b) => a - b))
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const first = { row: Math.floor(cell / size), column: cell % size, direction };
      const [down, right] = DIRECTIONS[outside(direction)]!;
      if (isOwn(first.row + down, first.column + right) || seen.has(keyOf(first))) continue;
      const line: GridPoint[] = [];
      for (let edge: Edge = first; !seen.has(keyOf(edge)); ) {
        seen.add(keyOf(edge));
        const { next, turn } = after(edge, isOwn);
        if (turn !== 0) line.push(cornerAt(edge, turn, inset));
        edge = next;
      }
      // The walk ends at the corner at which it began.
      lines.push([line.at(-1)!, ...line.slice(0, -1)]);
    }
  return lines;
}

const keyOf = ({ row, column, direction }: Edge): string => `${row} ${column} ${direction}`;

/** The direction from an edge out of the set: on the left of the way. */
const outside = (direction: number): number => (direction + 3) % 4;

/** Returns the edge that follows on an edge, and the turn between: 1 right, round a corner of the set, -1 left. */
function after(
  { row, column, direction }: Edge,
  isOwn: (row: number, column: number) => boolean,
): { readonly next: Edge; readonly turn: -1 | 0 | 1 } {
  const [ahead, out] = [DIRECTIONS[direction]!, DIRECTIONS[outside(direction)]!];
  const front = { row: row + ahead[0], column: column + ahead[1] };
  if (!isOwn(front.row, front.column)) return { next: { row, column, direction: (direction + 1) % 4 }, turn: 1 };
  const side = { row: front.row + out[0], column: front.column + out[1] };
  return isOwn(side.row, side.column)
    ? { next: { ...side, direction: outside(direction) }, turn: -1 }
    : { next: { ...front, direction }, turn: 0 };
}

/** Returns the corner at the end of an edge, moved into the set. */
function cornerAt({ row, column, direction }: Edge, turn: -1 | 1, inset: number): GridPoint {
  const [ahead, out] = [DIRECTIONS[direction]!, DIRECTIONS[outside(direction)]!];
  const along = 0.5 - turn * inset;
  const across = 0.5 - inset;
  return {
    row: row + 0.5 + ahead[0] * along + out[0] * across,
    column: column + 0.5 + ahead[1] * along + out[1] * across,
  };
}
