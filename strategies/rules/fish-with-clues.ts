import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { cellSet, cellsIn } from '../../src/core/cell-set.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { markCandidates, markClue, markHouses } from '../../src/logic/step/marks.js';
import {
  anyCell,
  clause,
  clues,
  conclusion,
  digits,
  houses,
  lines,
  type Message,
  type NamedClue,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths, type Truth } from '../../src/logic/step/truths.js';
import { areDifferent } from '../../src/rules/cages.js';
import { sureDigits } from '../../src/rules/fillings.js';

/** A clue or a house: the index of a rule or, after all rules, of a house. */
type Sector = number;

/** A sector that needs a digit, and its places in it. */
interface Base {
  readonly sector: Sector;
  readonly places: readonly Cell[];
}

/** Two sectors that need a digit, and two that take it once each and hold all these places. */
export interface FishWithClues {
  readonly digit: Digit;
  readonly bases: readonly [Base, Base];
  readonly covers: readonly [Sector, Sector];
}

/** The sectors of a grid. */
interface Sectors {
  /** The cells of each, a set at `sector * geometry.words`. */
  readonly sets: Int32Array;
  /** The sectors that hold a cell and take each digit at most once. */
  readonly covers: readonly (readonly Sector[])[];
  /** The places of a digit in each sector that needs it, and these sectors. Searches overwrite both. */
  readonly places: Int32Array;
  readonly bases: Int32Array;
}

function sectorsOf(geometry: Geometry): Sectors {
  const { rules, words } = geometry;
  const lists = [
    ...rules.map(({ cells }) => cells),
    ...Array.from({ length: geometry.houses }, (_, house) => geometry.cellsOf(house)),
  ];
  const sets = new Int32Array(lists.length * words);
  for (const [sector, list] of lists.entries()) sets.set(cellSet(geometry, list), sector * words);
  const isCover = lists.map((list, sector) => sector >= rules.length || areDifferent(geometry, list));
  return {
    sets,
    covers: Array.from({ length: geometry.cells }, (_, cell) =>
      [...lists.keys()].filter((sector) => isCover[sector] && lists[sector]!.includes(cell)),
    ),
    places: new Int32Array(sets.length),
    bases: new Int32Array(lists.length),
  };
}

/** Notes the sectors that need a digit, clues first, with its places in each. Returns their number. */
function listBases({ geometry, places }: Markup, sure: ArrayLike<number>, digit: Digit, sectors: Sectors): number {
  const { rules, words } = geometry;
  let count = 0;
  for (let sector = 0; sector < rules.length + geometry.houses; sector++) {
    if (sector < rules.length && (sure[sector]! & (1 << digit)) === 0) continue;
    let size = 0;
    for (let word = 0; word < words; word++) {
      const own = sectors.sets[sector * words + word]! & places[digit * words + word]!;
      sectors.places[sector * words + word] = own;
      size += countBits(own);
    }
    if (size > 1) sectors.bases[count++] = sector;
  }
  return count;
}

function* fishHits(board: Markup, since: Stamp = -1): Generator<Hit<FishWithClues>, void, void> {
  const { geometry, now } = board;
  const { rules, words, size } = geometry;
  if (rules.length === 0 || now <= since) return;
  const sure = sureDigits(board);
  const sectors = geometry.memo(sectorsOf);
  const { places, bases, covers } = sectors;
  for (let digit = 0; digit < size; digit++) {
    const count = listBases(board, sure, digit, sectors);
    for (let index = 0; index < count; index++) {
      const first = bases[index]!;
      for (const one of covers[firstIn(places, first, words)]!) {
        const rest = firstBeyond(sectors, first, one, words);
        if (rest < 0) continue;
        for (const two of covers[rest]!) {
          // A house is followed by houses alone, and these make an ordinary fish.
          if (Math.min(first, one, two) >= rules.length || firstBeyond(sectors, first, one, words, two) >= 0) continue;
          for (let other = index + 1; other < count; other++) {
            const second = bases[other]!;
            if (!isBeside(sectors, first, second, words)) continue;
            if (firstBeyond(sectors, second, one, words, two) >= 0) continue;
            const lost = lostIn(board, sectors, digit, [first, second], [one, two]);
            if (lost.length > 0)
              yield removing(
                {
                  digit,
                  bases: [baseOf(sectors, first, words), baseOf(sectors, second, words)],
                  covers: [one, two],
                },
                lost,
              );
          }
        }
      }
    }
  }
}

const firstIn = (places: Int32Array, sector: Sector, words: number): Cell => {
  for (let word = 0; word < words; word++) {
    const set = places[sector * words + word]!;
    if (set) return word * 32 + lowestBit(set);
  }
  return -1;
};

/** Returns the first place in a sector that neither of two others holds; -1 if there is none. */
function firstBeyond({ places, sets }: Sectors, sector: Sector, one: Sector, words: number, two = one): Cell {
  for (let word = 0; word < words; word++) {
    const rest = places[sector * words + word]! & ~(sets[one * words + word]! | sets[two * words + word]!);
    if (rest) return word * 32 + lowestBit(rest);
  }
  return -1;
}

/** True if two sectors have no place in common. */
function isBeside({ places }: Sectors, first: Sector, second: Sector, words: number): boolean {
  for (let word = 0; word < words; word++)
    if (places[first * words + word]! & places[second * words + word]!) return false;
  return true;
}

/** Returns the candidates of a digit in the covers that are in none of the bases. Allocates only if there are any. */
function lostIn(
  { geometry, places: all }: Markup,
  { places, sets }: Sectors,
  digit: Digit,
  [first, second]: readonly [Sector, Sector],
  [one, two]: readonly [Sector, Sector],
): readonly Candidate[] {
  const { words } = geometry;
  let lost: Candidate[] | undefined;
  for (let word = 0; word < words; word++) {
    const covered = all[digit * words + word]! & (sets[one * words + word]! | sets[two * words + word]!);
    let rest = covered & ~(places[first * words + word]! | places[second * words + word]!);
    for (; rest; rest &= rest - 1) (lost ??= []).push(geometry.candidate(word * 32 + lowestBit(rest), digit));
  }
  return lost ?? NONE;
}

const NONE: readonly Candidate[] = [];

const baseOf = ({ places }: Sectors, sector: Sector, words: number): Base => ({
  sector,
  places: cellsIn(places, words, sector * words),
});

/** Returns the house of a sector; undefined if it is a clue. */
const houseOf = (sector: Sector, { rules }: Geometry): House | undefined =>
  sector < rules.length ? undefined : sector - rules.length;

function clueOf(rule: Sector, { rules }: Geometry): NamedClue {
  const { cells, total } = rules[rule]!;
  return total === undefined ? { cells, rule } : { cells, total };
}

function messageOf(hit: Hit<FishWithClues>, geometry: Geometry): Message {
  const { digit, bases, covers } = hit.pattern;
  const own = { digit: digits(digit) };
  const where = (sector: Sector): Term => {
    const house = houseOf(sector, geometry);
    return clause(
      house === undefined
        ? say('in the {clue}', { clue: clues(clueOf(sector, geometry)) })
        : say('in {house}', { house: houses([house]) }),
    );
  };
  return say(
    '{digit} is needed twice:{lines}\nAll of these cells are {one} or {two}, where {digit} has no more than two places. So these are used up: {conclusion}.',
    {
      ...own,
      lines: lines(
        bases.map(({ sector, places }) => {
          const house = houseOf(sector, geometry);
          const terms = { ...own, places: anyCell(places) };
          return house === undefined
            ? say('The {clue} has {digit}, in {places}.', { ...terms, clue: clues(clueOf(sector, geometry)) })
            : say('In {house}, {digit} is in {places}.', { ...terms, house: houses([house]) });
        }),
      ),
      one: where(covers[0]),
      two: where(covers[1]),
      conclusion: conclusion(hit),
    },
  );
}

/** Two clues, or a clue and a house, that need a digit in two houses: it is nowhere else in these. */
export const fishWithClues: Strategy<FishWithClues> = {
  id: 'fish-with-clues',
  name: 'Fish with Clues',
  aliases: ['cage fish', 'X-wing with clues'],
  learnAfter: ['digit-of-a-clue', 'x-wing'],
  family: 'rules',
  level: 'hard',
  score: 150,
  needs: 'rules',
  find: (board, { since } = {}) => fishHits(board, since),
  explain: (hit, geometry) => {
    const { digit, bases, covers } = hit.pattern;
    const housesOf = (list: readonly Sector[]): House[] => list.flatMap((sector) => houseOf(sector, geometry) ?? []);
    const rules = bases.flatMap(({ sector }) => (houseOf(sector, geometry) === undefined ? [sector] : []));
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markClue([...new Set(rules.flatMap((rule) => geometry.rules[rule]!.cells))]),
        ...markHouses('pattern', housesOf(bases.map(({ sector }) => sector))),
        ...markHouses('cover', housesOf(covers)),
        ...markCandidates(
          'pattern',
          bases.flatMap(({ places }) => places.map((cell) => geometry.candidate(cell, digit))),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: [
        ...rules.map((rule): Truth => ({ kind: 'rule', rule })),
        ...houseTruths(housesOf(bases.map(({ sector }) => sector)), digit),
      ],
    };
  },
};
