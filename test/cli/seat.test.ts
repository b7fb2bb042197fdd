/** Output on a terminal, compared with output to a file. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Terminal } from '../../src/cli/command.js';
import { main, pagerCommand } from '../../src/cli/program.js';
import { sudoku } from './sudoku.js';

const file = fileURLToPath(new URL('../../fixtures/puzzles/x-wing.txt', import.meta.url));
const many = fileURLToPath(new URL('../../fixtures/puzzles/levels.txt', import.meta.url));

test('prints the page of a strategy as plain text on a terminal', async () => {
  const { out, paged } = await seated(['strategies', 'x-wing'], { rows: 200 });
  const page = out + paged;
  expect(page).toMatch(/^X-Wing\n\nLook for two rows /);
  expect(page).not.toMatch(/<!--|```|^#|^>|\*\*/m);
  expect(page.split('\n').every((line) => line.length <= 80)).toBe(true);
  expect(page).toContain('+-------------+-------------+----------+\n| 36  34  2   | 9   1   47  | 5  67  8 |\n');
  expect((await sudoku('strategies', 'x-wing')).out).toContain('<!-- example -->');
});

/** Runs at a terminal of 80 columns, without colours, with a pager that stores its input. */
async function seated(args: string[], { boxes = true, rows = 24, readsUpTo = Infinity, input = '' } = {}) {
  let out = '';
  let paged = '';
  const terminal: Terminal = {
    stdin: (async function* () {
      yield input;
    })(),
    write: (text) => void (out += text),
    note: () => {},
    colour: false,
    screen: {
      boxes,
      columns: 80,
      rows,
      openPager: async () => ({
        write(text) {
          paged += text;
          return paged.length < readsUpTo;
        },
        close: async () => void (paged += '(closed)'),
      }),
    },
  };
  const status = await main(args, terminal);
  return { status, out, paged };
}

/** A text without the indented line breaks of a narrow screen. */
const unbroken = (text: string): string => text.replaceAll(/\n +/g, ' ');

test.each([['solve', '--explain'], ['solve', '--explain', '--full'], ['hint'], ['hint', '--all'], ['hint', '--what']])(
  '%s %s: sentences wrap at the width of the screen',
  async (...args) => {
    const { out, paged } = await seated([...args, file], { boxes: false });
    const lines = (out + paged).split('\n').filter((line) => !line.startsWith('#'));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(unbroken(out + paged.replace('(closed)', '')).trim()).toBe(
      unbroken((await sudoku(...args, file)).out).trim(),
    );
  },
);

test('a position stands below its step, as under a hint', async () => {
  const { out } = await sudoku('solve', '--explain', '--grid', '--steps', '1..2', file);
  expect(out.split('\n')[1]).toMatch(/^ {2}1\. /);
  expect(out).toMatch(/\n {2}2\. [^\n]+\n {5}[^\n]+\n\n[ \d]+\n {2,3}\+/);
});

test('pages output longer than the screen, and writes shorter output directly', async () => {
  const { status, out, paged } = await seated(['solve', '--explain', file], { rows: 1000 });
  expect([status, paged]).toEqual([0, '']);
  expect(await seated(['solve', '--explain', file])).toEqual({ status: 0, out: '', paged: `${out}(closed)` });
  expect(await seated(['solve', '--explain', '--no-pager', file])).toEqual({ status: 0, out, paged: '' });
  expect((await seated(['solve', file], { rows: 2 })).paged).toBe('');
});

test('ends when the reader closes the pager', async () => {
  const { status, paged } = await seated(['solve', '--explain', many], { readsUpTo: 100 });
  const { out } = await sudoku('solve', '--explain', many);
  expect(status).toBe(0);
  expect(paged.endsWith('(closed)')).toBe(true);
  expect(paged.length).toBeLessThan(out.length);
});

test('takes the pager from the environment', () => {
  expect(pagerCommand({})).toBe('less -FRX');
  expect(pagerCommand({ PAGER: 'more' })).toBe('more');
  expect(pagerCommand({ PAGER: 'more', SUDOKU_PAGER: 'most -s' })).toBe('most -s');
  for (const none of [{ SUDOKU_PAGER: '', PAGER: 'more' }, { PAGER: 'cat' }, { TERM: 'dumb' }])
    expect(pagerCommand(none)).toBeUndefined();
});

test('prints bars below a grade on a terminal, but not in a batch or a file', async () => {
  const args = ['grade', '--scale', 'hodoku', file];
  const { out: plain } = await sudoku(...args);
  const { out } = await seated(args);
  expect(out.startsWith(plain.trimEnd())).toBe(true);
  expect(out).toMatch(/\n\n {2}Full House +█+ 20\n/);
  expect((await seated(args, { boxes: false })).out).toMatch(/\n\n {2}Full House +#+ 20\n/);
  const batch = ['grade', '--scale', 'hodoku', many];
  expect((await seated(batch)).out).toBe((await sudoku(...batch)).out);
});

test('prints a range of steps with their positions and their numbers in the path', async () => {
  const { out } = await sudoku('solve', '--grid', '--steps', '22..23', file);
  expect(out.match(/^ *\d+\. .*$/gm)).toEqual([' 22. Hidden Single: r7c7 = 2', ' 23. X-Wing: r1c2, r9c29 ≠ 9']);
  expect(out.match(/=29/g)).toHaveLength(1);
  expect(out.match(/7\*9/g)).toHaveLength(2);
  expect((await seated(['solve', '--grid', '--steps', '23', file], { rows: 100 })).out).toContain('┌');
  const { out: hard } = await sudoku('solve', '--from-level', 'hard', file);
  expect(hard.match(/^ *\d+\. [^:]*/gm)).toEqual([' 23. X-Wing', ' 24. Skyscraper']);
  const { out: none } = await sudoku('solve', '--from-level', 'extreme', file);
  expect(none).toContain('None of these among 52 steps, the hardest of which is hard.');
  const { steps } = JSON.parse((await sudoku('solve', '--json', '--steps', '23', file)).out);
  expect(steps.map(({ strategy }: { strategy: string }) => strategy)).toEqual(['x-wing']);
  expect((await sudoku('solve', '--steps', 'x', file)).notes).toContain('--steps takes a number or a range A..B');
});
