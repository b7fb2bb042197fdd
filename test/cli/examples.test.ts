/** The examples of the help work as described: each is run on files with the names that it uses. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { EXAMPLES } from '../../src/cli/examples.js';
import { shareOf } from '../tier.js';
import { sudoku, sudokuOn } from './sudoku.js';

/** A puzzle with an X-Wing and few open cells. */
const PUZZLE = '.286543.1.317894255..12386.15.8469.228.9715.6.6953218.3.641.25...529.613.123657..';
const FILES: Readonly<Record<string, string>> = {
  'puzzle.txt': PUZZLE,
  'many.txt': `${PUZZLE}\n${PUZZLE}\n`,
  'sheet.csv': `id,puzzle\n1,${PUZZLE}\n`,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});

/** Examples that end by themselves. `open` serves a page until an interrupt, and has a test of its own. */
const ENDING = Object.entries(EXAMPLES).flatMap(([name, lines]) => (name === 'open' ? [] : lines));

test.each(shareOf(ENDING, 2))('%s', async (line) => {
  let text = '';
  for (const command of line.split(' | ')) {
    const [words = '', source] = command.replace(/ > .*/, '').split(' < ');
    const args = words.split(' ').slice(1);
    const paths = args.map((word) => (FILES[word] === undefined && !word.endsWith('.pdf') ? word : join(folder, word)));
    const input = source === undefined ? text : readFileSync(join(folder, source), 'utf8');
    const { out, status } = await sudokuOn(input, ...paths);
    const file = args.includes('--output') ? paths[args.indexOf('--output') + 1]! : undefined;
    const isWritten = file === undefined ? out !== '' : readFileSync(file).length > 0;
    expect([status, isWritten, out.includes('ERROR')]).toEqual([
      args.includes('--no-guess') ? expect.any(Number) : 0,
      true,
      false,
    ]);
    text = out;
  }
});

test('every command has examples', () => {
  expect(commands.filter(({ name }) => !EXAMPLES[name]?.length).map(({ name }) => name)).toEqual([]);
});

test('help begins with the examples of the command', async () => {
  for (const [name, [first]] of Object.entries(EXAMPLES))
    expect((await sudoku(name, '--help')).out.startsWith(`Examples:\n  ${first}\n`)).toBe(true);
});
