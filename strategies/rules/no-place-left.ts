import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { markCandidates, markHouses, markLink } from '../../src/logic/step/marks.js';
import {
  candidates,
  cells,
  clues,
  conclusion,
  digits,
  houses,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

/** A candidate that excludes every place of another digit in a house, by a rule about different digits. */
export interface NoPlace {
  readonly house: House;
  readonly digit: Digit;
  readonly places: readonly Cell[];
}

/** The most places that a person looks at. */
const MOST_PLACES = 4;

function* noPlaceHits(board: Markup, since: Stamp = -1): Generator<Hit<NoPlace>, void, void> {
  const { geometry, slots, houseStamps } = board;
  const { size } = geometry;
  if (!geometry.further) return;
  for (let house = 0; house < geometry.houses; house++) {
    if (houseStamps[house]! <= since) continue;
    for (let digit = 0; digit < size; digit++) {
      const at = slots[house * size + digit]!;
      const count = countBits(at);
      if (count < 2 || count > MOST_PLACES) continue;
      const remove = excludingAll(board, house, digit, at);
      if (!remove) continue;
      const places: Cell[] = [];
      for (let rest = at; rest; rest &= rest - 1) places.push(geometry.cellAt(house, lowestBit(rest)));
      yield removing({ house, digit, places }, remove);
    }
  }
}

/** Returns the candidates of other digits that exclude a digit from all its places in a house; undefined if there are none. */
function excludingAll({ geometry, digits }: Markup, house: House, digit: Digit, at: Bits): Candidate[] | undefined {
  const first = geometry.candidate(geometry.cellAt(house, lowestBit(at)), digit);
  const { start, cells: others, digits: sets } = geometry.further!;
  let found: Candidate[] | undefined;
  for (let index = start[first]!; index < start[first + 1]!; index++) {
    const cell = others[index]!;
    for (let rest = digits[cell]! & sets[index]! & ~(1 << digit); rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      let isExcluding = true;
      for (let left = at & (at - 1); left && isExcluding; left &= left - 1)
        isExcluding = geometry.conflict(candidate, geometry.candidate(geometry.cellAt(house, lowestBit(left)), digit));
      if (isExcluding) (found ??= []).push(candidate);
    }
  }
  return found;
}

function messageOf(hit: Hit<NoPlace>, geometry: Geometry): Message {
  const { house, digit, places } = hit.pattern;
  const excluded = hit.remove.flatMap((candidate) =>
    places
      .filter((place) => place !== geometry.cellOf(candidate))
      .map((place) => ({
        cells: [geometry.cellOf(candidate), place] as const,
        excluded: [[candidate, geometry.candidate(place, digit)] as const],
      })),
  );
  return say(
    'In {house}, {digit} can only be in {places}. {clues}. So {removed} would {removed:|each }leave {digit} no place there: {conclusion}.',
    {
      house: houses([house]),
      digit: digits(digit),
      places: cells(places),
      clues: clues(...excluded),
      removed: candidates(hit.remove),
      conclusion: conclusion(hit),
    },
  );
}

/** A digit is false where it would exclude another digit from all its places in a house. */
export const noPlaceLeft: Strategy<NoPlace> = {
  id: 'no-place-left',
  name: 'No Place Left',
  aliases: ['between two places'],
  learnAfter: ['no-partner', 'pointing'],
  family: 'rules',
  level: 'medium',
  score: 52,
  needs: 'exclusions',
  find: (board, { since } = {}) => noPlaceHits(board, since),
  explain: (hit, geometry) => {
    const { house, digit, places } = hit.pattern;
    const own = places.map((cell) => geometry.candidate(cell, digit));
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markHouses('pattern', [house]),
        ...markCandidates('pattern', own),
        ...hit.remove.map((candidate) =>
          markLink(
            [candidate],
            own.filter((place) => geometry.cellOf(place) !== geometry.cellOf(candidate)),
            false,
          ),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: houseTruths([house], digit),
    };
  },
};
