/** The program as a process: properties that only a process shows. Runs the built program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const PUZZLE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';

test('ends quietly when its reader closes the pipe', async () => {
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

test('exits with the status', async () => {
  const [code] = await once(spawn(process.execPath, [bin, 'solve', 'nowhere.txt'], { stdio: 'ignore' }), 'exit');
  expect(code).toBe(2);
});

test('an unbuilt checkout says how to build it', async () => {
  const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'sudoku-')));
  mkdirSync(join(checkout, 'bin'));
  writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }');
  copyFileSync(bin, join(checkout, 'bin/sudoku.js'));
  const child = spawn(process.execPath, [join(checkout, 'bin/sudoku.js'), '--version'], { stdio: 'pipe' });
  const [[code], out, notes] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  expect([code, out]).toEqual([2, '']);
  expect(notes).toBe(
    `sudoku: ${checkout}/ has not been built: run npm run build there (after npm ci, if that was not done)\n`,
  );
});
