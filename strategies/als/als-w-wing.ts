import { lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { cellsAt, digitsOf, placesAt } from '../../src/core/candidates.js';
import { cellSet } from '../../src/core/cell-set.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Digit, House } from '../../src/core/geometry.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  almostLockedSets,
  collectSeenByBoth,
  isSeen,
  type SetIndex,
  setAt,
  setsSince,
} from '../../src/logic/sets/almost-locked.js';
import { markCandidates, markHouses, markLink, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, digits, houses, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { keepPaired, type Takers } from './pairs.js';
import { placesIn, setLetter, setMarks, setTerm, setTruths, withFewestCells } from './set.js';

interface Wing {
  readonly sets: readonly [AlmostLockedSet, AlmostLockedSet];
  readonly link: Digit;
  readonly house: House;
  /** Places of the link in the house: those that the first set excludes, and the others, which the second excludes. */
  readonly places: readonly [readonly Candidate[], readonly Candidate[]];
}

/**
 * Two sets hold a digit that would have no place in a house if both took it. So one lacks it, and keeps their other
 * common digits.
 */
export const alsWWing: Strategy<Wing> = {
  id: 'als-w-wing',
  name: 'Almost Locked Set W-Wing',
  aliases: ['ALS-W-Wing'],
  family: 'als',
  level: 'unfair',
  score: 310,

  find: (board, since, clock) => withFewestCells(wingsOn(board, since, clock), ({ sets }) => sets),

  explain({ place, remove, pattern: { sets, link, house, places } }, geometry) {
    const at = (list: readonly Candidate[]) => cells(list.map((candidate) => geometry.cellOf(candidate)));
    return {
      message: say(
        'Each of the sets {first} and {second} has one more digit than cells, so it holds all of its digits but one. If both held {link}, neither {near} nor {far} could be {link}, and {house} would have no place for it. So {a} or {b} does without {link} and holds all its other digits, including {common}. A candidate ruled out in both cases is false: {conclusion}.',
        {
          first: setTerm(sets[0], 0),
          second: setTerm(sets[1], 1),
          a: setLetter(sets[0], 0),
          b: setLetter(sets[1], 1),
          link: digits(link),
          near: at(places[0]),
          far: at(places[1]),
          house: houses([house]),
          common: digitSet(digitsOf(remove, geometry)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...markHouses('cover', [house]),
        ...named('link', [
          ...markCandidates('fin', [...places.flat(), ...sets.flatMap((set) => placesIn(geometry, set, link))]),
          ...places.map((list, index) => markLink(placesIn(geometry, sets[index]!, link), list, false)),
          markLink(places[0], places[1], true),
        ]),
        ...setMarks(geometry, sets, 1 << link, remove),
      ],
      truths: [...setTruths(sets), ...houseTruths([house], link)],
    };
  },
};

function* wingsOn(board: Markup, since: Stamp = -1, clock: Clock = unlimited): Generator<Hit<Wing>, void, void> {
  const { geometry, slots, houseStamps, digitStamps } = board;
  const { size } = geometry;
  const sets = almostLockedSets(board);
  const isNew = setsSince(board, sets, since);
  const list: Takers = { taking: new Int32Array(sets.count), taken: new Int32Array(sets.count) };
  const { taking, taken } = list;
  let remove: Candidate[] = [];
  for (let link = 0; link < size; link++) {
    const holding = holdingSets(sets, link);
    const changed = holding.filter((set) => isNew[set]);
    for (let house = 0; house < geometry.houses; house++) {
      clock();
      const places = slots[house * size + link]!;
      if (!(places & (places - 1))) continue;
      const isNewHouse = houseStamps[house]! > since && digitStamps[link]! > since;
      if (!isNewHouse && listTaking(board, { sets, holding: changed }, link, house, list) === 0) continue;
      const count = keepPaired(places, listTaking(board, { sets, holding }, link, house, list), list);
      for (let i = 0; i < count; i++)
        for (let j = i + 1; j < count; j++) {
          if ((taken[i]! | taken[j]!) !== places || !(isNewHouse || isNew[taking[i]!] || isNew[taking[j]!])) continue;
          if (!(sets.digits[taking[i]!]! & sets.digits[taking[j]!]! & ~(1 << link))) continue;
          collectSeenByBoth(remove, sets, taking[i]!, taking[j]!, 1 << link);
          if (remove.length === 0) continue;
          yield removing(
            {
              sets: [setAt(board, sets, taking[i]!), setAt(board, sets, taking[j]!)],
              link,
              house,
              places: [
                placesAt(geometry, house, taken[i]!, link),
                placesAt(geometry, house, places & ~taken[i]!, link),
              ],
            },
            remove,
          );
          remove = [];
        }
    }
  }
}

/** Returns the sets that hold a digit and have peers with it. */
function holdingSets(sets: AlmostLockedSets, digit: Digit): SetIndex[] {
  const holding: SetIndex[] = [];
  for (let set = 0; set < sets.count; set++) if (isSeen(sets, set, digit)) holding.push(set);
  return holding;
}

/** All sets, and some of those that hold a digit. */
interface Holders {
  readonly sets: AlmostLockedSets;
  readonly holding: readonly SetIndex[];
}

/**
 * Lists the sets that would exclude some, but not all, of the digit's places in the house, with those places. Returns
 * their number.
 */
function listTaking(
  { geometry, slots }: Markup,
  { sets: { seen }, holding }: Holders,
  digit: Digit,
  house: House,
  { taking, taken }: Takers,
): number {
  if (holding.length === 0) return 0;
  const { size, words, houseCells } = geometry;
  const places = slots[house * size + digit]!;
  const there = cellSet(geometry, cellsAt(geometry, house, places));
  let found = 0;
  for (const set of holding) {
    const at = (set * size + digit) * words;
    let any = 0;
    for (let word = 0; word < words; word++) any |= seen[at + word]! & there[word]!;
    if (!any) continue;
    let away = 0;
    for (let rest = places; rest; rest &= rest - 1) {
      const cell = houseCells[house * size + lowestBit(rest)]!;
      if (seen[at + (cell >> 5)]! & (1 << (cell & 31))) away |= rest & -rest;
    }
    if (away === places) continue;
    taking[found] = set;
    taken[found++] = away;
  }
  return found;
}
