/** Two strong links of one digit in several arrangements, and empty rectangles. */
import type { Markup } from '../../../src/core/board.js';
import type { Cell, Digit, House, HouseKind } from '../../../src/core/geometry.js';
import { both, candidatesIn, type Definition, orderedPairs, placesIn, seeingAll, upTo, without } from './plain.js';

/** Returns the two places of a digit in each house that has just two, in both orders. */
function linksOf(board: Markup, digit: Digit, kinds: readonly HouseKind[]): { house: House; ends: [Cell, Cell] }[] {
  return board.geometry
    .housesOf(...kinds)
    .map((house) => ({ house, places: placesIn(board, house, digit) }))
    .filter(({ places }) => places.length === 2)
    .flatMap(({ house, places }) => orderedPairs(places).map((ends) => ({ house, ends })));
}

/**
 * Makes a definition of links a = b and c = d in houses of the kinds, where b sees c: candidates that see a and d are
 * removed.
 */
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
 * Skyscraper: two parallel lines with two places each. One place of each lies in a common crossing line, the others in
 * different ones.
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

/** Turbot fish: any two links without a common place, except that both outer ends may coincide. */
export const turbotFish: Definition = function* (board) {
  const all = ['row', 'column', 'box'] as const;
  yield* twoLinks(all, all, (_, [a, b, c, d]) => b !== c && a !== c && b !== d && board.geometry.sees(b, c))(board);
};

/**
 * 2-string kite: a row and a column with two places each and no common place. One place of each lies in a common box;
 * the digit is removed from the cell that sees both others.
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
 * Empty rectangle: in a box, a digit is confined to a row and a column, and to neither alone. One of the two has a
 * place outside the box, and the line across has one other place. The digit is removed from the crossing of that other
 * place's line with the other of the two, outside the box.
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
