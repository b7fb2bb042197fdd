/** Marked cells are odd. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { grounded } from '../src/rules/clue-signs.js';

/** Returns the candidates of the stated cells whose numbers have a remainder by two. */
export const withRemainder = (remainder: number, numbers: readonly number[], own: readonly Statement[]): number[] =>
  own.flatMap(({ lists }) =>
    lists
      .flat()
      .flatMap((cell) =>
        numbers.flatMap((number, digit) => (number % 2 === remainder ? cell * numbers.length + digit : [])),
      ),
  );

export const odd: Constraint = listed({
  id: 'odd',
  family: 'cells',
  digits: 'any',
  names: { en: 'Odd cells' },
  rule: { en: 'cells with a grey circle are odd' },
  onCell: { en: () => 'marked as odd' },
  holds: { demands: [{ one: 'a % 2 = 1' }] },
  exchange: { fPuzzles: { marks: 'odd' }, sudokuMaker: { type: 101, clues: 'cells' } },
  saidBy: 'odd ungerade',
  takes: { cells: { least: 1, most: Infinity } },
  additions: ({ numbers }, own) => ({ never: withRemainder(0, numbers, own) }),
  readOff: { cells: (digit) => digit % 2 === 1 },
  draw: (clue, size) => grounded(clue, size, 'circle'),
});

export const oddShared: SharedRule = {
  id: 'odd',
  called: 'odd odd_cell',
  drawn: [{ form: 'mark in a cell', colours: ['cfcfcf'] }, { form: 'tinted cell' }],
  words: ['odd circle|square|cell|shade may:only? only:odd? shade? all:circle|square|cell|shade?'],
};
