/** Marked cells are odd. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { grounded } from '../src/rules/clue-signs.js';

/** Returns the candidates of the stated cells whose digits, from one, have a remainder by two. */
export const withRemainder = (remainder: number, size: number, own: readonly Statement[]): number[] =>
  own.flatMap(({ lists }) =>
    lists.flat().flatMap((cell) =>
      Array.from({ length: size }, (_, digit) => digit)
        .filter((digit) => (digit + 1) % 2 === remainder)
        .map((digit) => cell * size + digit),
    ),
  );

export const odd: Constraint = listed({
  id: 'odd',
  family: 'cells',
  names: { en: 'Odd cells' },
  rule: { en: 'cells with a grey circle are odd' },
  onCell: { en: () => 'marked as odd' },
  holds: { demands: [{ one: 'a % 2 = 1' }] },
  exchange: { fPuzzles: { marks: 'odd' }, sudokuMaker: { type: 101, clues: 'cells' } },
  saidBy: 'odd ungerade',
  takes: { cells: { least: 1, most: Infinity } },
  additions: ({ size }, own) => ({ never: withRemainder(0, size, own) }),
  readOff: { cells: (digit) => digit % 2 === 1 },
  draw: (clue, size) => grounded(clue, size, 'circle'),
});

export const oddShared: SharedRule = {
  id: 'odd',
  called: 'odd odd_cell',
  drawn: [{ form: 'mark in a cell', colours: ['cfcfcf'] }, { form: 'tinted cell' }],
  words: ['odd circle|square|cell|shade shade?'],
};
