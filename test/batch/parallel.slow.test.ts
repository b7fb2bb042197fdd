/**
 * The program as a filter that other engines distribute over processes: they split input at line ends and join the
 * answers.
 */
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const hasParallel = spawnSync('parallel', ['--version']).status === 0;

const PUZZLE = '7..8.2.1....9..6.7.9..6...2.3.5....82.53..1.44....67........84.3.41..5.9.18.7.3.6';
const SHIFTED = PUZZLE.replaceAll(/[1-9]/g, (digit) => `${(Number(digit) % 9) + 1}`);
const MANY = `${PUZZLE}\n${SHIFTED}\n`.repeat(50);

const alone = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8' });

async function filtered(input: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  return text(child.stdout);
}

/**
 * Splits a text into blocks of at least `least` characters, except the last, that end with a line, as `parallel --pipe
 * --block` does.
 */
function blocksOf(stream: string, least: number): string[] {
  const blocks: string[] = [];
  for (let from = 0, end = 0; from < stream.length; from = end) {
    end = stream.indexOf('\n', from + least - 1) + 1 || stream.length;
    blocks.push(stream.slice(from, end));
  }
  return blocks;
}

test.each([['solve'], ['grade', '--scale', 'hodoku', '--json'], ['check'], ['convert', '--to', 'library']])(
  '%s %s: several processes give the same blocks as one',
  async (...args) => {
    const blocks = blocksOf(MANY, 3000);
    expect(blocks.length).toBe(3);
    const parts = await Promise.all(blocks.map((block) => filtered(block, ...args)));
    expect(parts.join('')).toBe(alone(MANY, ...args).stdout);
  },
);

test.skipIf(!hasParallel)('GNU parallel cuts the stream, and the answers keep its order', () => {
  const args = ['--pipe', '-k', '-N', '30', '-j', '2', process.execPath, program, 'solve'];
  const spread = spawnSync('parallel', args, { input: MANY, encoding: 'utf8' });
  expect(spread.stdout.split('\n').length).toBe(101);
  expect(spread.stdout).toBe(alone(MANY, 'solve').stdout);
  expect(spread.status).toBe(0);
});
