/**
 * The signs by which a grid shows what a puzzle states, as plain data: outlines round cells, paths and labels. Places are
 * in cells, so that no constraint knows how large a picture is.
 */
import { frozen } from './frozen.js';
import type { Cell } from './statement.js';

/** A place in the grid, in cells from its upper left corner. The first cell's centre is at 0.5, 0.5. */
export interface GridPoint {
  readonly row: number;
  readonly column: number;
}

/** The colours of paths. Each kind of path also has a width, a dash or ends of its own, since colours may be lost. */
export const HUES = frozen(['grey', 'slate', 'green', 'orange', 'pink', 'red', 'blue', 'teal', 'violet']);
/** A colour of clues. */
export type Hue = (typeof HUES)[number];

/** A colour of a setter's own on light and on dark paper, as style sheets have it: two times `#` and six digits. */
export type OwnColour = `light-dark(#${string},#${string})`;

/** The colours in which a setter's own signs are drawn. `white` and `black` are so on dark paper too. */
export type Ink = 'paper' | 'white' | 'black' | 'sign' | OwnColour;

/** The ends of a path: a filled disc, an open ring, an open diamond or an arrow head. */
export type PathEnd = 'bulb' | 'ring' | 'diamond' | 'arrow';

/**
 * The ground of a label: a dot on an edge, a gap in the lines of the grid, a ring on a corner, or a grey circle, a grey square
 * or an open circle that fills a cell.
 */
export type LabelGround = 'white-dot' | 'black-dot' | 'grey-dot' | 'gap' | 'ring' | 'circle' | 'square' | 'open-circle';

/** A ground that a setter drew: a rectangle, perhaps with round corners, turned clockwise by an angle in degrees. */
export interface OwnGround {
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly corner: number;
  readonly angle?: number;
  readonly fill?: Ink;
  readonly edge?: Ink;
  /** True for the tint of cells, through which highlights are seen. */
  readonly isTint?: true;
}

/** How a grid shows a clue, measured in cells. */
export type Sign =
  /** A line just inside the border of some cells, a grey tint of them, or both. The text is small, in their first cell. */
  | {
      readonly kind: 'outline';
      readonly cells: readonly Cell[];
      readonly line?: 'dashed' | 'solid';
      readonly isFilled?: true;
      readonly text?: string;
      /** The colour of its line, if a setter chose one. */
      readonly hue?: OwnColour;
    }
  /** A line through points. Broad ones lie under all else. Without a hue it has the colour of labels. */
  | {
      readonly kind: 'path';
      readonly points: readonly GridPoint[];
      readonly hue?: Hue | OwnColour;
      /** Fine if left out; a number for a line that a setter drew. */
      readonly width?: 'fine' | 'medium' | 'thick' | number;
      /** True for a pill round the points, with an edge and open inside, in place of a line. */
      readonly isPill?: true;
      readonly isDashed?: true;
      readonly start?: PathEnd;
      readonly end?: PathEnd;
    }
  /** A text, a ground or both at a place on an edge, on a corner, in a cell or outside the grid. */
  | {
      readonly kind: 'label';
      readonly at: GridPoint;
      readonly text?: string;
      readonly on?: LabelGround | OwnGround;
      /** How a setter wrote the text: its height, its colour, and by how many degrees it is turned clockwise. */
      readonly type?: { readonly height: number; readonly ink: Ink; readonly angle?: number };
    }
  /** Rules in a setter's words, which speak of his colours, and the ids of the constraints that they state. */
  | { readonly kind: 'words'; readonly text: string; readonly states: readonly string[] };

/** Returns the centre of a cell. */
export const centreOf = (cell: Cell, size: number): GridPoint => ({
  row: Math.floor(cell / size) + 0.5,
  column: (cell % size) + 0.5,
});

/** Returns the middle of the edge between two neighbours. */
export function edgeOf([a, b]: readonly [Cell, Cell], size: number): GridPoint {
  const [from, to] = [centreOf(a, size), centreOf(b, size)];
  return { row: (from.row + to.row) / 2, column: (from.column + to.column) / 2 };
}

/** Returns the place of a clue outside the grid, before the first of the cells that it sees, which have an order. */
export function placeOutside(cells: readonly Cell[], size: number): GridPoint {
  const first = centreOf(cells[0]!, size);
  // A diagonal of one cell runs out of its corner.
  const next = cells.length > 1 ? centreOf(cells[1]!, size) : undefined;
  const down = next ? next.row - first.row : first.row < size / 2 ? 1 : -1;
  const right = next ? next.column - first.column : first.column < size / 2 ? -1 : 1;
  return { row: first.row - down, column: first.column - right };
}

/** Returns a path through the cells of each list. A list of one cell has none. */
export const linesOf = (
  lists: readonly (readonly Cell[])[],
  size: number,
  look: Omit<Extract<Sign, { kind: 'path' }>, 'kind' | 'points'>,
): Sign[] =>
  lists
    .filter((cells) => cells.length > 1)
    .map((cells) => ({ kind: 'path', points: cells.map((cell) => centreOf(cell, size)), ...look }));

/** Returns a small arrow head whose middle is at a place and which points down and to the right by so much. */
export function chevron({ row, column }: GridPoint, down: number, right: number): Sign {
  const wing = (side: number): GridPoint => ({
    row: row - down + side * right * 2,
    column: column - right + side * down * 2,
  });
  return { kind: 'path', points: [wing(1), { row: row + down, column: column + right }, wing(-1)] };
}
