/**
 * Strong links within almost hidden sets: digits of a house with one place more than digits. If one of the places takes
 * none of these digits, all other places take one each.
 */

import { bitsOf, countBits, isSingle } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { perHouse } from '../../core/caches.js';
import { candidatesAmong } from '../../core/candidates.js';
import { type AlmostHiddenSet, almostHiddenSetsIn } from '../sets/almost-hidden.js';
import { digitRows } from '../sets/slices.js';
import { markCells, markHouses, named } from '../step/marks.js';
import { cells as cellsTerm, digitSet, houses, say } from '../step/message.js';
import { houseTruths } from '../step/truths.js';
import type { LinkPattern, StrongLink } from './graph.js';

/** The most digits of a set. A larger one is easier to see as an almost locked set of the other cells. */
const MOST_DIGITS = 4;

export function* almostHiddenLinks(board: Markup): Generator<StrongLink, void, void> {
  for (let house = 0; house < board.geometry.houses; house++)
    for (const set of setsInHouse(board, house)) yield* linksOf(board, set);
}

const setsInHouse = perHouse(digitRows, (board, house) =>
  severalDigitsBySize(almostHiddenSetsIn(board, house, MOST_DIGITS)),
);

/** Returns the sets of several digits. A single digit with two places is a plain link. */
const severalDigitsBySize = (sets: readonly AlmostHiddenSet[]): AlmostHiddenSet[] =>
  sets.filter(({ digits }) => !isSingle(digits)).sort((a, b) => countBits(a.digits) - countBits(b.digits));

function* linksOf(board: Markup, { house, digits: set, cells }: AlmostHiddenSet): Generator<StrongLink, void, void> {
  const { digits } = board;
  const parts = cells.filter((cell) => digits[cell]! & ~set || countBits(digits[cell]! & set) === 1);
  if (parts.length < 2) return;
  const own = parts.map((cell) => candidatesAmong(board, [cell], set));
  /** The pattern shared by all links of the set, since a chain explains it once. */
  let pattern: LinkPattern | undefined;
  const patternOf = (): LinkPattern => ({
    label: 'AHS',
    message: say(
      'In {house}, the only places for {digits} are {cells}: one cell more than there are digits, so at most one of these takes another digit (AHS, an almost hidden set).',
      {
        house: houses([house]),
        digits: digitSet(set),
        cells: cellsTerm(cells),
      },
    ),
    marks: [...markHouses('pattern', [house]), ...named('hidden-set', markCells('pattern', cells))],
  });
  for (let i = 0; i < own.length; i++)
    for (let j = i + 1; j < own.length; j++)
      yield {
        ends: [own[i]!, own[j]!],
        get truths() {
          return houseTruths([house], ...bitsOf(set));
        },
        get pattern() {
          return (pattern ??= patternOf());
        },
      };
}
