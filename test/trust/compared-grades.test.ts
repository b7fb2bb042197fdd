import { expect, test } from 'vitest';
import { comparedGrades } from './compared-grades.js';

test('grades the puzzles of our own as HoDoKu and Sudoku Explainer do', () => {
  expect(comparedGrades()).toEqual([
    { name: 'hodoku-compared', puzzles: 1520, other: [] },
    { name: 'se-compared', puzzles: 814, other: [] },
  ]);
});
