/** Rectangles in whose lines a digit keeps to the corners: hidden rectangles, and type 6 of unique ones. */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Cell, Digit, House } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import { keepsTo } from './pattern.js';
import { areDiagonal, opposite, type Rectangle } from './rectangles.js';

export interface HiddenRectangle {
  readonly rectangle: Rectangle;
  readonly bare: Cell;
  /** The corner across from the bare one, and the lines in which the digit keeps to the rectangle. */
  readonly corner: Cell;
  readonly digit: Digit;
  readonly lines: readonly House[];
}

/** From a bare corner, the one across: one digit is locked along both of its lines, so it cannot take the other. */
export function* hiddenRectangles(
  board: Markup,
  rectangles: Iterable<Rectangle>,
): Generator<Hit<HiddenRectangle>, void, void> {
  const { geometry } = board;
  for (const rectangle of rectangles) {
    const { bare, pair } = rectangle;
    if (bare.length > 2 || (bare.length === 2 && !areDiagonal(rectangle, bare[0]!, bare[1]!))) continue;
    for (const from of bare) {
      const corner = opposite(rectangle, from);
      const row = geometry.houseOf('row', corner);
      const column = geometry.houseOf('column', corner);
      for (let rest = pair; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        if (!keepsTo(board, row, digit, rectangle.cells) || !keepsTo(board, column, digit, rectangle.cells)) continue;
        const candidate = geometry.candidate(corner, lowestBit(pair & ~(1 << digit)));
        if (board.has(candidate))
          yield removing({ rectangle, bare: from, corner, digit, lines: [row, column] }, [candidate]);
      }
    }
  }
}

export interface RectangleXWing {
  readonly rectangle: Rectangle;
  readonly digit: Digit;
  /** The two lines in which the digit keeps to the rectangle. */
  readonly lines: readonly House[];
}

/** Two diagonal corners hold more, and one of the digits makes an X-Wing of the rectangle: they do not take it. */
export function* rectangleXWings(
  board: Markup,
  rectangles: Iterable<Rectangle>,
): Generator<Hit<RectangleXWing>, void, void> {
  for (const rectangle of rectangles) {
    const { extra, pair } = rectangle;
    if (extra.length !== 2 || !areDiagonal(rectangle, extra[0]!, extra[1]!)) continue;
    for (let rest = pair; rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const lines = linesThatLock(board, rectangle, digit);
      const remove = lines ? candidatesAmong(board, extra, 1 << digit) : [];
      if (lines && remove.length > 0) yield removing({ rectangle, digit, lines }, remove);
    }
  }
}

/** The rows of the rectangle, or else its columns, if the digit keeps to its corners in both. */
function linesThatLock(board: Markup, { cells: corners, extra }: Rectangle, digit: Digit): House[] | undefined {
  return (['row', 'column'] as const)
    .map((kind) => extra.map((cell) => board.geometry.houseOf(kind, cell)).sort((a, b) => a - b))
    .find((lines) => lines.every((line) => keepsTo(board, line, digit, corners)));
}
