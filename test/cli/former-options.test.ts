/** Options that had another name: an error that says the present one. */
import { expect, test } from 'vitest';
import { sudoku } from './sudoku.js';

const PUZZLE = '.3.1...2....1...';

test.each([
  [['solve', '--format', 'line'], '--format is --to now'],
  [['grade', '--format', '%r'], '--format is --template now'],
  [['solve', '--level', 'easy'], '--level is --max-level now'],
  [['check', '--variant=x'], '--variant is --constraint now'],
  [['hint', '--svg'], '--svg is --to svg now'],
  [['stats', '--svg'], '--svg is --histogram now'],
  [['hint', '--why'], '--why is sudoku hint without --where and --what now'],
])('%s', async (words, says) => {
  const { status, out, notes } = await sudoku(...words, PUZZLE);
  expect([status, out, notes]).toEqual([2, '', `sudoku: ${says}`]);
});

test('a name that no option had gets no more than the error', async () => {
  const { status, notes } = await sudoku('solve', '--nothing', PUZZLE);
  expect([status, notes]).toEqual([2, "sudoku: unknown option '--nothing'\nSee sudoku solve --help"]);
});

test('in German', async () => {
  const { notes } = await sudoku('hint', '--variant', 'x', '--lang', 'de', PUZZLE);
  expect(notes).toContain('--variant heißt jetzt --constraint');
});
