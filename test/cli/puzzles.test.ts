/** The puzzles in fixtures/puzzles match their descriptions, and strategies solve each to its end, in any size. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const folder = new URL('../../fixtures/puzzles/', import.meta.url);
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder));

test.each(['4x4', '6x6', '16x16', '25x25', 'x-wing', 'levels'])(
  '%s: is solved by logic, and every step is proved',
  async (name) => {
    const { status, out } = await sudoku('solve', '--explain', '--no-guess', '--json', pathOf(`${name}.txt`));
    expect(status).toBe(0);
    const { out: proof } = await sudokuOn(out, 'verify', '--json');
    for (const counts of jsonLines(proof))
      expect(counts).toEqual({ steps: counts.steps, proved: counts.steps, refuted: 0 });
    for (const trace of jsonLines(out)) expect(trace).toMatchObject({ solutions: 1, solved: true });
  },
);

const jsonLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('levels.txt: every HoDoKu grade is that of its comment', async () => {
  const lines = readFileSync(pathOf('levels.txt'), 'utf8').trimEnd().split('\n').slice(1);
  const { out } = await sudoku('grade', '--scale', 'hodoku', '--json', pathOf('levels.txt'));
  const levels = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).hodoku.level);
  expect(levels).toEqual(lines.map((line) => line.split(' ')[2]));
});

test('explains a large grid in its own symbols', async () => {
  const { out } = await sudoku('solve', '--explain', pathOf('16x16.txt'));
  expect(out).toMatch(/r\d+c1\d = [A-G]\n/);
});
