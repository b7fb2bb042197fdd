/** Two strong links of one digit, by how they lie; and empty rectangles. */
import type { Markup } from '../../../src/core/board.js';
import type { Cell, Digit, House, HouseKind } from '../../../src/core/geometry.js';
import { both, candidatesIn, type Definition, orderedPairs, placesIn, seeingAll, upTo, without } from './plain.js';

/** The two places of a digit in each house that has just two, and both ways round. */
function linksOf(board: Markup, digit: Digit, kinds: readonly HouseKind[]): { house: House; ends: [Cell, Cell] }[] {
  return board.geometry
    .housesOf(...kinds)
    .map((house) => ({ house, places: placesIn(board, house, digit) }))
    .filter(({ places }) => places.length === 2)
    .flatMap(({ house, places }) => orderedPairs(places).map((ends) => ({ house, ends })));
}

/** Links a = b and c = d of two houses of the kinds, where b and c are joined: what sees a and d loses the digit. */
const twoLinks = (
  first: readonly HouseKind[],
  second: readonly HouseKind[],
  isMeant: (board: Markup, ends: readonly [Cell, Cell, Cell, Cell]) => boolean,
): Definition =>
  function* (board) {
    for (const digit of upTo(board.geometry.size))
      for (const one of linksOf(board, digit, first))
        for (const other of linksOf(board, digit, second)) {
          const [a, b] = one.ends;
          const [c, d] = other.ends;
          if (one.house !== other.house && isMeant(board, [a, b, c, d])) yield seeingAll(board, digit, [a, d]);
        }
  };

const shares = ({ geometry }: Markup, kind: 'row' | 'column' | 'box', a: Cell, b: Cell): boolean =>
  geometry.houseOf(kind, a) === geometry.houseOf(kind, b);

/**
 * Two parallel lines with two places each: one of each lies in a common crossing line, the others in different ones.
 */
export const skyscraper: Definition = function* (board) {
  for (const [kind, across] of [
    ['row', 'column'],
    ['column', 'row'],
  ] as const)
    yield* twoLinks(
      [kind],
      [kind],
      (_, [a, b, c, d]) => shares(board, across, b, c) && !shares(board, across, a, d),
    )(board);
};

/** Any, in which the links have no place in common but perhaps both outer ends. */
export const turbotFish: Definition = function* (board) {
  const all = ['row', 'column', 'box'] as const;
  yield* twoLinks(all, all, (_, [a, b, c, d]) => b !== c && a !== c && b !== d && board.geometry.sees(b, c))(board);
};

/**
 * A row and a column with two places each that do not share one. One place of each lies in a common box; the digit is
 * removed from the cell that sees both others.
 */
export const twoStringKite: Definition = function* (board) {
  const { geometry } = board;
  for (const digit of upTo(geometry.size))
    for (const {
      ends: [a, b],
    } of linksOf(board, digit, ['row']))
      for (const {
        ends: [c, d],
      } of linksOf(board, digit, ['column'])) {
        if (both([a, b], [c, d]).length > 0 || !shares(board, 'box', b, c)) continue;
        yield candidatesIn(board, [geometry.rowOf(d) * geometry.size + geometry.columnOf(a)], [digit]);
      }
};

/**
 * In a box, a digit keeps to a row and a column, and to neither alone. One of the two has a place outside the box, and
 * the line across has one other place: what lies in the line of that one and in the other line, outside the box, goes.
 */
export const emptyRectangle: Definition = function* (board) {
  const { geometry } = board;
  for (const digit of upTo(geometry.size))
    for (const box of geometry.housesOf('box')) {
      const places = placesIn(board, box, digit);
      for (const corner of geometry.cellsOf(box))
        for (const [kind, across] of orderedPairs<'row' | 'column'>(['row', 'column'])) {
          const [inLine, inOther] = [kind, across].map((each) =>
            places.filter((cell) => shares(board, each, cell, corner)),
          );
          const isCross = places.every((cell) => inLine!.includes(cell) || inOther!.includes(cell));
          if (!isCross || [inLine!, inOther!].some((arm) => arm.length === places.length)) continue;
          const line = geometry.houseOf(kind, corner);
          for (const near of without(placesIn(board, line, digit), geometry.cellsOf(box))) {
            const link = placesIn(board, geometry.houseOf(across, near), digit);
            if (link.length !== 2) continue;
            const [far] = without(link, [near]);
            const targets = both(
              geometry.cellsOf(geometry.houseOf(across, corner)),
              geometry.cellsOf(geometry.houseOf(kind, far!)),
            );
            yield candidatesIn(board, without(targets, geometry.cellsOf(box)), [digit]);
          }
        }
    }
};
