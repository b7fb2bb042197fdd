import { expect, test } from 'vitest';
import { Counts } from '../../src/bank/figures.js';
import { binsOf } from '../../src/render/chart/bins.js';
import { histogramSvg } from '../../src/render/chart/histogram.js';
import { sudoku, sudokuOn } from './sudoku.js';

const LEVELS = 'fixtures/puzzles/levels.txt';

test('counts levels, clues, symmetries and techniques', async () => {
  const { status, out } = await sudoku('stats', '--json', LEVELS);
  const told = JSON.parse(out);
  expect([status, told.puzzles, told.level]).toEqual([0, 5, { easy: 1, medium: 1, hard: 1, unfair: 1, extreme: 1 }]);
  expect(Object.values(told.clues as object).reduce((sum, count) => sum + count)).toBe(5);
  expect(told.technique['hidden-single']).toBe(5);
});

test('gives the same counts on several threads, as CSV and as text', async () => {
  const alone = await sudoku('stats', '--to', 'csv', LEVELS);
  expect(alone.out).toMatch(/^figure,value,puzzles\nclues,\d+,\d\n/);
  expect((await sudoku('stats', '--to', 'csv', '--jobs', '2', LEVELS)).out).toBe(alone.out);
  expect((await sudoku('stats', '.3.1...2....1...')).out).toMatch(/^1 puzzle\n/);
  expect((await sudoku('stats', LEVELS)).out).toMatch(/^5 puzzles\n\nClues\n {2}\d\d/);
});

test('counts only what needs no grade with --scale none, and reports puzzles that have no grade', async () => {
  expect(Object.keys(JSON.parse((await sudoku('stats', '--json', '--scale', 'none', LEVELS)).out))).toEqual([
    'puzzles',
    'clues',
    'symmetry',
  ]);
  const several = await sudokuOn(`${'.'.repeat(16)}\n`, 'stats', '--json');
  expect([several.status, JSON.parse(several.out).puzzles]).toEqual([1, 1]);
  expect(several.notes).toContain('line 1: ');
  const unreadable = await sudokuOn('12x4\n', 'stats', '--json');
  expect([unreadable.status, unreadable.out]).toEqual([2, '{"puzzles":0}\n']);
});

test('groups many numbers in ranges that cover all of them', () => {
  const counts = new Counts();
  for (let score = 0; score < 500; score++) counts.add({ score: [score * 7] });
  const bins = binsOf(counts, 'score');
  expect(bins.length).toBeLessThan(30);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(500);
});

test.each(['auto', 'light', 'dark'] as const)('a histogram in %s colours has a bar for each value', async (theme) => {
  const { out } = await sudoku('stats', '--histogram', 'level', '--theme', theme, LEVELS);
  expect(out.match(/class="bar"/g)).toHaveLength(5);
  expect(out.includes('prefers-color-scheme')).toBe(theme === 'auto');
  expect(out).toContain('<title id="title">HoDoKu&#39;s level: 5 puzzles</title>');
});

test('draws a histogram without bars for no values', () => {
  expect(histogramSvg([], { title: '<none>', unit: 'puzzles' })).toContain('&lt;none&gt;');
});
