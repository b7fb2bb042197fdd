/** Unique rectangles: four cells in two rows, two columns and two boxes whose two digits could be exchanged. */
import type { Markup } from '../../../src/core/board.js';
import type { Cell, Digit, House } from '../../../src/core/geometry.js';
import {
  candidatesIn,
  choices,
  type Definition,
  digitsOf,
  digitsOfAll,
  openIn,
  orderedPairs,
  placesIn,
  type Removal,
  seeingAll,
  upTo,
  without,
} from './plain.js';

interface Rectangle {
  readonly corners: readonly Cell[];
  readonly pair: readonly Digit[];
  /** Corners with other candidates, and those without. */
  readonly extra: readonly Cell[];
  readonly bare: readonly Cell[];
}

/** Yields rectangles of which no corner is solved or sees a value of the pair; one corner has exactly the pair. */
function* rectanglesOf(board: Markup): Generator<Rectangle, void, void> {
  const { geometry, values } = board;
  const { size } = geometry;
  const boxOf = (cell: Cell): House => geometry.houseOf('box', cell);
  for (const [top, bottom] of choices(upTo(size), 2))
    for (const [left, right] of choices(upTo(size), 2)) {
      const corners = [top!, bottom!].flatMap((row) => [left!, right!].map((column) => row * size + column));
      if (new Set(corners.map(boxOf)).size !== 2 || corners.some((cell) => values[cell]! >= 0)) continue;
      for (const pair of choices(upTo(size), 2)) {
        const isOpen = corners.every((corner) =>
          upTo(geometry.cells).every((cell) => !geometry.sees(corner, cell) || !pair.includes(values[cell]!)),
        );
        if (!isOpen || !corners.some((corner) => String(digitsOf(board, corner)) === String(pair))) continue;
        const extra = corners.filter((corner) => without(digitsOf(board, corner), pair).length > 0);
        yield { corners, pair, extra, bare: without(corners, extra) };
      }
    }
}

const finsOf = (board: Markup, { extra, pair }: Rectangle): Digit[] => without(digitsOfAll(board, extra), pair);

const areDiagonal = (board: Markup, [a, b]: readonly Cell[]): boolean => !board.geometry.sees(a!, b!);

/** True if all places of the digit in the house are among the cells. */
const keepsTo = (board: Markup, house: House, digit: Digit, cells: readonly Cell[]): boolean =>
  without(placesIn(board, house, digit), cells).length === 0;

const ofRectangles = (removalsOf: (board: Markup, rectangle: Rectangle) => Iterable<Removal>): Definition =>
  function* (board) {
    for (const rectangle of rectanglesOf(board)) yield* removalsOf(board, rectangle);
  };

/** Type 1: only one corner has other candidates, so it loses the pair. */
export const type1 = ofRectangles(function* (board, { extra, pair }) {
  if (extra.length === 1) yield candidatesIn(board, extra, pair);
});

const oneDigitMore = (isMeant: (board: Markup, extra: readonly Cell[]) => boolean): Definition =>
  ofRectangles(function* (board, rectangle) {
    const { extra } = rectangle;
    const fins = finsOf(board, rectangle);
    if (extra.length > 1 && fins.length === 1 && isMeant(board, extra)) yield seeingAll(board, fins[0]!, extra);
  });

/** Type 2: two adjacent corners share the same other digit, which is removed from candidates that see both. */
export const type2 = oneDigitMore((board, extra) => extra.length === 2 && !areDiagonal(board, extra));

/** Type 5: the same with two diagonal corners, or three. */
export const type5 = oneDigitMore((board, extra) => extra.length === 3 || areDiagonal(board, extra));

/**
 * Type 3: two corners with other candidates count as one cell of a naked subset, whose digits are removed from the rest
 * of the houses that hold all of it.
 */
export const type3 = ofRectangles(function* (board, rectangle) {
  const { geometry } = board;
  const { extra } = rectangle;
  if (extra.length !== 2) return;
  for (const house of geometry.commonHouses(extra)) {
    const others = without(openIn(board, house), extra);
    for (const subset of upTo(others.length).flatMap((size) => [...choices(others, size + 1)])) {
      const digits = [...new Set([...finsOf(board, rectangle), ...digitsOfAll(board, subset)])];
      if (digits.length !== subset.length + 1) continue;
      const all = [...extra, ...subset];
      const losing = geometry.commonHouses(all).flatMap((common) => without(openIn(board, common), all));
      yield candidatesIn(board, [...new Set(losing)], digits);
    }
  }
});

/**
 * Type 4: in a house of two corners with other candidates, one digit of the pair has places only in them, so they lose
 * the other.
 */
export const type4 = ofRectangles(function* (board, { extra, pair }) {
  if (extra.length !== 2) return;
  for (const house of board.geometry.commonHouses(extra))
    for (const [locked, other] of orderedPairs(pair))
      if (keepsTo(board, house, locked, extra)) yield candidatesIn(board, extra, [other]);
});

/**
 * Type 6: two diagonal corners have other candidates, and in both rows, or both columns, a digit has places only in
 * corners. The two corners lose that digit.
 */
export const type6 = ofRectangles(function* (board, { extra, corners, pair }) {
  const { geometry } = board;
  if (extra.length !== 2 || !areDiagonal(board, extra)) return;
  for (const kind of ['row', 'column'] as const)
    for (const digit of pair)
      if (corners.every((corner) => keepsTo(board, geometry.houseOf(kind, corner), digit, corners)))
        yield candidatesIn(board, extra, [digit]);
});

/**
 * Hidden rectangle: one corner is bare, or two diagonal ones. If a digit has places only in corners in the row and
 * column of the opposite corner, that corner loses the other digit.
 */
export const hidden = ofRectangles(function* (board, { bare, corners, pair }) {
  const { geometry } = board;
  if (bare.length > 2 || (bare.length === 2 && !areDiagonal(board, bare))) return;
  for (const from of bare) {
    const across = corners.filter((corner) => corner !== from && areDiagonal(board, [from, corner]));
    for (const [locked, other] of orderedPairs(pair))
      if (
        (['row', 'column'] as const).every((kind) =>
          keepsTo(board, geometry.houseOf(kind, across[0]!), locked, corners),
        )
      )
        yield candidatesIn(board, across, [other]);
  }
});
