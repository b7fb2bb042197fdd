/** Shared puzzles whose digits begin with zero: words and files state them, and nothing else does. */
import { expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { cage, documentOf } from './shared-puzzle.js';
import { document } from './sudokumaker-document.js';

const CAGE = cage('r1c1r1c2', 5);
const RULES = 'Digits in a cage sum to the total in its corner and do not repeat.';

/** Reads a puzzle of SudokuPad with a cage of two cells, of which the second has a value. */
function readWith(rules: string, value?: string) {
  const shared = documentOf(`${rules}\n${RULES}`, [{ cages: [CAGE] }]) as { cells: { value?: string }[][] };
  shared.cells[0]![1] = value === undefined ? {} : { value };
  return readShared(JSON.stringify(shared));
}

test.each([
  'Normal 0-8 sudoku rules apply.',
  'Normal sudoku rules apply with the digits 0 to 8.',
  'Place the digits 0–8 once each in every row, column and box.',
  'Fill the grid with the digits from 0 to 8 such that digits do not repeat in rows, columns and boxes.',
])('words state digits from zero: %s', (rules) => {
  const { puzzle, rules: read } = readWith(rules, '0');
  expect(puzzle.geometry.numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(puzzle.values[1]).toBe(0);
  expect(read?.told[0]?.sentence).toContain(rules.slice(0, -1).replace('–', '-'));
  expect(read?.ignored).toBeUndefined();
});

test('the usual rules leave the usual digits', () => {
  const reading = readWith('Normal sudoku rules apply.'.replace('sudoku', '1-9 sudoku'), '3');
  expect(reading.puzzle.values[1]).toBe(2);
  expect(reading.puzzle.geometry.layout.numbers).toBeUndefined();
});

test.each([
  ['Normal sudoku rules apply. Lines have sums from 0 to 8.', undefined, 'not understood'],
  ['Normal 0-7 sudoku rules apply.', undefined, 'not understood'],
  ['Normal 0-8 sudoku rules apply.', '9', 'which is no digit'],
] as const)('refuses %s with %s', (rules, value, message) => {
  expect(() => readWith(rules, value)).toThrow(message);
});

test('SudokuMaker states them beside the grid', () => {
  const cells = Array.from({ length: 81 }, (_, cell) => (cell < 9 ? { value: 8 - cell, given: true } : {}));
  const { puzzle } = readShared(JSON.stringify(document([], { minDigit: 0, maxDigit: 8, cells })));
  expect(puzzle.geometry.layout.numbers?.[0]).toBe(0);
  expect(Array.from({ length: 9 }, (_, cell) => puzzle.values[cell])).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('f-puzzles has zeros where its words state them', () => {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => (row === 0 && column < 2 ? { value: column, given: true } : {})),
  );
  const { puzzle } = readShared(JSON.stringify({ size: 9, grid, ruleset: 'Normal 0-8 sudoku rules apply.' }));
  expect([puzzle.values[0], puzzle.values[1], puzzle.values[2]]).toEqual([0, 1, -1]);
});
