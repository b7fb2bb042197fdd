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
  'Normal sudoku rules apply, but with the digits 0-8 instead of 1-9.',
  'Normal sudoku rules apply with the digits 0, 1, 2, 3, 4, 5, 6, 7 and 8.',
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
  ['Normal sudoku rules apply, but with the digits 1-9 instead of 0-8.', undefined, 'not understood'],
  ['Normal sudoku rules apply. Digits on lines are from 0 to 8.', undefined, 'not understood'],
  ['Normal 0-8 sudoku rules apply. The digits 1-9 are used.', undefined, 'not understood'],
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

test.each([
  ['This puzzle uses the digits 0-5. Normal sudoku rules apply.', [0, 1, 2, 3, 4, 5]],
  ['Place the digits 2-7 once each in every row, column and box.', [2, 3, 4, 5, 6, 7]],
  ['Normal sudoku rules apply with the digits 1, 2, 3, 5, 7 and 9.', [1, 2, 3, 5, 7, 9]],
  ['Es werden die Ziffern 4 bis 9 verwendet. Es gelten die normalen Sudoku-Regeln.', [4, 5, 6, 7, 8, 9]],
])('a small grid has the digits that its words state, whichever program wrote it: %s', (rules, numbers) => {
  const given = numbers.at(-1)!;
  const grid = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => (row + column === 0 ? { value: given, given: true } : {})),
  );
  const shared = documentOf(rules, [], 6) as { cells: { value?: string }[][] };
  shared.cells[0]![0] = { value: String(given) };
  for (const written of [shared, { size: 6, grid, ruleset: rules }]) {
    const { puzzle } = readShared(JSON.stringify(written));
    expect(puzzle.geometry.numbers).toEqual(numbers);
    expect(puzzle.values[0]).toBe(5);
  }
});
