import { describe, expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const X_WING = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';
const SEVERAL = '12......34......';

test('of techniques with equal scores the hardest is that of the higher rung, as text, JSON and in a sheet', async () => {
  const puzzle = '..6852913..2934687893761452631547298275389164489216735527693841364128579918475326';
  expect((await sudoku('grade', puzzle)).out).toMatch(/^HoDoKu: easy, 16 points, hardest technique Naked Single\n/);
  expect(JSON.parse((await sudoku('grade', '--json', puzzle)).out).hodoku.hardest).toBe('naked-single');
  expect((await sudokuOn(puzzle, 'grade', '--to', 'csv')).out).toContain(',easy,16,naked-single,');
});

describe('--format', () => {
  test.each([
    ['%g ED=%r/%p/%d', `${X_WING} ED=6.6/1.2/1.2`],
    ['%n: %i %%', `1: ${X_WING.replaceAll('.', '0')} %`],
  ])('prints %s', async (format, line) => {
    expect(await sudoku('grade', '--format', format, X_WING)).toEqual({ status: 0, out: `${line}\n`, notes: '' });
  });

  test('prints a question mark for a missing rating, and an error for a puzzle without a grade', async () => {
    const { out, status } = await sudokuOn(`${SEVERAL}\n${X_WING}\n`, 'grade', '--format', '%n %r');
    expect([status, out]).toEqual([1, 'ERROR: not graded: the givens alone have several solutions\n2 6.6\n']);
  });

  test.each([
    [['--format', '%r %x'], "--format: '%x' has no meaning"],
    [['--format', '%r', '--json'], '--json and --format exclude each other'],
    [['--format', '%r', '--one-line'], '--one-line and --format exclude each other'],
    [['--format', '%r', '--scale', 'hodoku'], '--format prints the ratings of Sudoku Explainer'],
  ])('rejects %s', async (args, reason) => {
    expect(await sudoku('grade', ...args, X_WING)).toMatchObject({ status: 2, notes: expect.stringContaining(reason) });
  });
});

test('--one-line prints both scales after the puzzle, and the line is read back as the puzzle', async () => {
  const line = `${X_WING} ED=6.6/1.2/1.2 HoDoKu=hard/570/x-wing\n`;
  expect((await sudoku('grade', '--one-line', X_WING)).out).toBe(line);
  expect((await sudokuOn(line + line, 'grade', '--one-line')).out).toBe(line + line);
  expect((await sudoku('grade', '--one-line', '--scale', 'se', X_WING)).out).toBe(`${X_WING} ED=6.6/1.2/1.2\n`);
});

describe('--scale', () => {
  test('berthier prints the four whip and braid ratings, te the depth of trial and error', async () => {
    const { out } = await sudoku('grade', '--scale', 'berthier,te', X_WING);
    expect(out).toMatch(/^Whips and braids: W \d+, B \d+, gW \d+, gB \d+\nTrial and error: depth 1\n$/);
  });

  test('JSON and sheets have only the scales that were asked for', async () => {
    const { berthier, ...rest } = JSON.parse((await sudoku('grade', '--scale', 'w,gb', '--json', X_WING)).out);
    expect([Object.keys(berthier), Object.keys(rest)]).toEqual([['w', 'gb'], ['puzzle']]);
    const { out } = await sudokuOn(X_WING, 'grade', '--scale', 'w,gb', '--to', 'csv');
    expect(out).toBe(`puzzle,w,gb,remark\n${X_WING},${berthier.w},${berthier.gb},\n`);
  });
});
