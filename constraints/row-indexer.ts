/** Marked cells say in which row their column has the number of their own row. */

import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { lettered } from '../src/rules/clue-signs.js';
import { indexingPairs } from '../src/rules/indexing.js';

export const rowIndexer: Constraint = listed({
  id: 'row-indexer',
  family: 'cells',
  spellings: ['rowindexers', 'rowindex', 'rowindexing'],
  names: { en: 'Row indexers' },
  rule: { en: 'a grey cell with R says in which row its column has the number of its own row' },
  onCell: { en: () => 'row indexer' },
  holds: {
    demands: [{ among: 'clue and grid', where: 'a.column = b.column', two: '(a = b.row) = (b = a.row)' }],
  },
  told: {
    en: ({ names: [a], cells, size }) =>
      `${a} says in which row column ${(cells[0]! % size) + 1} has its ${Math.floor(cells[0]! / size) + 1} (row indexer)`,
  },
  exchange: {
    fPuzzles: { clues: 'rowindexer', drawing: { of: 'Row Indexer', as: 'cage', colour: '#7CC77C' } },
    iss: { clue: 'Indexing', first: 'R' },
    sudokuMaker: { type: 600, clues: 'cells' },
  },
  saidBy: 'indexer! index? 159? position?',
  takes: { cells: { least: 1, most: Infinity }, isUnordered: true },
  additions: ({ size }, own) => ({
    exclusions: indexingPairs(
      own,
      size,
      (cell) => Math.floor(cell / size),
      (cell, digit) => digit * size + (cell % size),
    ),
  }),
  readOff: { cells: (digit, _, { row, column, digitAt }) => digitAt(digit, column) === row },
  draw: (clue) => lettered(clue, 'R'),
});

export const rowIndexerShared: SharedRule = {
  id: 'row-indexer',
  called: 'row_indexer row_indexers row_indexing row_index',
  drawn: [{ form: 'tinted cell' }, { form: 'mark in a cell' }],
  words: [
    'row row column nLetter nLetter row<column appear? spot? shade? cell? circle? square? equals?',
    'row row column xLetter xLetter row<column appear? spot? shade? cell? circle? square? equals?',
  ],
};
