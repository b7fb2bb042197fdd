/** Marked cells say in which column their row has the number of their own column. */

import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { lettered } from '../src/rules/clue-signs.js';
import { indexingPairs } from '../src/rules/indexing.js';

export const columnIndexer: Constraint = listed({
  id: 'column-indexer',
  family: 'cells',
  spellings: ['columnindexers', 'columnindex', 'columnindexing'],
  names: { en: 'Column indexers' },
  rule: { en: 'a grey cell with C says in which column its row has the number of its own column' },
  onCell: { en: () => 'column indexer' },
  holds: {
    demands: [{ among: 'clue and grid', where: 'a.row = b.row', two: '(a = b.column) = (b = a.column)' }],
  },
  told: {
    en: ({ names: [a], cells, size }) =>
      `${a} says in which column row ${Math.floor(cells[0]! / size) + 1} has its ${(cells[0]! % size) + 1} (column indexer)`,
  },
  exchange: {
    fPuzzles: { clues: 'columnindexer', drawing: { of: 'Column Indexer', as: 'cage', colour: '#C77C7C' } },
    iss: { clue: 'Indexing', first: 'C' },
    sudokuMaker: { type: 601, clues: 'cells' },
  },
  saidBy: 'indexer! index? 159? position?',
  takes: { cells: { least: 1, most: Infinity }, isUnordered: true },
  additions: ({ size }, own) => ({
    exclusions: indexingPairs(
      own,
      size,
      (cell) => cell % size,
      (cell, digit) => cell - (cell % size) + digit,
    ),
  }),
  readOff: { cells: (digit, _, { row, column, digitAt }) => digitAt(row, digit) === column },
  draw: (clue) => lettered(clue, 'C'),
});

export const columnIndexerShared: SharedRule = {
  id: 'column-indexer',
  called: 'column_indexer column_indexers column_indexing column_index',
  drawn: [{ form: 'tinted cell' }, { form: 'mark in a cell' }],
  words: [
    'column column row nLetter nLetter column<row appear? spot? shade? cell? circle? square? equals?',
    'column column row xLetter xLetter column<row appear? spot? shade? cell? circle? square? equals?',
  ],
};
