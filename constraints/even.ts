/** Marked cells are even. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { grounded } from '../src/rules/clue-signs.js';
import { withRemainder } from './odd.js';

export const even: Constraint = listed({
  id: 'even',
  family: 'cells',
  digits: 'any',
  names: { en: 'Even cells' },
  rule: { en: 'cells with a grey square are even' },
  onCell: { en: () => 'marked as even' },
  holds: { demands: [{ one: 'a % 2 = 0' }] },
  exchange: { fPuzzles: { marks: 'even' }, sudokuMaker: { type: 100, clues: 'cells' } },
  saidBy: 'even gerade',
  takes: { cells: { least: 1, most: Infinity } },
  additions: ({ numbers }, own) => ({ never: withRemainder(1, numbers, own) }),
  readOff: { cells: (digit) => digit % 2 === 0 },
  draw: (clue, size) => grounded(clue, size, 'square'),
});

export const evenShared: SharedRule = {
  id: 'even',
  called: 'even even_cell',
  drawn: [{ form: 'mark in a cell', colours: ['cfcfcf'] }, { form: 'tinted cell' }],
  words: ['even circle|square|cell|shade may:only? only:even? shade? all:circle|square|cell|shade?'],
};
