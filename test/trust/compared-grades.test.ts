import { expect, test } from 'vitest';
import { comparedGrades } from './compared-grades.js';

test('grades every tenth puzzle of our own as HoDoKu and Sudoku Explainer do', () => {
  expect(comparedGrades(10)).toEqual([
    { name: 'hodoku-compared', puzzles: 152, other: [] },
    { name: 'se-compared', puzzles: 82, other: [] },
    { name: 'se', puzzles: 34, other: [] },
  ]);
});
