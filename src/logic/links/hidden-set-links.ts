/**
 * Strong links within almost hidden sets: digits of a house that have one place more than there are of them. If one of
 * the places takes none of these digits, all others take one each.
 */

import { bitsOf, countBits, isSingle } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { type AlmostHiddenSet, almostHiddenSetsIn } from '../sets/almost-hidden.js';
import { cells as cellsTerm, digitSet, houses, say } from '../step/message.js';
import { houseTruths } from '../step/truths.js';
import type { StrongLink } from './graph.js';

/** Larger ones are almost locked sets of the other cells, and easier to see as such. */
const MOST_DIGITS = 4;

export function* almostHiddenLinks(board: Markup): Generator<StrongLink, void, void> {
  for (let house = 0; house < board.geometry.houses; house++)
    for (const set of smallestFirst(almostHiddenSetsIn(board, house, MOST_DIGITS))) yield* linksOf(board, set);
}

/** The sets of several digits; a single one with two places is a plain link. */
const smallestFirst = (sets: readonly AlmostHiddenSet[]): AlmostHiddenSet[] =>
  sets.filter(({ digits }) => !isSingle(digits)).sort((a, b) => countBits(a.digits) - countBits(b.digits));

function* linksOf(board: Markup, { house, digits: set, cells }: AlmostHiddenSet): Generator<StrongLink, void, void> {
  const { digits } = board;
  const parts = cells.filter((cell) => digits[cell]! & ~set || countBits(digits[cell]! & set) === 1);
  if (parts.length < 2) return;
  const own = (cell: Cell): Candidate[] => candidatesAmong(board, [cell], set);
  const truths = houseTruths([house], ...bitsOf(set));
  const pattern = {
    label: 'AHS',
    message: say(
      'In {house}, the only places for {digits} are {cells}, one more than digits, so at most one of these takes another digit (AHS, an almost hidden set).',
      {
        house: houses([house]),
        digits: digitSet(set),
        cells: cellsTerm(cells),
      },
    ),
  };
  for (const [i, first] of parts.entries())
    for (const second of parts.slice(i + 1)) yield { ends: [own(first), own(second)], truths, pattern };
}
