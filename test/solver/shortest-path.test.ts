import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { parseLine } from '../../src/formats/text/line.js';
import { full } from '../../src/solver/full.js';
import { oneStepPath } from '../../src/solver/shortest-path.js';
import { sudoku } from '../cli/sudoku.js';
import { ticking } from '../ticking.js';
import { compared, OWN, puzzlesOf } from './shortest-path.js';

test.each(['easy', 'medium', 'hard', 'unfair'])(
  'the shortest path is proved, and neither harder nor longer than the plain one: %s',
  (level) => {
    const all = puzzlesOf(OWN, level, 4).map((puzzle) => compared(puzzle, Infinity)!);
    expect(all.map(({ fault }) => fault).filter((fault) => fault !== undefined)).toEqual([]);
    expect(all.every(({ plain, shortest }) => shortest <= plain || plain === 0)).toBe(true);
  },
);

describe('solve', () => {
  const X_WING = 'fixtures/puzzles/x-wing.txt';

  test('--shortest takes fewer steps than the plain walk, and reports the number', async () => {
    const { status, notes, out } = await sudoku('solve', '--shortest', '--json', X_WING);
    expect(status).toBe(0);
    expect(notes).toBe(`${X_WING}, line 1: 1 step beyond singles and locked candidates, 2 on the plain walk`);
    const { solved, steps } = JSON.parse(out);
    expect(solved).toBe(true);
    const basic = ['full-house', 'naked-single', 'hidden-single', 'pointing', 'claiming'];
    expect(steps.filter(({ strategy }: { strategy: string }) => !basic.includes(strategy))).toHaveLength(1);
  });

  test('--shortest falls back to the plain walk where logic ends, and says so', async () => {
    const { notes } = await sudoku('solve', '--shortest', '--max-level', 'easy', X_WING);
    expect(notes).toContain('logic does not lead to the end');
  });

  test('--one-step reports one sufficient step, none needed or none sufficient', async () => {
    const { notes, status } = await sudoku('solve', '--one-step', X_WING);
    expect([status, notes]).toEqual([0, `${X_WING}, line 1: one step is enough: Turbot Fish`]);
    expect((await sudoku('solve', '--one-step', '21.4.......3.2..')).notes).toBe(
      'line 1: singles and locked candidates are enough',
    );
    const easy = await sudoku('solve', '--one-step', '--max-level', 'easy', X_WING);
    expect([easy.status, easy.notes]).toEqual([1, `${X_WING}, line 1: not solved: no one step is enough`]);
  });

  test('--one-step cut short settles nothing', async () => {
    const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
    ticking();
    const { notes, status } = await sudoku('solve', '--one-step', '--time-limit', '0.05', hard);
    expect(status).toBe(3);
    expect(notes).toContain('not every step was tried within the limits');
    expect(notes).toContain('not solved: the limit of 0.05 s was reached');
    expect(notes).not.toContain('no one step is enough');
  });

  test('--one-step and --shortest exclude each other and drawings', async () => {
    expect((await sudoku('solve', '--one-step', '--shortest', X_WING)).status).toBe(2);
    expect((await sudoku('solve', '--shortest', '--to', 'html', X_WING)).status).toBe(2);
  });
});

test('oneStepPath searches only what the rules allow', () => {
  const board = boardOf(parseLine('..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..'));
  expect(oneStepPath(board, full, { maxLevel: 'easy' }).hardSteps).toBeUndefined();
  expect(
    oneStepPath(board, full, { only: ['full-house', 'naked-single', 'hidden-single', 'turbot-fish'] }).hardSteps,
  ).toHaveLength(1);
});
