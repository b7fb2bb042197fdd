import { type Bits, isSingle } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { cellsAt, placesAt } from '../../src/core/candidates.js';
import {
  type Candidate,
  type Cell,
  type Digit,
  type Geometry,
  HOUSE_KINDS,
  type House,
} from '../../src/core/geometry.js';
import { housesSince } from '../../src/core/houses.js';
import { seeingAll } from '../../src/core/seeing.js';
import { markCandidates, markHouses, markLink } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

/** The ways in which the cell that loses the digit sees the digit's places. */
interface Sight {
  /** The cell. */
  readonly from: Cell;
  readonly places: readonly Cell[];
  /** Places seen through houses, and these houses. */
  readonly inHouses: readonly Cell[];
  readonly houses: readonly House[];
  /** Places that a rule of their own keeps different from it. */
  readonly byPairs: readonly Cell[];
}

function sightOf({ remove, pattern: { candidates } }: Hit<CommonPeer>, geometry: Geometry): Sight {
  const from = geometry.cellOf(remove[0]!);
  const places = candidates.map((candidate) => geometry.cellOf(candidate));
  const common = places.map((place) => geometry.commonHouses([from, place]));
  return {
    from,
    places,
    inHouses: places.filter((_, at) => common[at]!.length > 0),
    houses: [...new Set(common.flatMap((those) => those.slice(0, 1)))],
    byPairs: places.filter((_, at) => common[at]!.length === 0),
  };
}

function messageOf(hit: Hit<CommonPeer>, sight: Sight): Message {
  const { house, digit } = hit.pattern;
  const terms = {
    house: houses([house]),
    digit: digits(digit),
    places: cells(sight.places),
    from: cells([sight.from]),
    conclusion: conclusion(hit),
  };
  const common = houses(sight.houses);
  if (sight.byPairs.length === 0)
    return say(
      'In {house}, the only places for {digit} are {places}. {from} sees {places:both|both|all} of them, in {common}. So it is not {digit}: {conclusion}.',
      {
        ...terms,
        common,
      },
    );
  if (sight.inHouses.length === 0)
    return say(
      'In {house}, the only places for {digit} are {places}. By the rules of this puzzle, {from} differs from {places:both|both|all} of them. So it is not {digit}: {conclusion}.',
      terms,
    );
  return say(
    'In {house}, the only places for {digit} are {places}. {from} sees {inHouses} in {common} and, by the rules of this puzzle, differs from {byPairs}. So it is not {digit}: {conclusion}.',
    { ...terms, common, inHouses: cells(sight.inHouses), byPairs: cells(sight.byPairs) },
  );
}

/** A cell that sees all places of a digit in a house, by pairs or in several houses, cannot take it. */
export const commonPeerElimination: Strategy<CommonPeer> = {
  id: 'common-peer-elimination',
  name: 'Common Peer Elimination',
  aliases: ['CPE', 'locked candidates by pairs'],
  learnAfter: ['claiming'],
  family: 'intersections',
  level: 'medium',
  score: 60,
  needs: 'variant',
  find: commonPeerHits,
  explain: (hit, geometry) => {
    const { house, digit, candidates } = hit.pattern;
    const sight = sightOf(hit, geometry);
    return {
      message: messageOf(hit, sight),
      marks: [
        ...markHouses('pattern', [house]),
        ...markHouses('cover', sight.houses),
        ...markCandidates('pattern', candidates),
        ...sight.byPairs.map((place) => markLink([geometry.candidate(place, digit)], hit.remove, false)),
        ...markCandidates('target', hit.remove),
      ],
      truths: houseTruths([house], digit),
    };
  },
};

interface CommonPeer {
  readonly digit: Digit;
  readonly house: House;
  readonly candidates: readonly Candidate[];
}

/**
 * Yields one hit for each cell that sees all places, since each has its own reasons. Locked candidates cover cells that
 * share one house with all places; without extra houses there are no others.
 */
function* commonPeerHits(board: Markup, since?: Stamp): Generator<Hit<CommonPeer>, void, void> {
  const { geometry, slots } = board;
  if (geometry.isPlain) return;
  for (const house of housesSince(board, HOUSE_KINDS, since))
    for (let digit = 0; digit < geometry.size; digit++) {
      const places = slots[house * geometry.size + digit]!;
      if (places === 0 || isSingle(places)) continue;
      for (const candidate of seeingAll(board, digit, cellsAt(geometry, house, places))) {
        if (isInOneHouse(geometry, house, places, geometry.cellOf(candidate))) continue;
        yield removing({ digit, house, candidates: placesAt(geometry, house, places, digit) }, [candidate]);
      }
    }
}

/** True if a house of the cell holds all of some places in another house. */
function isInOneHouse(geometry: Geometry, house: House, places: Bits, cell: Cell): boolean {
  const { houses, houseStart, cellHouses, crossings } = geometry;
  for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++)
    if ((places & ~crossings[house * houses + cellHouses[i]!]!) === 0) return true;
  return false;
}
