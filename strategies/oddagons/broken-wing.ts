import { countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { placesAt } from '../../src/core/candidates.js';
import { addCell, cellSet, commonPeers, isEmpty } from '../../src/core/cell-set.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Cell, Digit, House } from '../../src/core/geometry.js';
import { guarded, guardedMessage } from '../../src/logic/deadly/guardians.js';
import { exclusions, type GuardiansOf, loopLinks, MOST_GUARDIANS, oddLoops } from '../../src/logic/deadly/odd-loops.js';
import { hasUnplaceable, unplaceableOf } from '../../src/logic/digit/unplaceable.js';
import { markCandidates, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, count, digits, houses, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

interface BrokenWing {
  readonly digit: Digit;
  readonly loop: readonly Cell[];
  /** The house of each link, from a cell of the loop to the next. */
  readonly links: readonly House[];
  readonly guardians: readonly Candidate[];
}

const LONGEST = 7;

/** The house of two cells with the fewest other places for a digit; -1 where they share none. */
function tightestHouse({ geometry, slots }: Markup, digit: Digit, a: Cell, b: Cell): House {
  const { size, houseStart, cellHouses } = geometry;
  let tightest = -1;
  let fewest = Infinity;
  for (let i = houseStart[a]!; i < houseStart[a + 1]!; i++)
    for (let j = houseStart[b]!; j < houseStart[b + 1]!; j++) {
      const house = cellHouses[i]!;
      const others = countBits(slots[house * size + digit]!);
      if (house !== cellHouses[j] || others >= fewest) continue;
      tightest = house;
      fewest = others;
    }
  return tightest;
}

/** Places of a digit in a house beside two cells, unless they are too many, or no house holds both. */
function placesBeside(
  { geometry, slots }: Markup,
  digit: Digit,
  house: House,
  a: Cell,
  b: Cell,
): Candidate[] | undefined {
  const all = slots[house * geometry.size + digit]!;
  if (house < 0 || countBits(all) > MOST_GUARDIANS + 2) return undefined;
  return placesAt(geometry, house, all, digit).filter((place) => ![a, b].includes(geometry.cellOf(place)));
}

/**
 * If each link of an odd loop were a strong one, a digit could not be placed round it; so one of the candidates that
 * break the links, the guardians, is true. (Rod Hagglund described it on Sudoku forums; also called guardians.)
 */
export const brokenWing: Strategy<BrokenWing> = {
  id: 'broken-wing',
  name: 'Broken Wing',
  aliases: ['guardians', 'single-digit oddagon', 'turbot with guardians'],
  learnAfter: ['simple-colors-wrap'],
  family: 'oddagons',
  level: 'unfair',
  score: 280,

  *find(board, { since = -1, clock = unlimited } = {}) {
    const { geometry, places, digitStamps } = board;
    const { size, words } = geometry;
    const targets = new Int32Array(size * words);
    for (let digit = 0; digit < size; digit++) {
      if (digitStamps[digit]! <= since || !hasUnplaceable(board, digit, clock)) continue;
      clock();
      const set = Int32Array.from({ length: words }, (_, word) => places[digit * words + word]!);
      for (const candidate of unplaceableOf(board, digit)) addCell(targets, geometry.cellOf(candidate), digit * words);
      const seenBy = exclusions((guardian) =>
        commonPeers(geometry, targets, digit, [geometry.cellOf(guardian)], cellSet(geometry)),
      );
      const guardiansOf: GuardiansOf = (a, b) => {
        const guardians = a === b ? [] : placesBeside(board, digit, tightestHouse(board, digit, a, b), a, b);
        return guardians?.some((guardian) => isEmpty(seenBy(guardian))) ? undefined : guardians;
      };
      const search = { longest: LONGEST, guardiansOf, excludedBy: seenBy, words, clock };
      for (const { cells: loop, guardians } of oddLoops(geometry, set, search)) {
        clock();
        const links = loop.map((cell, at) => tightestHouse(board, digit, cell, loop[(at + 1) % loop.length]!));
        const hit = guarded(board, guardians, { digit, loop, links, guardians });
        if (hit) yield hit;
      }
    }
  },

  explain({ place, remove, pattern: { digit, loop, links, guardians } }, geometry) {
    const why = say(
      'The {length} {loop} form a loop in which each sees the next. Their number is odd, so {digit} cannot be in every second one. If {links} had no other place for {digit}, one of these houses would be left without it.',
      {
        digit: digits(digit),
        loop: cells(loop),
        length: count(loop.length, 'cell'),
        links: houses([...new Set(links)]),
      },
    );
    return {
      message: guardedMessage(why, guardians, { place, remove }),
      marks: [
        ...markHouses('pattern', links),
        ...loopLinks(geometry, loop, digit),
        ...markCandidates(
          'pattern',
          loop.map((cell) => geometry.candidate(cell, digit)),
        ),
        ...named('guardian', markCandidates('fin', guardians)),
        ...markCandidates('target', remove),
      ],
      truths: houseTruths(links, digit),
    };
  },
};
