/** Marked cells are larger than the cells beside, above and below them that carry no such mark. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, unless } from '../src/rules/relation.js';
import { besideMarked, pointedCells } from './minimum.js';

export const maximum: Constraint = listed({
  id: 'maximum',
  family: 'cells',
  digits: 'any',
  names: { en: 'Maximum' },
  rule: { en: 'a cell with arrows pointing out is larger than the cells beside, above and below it without them' },
  onCell: { en: () => 'marked as a maximum' },
  holds: { demands: [{ among: 'clue and grid', where: BESIDE, except: ['maximum'], two: 'a > b' }] },
  told: { en: ({ names: [a, b] }) => `of ${a} and ${b}, the one marked as a maximum is larger` },
  exchange: { fPuzzles: { marks: 'maximum' }, sudokuMaker: { type: 102, clues: 'cells' } },
  saidBy: 'larger higher? greater? maxim?',
  takes: { cells: { least: 1, most: Infinity } },
  additions: ({ size, numbers }, own) => ({
    exclusions: besideMarked(own, size).flatMap(([a, b]) => unless(a, b, numbers, (x, y) => x > y)),
  }),
  readOff: { cells: (digit, around) => around.every((other) => digit > other) },
  draw: (clue, size) => pointedCells(clue, size, 1),
});

export const maximumShared: SharedRule = {
  id: 'maximum',
  called: 'maximum maxima',
  drawn: [{ form: 'tinted cell', colours: ['cfcfcf'] }, { form: 'mark in a cell' }],
  words: [
    'greater orthogonal adjacent unshaded all? cell? square? circle? shade? given? sign? greater<adjacent greater<unshaded',
    'greater:all|orthogonal|adjacent|same all? orthogonal adjacent cell? same? square? circle? shade? neighbour? greater<adjacent greater<orthogonal',
  ],
};
