import { expect, test } from 'vitest';
import { figuresIn, mostDifferent, type ProfileFigures } from '../../src/bank/diverse.js';
import { profileOf } from '../../src/bank/profile.js';
import { readPuzzle } from '../../src/formats/read.js';
import { full } from '../../src/solver/full.js';
import { sudoku } from '../cli/sudoku.js';

const FLAT: ProfileFigures = {
  steps: 50,
  hardest: 1,
  techniques: 2,
  bottlenecks: 3,
  beforeFirst: 0,
  longestRun: 0,
  hardestShare: 0.1,
  rounds: 9,
};

test('chooses the first, then the farthest from all chosen, and the first of equals', () => {
  const rounds = [10, 12, 30, 11, 20, 20].map((rounds) => ({ ...FLAT, rounds }));
  expect(mostDifferent(rounds, 4)).toEqual([0, 2, 4, 1]);
  expect(mostDifferent(rounds, 9)).toHaveLength(6);
  expect(new Set(mostDifferent([FLAT, FLAT, FLAT], 3)).size).toBe(3);
  expect(mostDifferent([], 2)).toEqual([]);
});

test('all figures have equal weight, whatever their units', () => {
  const profiles = [FLAT, { ...FLAT, steps: 90 }, { ...FLAT, hardestShare: 0.2, rounds: 10 }];
  expect(mostDifferent(profiles, 2)).toEqual([0, 2]);
});

/** Returns the least distance between two, with all figures scaled to the same spread. */
function nearest(figures: readonly ProfileFigures[], all: readonly ProfileFigures[]): number {
  const names = Object.keys(FLAT) as (keyof ProfileFigures)[];
  const spread = names.map(
    (name) => Math.max(...all.map((each) => each[name])) - Math.min(...all.map((each) => each[name])) || 1,
  );
  const distances = figures.flatMap((a, i) =>
    figures
      .slice(i + 1)
      .map((b) => names.reduce((sum, name, at) => sum + Math.abs(a[name] - b[name]) / spread[at]!, 0)),
  );
  return Math.min(...distances);
}

test('create --diverse chooses puzzles that differ more than the first ones, and the same on two threads', async () => {
  const words = ['create', '--level', 'medium', '--seed', 'varied', '--to', 'line'];
  const linesOf = async (...more: string[]) => (await sudoku(...words, ...more)).out.trim().split('\n');
  const all = await linesOf('--count', '20');
  const chosen = await linesOf('--count', '4', '--diverse');
  expect(chosen).toHaveLength(4);
  expect(chosen[0]).toBe(all[0]);
  expect(all).toEqual(expect.arrayContaining(chosen));
  const figuresOf = (lines: readonly string[]) =>
    lines.map((line) => figuresIn(profileOf(readPuzzle(line).puzzle, full)));
  const figures = figuresOf(all);
  expect(nearest(figuresOf(chosen), figures)).toBeGreaterThan(nearest(figures.slice(0, 4), figures));
  expect(await linesOf('--count', '4', '--diverse', '--jobs', '2')).toEqual(chosen);
});
