/** Sentences that state nothing beside the rules are left out; those that only resemble them are not. */
import { expect, test } from 'vitest';
import { cage, line, type Parts, readSaid, statedIn } from './shared-puzzle.js';

const GREEN: Parts = { lines: [line('r2c2r2c3r2c4', '#67f067')] };
const WHISPERS = 'Normal sudoku rules apply. Green lines are whispers. ';

test.each([
  'Any two lines that cross each other will each proceed straight through the intersection.',
  'All lines in the grid are straight lines (ie. they do not turn at intersections).',
  'The lines do not bend, diverge or cross each other.',
  '(Arrows are different colours purely to clarify which arrow is which when they cross.)',
  '(Each line in this puzzle contains 3 cells.)',
  'Placing correct digits reveals clues in the surrounding 3x3 area.',
  'Enter correct digits to uncover more clues.',
  '(161 is a valid arrangement)',
  'Place the digits 1-9 in the grid so that no digit repeats in a row, column or box.',
  'Each row, column, and region indicated by thick borders in the grid must contain the digits 1 to 9 once each.',
])('states nothing: %s', (sentence) => {
  expect(statedIn(readSaid(WHISPERS + sentence, [GREEN]))).toEqual(['whisper r2c2r2c3r2c4']);
});

test.each([
  'Lines may not pass through odd cells.',
  'Cells on lines do not bend.',
  'Lines bend.',
  '(3 is not allowed)',
  '(5 is possible on lines)',
  'Each line contains 3 odd cells.',
])('is not left out: %s', (sentence) => {
  expect(() => readSaid(WHISPERS + sentence, [GREEN])).toThrow('not understood');
});

test('a bracket that is never closed holds no sentences together', () => {
  const rules = `${WHISPERS}(as above. Vampires are odd.`;
  expect(() => readSaid(rules, [GREEN])).toThrow('"Vampires are odd"');
});

test('cages that mark where fog is cleared state nothing', () => {
  const fog: Parts = { cages: [cage('r5c1r5c2', 'foglight'), cage('r5c5', 'FOW')] };
  expect(statedIn(readSaid(WHISPERS, [GREEN, fog]))).toHaveLength(1);
});
