import { expect, test } from 'vitest';
import { sudoku } from './sudoku.js';

const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const EASY = '.....4....5...8.......753.8..3.17.45...45.......8.2...9.....45.81.....2.7.5.21.3.';

test('prints the backdoors of a puzzle', async () => {
  const { status, out } = await sudoku('check', '--backdoors', INKALA);
  expect([status, out]).toEqual([
    0,
    'one solution\nbackdoors of 2 cells: r1c3 r5c2, r1c3 r9c3, r2c2 r6c1, r4c3 r5c3, r5c2 r6c1, r5c2 r9c4, r6c1 r9c3\n',
  ]);
  expect((await sudoku('check', '--backdoors', EASY)).out).toContain('no backdoor is needed');
  expect(JSON.parse((await sudoku('check', '--backdoors', '--json', '.'.repeat(16))).out).backdoors).toBeNull();
});

test('writes all minimal puzzles within one, and reads them back', async () => {
  const puzzle = '2341...232..1...';
  const [, ...within] = (await sudoku('check', '--minimal', '--all', puzzle)).out.trim().split('\n');
  expect(within.length).toBeGreaterThan(2);
  for (const line of within)
    expect((await sudoku('check', '--minimal', line)).out).toBe('one solution, every given needed\n');
  const told = JSON.parse((await sudoku('check', '--minimal', '--all', '--json', '--limit', '2', puzzle)).out);
  expect([told.within, told.withinAtLeast]).toEqual([within.slice(0, 2), true]);
});

test('estimates the number of solutions with its error', async () => {
  const { out } = await sudoku('check', '--estimate', '.'.repeat(81));
  expect(out).toMatch(/about [67]\.\d+e\+21 solutions, give or take \d %/);
});

test('estimates nothing where all solutions were counted', async () => {
  const X_WING = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';
  const counted = 'all solutions were counted, so there is nothing to estimate\n';
  expect((await sudoku('check', '--estimate', X_WING)).out).toBe(`one solution\n${counted}`);
  const { out } = await sudoku('check', '--estimate', '1...............');
  expect(out).toMatch(/^72 solutions, .*\nall solutions were counted/);
  expect(JSON.parse((await sudoku('check', '--estimate', '--json', X_WING)).out).estimate).toEqual({
    solutions: 1,
    error: 0,
  });
});

test('a time limit ends it with the results so far', async () => {
  const { status, notes } = await sudoku(
    'check',
    '--backdoors',
    '--max-level',
    'extreme',
    '--time-limit',
    '0.001',
    INKALA,
  );
  expect([status, notes]).toEqual([3, expect.stringContaining('limit of 0.001 s')]);
});
