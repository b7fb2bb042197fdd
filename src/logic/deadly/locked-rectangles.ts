/** Rectangles in whose lines a digit is confined to the corners: hidden rectangles, and type 6 of unique rectangles. */
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
  /** The corner opposite the bare one, and the lines in which the digit is confined to the rectangle. */
  readonly corner: Cell;
  readonly digit: Digit;
  readonly lines: readonly House[];
}

/**
 * Yields hidden rectangles: in the corner opposite a bare one, one digit is locked along both lines, so the corner
 * cannot take the other digit.
 */
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
  /** The two lines in which the digit is confined to the rectangle. */
  readonly lines: readonly House[];
}

/**
 * Yields rectangles with extra candidates in two diagonal corners, on which one of the digits forms an X-Wing: these
 * corners lose that digit.
 */
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

/** Returns the rows of the rectangle, or else its columns, if the digit is confined to its corners in both. */
function linesThatLock(board: Markup, { cells: corners, extra }: Rectangle, digit: Digit): House[] | undefined {
  return (['row', 'column'] as const)
    .map((kind) => extra.map((cell) => board.geometry.houseOf(kind, cell)).sort((a, b) => a - b))
    .find((lines) => lines.every((line) => keepsTo(board, line, digit, corners)));
}
