/** What people read of a puzzle has the symbols of the puzzle: sentences, grids and pictures. JSON counts from one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const LEVELS = readFileSync('fixtures/puzzles/levels.txt', 'utf8')
  .split('\n')
  .filter((line) => /^[.\d]{81}/.test(line))
  .map((line) => line.slice(0, 81));
const EXTREME = LEVELS.at(-1)!;

const lettered = (text: string): string => text.replaceAll(/[1-9]/g, (digit) => 'ABCDEFGHI'[Number(digit) - 1]!);

/** Numbers of rows and columns become letters on both sides. */
const alike = (text: string, other: string): void => expect(lettered(text)).toBe(lettered(other));

describe.each(['en', 'de'])('in %s', (language) => {
  test.each(LEVELS)('a path of %s has letters where the puzzle has', async (puzzle) => {
    const words = ['--explain', '--grid', '--lang', language];
    const [numbers, letters] = [
      await sudoku('solve', ...words, puzzle),
      await sudoku('solve', ...words, lettered(puzzle)),
    ];
    alike(letters.out, numbers.out);
    const digits = [...letters.out.matchAll(/^ *\d+\. .* [=≠] (\w)/gm)].map(([, digit]) => digit!);
    expect(digits.length).toBeGreaterThan(40);
    expect(digits.join('')).toMatch(/^[A-I]+$/);
  });

  test.each([['--full'], ['--what'], ['--brief'], ['--all', '--grid']])('a hint with %s', async (...words) => {
    const args = ['--lang', language, ...words];
    alike((await sudoku('hint', ...args, lettered(EXTREME))).out, (await sudoku('hint', ...args, EXTREME)).out);
  });

  test('a wrong value is told as it was entered', async () => {
    const wrong = ':0000:x:BA.D.+D.....C.B..:::';
    const { out } = await sudoku('hint', '--spoil', '--lang', language, wrong);
    expect(out).toMatch(/D in r2c2.* C/);
  });
});

const OPEN = Array.from({ length: 16 }, () => Array<string>(16).fill('.'));
const written = (row: readonly string[]): string => [row, ...OPEN.slice(1)].map((cells) => cells.join(' ')).join('\n');
const NUMBERS = written([...Array.from({ length: 15 }, (_, index) => String(index + 1)), '.']);
const HEX = written([...'0123456789ABCDE', '.']);

test.each([
  ['numbers', NUMBERS, '16'],
  ['digits from 0 to F', HEX, 'F'],
])('the step of a large grid in %s', async (_, grid, last) => {
  const { out } = await sudokuOn(grid, 'hint', '--max-level', 'easy');
  expect(out).toContain(`r1c16 = ${last}\n`);
});

test('candidates of two figures stand apart', async () => {
  const { out } = await sudokuOn(NUMBERS, 'hint', '--max-level', 'easy');
  expect(out).toMatch(/ 5,6,7,8,9,10,11,12,13,14,15,16 /);
});

const ONE = `A${'.'.repeat(80)}`;
const CLASH = `A${'.'.repeat(71)}A${'.'.repeat(8)}`;

test.each<[RegExp, string, ...string[]]>([
  [/3-cage/, ONE, 'hint', '--max-level', 'easy'],
  [/^ERROR/, CLASH, 'hint'],
  [/1 stands twice/, CLASH, 'check'],
  [/>1</, ONE, 'convert', '--to', 'svg'],
])('clues state numbers, so that there are numbers beside them: %s %s %s', async (told, grid, ...words) => {
  const args = [...words, '--constraint', 'killer-cage=3:r4c4r4c5'];
  const letters = await sudoku(...args, grid);
  expect(letters.out).toMatch(told);
  expect(letters).toEqual(await sudoku(...args, grid.replaceAll('A', '1')));
});

const TWICE = `11${'.'.repeat(79)}`;

test.each<[string, ...string[]]>([
  [EXTREME, 'hint'],
  [TWICE, 'hint'],
  [TWICE, 'check'],
  [TWICE, 'grade'],
  [TWICE, 'canon'],
  [TWICE, 'convert'],
])('JSON has the usual symbols, as its puzzle has: %s %s', async (puzzle, name) => {
  const [numbers, letters] = [await sudoku(name, '--json', puzzle), await sudoku(name, '--json', lettered(puzzle))];
  expect(letters.out).toBe(numbers.out);
});

test.each([
  ['convert', '--to', 'svg'],
  ['hint', '--to', 'svg'],
])('the picture of %s %s %s', async (...words) => {
  const { out } = await sudoku(...words, lettered(LEVELS[0]!));
  const texts = [...out.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!);
  expect(texts).toContain('A');
  // The numbers of rows and columns are left.
  expect(texts.filter((text) => /^\d+$/.test(text))).toHaveLength(18);
});

test.each(['grade', 'hint --all', 'solve --explain'])('the heading of a record of %s', async (command) => {
  const puzzle = lettered(LEVELS[0]!);
  const { out } = await sudokuOn(`${puzzle}\n`, ...command.split(' '));
  expect(out).toMatch(new RegExp(`^# line 1: ${puzzle.replaceAll('.', '\\.')}$`, 'm'));
});
