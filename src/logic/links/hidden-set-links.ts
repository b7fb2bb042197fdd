/**
 * Strong links within almost hidden sets: digits of a house with one place more than digits. If one of the places takes
 * none of these digits, all other places take one each.
 */

import { bitsOf, countBits, isSingle } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { perHouse } from '../../core/caches.js';
import { candidatesAmong } from '../../core/candidates.js';
import { type AlmostHiddenSet, almostHiddenSetsIn } from '../sets/almost-hidden.js';
import { cellRows } from '../sets/slices.js';
import { markCells, markHouses, named } from '../step/marks.js';
import { cells as cellsTerm, digitSet, houses, say } from '../step/message.js';
import { houseTruths } from '../step/truths.js';
import type { LinkPattern, StrongLink } from './graph.js';

/** The most digits of a set. A larger one is easier to see as an almost locked set of the other cells. */
const MOST_DIGITS = 4;

export function* almostHiddenLinks(board: Markup): Generator<StrongLink, void, void> {
  for (let house = 0; house < board.geometry.houses; house++) yield* linksInHouse(board, house);
}

const linksInHouse = perHouse(cellRows, (board, house): readonly StrongLink[] =>
  severalDigitsBySize(almostHiddenSetsIn(board, house, MOST_DIGITS)).flatMap((set) => linksOf(board, set)),
);

/** Returns the sets of several digits. A single digit with two places is a plain link. */
const severalDigitsBySize = (sets: readonly AlmostHiddenSet[]): AlmostHiddenSet[] =>
  sets.filter(({ digits }) => !isSingle(digits)).sort((a, b) => countBits(a.digits) - countBits(b.digits));

function linksOf(board: Markup, { house, digits: set, cells }: AlmostHiddenSet): readonly StrongLink[] {
  const { digits } = board;
  const parts = cells.filter((cell) => digits[cell]! & ~set || countBits(digits[cell]! & set) === 1);
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
  return own.flatMap((one, i) =>
    own.slice(i + 1).map((other) => ({
      ends: [one, other],
      get truths() {
        return houseTruths([house], ...bitsOf(set));
      },
      get pattern() {
        return (pattern ??= patternOf());
      },
    })),
  );
}
