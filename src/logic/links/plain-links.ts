/** The strong links between single candidates: the two of a cell, and the two places of a digit in a house. */

import { type Bits, highestBit, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { perPosition } from '../../core/per-position.js';
import { cellTruths, houseTruths } from '../step/truths.js';
import { candidatesOf, type LinkGraph, linkGraph, type StrongLink } from './graph.js';

export function* bivalueCells({ geometry, digits }: Markup): Generator<StrongLink, void, void> {
  for (let cell = 0; cell < geometry.cells; cell++) {
    const pair = digits[cell]!;
    if (!isPair(pair)) continue;
    const low = geometry.candidate(cell, lowestBit(pair));
    const high = geometry.candidate(cell, highestBit(pair));
    yield { ends: [[low], [high]], truths: cellTruths([cell]) };
  }
}

/** Houses that hold a digit twice: rows, columns, boxes. */
export const conjugates = (board: Markup): Iterable<StrongLink> => conjugatesOf(board.geometry.all)(board);

/** The same for some digits only. */
export const conjugatesOf = (among: Bits) =>
  function* ({ geometry, slots }: Markup): Generator<StrongLink, void, void> {
    const { size, houses } = geometry;
    for (let house = 0; house < houses; house++)
      for (let left = among; left; left &= left - 1) {
        const digit = lowestBit(left);
        const places = slots[house * size + digit]!;
        if (!isPair(places)) continue;
        const first = geometry.candidate(geometry.cellAt(house, lowestBit(places)), digit);
        const second = geometry.candidate(geometry.cellAt(house, highestBit(places)), digit);
        yield { ends: [[first], [second]], truths: houseTruths([house], digit) };
      }
  };

/** The graph of all candidates with these links. */
export const plainGraph: (board: Markup) => LinkGraph = perPosition((board) =>
  linkGraph(board, candidatesOf(board), bivalueCells, conjugates),
);
