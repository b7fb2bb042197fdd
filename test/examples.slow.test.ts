/** The examples work as described, with the built package. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const run = (name: string, ...args: string[]): string =>
  execFileSync('node', ['--import', 'tsx', `examples/${name}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

test('steps through a trace', () => {
  expect(run('step-through')).toMatch(/^1\. .+ \(places 1, removes 0\)\n {3}.+\.\n2\. /);
});

test('makes a puzzle of a kind', () => {
  expect(run('make-a-kind', 'an example')).toMatch(
    /^[.1-9]{81}\nmedium \d+, naked triples: [1-9]\d*, seed an example\n$/,
  );
});

test('grades a file', () => {
  const lines = run('grade-a-file', 'fixtures/puzzles/mixed.txt').trim().split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^line \d+: (easy|medium|hard|unfair|extreme) \d+$|^line \d+: .{10,}/);
  expect(lines.join('\n')).toMatch(/: (easy|medium|hard|unfair|extreme) \d+/);
});

test('gives hints on a play, also on one with mistakes', () => {
  expect(run('hint-for-a-play')).toMatch(/^Look at row \d: there is a .+\.\n.+\.\n$/);
  expect(run('hint-for-a-play', ':0000:x:.3.1+2..2....1...::::')).toContain('Wrong: 2 in row 2, column 1.');
});

test('takes a custom strategy, which is proved', () => {
  expect(run('own-strategy')).toMatch(/^(.+: .+\.\n)+(\d+) of \2 steps are proved\n$/);
  expect(run('own-strategy')).toContain('Only Digit: ');
});
