import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const hasParallel = spawnSync('parallel', ['--version']).status === 0;

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SHIFTED = PUZZLE.replaceAll(/[1-9]/g, (digit) => `${(Number(digit) % 9) + 1}`);

test.skipIf(!hasParallel)('GNU parallel cuts the stream, and the answers keep its order', () => {
  const input = `${PUZZLE}\n${SHIFTED}\n`.repeat(50);
  const alone = spawnSync(process.execPath, [program, 'solve'], { input, encoding: 'utf8' });
  const args = ['--pipe', '-k', '-N', '30', '-j', '2', process.execPath, program, 'solve'];
  const spread = spawnSync('parallel', args, { input, encoding: 'utf8' });
  expect(alone.stdout.split('\n').length).toBe(101);
  expect(spread.stdout).toBe(alone.stdout);
  expect(spread.status).toBe(0);
});
