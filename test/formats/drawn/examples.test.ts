/** Examples and explanations in sentences: what only shows is left out, and what states something behind it is not. */
import { expect, test } from 'vitest';
import { line, type Parts, readSaid, statedIn } from './shared-puzzle.js';

const GREEN: Parts = { lines: [line('r2c2r2c3r2c4', '#67f067')] };
const GREY: Parts = { lines: [line('r2c2r2c3r2c4', '#aaaaaa')] };
const USUAL = 'Normal sudoku rules apply. ';

test.each([
  'Green lines are whispers, for example 1, 6 and 2.',
  'Green lines are whispers, e.g. 1-6-2 or 9-3-8.',
  'Green lines are whispers (for example, 161 is possible).',
  'Green lines are whispers. For example, 1-6-2 is possible.',
  'Green lines are whispers. For example, if the first digit is 5, the next one is 9.',
])('an example states nothing: %s', (rules) => {
  expect(statedIn(readSaid(USUAL + rules, [GREEN]))).toEqual(['whisper r2c2r2c3r2c4']);
});

test.each([
  'Green lines are whispers, for example 1 and 6 or 2 and 7, and the first is 3.',
  'Green lines are whispers, for example 1-6-2 and the first is 3.',
  'Green lines are whispers (for example 1-6-2 and the first is 3).',
  'Green lines are whispers. For example, 1-6-2, and the first is 3.',
  'Green lines are whispers, e.g. 1-6; the first is 3.',
  'Green lines are whispers, e.g. 1-6, its first digit is 3.',
  'Green lines are whispers, e.g. 1-6, with a 3 first.',
  'Green lines are whispers. For example, if one is 5, the next is 9, and the first is 3.',
  'Grey lines are palindromes, i.e. they read the same in both directions, and their ends are even.',
  'Grey lines are palindromes, i.e. they read the same in both directions and their ends are even.',
  'Auf grünen Linien unterscheiden sich benachbarte Ziffern um mindestens 5, z.B. 1-6, und die erste ist 3.',
])('what is said behind an example is not dropped: %s', (rules) => {
  expect(() => readSaid(USUAL + rules, [rules.includes('Grey') ? GREY : GREEN])).toThrow('not understood');
});

test('an explanation with a number is read', () => {
  const rules = `${USUAL}Green lines are whispers, i.e. adjacent digits differ by at least 4.`;
  expect(statedIn(readSaid(rules, [GREEN]))).toEqual(['whisper=4 r2c2r2c3r2c4']);
});
