/**
 * Strong links within almost hidden sets: digits of a house with one place more than digits. If one of the places takes
 * none of these digits, all other places take one each.
 */

import { bitsOf, countBits, isSingle } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate } from '../../core/geometry.js';
import { perHouse } from '../../core/per-house.js';
import { type AlmostHiddenSet, almostHiddenSetsIn } from '../sets/almost-hidden.js';
import { cellRows } from '../sets/slices.js';
import { markCells, markHouses, named } from '../step/marks.js';
import { cells as cellsTerm, digitSet, houses, say } from '../step/message.js';
import { houseTruths } from '../step/truths.js';
import { onDemand, type StrongLink } from './graph.js';

/** The most digits of a set. A larger one is easier to see as an almost locked set of the other cells. */
const MOST_DIGITS = 4;

export function* almostHiddenLinks(board: Markup): Generator<StrongLink, void, void> {
  for (let house = 0; house < board.geometry.houses; house++) yield* linksInHouse(board, house);
}

const linksInHouse = perHouse(cellRows, (board, house) => {
  const links: StrongLink[] = [];
  for (const set of almostHiddenSetsIn(board, house, MOST_DIGITS).sort(byDigits)) addLinks(links, board, set);
  return links;
});

const byDigits = (a: AlmostHiddenSet, b: AlmostHiddenSet): number => countBits(a.digits) - countBits(b.digits);

/** Adds the links of a set of several digits. A single digit with two places is a plain link. */
function addLinks(links: StrongLink[], board: Markup, { house, digits: set, cells }: AlmostHiddenSet): void {
  if (isSingle(set)) return;
  const truths = houseTruths([house], ...bitsOf(set));
  const pattern = onDemand(() => ({
    label: 'AHS',
    message: say(
      'In {house}, {digits} are only in {cells} (AHS, an almost hidden set). That is one cell more than digits, so at most one of these cells takes another digit.',
      {
        house: houses([house]),
        digits: digitSet(set),
        cells: cellsTerm(cells),
      },
    ),
    marks: [...markHouses('pattern', [house]), ...named('hidden-set', markCells('pattern', cells))],
  }));
  const parts: Candidate[][] = [];
  for (const cell of cells) {
    const own = board.digits[cell]!;
    if (own & ~set || isSingle(own & set)) parts.push(candidatesAmong(board, [cell], set));
  }
  for (let i = 0; i < parts.length; i++)
    for (let j = i + 1; j < parts.length; j++) links.push({ ends: [parts[i]!, parts[j]!], truths, pattern });
}
