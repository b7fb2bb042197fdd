/** Each record of a batch has one line or one block, whatever its result. The threads run the built program. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sudoku, sudokuOn } from './sudoku.js';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));

const EASY = '7..8.2.1....9..6.7.9..6...2.3.5....82.53..1.44....67........84.3.41..5.9.18.7.3.6';
const GOOD = 'one solution';
const CLASH = `77${EASY.slice(2)}`;
const OPEN = '.'.repeat(81);
/** Records, each with the beginning of the line that `check` writes for it. */
const RECORDS: readonly (readonly [text: string, verdict: string])[] = [
  [EASY, GOOD],
  ['no puzzle', 'ERROR: there is no puzzle in it'],
  ['nor is this', 'ERROR: there is no puzzle in it'],
  [EASY.slice(1), 'ERROR: 80 symbols do not fill a grid'],
  [CLASH, '7 stands twice in row 1'],
  [OPEN, 'at least 1000 solutions'],
  [`${EASY.slice(0, 80)}A`, "ERROR: 'A' is more than 9"],
  ['x'.repeat(28), 'ERROR: 28 symbols do not fill a grid'],
  ['a word '.repeat(30_000), 'ERROR: more than 131,072 characters are not a puzzle'],
  ['12 3 '.repeat(2000), 'ERROR: '],
  ['|'.repeat(5000), 'ERROR: '],
  [EASY, GOOD],
];
const INPUT = RECORDS.map(([text]) => text).join('\n');
const UNREAD = RECORDS.flatMap(([, verdict], index) => (verdict.startsWith('ERROR') ? [index + 1] : []));

const LINES = [
  'solve',
  'check',
  'convert --to line',
  'convert --to library',
  ...['solve', 'check', 'grade --scale hodoku', 'hint', 'hint --all --max-level easy', 'convert --to rows'].map(
    (command) => `${command} --json`,
  ),
];
const BLOCKS = ['grade --scale hodoku', 'convert --to framed', 'solve --to rows'];

test.each(LINES)('%s: prints a line for each puzzle', async (command) => {
  const { status, out, notes } = await sudokuOn(INPUT, ...command.split(' '));
  expect(status).toBe(2);
  const lines = out.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.length).toBe(RECORDS.length);
  for (const [index, line] of lines.entries()) {
    const isUnread = command.includes('--json') ? 'error' in JSON.parse(line) : /^ERROR: (?!Puzzle not)/.test(line);
    if (UNREAD.includes(index + 1)) expect([index, isUnread]).toEqual([index, true]);
  }
  expect([lines[0], lines.at(-1)].every((line) => !line!.includes('rror'))).toBe(true);
  const named = new Set([...notes.matchAll(/^line (\d+)/gm)].map(([, line]) => Number(line)));
  for (const line of UNREAD) expect(named).toContain(line);
});

test('check: prints the verdict on each puzzle, also on clashes, in its line', async () => {
  const lines = (await sudokuOn(INPUT, 'check')).out.split('\n');
  for (const [index, [, verdict]] of RECORDS.entries()) expect(lines[index]!.slice(0, verdict.length)).toBe(verdict);
});

test.each(BLOCKS)('%s: prints a block for each puzzle, with empty lines between', async (command) => {
  const { out } = await sudokuOn(INPUT, ...command.split(' '));
  expect(out.trimEnd().split(/\n\n/).length).toBe(RECORDS.length);
});

test.each([
  'solve',
  'check',
  'grade --scale hodoku',
  'convert --to library',
  'convert --to framed',
  'solve --explain --max-level easy',
])('%s: prints the same with several threads', (command) => {
  const on = (jobs: string) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...command.split(' '), '--jobs', jobs], {
      input: `${INPUT}\n`.repeat(3),
      encoding: 'utf8',
    });
    return { stdout, stderr, status };
  };
  const one = on('1');
  expect(one.stdout).toContain('ERROR: ');
  expect(on('2')).toEqual(one);
});

test('an unreadable grid among grids is answered as a block', async () => {
  const grid = EASY.match(/.{9}/g)!.join('\n');
  const { out } = await sudokuOn([grid, `${grid}\n.........`, grid.slice(10), grid].join('\n\n'), 'solve');
  expect(
    out
      .trimEnd()
      .split('\n\n')
      .map((block) => block.split('\n').length),
  ).toEqual([9, 1, 1, 9]);
});

test('unreadable lines among small puzzles are answered as lines', async () => {
  const lines = Array.from({ length: 160 }, (_, index) => (index % 40 === 7 ? 'what' : '.3.1...2....1...'));
  const { out } = await sudokuOn(lines.join('\n'), 'solve');
  const answers = out.trimEnd().split('\n');
  expect(answers.map((line) => line.startsWith('ERROR'))).toEqual(lines.map((line) => line === 'what'));
});

test('a grid of an unexpected size is one puzzle and one error', async () => {
  const grid = EASY.match(/.{9}/g)!.join('\n');
  const error = 'this grid has size 9, but 4 is expected (boxes of 2x2)';
  expect(await sudokuOn(grid, 'solve', '4')).toEqual({
    status: 2,
    out: `ERROR: ${error}\n`,
    notes: `line 1: ${error}`,
  });
  expect((await sudokuOn(`${grid}\n\n${grid}`, 'solve', '4')).notes.split('\n').length).toBe(2);
});

describe('the name of the puzzle', () => {
  test.each(['grade --scale hodoku', 'hint --all --max-level easy', 'solve --explain'])('%s', async (command) => {
    const { out } = await sudokuOn(`\n${EASY}\n${EASY}`, ...command.split(' '));
    const names = out.split('\n').filter((line) => line.startsWith('#'));
    expect(names).toEqual([`# line 2: ${EASY}`, `# line 3: ${EASY}`]);
    expect((await sudoku(...command.split(' '), EASY)).out).not.toContain('#');
  });
});

test('verify: answers a line that is no trace in its place', async () => {
  const trace = (await sudoku('solve', '--explain', '--json', EASY)).out.trim();
  const { status, out } = await sudokuOn(
    ['{}', trace, '{"puzzle":".3.1...2....1...","steps":[{}]}', 'no'].join('\n'),
    'verify',
  );
  expect(status).toBe(2);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(0, 6)),
  ).toEqual(['ERROR:', 'steps ', 'ERROR:', 'ERROR:']);
});

test('an endless line takes no more memory than a puzzle', () => {
  const input = '12 '.repeat(10_000_000);
  const small = ['--max-old-space-size=24', bin, 'solve'];
  const { stdout, status } = spawnSync(process.execPath, small, { input, encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    2,
    'ERROR: more than 131,072 characters are not a puzzle: the largest has fewer\n',
  ]);
});
