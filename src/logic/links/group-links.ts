/**
 * Strong links with groups: a house whose places of a digit fall into two parts, each a single cell or all within
 * another house (a row's part in one box, a box's part in one column). One of the parts holds the digit.
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { perPosition, perShape } from '../../core/caches.js';
import { placesAt } from '../../core/candidates.js';
import type { Clock } from '../../core/clock.js';
import type { Digit, House } from '../../core/geometry.js';
import { houseTruths } from '../step/truths.js';
import { extended, type LinkGraph, plainGraph, type StrongLink } from './graph.js';

export const groups = (board: Markup): Iterable<StrongLink> => groupsOf(board.geometry.all)(board);

/** Strong links with groups, for some digits only. */
export const groupsOf = (among: Bits) =>
  function* (board: Markup): Generator<StrongLink, void, void> {
    for (let left = among; left; left &= left - 1) yield* groupsOfDigit(board, lowestBit(left));
  };

/** The graph of all candidates with these links and those between single ones. */
export const groupedGraph: (board: Markup, clock?: Clock) => LinkGraph = perPosition((board, clock) =>
  extended(board, plainGraph(board), [groups], clock),
);

/** The houses that cross each house, ascending. */
const housesCrossing = perShape(({ houses, crossings }): readonly (readonly House[])[] =>
  Array.from({ length: houses }, (_, house) =>
    Array.from({ length: houses }, (_, other) => other).filter(
      (other) => other !== house && crossings[house * houses + other] !== 0,
    ),
  ),
);

/** The fewest places. A plain link joins two places. */
const FEWEST_PLACES = 3;

function* groupsOfDigit(board: Markup, digit: Digit): Generator<StrongLink, void, void> {
  const { geometry, slots } = board;
  const { size, houses } = geometry;
  const crossed = housesCrossing(geometry);
  for (let house = 0; house < houses; house++) {
    const places = slots[house * size + digit]!;
    if (countBits(places) < FEWEST_PLACES) continue;
    for (const other of crossed[house]!) {
      const part = places & geometry.crossings[house * houses + other]!;
      const rest = places & ~part;
      if (!part || !rest || (isSingle(part) && isSingle(rest))) continue;
      if (isSingle(rest) || liesInOne(board, house, rest))
        yield {
          ends: [placesAt(geometry, house, part, digit), placesAt(geometry, house, rest, digit)],
          get truths() {
            return houseTruths([house], digit);
          },
        };
    }
  }
}

/** True if slots of a house all lie in one other house. */
function liesInOne({ geometry }: Markup, house: House, slots: Bits): boolean {
  const { houses, crossings, houseStart, cellHouses } = geometry;
  const cell = geometry.cellAt(house, lowestBit(slots));
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const other = cellHouses[at]!;
    if (other !== house && (slots & ~crossings[house * houses + other]!) === 0) return true;
  }
  return false;
}
