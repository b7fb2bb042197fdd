/** With --json, every line of standard output is a JSON object, even if the input is broken. */
import { expect, test } from 'vitest';
import { sudokuOn } from './sudoku.js';

const GOOD = '.3.1...2....1...';
const SEVERAL = '1...............';
const NONE = '11..............';
const BROKEN = [GOOD, '12x4', SEVERAL, NONE, '.3.1..', '', GOOD].join('\n');

test.each([
  ['solve', '--json'],
  ['solve', '--json', '--explain'],
  ['grade', '--json'],
  ['hint', '--json'],
  ['hint', '--json', '--all', '--max-level', 'easy'],
  ['check', '--json'],
  ['check', '--json', '--minimal'],
  ['convert', '--to', 'json'],
  ['convert', '--json'],
  ['convert', '--json', '--to', 'line'],
  ['convert', '--json', '--to', 'line', '--lossy'],
  ['verify', '--json'],
])('%j', async (...args) => {
  const { out } = await sudokuOn(`${BROKEN}\n`, ...args);
  const lines = out.trimEnd().split('\n');
  const objects = lines.map((line) => JSON.parse(line));
  expect(objects.every((object) => typeof object === 'object' && object !== null)).toBe(true);
  expect(objects.length).toBeGreaterThan(3);
});
