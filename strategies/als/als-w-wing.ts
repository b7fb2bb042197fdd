import { lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { digitsOf, placesAt } from '../../src/core/candidates.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Digit, House } from '../../src/core/geometry.js';
import {
  type AlmostLockedSet,
  almostLockedSets,
  cellsInSet,
  collect,
  collectSeenByBoth,
  type SetIndex,
  setAt,
} from '../../src/logic/sets/almost-locked.js';
import { FewestCells } from '../../src/logic/sets/hit-filter.js';
import { hasSet, losingSets, setsSince } from '../../src/logic/sets/set-rows.js';
import { markCandidates, markHouses, markLink, named } from '../../src/logic/step/marks.js';
import { cells, digitSet, digits, houses, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { pairsTakingAll } from './pairs.js';
import { placesIn, seenTerm, setLetter, setMarks, setTerm, setTruths } from './set.js';

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
  learnAfter: ['als-xz', 'w-wing'],
  family: 'als',
  level: 'unfair',
  score: 310,

  find: (board, { since, clock } = {}) => wingsOn(board, since, clock),

  explain({ place, remove, pattern: { sets, link, house, places } }, geometry) {
    const at = (list: readonly Candidate[]) => cells(list.map((candidate) => geometry.cellOf(candidate)));
    return {
      message: say(
        'Sets {first} and {second} each have one digit more than cells, so a set without one of its digits holds all others. If both held {link}, {house} would have no place for it: {a} rules it out in {near}, {b} in {far}. So {a} or {b} lacks {link} and holds {common}. {seen}',
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
          seen: seenTerm({ place, remove }, 'both', geometry),
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
  const losing = losingSets(board);
  const changed = setsSince(board, sets, since);
  const fewest = new FewestCells(geometry);
  for (let link = 0; link < size; link++)
    for (let house = 0; house < geometry.houses; house++) {
      clock();
      const where = slots[house * size + link]!;
      if (!(where & (where - 1))) continue;
      const isNew = houseStamps[house]! > since && digitStamps[link]! > since;
      const places = placesAt(geometry, house, where, link);
      for (const [a, b] of pairsTakingAll(board, losing, places, isNew ? undefined : changed, targetsOf)) {
        const remove: Candidate[] = [];
        collectSeenByBoth(remove, sets, a, b, 1 << link);
        if (!fewest.accepts(remove, cellsInSet(sets, a) + cellsInSet(sets, b))) continue;
        const byFirst = places.filter((place) => hasSet(losing.rows, a, losing.starts[place]));
        const others = places.filter((place) => !byFirst.includes(place));
        yield removing(
          { sets: [setAt(board, sets, a), setAt(board, sets, b)], link, house, places: [byFirst, others] },
          remove,
        );
      }
    }
}

/** Returns the candidates that see all places of a digit in a set, for each digit but that of the places. */
function targetsOf(board: Markup, set: SetIndex, [place]: readonly Candidate[]): Candidate[] {
  const { geometry, digits, seen } = almostLockedSets(board);
  const { size, words } = geometry;
  const without = geometry.digitOf(place!);
  const targets: Candidate[] = [];
  for (let rest = digits[set]! & ~(1 << without); rest; rest &= rest - 1)
    for (let word = 0; word < words; word++)
      collect(targets, geometry, lowestBit(rest), word, seen[(set * size + lowestBit(rest)) * words + word]!);
  return targets;
}
