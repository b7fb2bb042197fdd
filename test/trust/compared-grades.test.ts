import { expect, test } from 'vitest';
import { comparedGrades } from './compared-grades.js';

test('grades every thirtieth puzzle of our own as HoDoKu and Sudoku Explainer do', () => {
  expect(comparedGrades(30)).toEqual([
    { name: 'hodoku-compared', puzzles: 51, other: [] },
    { name: 'se-compared', puzzles: 28, other: [] },
    { name: 'se', puzzles: 12, other: [] },
  ]);
});
