import { describe, expect, test } from 'vitest';
import { grade } from '../../src/index.js';
import { ticking } from '../ticking.js';
import { sudoku, sudokuOn } from './sudoku.js';

const X_WING = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';
/** A puzzle with an X-Wing and few open cells, so that its forms are graded soon. */
const FEW_OPEN = '.286543.16317894255..12386.15.8469.228.9715.6.6953218.3.641.25...529.613.123657..';
const SEVERAL = '12......34......';

test('of techniques with equal scores the hardest is that of the higher rung, as text, JSON and in a sheet', async () => {
  const puzzle = '..6852913..2934687893761452631547298275389164489216735527693841364128579918475326';
  expect((await sudoku('grade', puzzle)).out).toMatch(/^HoDoKu: easy, 16 points, hardest technique Naked Single\n/);
  expect(JSON.parse((await sudoku('grade', '--json', puzzle)).out).hodoku.hardest).toBe('naked-single');
  expect((await sudokuOn(puzzle, 'grade', '--to', 'csv')).out).toContain(',easy,16,naked-single,');
});

test.each([
  [['--people'], 'no estimate for people'],
  [['--profile'], 'no profile'],
  [['--people', '--profile'], 'no profile, no estimate for people'],
])('a time limit that ends %s says what is missing, and no more', async (options, lack) => {
  ticking();
  const { status, notes } = await sudoku('grade', ...options, '--time-limit', '0.05', X_WING);
  expect(status).toBe(3);
  expect(notes.split('\n').at(-1)).toBe(`line 1: the limit of 0.05 s was reached: ${lack}`);
});

describe('--template', () => {
  test.each([
    ['%g ED=%r/%p/%d', `${X_WING} ED=6.6/1.2/1.2`],
    ['%n: %i %%', `1: ${X_WING.replaceAll('.', '0')} %`],
  ])('prints %s', async (format, line) => {
    expect(await sudoku('grade', '--template', format, X_WING)).toEqual({ status: 0, out: `${line}\n`, notes: '' });
  });

  test('prints a question mark for a missing rating, and an error for a puzzle without a grade', async () => {
    const { out, status } = await sudokuOn(`${SEVERAL}\n${X_WING}\n`, 'grade', '--template', '%n %r');
    expect([status, out]).toEqual([1, 'ERROR: not graded: the givens alone have several solutions\n2 6.6\n']);
  });

  test.each([
    [['--template', '%r %x'], "--template: '%x' has no meaning"],
    [['--template', '%r', '--json'], '--json and --template exclude each other'],
    [['--template', '%r', '--brief'], '--brief and --template exclude each other'],
    [['--template', '%r', '--scale', 'hodoku'], '--template prints the ratings of Sudoku Explainer'],
  ])('rejects %s', async (args, reason) => {
    expect(await sudoku('grade', ...args, X_WING)).toMatchObject({ status: 2, notes: expect.stringContaining(reason) });
  });
});

test('--brief writes the rules of a variant, and the line is read back as the same puzzle', async () => {
  const puzzle = '.46........1624..............5...... variant=x';
  const line = (await sudoku('grade', '--brief', puzzle)).out;
  expect(line).toBe(`${puzzle} level=easy\n`);
  expect((await sudokuOn(line, 'check')).out).toBe('one solution\n');
});

test('--brief prints both scales after the puzzle, and the line is read back as the puzzle', async () => {
  const line = `${X_WING} ED=6.6/1.2/1.2 HoDoKu=hard/570/x-wing\n`;
  expect((await sudoku('grade', '--brief', X_WING)).out).toBe(line);
  expect((await sudokuOn(line + line, 'grade', '--brief')).out).toBe(line + line);
  expect((await sudoku('grade', '--brief', '--scale', 'se', X_WING)).out).toBe(`${X_WING} ED=6.6/1.2/1.2\n`);
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

describe('--forms', () => {
  const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

  test('gives the least, median and most over the forms that morph writes, the puzzle among them', async () => {
    const args = ['--scale', 'hodoku', '--json'];
    const { forms, hodoku } = JSON.parse((await sudoku('grade', '--forms', '5', '--seed', 'a', ...args, ESCARGOT)).out);
    const others = (await sudoku('morph', '--seed', 'a', '--count', '4', ESCARGOT)).out;
    const scores = (await sudokuOn(others, 'grade', ...args)).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).hodoku.score);
    const sorted = [hodoku.score, ...scores].sort((a, b) => a - b);
    expect(forms).toMatchObject({ count: 5, seed: 'a' });
    expect(forms.hodoku.score).toEqual({ least: sorted[0], median: sorted[2], most: sorted[4] });
    expect(sorted[0]).toBeLessThan(sorted[4]);
    expect(forms.hodoku.level).toEqual({ least: 'extreme', median: 'extreme', most: 'extreme' });
  });

  test('gives the same answer each time, with another seed another', async () => {
    const run = (...args: string[]) => sudoku('grade', '--forms', '3', '--scale', 'hodoku', ...args, ESCARGOT);
    expect(await run()).toEqual(await run());
    expect((await run('--seed', 'b')).out).not.toBe((await run('--seed', 'a')).out);
  });

  test('adds a table, a part of the line, or columns of a sheet', async () => {
    const { out } = await sudoku('grade', '--forms', '3', FEW_OPEN);
    expect(out).toContain('\n  3 forms, seed forms     least   median     most\n');
    expect(out).toMatch(/^ {2}HoDoKu: points +\d+ +\d+ +\d+$/m);
    expect(out).toMatch(/^ {2}Sudoku Explainer: ER +\d\.\d +\d\.\d +\d\.\d$/m);
    const line = (await sudoku('grade', '--forms', '3', '--brief', FEW_OPEN)).out;
    expect(line).toMatch(/x-wing forms=3 level=\w+\/\w+\/\w+ score=\d+\/\d+\/\d+ er=[\d.]+\/[\d.]+\/[\d.]+ .*\n$/);
    const [head, row] = (await sudokuOn(FEW_OPEN, 'grade', '--forms', '3', '--people', '--to', 'csv')).out.split('\n');
    expect(head).toContain(',forms,level_least,level_median,level_most,score_least,');
    expect(head).toContain(',refutation_least,refutation_median,refutation_most,');
    expect(row!.split(',')).toHaveLength(head!.split(',').length);
    expect(head!.split(',').indexOf('forms')).toBe(row!.split(',').indexOf('3'));
  });

  test('ranges over the profile and the estimate for people too', async () => {
    const { out } = await sudoku(
      'grade',
      '--forms',
      '3',
      '--profile',
      '--people',
      '--scale',
      'hodoku',
      '--json',
      FEW_OPEN,
    );
    const { forms, profile, people } = JSON.parse(out);
    expect(Object.keys(forms.profile)).toEqual(Object.keys(profile));
    for (const [spread, own] of [
      [forms.profile.full.rounds, profile.full.rounds],
      [forms.people.refutation, people.refutation],
    ]) {
      expect(spread.least).toBeLessThanOrEqual(own);
      expect(spread.most).toBeGreaterThanOrEqual(own);
    }
  });

  test('grades the forms of a variant on our own ladder', async () => {
    const puzzle = (
      await sudoku('create', 'easy', '6', '--constraint', 'x', '--seed', 'tea', '--to', 'line')
    ).out.trim();
    const { forms } = JSON.parse((await sudoku('grade', '--forms', '4', '--json', puzzle)).out);
    expect(forms).toEqual({
      count: 4,
      seed: 'forms',
      full: { level: { least: 'easy', median: 'easy', most: 'easy' } },
    });
  });

  test('tells how many forms it graded when the time is up', async () => {
    const { status, out, notes } = await sudoku('grade', '--forms', '9999', '--time-limit', '0.5', '--json', ESCARGOT);
    const { count, ended } = JSON.parse(out).forms;
    expect([status, ended]).toEqual([3, 'time']);
    expect(notes).toContain(`${count} of 9999 forms`);
  });

  test('a seed without forms is reported', async () => {
    expect((await sudoku('grade', '--seed', 'a', X_WING)).notes).toContain('--seed does nothing without --forms');
  });
});

describe('a solved grid has nothing to grade', () => {
  const SOLVED = '928654371631789425574123869157846932283971546469532187396417258745298613812365794';
  const TEXT = 'It is solved: there is nothing to grade.\n';

  test.each([
    [],
    ['--brief'],
    ['--profile', '--people'],
    ['--scale', 'berthier,te'],
    ['--forms', '4'],
    ['--template', '%r'],
  ])('in text, with %s', async (...args) => {
    expect(await sudoku('grade', ...args, SOLVED)).toEqual({ status: 0, out: TEXT, notes: '' });
  });

  test('in JSON, in rows, and in the library', async () => {
    const told = { puzzle: SOLVED, hodoku: null, se: null, error: 'it is solved: there is nothing to grade' };
    expect(JSON.parse((await sudoku('grade', '--json', SOLVED)).out)).toEqual(told);
    expect((await sudokuOn(SOLVED, 'grade', '--to', 'csv')).out).toMatch(/^.*\n[1-9]{81},,,,,,,it is solved: .*\n$/);
    expect(grade(SOLVED)).toEqual(told);
  });

  test('while one that clashes, or that several solutions are left to, is no such grid', async () => {
    expect((await sudoku('grade', `1${SOLVED.slice(1)}`)).status).toBe(1);
  });
});
