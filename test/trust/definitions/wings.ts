/** Wings of bivalue cells. */

import type { Markup } from '../../../src/core/board.js';
import type { Cell } from '../../../src/core/geometry.js';
import {
  both,
  choices,
  type Definition,
  digitsOf,
  isSame,
  openCells,
  orderedPairs,
  placesIn,
  seeingAll,
  upTo,
  without,
} from './plain.js';

const bivalueCells = (board: Markup): Cell[] => openCells(board).filter((cell) => digitsOf(board, cell).length === 2);

/** XY-Wing: pivot xy sees pincers xz and yz. Candidates z that see both pincers are removed. */
export const xyWing: Definition = function* (board) {
  const { geometry } = board;
  for (const pivot of bivalueCells(board)) {
    const [x, y] = digitsOf(board, pivot);
    const seen = bivalueCells(board).filter((cell) => geometry.sees(cell, pivot));
    for (const [a, b] of orderedPairs(seen)) {
      const z = without(digitsOf(board, a), [x!]);
      if (z.length !== 1 || z[0] === y || !isSame(digitsOf(board, b), [y!, z[0]!])) continue;
      yield seeingAll(board, z[0]!, [a, b]);
    }
  }
};

/** XYZ-Wing: pivot xyz sees pincers xz and yz. Candidates z that see all three are removed. */
export const xyzWing: Definition = function* (board) {
  const { geometry } = board;
  for (const pivot of openCells(board)) {
    const three = digitsOf(board, pivot);
    if (three.length !== 3) continue;
    const seen = bivalueCells(board).filter((cell) => geometry.sees(cell, pivot));
    for (const z of three) {
      const [x, y] = without(three, [z]);
      for (const [a, b] of orderedPairs(seen))
        if (isSame(digitsOf(board, a), [x!, z]) && isSame(digitsOf(board, b), [y!, z]))
          yield seeingAll(board, z, [pivot, a, b]);
    }
  }
};

/**
 * W-Wing: two cells with the same two digits. One digit has two places in a house, each of which sees one of the cells;
 * candidates of the other digit that see both cells are removed.
 */
export const wWing: Definition = function* (board) {
  const { geometry } = board;
  for (const [a, b] of choices(bivalueCells(board), 2)) {
    const pair = digitsOf(board, a!);
    if (!isSame(pair, digitsOf(board, b!))) continue;
    for (const [link, digit] of orderedPairs(pair))
      for (const house of upTo(geometry.houses)) {
        const places = placesIn(board, house, link);
        if (places.length !== 2 || both(places, [a!, b!]).length > 0) continue;
        if (orderedPairs(places).some(([c, d]) => geometry.sees(a!, c) && geometry.sees(b!, d)))
          yield seeingAll(board, digit, [a!, b!]);
      }
  }
};
