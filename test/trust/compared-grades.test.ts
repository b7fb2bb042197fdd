import { expect, test } from 'vitest';
import { comparedGrades } from './compared-grades.js';

test('grades every fourth puzzle of our own as HoDoKu and Sudoku Explainer do', () => {
  expect(comparedGrades(4)).toEqual([
    { name: 'hodoku-compared', puzzles: 380, other: [] },
    { name: 'se-compared', puzzles: 204, other: [] },
  ]);
});
