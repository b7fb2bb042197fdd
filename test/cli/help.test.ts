/** Help: in groups, 80 columns wide, through the pager, and true: each option that it names does something. */
import { expect, test } from 'vitest';
import { OPTION_GROUPS } from '../../src/cli/command.js';
import { commands } from '../../src/cli/commands.js';
import { main } from '../../src/cli/program.js';
import { sudoku, sudokuAtScreen } from './sudoku.js';

const NAMES = commands.map(({ name }) => name);

test.each(NAMES)('%s: no line is wider than 80 columns', async (name) => {
  const { out } = await sudoku(name, '--help');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('the help of the program is 80 columns wide too', async () => {
  expect((await sudoku('--help')).out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each(NAMES)('%s: its own options come first, then the groups', async (name) => {
  const { out } = await sudokuAtScreen(name, '--help');
  const headings = [...out.matchAll(/^(\w+):$/gm)].map(([, heading]) => heading!);
  const groups = OPTION_GROUPS.filter((group) => headings.includes(group));
  expect(headings.slice(headings.indexOf('Options'))).toEqual(['Options', ...groups]);
});

test('--explain is the first option of solve', async () => {
  expect((await sudoku('solve', '--help')).out).toMatch(/\nOptions:\n {2}--explain /);
});

test('help is paged where it is longer than the screen', async () => {
  let paged = '';
  const write = (text: string | Uint8Array): boolean => {
    paged += text;
    return true;
  };
  const openPager = async () => ({ write, close: async () => {} });
  const terminal = {
    stdin: (async function* () {})(),
    write: () => expect.unreachable('help goes to the pager'),
    note: () => {},
    colour: false,
    screen: { boxes: false, columns: 200, rows: 24, openPager },
  };
  expect(await main(['help', 'solve'], terminal)).toBe(0);
  expect(paged).toBe((await sudoku('solve', '--help')).out);
});
