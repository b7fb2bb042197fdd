/** Cells of a line at the same distance from its middle have the same sum, which is the digit in the middle, if there is one. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import type { Cell } from '../src/core/statement.js';
import { eachTwo, equalSums } from '../src/rules/linear.js';
import { haveSameSum } from '../src/rules/on-grid.js';

/** Returns the pairs of a line from the ends inwards, and the cell in the middle alone. */
const pairsOf = (line: readonly Cell[]): Cell[][] =>
  line
    .slice(0, Math.ceil(line.length / 2))
    .map((cell, at) => (at === line.length - 1 - at ? [cell] : [cell, line[line.length - 1 - at]!]));

export const zipper: Constraint = listed({
  id: 'zipper',
  family: 'lines',
  spellings: ['zipperline'],
  digits: 'any',
  names: { en: 'Zipper lines' },
  rule: {
    en: 'two cells of a violet line at the same distance from its middle always have the same sum, which is the digit in the middle if a cell lies there',
  },
  onCell: { en: () => 'on a zipper line' },
  holds: {
    demands: [
      {
        for: eachTwo('ceil(length / 2)'),
        weight: '(min(a.place, a.length + 1 - a.place) = i) - (min(a.place, a.length + 1 - a.place) = j)',
        sum: '0',
      },
    ],
  },
  told: { en: ({ names }) => `zipper from ${names[0]} to ${names.at(-1)}` },
  exchange: {
    fPuzzles: {
      clues: 'zipperline',
      lines: 'clues',
      drawing: { of: 'Zipper Line', as: 'line', colour: '#CDB1EC', width: 0.25 },
    },
    iss: { clue: 'Zipper' },
  },
  saidBy: 'zipper!',
  takes: { cells: { least: 2, most: Infinity } },
  rules: (ground, own) => own.flatMap((clue) => equalSums(pairsOf(clue.lists[0]!), ground, clue)),
  readOff: { lines: (digits) => haveSameSum(pairsOf(digits)), length: [3, 7] },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'violet', width: 'medium' }),
});

export const zipperShared: SharedRule = {
  id: 'zipper',
  called: 'zipper zippers zipper_line zip_line zip_lines zipline',
  drawn: [{ form: 'line', colours: ['dfc5fe', 'cdb1ec'] }],
  words: [
    'equidistant middle middle sum anyTwo? away? apart? same? line? end? cell? value? odd:length? length? total? if? one? even:length|line|cell?',
  ],
  partialWords: [
    {
      part: 'pairs',
      words: 'equidistant middle sum anyTwo? away? same? line? end? cell? value? total? one?',
      isAllOfEvenLines: true,
    },
    { part: 'middle', words: 'odd:length length middle sum? total? circle? same? equidistant? cell? line? if?' },
  ],
};
