import { groupBy } from '../../src/core/arrays.js';
import { type Bits, isSingle } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { cellsAt } from '../../src/core/candidates.js';
import { type Cell, type Digit, type Geometry, HOUSE_KINDS, type House } from '../../src/core/geometry.js';
import { housesSince } from '../../src/core/houses.js';
import { seeingAll } from '../../src/core/seeing.js';
import { markCandidates, markHouses, markLink } from '../../src/logic/step/marks.js';
import {
  cells,
  clause,
  clues,
  conclusion,
  digits,
  houses,
  lines,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

/** Digits with the same places in a house, and the cells that see all of these. */
interface CommonPeers {
  readonly house: House;
  readonly digits: readonly Digit[];
  readonly places: readonly Cell[];
  readonly peers: readonly Cell[];
}

/** The ways in which a cell sees some places. */
interface Sight {
  readonly from: Cell;
  /** Places seen through houses, and these houses. */
  readonly inHouses: readonly Cell[];
  readonly houses: readonly House[];
  /** Places that a rule of their own keeps different from it. */
  readonly byPairs: readonly Cell[];
}

function sightOf(from: Cell, places: readonly Cell[], geometry: Geometry): Sight {
  const common = places.map((place) => geometry.commonHouses([from, place]));
  const chosen: House[] = [];
  let open = common.filter((those) => those.length > 0);
  while (open.length > 0) {
    const times = (house: House) => open.filter((those) => those.includes(house)).length;
    const most = open.flat().reduce((best, house) => (times(house) > times(best) ? house : best));
    chosen.push(most);
    open = open.filter((those) => !those.includes(most));
  }
  return {
    from,
    inHouses: places.filter((_, at) => common[at]!.length > 0),
    houses: chosen,
    byPairs: places.filter((_, at) => common[at]!.length === 0),
  };
}

/** Tells how a cell sees all places, as a clause. */
function sightMessage({ from, inHouses, houses: common, byPairs }: Sight): Message {
  const own = { from: cells([from]) };
  if (byPairs.length === 0)
    return say('{from} sees {places:both|both|all} of them, in {common}', {
      ...own,
      places: cells(inHouses),
      common: houses(common),
    });
  if (inHouses.length === 0)
    return say('{from} differs from {places:both|both|all} of them', { ...own, places: cells(byPairs) });
  return say('{from} sees {inHouses} in {common}, and differs from {byPairs}', {
    ...own,
    inHouses: cells(inHouses),
    common: houses(common),
    byPairs: cells(byPairs),
  });
}

function messageOf(hit: Hit<CommonPeers>, sights: readonly Sight[], geometry: Geometry): Message {
  const { house, digits: list, places } = hit.pattern;
  const terms = {
    house: houses([house]),
    digits: digits(...list),
    places: cells(places),
    conclusion: conclusion(hit),
  };
  const sameDigit = (from: Cell, place: Cell) => ({
    cells: [from, place] as const,
    excluded: list.map((digit) => [geometry.candidate(from, digit), geometry.candidate(place, digit)] as const),
  });
  const differing = sights.flatMap(({ from, byPairs }) => byPairs.map((place) => sameDigit(from, place)));
  if (sights.length === 1) {
    const told = { ...terms, sight: clause(sightMessage(sights[0]!)) };
    return differing.length === 0
      ? say('In {house}, {digits} can only be in {places}. {sight}: {conclusion}.', told)
      : say('{clues:general}. In {house}, {digits} can only be in {places}. {sight}: {conclusion}.', {
          ...told,
          clues: clues(...differing),
        });
  }
  const told = {
    ...terms,
    lines: lines(sights.map((sight) => say('{sight}.', { sight: clause(sightMessage(sight)) }))),
  };
  return differing.length === 0
    ? say('In {house}, {digits} can only be in {places}:{lines}\nSo {conclusion}.', told)
    : say('{clues:general}. In {house}, {digits} can only be in {places}:{lines}\nSo {conclusion}.', {
        ...told,
        clues: clues(...differing),
      });
}

/** A cell that sees all places of a digit in a house, by pairs or in several houses, cannot take it. */
export const commonPeerElimination: Strategy<CommonPeers> = {
  id: 'common-peer-elimination',
  name: 'Common Peer Elimination',
  aliases: ['CPE', 'locked candidates by pairs'],
  learnAfter: ['claiming'],
  family: 'intersections',
  level: 'medium',
  score: 60,
  needs: 'variant',
  find: (board, { since } = {}) => commonPeerHits(board, since),
  explain: (hit, geometry) => {
    const { house, digits: list, places, peers } = hit.pattern;
    const sights = peers.map((from) => sightOf(from, places, geometry));
    const of = (own: readonly Cell[]) => list.flatMap((digit) => own.map((cell) => geometry.candidate(cell, digit)));
    return {
      message: messageOf(hit, sights, geometry),
      marks: [
        ...markHouses('pattern', [house]),
        ...markHouses('cover', [...new Set(sights.flatMap((sight) => sight.houses))]),
        ...markCandidates('pattern', of(places)),
        ...sights.flatMap(({ from, byPairs }) =>
          byPairs.flatMap((place) =>
            list.map((digit) => markLink([geometry.candidate(place, digit)], [geometry.candidate(from, digit)], false)),
          ),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: list.flatMap((digit) => houseTruths([house], digit)),
    };
  },
};

/**
 * Yields the cells that see all places of a digit in a house, with the digits that have the same places and peers. Locked
 * candidates cover cells that share one house with all places; without extra houses there are no others.
 */
function* commonPeerHits(board: Markup, since?: Stamp): Generator<Hit<CommonPeers>, void, void> {
  const { geometry, slots } = board;
  if (geometry.isPlain) return;
  for (const house of housesSince(board, HOUSE_KINDS, since)) {
    const found: CommonPeer[] = [];
    for (let digit = 0; digit < geometry.size; digit++) {
      const places = slots[house * geometry.size + digit]!;
      if (places === 0 || isSingle(places)) continue;
      const peers = [...seeingAll(board, digit, cellsAt(geometry, house, places))]
        .map((candidate) => geometry.cellOf(candidate))
        .filter((cell) => !isInOneHouse(geometry, house, places, cell));
      if (peers.length > 0) found.push({ digit, places, peers });
    }
    for (const own of groupBy(found, ({ places, peers }) => `${places} ${peers}`).values()) {
      const [{ places, peers }] = own as [CommonPeer];
      const digits = own.map(({ digit }) => digit);
      yield removing(
        { house, digits, places: cellsAt(geometry, house, places), peers },
        digits.flatMap((digit) => peers.map((cell) => geometry.candidate(cell, digit))),
      );
    }
  }
}

/** A digit with the slots of its places in a house, and the cells that see all of them. */
interface CommonPeer {
  readonly digit: Digit;
  readonly places: Bits;
  readonly peers: readonly Cell[];
}

/** True if a house of the cell holds all of some places in another house. */
function isInOneHouse(geometry: Geometry, house: House, places: Bits, cell: Cell): boolean {
  const { houses, houseStart, cellHouses, crossings } = geometry;
  for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++)
    if ((places & ~crossings[house * houses + cellHouses[i]!]!) === 0) return true;
  return false;
}
