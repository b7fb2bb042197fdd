/**
 * Strong links with groups: a house whose places of a digit fall into two parts, each a single cell or within another
 * house (the part of a row in one box, the part of a box in one column). One of the parts holds the digit.
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import type { Digit, Geometry, House } from '../../core/geometry.js';
import { houseTruths } from '../step/truths.js';
import type { StrongLink } from './graph.js';

export const groupLinks = (board: Markup): Iterable<StrongLink> => linksOf(board, board.geometry.all);

/** Makes the source of strong links with groups, for some digits only. */
export const groupLinksOf =
  (digits: Bits) =>
  (board: Markup): Iterable<StrongLink> =>
    linksOf(board, digits);

function* linksOf(board: Markup, digits: Bits): Generator<StrongLink, void, void> {
  for (let left = digits; left; left &= left - 1)
    for (let house = 0; house < board.geometry.houses; house++) yield* linksIn(board, house, lowestBit(left));
}

/** The houses that cross each house, ascending. */
const housesCrossing = ({ houses, crossings }: Geometry): readonly (readonly House[])[] =>
  Array.from({ length: houses }, (_, house) =>
    Array.from({ length: houses }, (_, other) => other).filter(
      (other) => other !== house && crossings[house * houses + other] !== 0,
    ),
  );

/** The fewest places: two places are joined by a plain link. */
const FEWEST_PLACES = 3;

/** For each digit in a house: its places at the last query, and their links. */
interface LinkCache {
  readonly places: Int32Array;
  readonly links: (readonly StrongLink[])[];
}

const linkCache = ({ houses, size }: Geometry): LinkCache => ({
  places: new Int32Array(houses * size),
  links: new Array<readonly StrongLink[]>(houses * size).fill([]),
});

function linksIn({ geometry, slots }: Markup, house: House, digit: Digit): readonly StrongLink[] {
  const { places, links } = geometry.memo(linkCache);
  const at = house * geometry.size + digit;
  if (places[at] !== slots[at]) {
    places[at] = slots[at]!;
    links[at] = computeLinks(geometry, house, digit, places[at]!);
  }
  return links[at]!;
}

function computeLinks(geometry: Geometry, house: House, digit: Digit, places: Bits): StrongLink[] {
  const { houses, crossings } = geometry;
  const links: StrongLink[] = [];
  if (countBits(places) < FEWEST_PLACES) return links;
  const truths = houseTruths([house], digit);
  for (const other of geometry.memo(housesCrossing)[house]!) {
    const part = places & crossings[house * houses + other]!;
    const rest = places & ~part;
    if (!part || !rest || (isSingle(part) && isSingle(rest))) continue;
    if (isSingle(rest) || isInOneHouse(geometry, house, rest))
      links.push({
        ends: [placesAt(geometry, house, part, digit), placesAt(geometry, house, rest, digit)],
        truths,
      });
  }
  return links;
}

/** True if slots of a house all lie in one other house. */
function isInOneHouse(geometry: Geometry, house: House, slots: Bits): boolean {
  const { houses, crossings, houseStart, cellHouses } = geometry;
  const cell = geometry.cellAt(house, lowestBit(slots));
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const other = cellHouses[at]!;
    if (other !== house && (slots & ~crossings[house * houses + other]!) === 0) return true;
  }
  return false;
}
