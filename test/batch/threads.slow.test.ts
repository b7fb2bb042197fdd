import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The built program, since threads load the modules in dist. */
const program = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const atOnce = ['--import', new URL('at-once.mjs', import.meta.url).href, program];

const PUZZLE = '7..8.2.1....9..6.7.9..6...2.3.5....82.53..1.44....67........84.3.41..5.9.18.7.3.6';
const GRID = PUZZLE.match(/.{9}/g)!.join('\n');
const MIXED = [
  ...Array.from({ length: 300 }, () => PUZZLE),
  `${PUZZLE.slice(0, 80)}A`,
  PUZZLE.replace('7.', '77'),
  `${PUZZLE} a comment`,
  '.'.repeat(81),
  '',
  GRID,
  '',
  '1...............',
  PUZZLE,
].join('\n');

const sudoku = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [...atOnce, ...args], { input, encoding: 'utf8' });

test.each([['solve'], ['solve', '--json'], ['grade'], ['check'], ['convert', '--to', 'rows']])(
  '%s %s: several threads write the same as one',
  (...args) => {
    const input = args[0] === 'grade' ? MIXED.split('\n').slice(280).join('\n') : MIXED;
    const one = sudoku(input, ...args);
    const two = sudoku(input, ...args, '--jobs', '2');
    expect(one.stdout.length).toBeGreaterThan(1000);
    expect(two.stdout).toBe(one.stdout);
    expect(two.stderr).toBe(one.stderr);
    expect([one.status, two.status]).toEqual([2, 2]);
  },
);

test('names a bad line by its number, and answers all others', () => {
  const { stdout, stderr } = sudoku(MIXED, 'solve', '--jobs', '2');
  expect(stderr).toContain('line 301, column 81:');
  expect(stdout.split('\n').filter((line) => /^[1-9]{81}$/.test(line)).length).toBeGreaterThan(300);
});

test.each(['1', '2'])(
  '--jobs %s: names bad lines far into a stream by their numbers, and solves all others',
  (jobs) => {
    const lines = Array.from({ length: 9000 }, () => PUZZLE);
    const bad = [1000, 4321, 8999];
    for (const number of bad) lines[number - 1] = `${PUZZLE.slice(0, 80)}A`;
    const { stdout, stderr, status } = sudoku(lines.join('\n'), 'solve', '--jobs', jobs);
    const named = stderr.trimEnd().split('\n');
    expect(named.map((note) => Number(/^line (\d+), column 81: /.exec(note)?.[1]))).toEqual(bad);
    expect(stdout.split('\n').filter((line) => /^[1-9]{81}$/.test(line)).length).toBe(lines.length - bad.length);
    expect(status).toBe(2);
  },
);

test.each(['1', '2'])('--jobs %s: passes a stream larger than the memory', (jobs) => {
  const input = `${PUZZLE}\n`.repeat(200_000);
  const small = ['--max-old-space-size=16', ...atOnce, 'solve', '--jobs', jobs];
  const { stdout, status } = spawnSync(process.execPath, small, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 * input.length,
  });
  expect(status).toBe(0);
  expect(stdout.length).toBe(input.length);
});

test.each(['0', '1.5', 'x'])('--jobs %s is refused', (jobs) => {
  const { status, stderr } = sudoku(PUZZLE, 'solve', '--jobs', jobs);
  expect(status).toBe(2);
  expect(stderr).toContain('--jobs takes a whole number above 0');
});

test.each([
  ['solve', '--explain'],
  ['convert', '--to', 'svg'],
  ['hint', '--all'],
  ['create', 'easy', '--count', '3', '--seed', 'threads'],
])('%s %s: workers find their modules in the bundle', (...args) => {
  const isMaking = args[0] === 'create';
  const jobs = args[0] === 'hint' ? [] : ['--jobs', '2'];
  const { stdout, status } = sudoku(isMaking ? '' : PUZZLE, ...args, ...jobs);
  expect(status).toBe(0);
  expect(stdout.length).toBeGreaterThan(200);
});

test.each(['1', '2'])('--jobs %s ends when the reader goes away', async (jobs) => {
  const child = spawn(process.execPath, [...atOnce, 'solve', '--jobs', jobs], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  const feed = setInterval(() => child.stdin.write(`${PUZZLE}\n`.repeat(1000)), 5);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status] = await once(child, 'exit');
  clearInterval(feed);
  expect(status).toBe(0);
});

test.each(['1', '2'])('--jobs %s ends at an interrupt, with 130 or by the signal', async (jobs) => {
  const child = spawn(process.execPath, [...atOnce, 'solve', '--jobs', jobs], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  child.stdin.write(`${PUZZLE}\n`.repeat(1000));
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  child.stdout.resume();
  const [status, signal] = await once(child, 'exit');
  expect([130, 'SIGINT']).toContain(status ?? signal);
});

test('an answer does not wait for the next puzzle', async () => {
  const child = spawn(process.execPath, [...atOnce, 'solve', '--jobs', '2'], { stdio: ['pipe', 'pipe', 'inherit'] });
  for (let i = 0; i < 3; i++) {
    child.stdin.write(`${PUZZLE}\n`);
    const [text] = await once(child.stdout, 'data');
    expect(String(text)).toMatch(/^746852913.*\n$/);
  }
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
