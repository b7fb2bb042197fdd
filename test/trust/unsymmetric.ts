/** Strategies whose hits depend on the orientation of the grid or on the order of digits, with the reason. */
import { catalogue } from '../../strategies/index.js';

const idsOf = (isMeant: (id: string, family: string) => boolean): string[] =>
  catalogue.filter(({ id, family }) => isMeant(id, family)).map(({ id }) => id);

const REASONS: readonly (readonly [why: string, ids: readonly string[]])[] = [
  [
    'of chains of one length between the same ends one is kept, and what it goes through decides its name and what a loop takes',
    [
      'continuous-nice-loop',
      'grouped-continuous-nice-loop',
      'aic',
      'grouped-aic',
      'discontinuous-nice-loop',
      'grouped-discontinuous-nice-loop',
      'aic-with-hidden-sets',
      'aic-with-unique-rectangles',
      'aic-with-almost-fish',
    ],
  ],
  [
    'a set that is come to by the same digits on two ways of one length is gone on from by the first alone',
    ['als-chain'],
  ],
  [
    'two fish are twins if what they take first, cell by cell, is not the same, as in HoDoKu',
    idsOf((id) => id.startsWith('siamese')),
  ],
  ['of a digit with several coverings each has its turn, in an order: hits differ in what they join', ['sk-loop']],
  [
    'trials and forcing chains take the first way that leads somewhere, Sudoku Explainer’s in its order',
    idsOf((_, family) => family === 'forcing').filter((id) => !/^(template|pattern)/.test(id)),
  ],
  [
    'of arguments of one length the first is told, and contradictions that are told alike are one step',
    ['cases-of-clues', 'many-cases-of-clues', 'trial-of-clues'],
  ],
  ['its search stops at a limit: what it finds by then depends on the order', ['set-equivalence']],
  ['guesses where there are fewest candidates, first of all', ['backtracking']],
];

export const UNSYMMETRIC: Readonly<Record<string, string>> = Object.fromEntries(
  REASONS.flatMap(([why, ids]) => ids.map((id) => [id, why])),
);
