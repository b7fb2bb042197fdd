/** The program as a process: what only a process can show. Runs what was built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';

test('a reader that has seen enough ends it quietly', async () => {
  const child = spawn(process.execPath, [bin, 'solve'], { stdio: 'pipe' });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
  child.stdin.on('error', () => {});
  child.stdin.write(`${PUZZLE}\n`.repeat(20_000));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.end();
  const [code, signal] = await once(child, 'exit');
  expect([complaints, signal, code]).toEqual(['', null, 0]);
});

test('the exit code is the status', async () => {
  const [code] = await once(spawn(process.execPath, [bin, 'solve', 'nowhere.txt'], { stdio: 'ignore' }), 'exit');
  expect(code).toBe(2);
});
