/** `--output`: answers in a file, whose content is replaced only if the user wants it. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { main } from '../../src/cli/program.js';
import { sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '.3.1...2....1...';
const SIX = 'fixtures/puzzles/6x6.txt';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});

test.each([
  ['solve'],
  ['solve', '--explain', '--json'],
  ['grade', '--scale', 'hodoku'],
  ['hint', '--all'],
  ['create', '4', '--seed', 'a', '--quiet'],
  ['check', '--to', 'csv'],
  ['convert', '--to', 'rows'],
  ['canon'],
  ['dedupe'],
  ['morph', '--seed', 'a'],
  ['stats', '--histogram', 'clues', '--scale', 'none'],
])('%s: the file has what standard output would have', async (...words) => {
  const operands = words[0] === 'create' ? [] : [PUZZLE];
  const file = join(folder, 'answers');
  const { out } = await sudoku(...words, ...operands);
  expect(await sudoku(...words, '--output', file, ...operands)).toMatchObject({ status: 0, out: '' });
  expect(readFileSync(file, 'utf8')).toBe(out);
  expect(readdirSync(folder)).toEqual(['answers']);
});

describe('a file that holds something', () => {
  const write = (name: string): string => {
    const file = join(folder, name);
    writeFileSync(file, 'dear');
    return file;
  };

  test.each([
    ['solve', 'dear.txt', []],
    ['solve', 'dear.svg', ['--to', 'svg']],
    ['print', 'dear.pdf', []],
  ])('%s: %s is kept, or replaced with --overwrite', async (command, name, words) => {
    const file = write(name);
    expect(await sudoku(command, ...words, '--output', file, PUZZLE)).toEqual({
      status: 2,
      out: '',
      notes: `sudoku: ${file} holds something already: --overwrite replaces it`,
    });
    expect(readFileSync(file, 'utf8')).toBe('dear');
    expect((await sudoku(command, ...words, '--output', file, '--overwrite', PUZZLE)).status).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe('dear');
  });

  test.each([
    [true, 0],
    [false, 2],
  ])('at a terminal the user is asked: %s', async (answer, status) => {
    const file = write('dear.txt');
    const asked: string[] = [];
    const terminal = {
      stdin: (async function* () {})(),
      write: () => {},
      note: () => {},
      colour: false,
      ask: async (question: string) => {
        asked.push(question);
        return answer;
      },
    };
    expect(await main(['solve', '--output', file, PUZZLE], terminal)).toBe(status);
    expect(asked).toEqual([`${file} holds something already. Replace it?`]);
    expect(readFileSync(file, 'utf8') === 'dear').toBe(!answer);
  });

  test('a folder with pictures is kept too', async () => {
    const words = ['solve', '--explain', '--to', 'svg', '--steps', '1..2', '--output', `${folder}/`, SIX];
    expect((await sudoku(...words)).status).toBe(0);
    expect(await sudoku(...words)).toMatchObject({ status: 2 });
    expect((await sudoku(...words, '--overwrite')).status).toBe(0);
  });
});

test('a file keeps nothing of a run that fails', async () => {
  const file = join(folder, 'none.txt');
  expect((await sudoku('solve', '--output', file, 'nowhere.txt')).status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
});

test('with --resume the answers of a run that ended are left, and more are added', async () => {
  const [file, run] = [join(folder, 'answers.txt'), join(folder, 'run')];
  const words = ['check', '--resume', run, '--output', file];
  await sudokuOn(`${PUZZLE}\n`, ...words);
  expect((await sudokuOn(`${PUZZLE}\n${PUZZLE}\n`, ...words)).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe((await sudokuOn(`${PUZZLE}\n${PUZZLE}\n`, 'check')).out);
});
