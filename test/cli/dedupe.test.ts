import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'dedupe-'));

const PUZZLES = readFileSync('fixtures/canon/least-forms.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(0, 30)
  .map((line) => line.split('\t')[0]!);
const [ONE, TWO] = PUZZLES as [string, string];
const lines = (records: readonly string[]): string => records.map((record) => `${record}\n`).join('');

/** Twenty morphs of each puzzle. */
const MORPHS = (await sudokuOn(lines(PUZZLES), 'morph', '--seed', 'bank', '--count', '20')).out;
const FIRSTS = lines(
  MORPHS.trim()
    .split('\n')
    .filter((_, index) => index % 20 === 0),
);

test('keeps the first of equivalent puzzles, in order, and reports the count', async () => {
  const { status, out, notes } = await sudokuOn(MORPHS, 'dedupe');
  expect({ status, out, notes }).toEqual({ status: 0, out: FIRSTS, notes: '30 of 600 kept' });
});

test('keeps the rest of a line, and the grid as drawn', async () => {
  const grid = TWO.match(/.{9}/g)!.join('\n');
  const { out } = await sudokuOn(`${ONE} # first\n\n${grid}\n\n${TWO}\n${ONE}\n`, 'dedupe');
  expect(out).toBe(`${ONE} # first\n\n${grid}\n`);
});

test('keeps rows of a sheet below its header', async () => {
  const [a, b] = MORPHS.split('\n');
  const { out } = await sudokuOn(`id,puzzle\n1,${a}\n2,${b}\n3,${TWO}\n`, 'dedupe', '--from', 'csv');
  expect(out).toBe(`id,puzzle\n1,${a}\n3,${TWO}\n`);
});

test('keeps puzzles with rules, and compares them as they are written', async () => {
  const empty = '.'.repeat(81);
  const killer = `${empty} killer-cage=17:r1c12`;
  const moved = `${empty} killer-cage=17:r9c12`;
  const odd = `${empty} odd=r1c1`;
  const { status, out, notes } = await sudokuOn(lines([killer, ONE, killer, moved, odd, odd]), 'dedupe');
  expect({ status, out, notes }).toEqual({ status: 0, out: lines([killer, ONE, moved, odd]), notes: '4 of 6 kept' });
  const bank = join(folder, 'rules.txt');
  writeFileSync(bank, lines([moved]));
  expect((await sudokuOn(lines([killer, moved]), 'dedupe', '--against', bank)).out).toBe(lines([killer]));
});

test('leaves out puzzles of a bank, and puzzles with the same solution', async () => {
  const bank = join(folder, 'bank.txt');
  writeFileSync(bank, lines(PUZZLES.slice(0, 29)));
  const { out } = await sudokuOn(MORPHS, 'dedupe', '--against', bank);
  expect(out).toBe(FIRSTS.split('\n').slice(29).join('\n'));
  const solution = (await sudoku('solve', '--to', 'line', ONE)).out;
  expect((await sudokuOn(`${ONE}\n${solution}${TWO}\n`, 'dedupe', '--by', 'solution')).out).toBe(lines([ONE, TWO]));
});

test('reports and drops a puzzle without a canonical form', async () => {
  const { status, out, notes } = await sudokuOn(lines([ONE, `11${ONE.slice(2)}`, 'no puzzle', TWO]), 'dedupe');
  expect([status, out]).toEqual([2, lines([ONE, TWO])]);
  expect(notes).toContain('line 3: ');
  expect(notes).toContain('2 of 2 kept');
});

test('gives the same result when the memory is full and the rest is sorted', async () => {
  const { out, status } = await sudokuOn(MORPHS, 'dedupe', '--memory', '0.025');
  expect([status, out]).toEqual([0, FIRSTS]);
});

test('continues after an interrupt from the journal of kinds, with the same result', async () => {
  const state = join(folder, 'run.state');
  // The morphs of all puzzles are repeated after each interrupt, so that forgetting a kind of an earlier run would
  // show.
  const again = MORPHS + MORPHS;
  const parts = [250, 500, 800].map((end) => `${again.split('\n').slice(0, end).join('\n')}\n`);
  let out = '';
  for (const part of parts) out += (await sudokuOn(part, 'dedupe', '--resume', state)).out;
  expect(out).toBe(FIRSTS);
  truncateSync(`${state}.kinds`, 0);
  rmSync(`${state}.kinds`);
  const { status, notes } = await sudokuOn(MORPHS, 'dedupe', '--resume', state);
  expect([status, notes]).toEqual([2, expect.stringContaining('start again with another file')]);
});

test('create makes no puzzle that a bank holds', async () => {
  const bank = join(folder, 'made.txt');
  const words = ['create', '4', '--seed', 'fresh', '--count', '3', '--to', 'line'];
  const made = (await sudoku(...words)).out;
  writeFileSync(bank, (await sudokuOn(made, 'morph', '--seed', 'other')).out);
  const fresh = await sudoku(...words, '--against', bank);
  expect(fresh.status).toBe(0);
  expect(fresh.out.trim().split('\n')).toHaveLength(3);
  expect((await sudokuOn(fresh.out, 'dedupe', '--against', bank)).out).not.toBe('');
  for (const line of fresh.out.trim().split('\n'))
    expect((await sudoku('dedupe', '--against', bank, line)).out).toBe(`${line}\n`);
});

test('of puzzles of candidates none is dropped: they are refused, not taken for an empty grid', async () => {
  const sukakus = readFileSync('fixtures/grades/sukaku.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0]!)
    .filter((line) => /^[1-9.]{729}$/.test(line))
    .slice(0, 2);
  const reason = 'a puzzle of candidates has no least form: its givens alone have several solutions';
  for (const args of [['dedupe'], ['canon'], ['canon', '--same', sukakus[0]!]]) {
    const { status, notes } = await sudokuOn(lines(sukakus), ...args);
    expect([status, notes.split(reason).length - 1], args[0]).toEqual([1, sukakus.length]);
    expect(sukakus.length).toBe(2);
  }
});

test('candidates of a position do not change its kind', async () => {
  const position = (await sudoku('convert', '--to', 'pencilmarks', ONE)).out;
  expect((await sudokuOn(`${position}\n${ONE}\n`, 'dedupe')).notes).toContain('1 of 2 kept');
});
