import { bitsOf, isSingle, lowestBit } from '../../src/core/bits.js';
import type { Cell, Digit, HouseKind } from '../../src/core/geometry.js';
import { housesSince } from '../../src/core/houses.js';
import { type HiddenSubset, hiddenSubsetIn, isPlural, placesOf } from '../../src/logic/sets/hidden-subset.js';
import { hiddenSets } from '../../src/logic/sets/slices.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, digits, houses, say } from '../../src/logic/step/message.js';
import { type Introduction, type Level, placing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

export interface DirectHidden extends HiddenSubset {
  /** The digit that has one place left, and the place. */
  readonly digit: Digit;
  readonly cell: Cell;
}

/** Kinds of houses in Sudoku Explainer's order. */
const KINDS: readonly HouseKind[] = ['box', 'column', 'row', 'extra'];

/**
 * Digits with as many places in a house as they are, none of them a single itself, that leave one place there for
 * another digit; looked for as Sudoku Explainer does.
 */
const directHidden = (size: number, about: Introduction, level: Level, score: number): Strategy<DirectHidden> => ({
  ...about,
  family: 'subsets',
  level,
  score,

  *find(board, { since } = {}) {
    const { geometry, slots } = board;
    for (const house of housesSince(board, KINDS, since))
      for (const set of hiddenSets(board, house, size, 'colexicographic')) {
        if (!isPlural(board, house, set)) continue;
        const taken = placesOf(board, house, set);
        for (let digit = 0; digit < geometry.size; digit++) {
          const places = slots[house * geometry.size + digit]!;
          if (set & (1 << digit) || isSingle(places) || !isSingle(places & ~taken)) continue;
          const cell = geometry.cellAt(house, lowestBit(places & ~taken));
          yield placing({ ...hiddenSubsetIn(board, house, set), digit, cell }, geometry.candidate(cell, digit));
        }
      }
  },

  explain: ({ place, remove, pattern }) => ({
    message: say(
      'In {house}, the only places for {digits} are {cells}: as many cells as digits. So these cells take nothing else, which leaves one place for {digit}: {conclusion}.',
      {
        house: houses([pattern.house]),
        digits: digitSet(pattern.digits),
        cells: cells(pattern.cells),
        digit: digits(pattern.digit),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks: [
      ...markHouses('pattern', [pattern.house]),
      ...markCandidates('pattern', pattern.candidates),
      ...markCandidates('on', place),
    ],
    truths: houseTruths([pattern.house], pattern.digit, ...bitsOf(pattern.digits)),
  }),
});

export const directHiddenPair = directHidden(
  2,
  {
    id: 'direct-hidden-pair',
    name: 'Direct Hidden Pair',
    learnAfter: ['hidden-pair'],
  },
  'medium',
  70,
);
export const directHiddenTriplet = directHidden(
  3,
  {
    id: 'direct-hidden-triplet',
    name: 'Direct Hidden Triplet',
    learnAfter: ['direct-hidden-pair', 'hidden-triple'],
  },
  'medium',
  100,
);
export const directHiddenQuadruple = directHidden(
  4,
  {
    id: 'direct-hidden-quadruple',
    name: 'Direct Hidden Quadruple',
    learnAfter: ['hidden-quadruple'],
  },
  'hard',
  150,
);
