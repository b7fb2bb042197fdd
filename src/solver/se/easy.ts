/** Rungs up to locked candidates, in Sudoku Explainer's order, boxes first. */
import { directClaiming, directPointing } from '../../../strategies/intersections/direct.js';
import { claiming, pointing } from '../../../strategies/intersections/locked-candidates.js';
import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import { directHiddenPair, directHiddenTriplet } from '../../../strategies/subsets/direct.js';
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Geometry, House } from '../../core/geometry.js';
import { scanOrderOf } from '../../core/scan-order.js';
import { lockedCandidatesHit, pluralDigits } from '../../logic/digit/locked-candidates.js';
import type { SearchLimits } from '../../logic/step/strategy.js';
import { type Found, found } from '../rung.js';
import { rated, rungAt, seRung } from './rung.js';

export const FULL_HOUSE = 1.0;
export const IN_BOX = 1.2;
export const IN_LINE = 1.5;
export const NAKED = 2.3;

const hiddenRating = ({ houseKinds }: Geometry, house: House): number =>
  houseKinds[house] === 'box' ? IN_BOX : IN_LINE;

/** Finds singles: first the last open cell of a house, then digits with one place; boxes before columns before rows. */
function* findHidden(board: Markup): Generator<Found, void, void> {
  const { geometry } = board;
  const { houses } = scanOrderOf(geometry);
  const full = [...fullHouse.find(board)];
  full.sort((a, b) => houses.indexOf(a.pattern.house) - houses.indexOf(b.pattern.house));
  for (const hit of full) yield found(fullHouse, hit, FULL_HOUSE);
  for (const hit of hiddenSingle.find(board)) yield found(hiddenSingle, hit, hiddenRating(geometry, hit.pattern.house));
}

export const hiddenSingles = seRung(
  findHidden,
  rated(fullHouse, FULL_HOUSE),
  rated(hiddenSingle, IN_BOX, ({ pattern: { house } }, { geometry }) => hiddenRating(geometry, house)),
);

export const nakedSingles = rungAt(NAKED, nakedSingle);

export const DIRECT_POINTING = 1.7;
export const DIRECT_CLAIMING = 1.9;
export const PAIR = 2.0;
export const TRIPLET = 2.5;

export const directLocking = seRung(
  function* (board, limits) {
    for (const hit of directPointing.find(board, limits)) yield found(directPointing, hit, DIRECT_POINTING);
    for (const hit of directClaiming.find(board, limits)) yield found(directClaiming, hit, DIRECT_CLAIMING);
  },
  rated(directPointing, DIRECT_POINTING),
  rated(directClaiming, DIRECT_CLAIMING),
);
export const directPairs = rungAt(PAIR, directHiddenPair);
export const directTriplets = rungAt(TRIPLET, directHiddenTriplet);

export const POINTING = 2.6;
export const CLAIMING = 2.8;

/** Finds locked candidates: boxes with columns, boxes with rows, columns with boxes, then rows with boxes. */
function* findLocking(board: Markup, { since = -1 }: SearchLimits = {}): Generator<Found, void, void> {
  const { geometry, slots } = board;
  const { size, houses, crossings } = geometry;
  const pairs = scanOrderOf(geometry).crossings;
  let plural = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const base = pairs[i]!;
    const cover = pairs[i + 1]!;
    if (base !== pairs[i - 2]) plural = pluralDigits(board, base, since);
    const outside = ~crossings[base * houses + cover]!;
    for (let rest = plural; rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      if (slots[base * size + digit]! & outside) continue;
      const hit = lockedCandidatesHit(board, digit, base, cover);
      if (!hit) continue;
      yield geometry.houseKinds[base] === 'box' ? found(pointing, hit, POINTING) : found(claiming, hit, CLAIMING);
    }
  }
}

export const locking = seRung(findLocking, rated(pointing, POINTING), rated(claiming, CLAIMING));
