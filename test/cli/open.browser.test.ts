import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

test('serves the page locally until an interrupt, with the puzzle in the address', async () => {
  const child = spawn(process.execPath, [BIN, 'open', '--no-browser', PUZZLE]);
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = new URL(line.trim());
  expect(url.hostname).toBe('127.0.0.1');
  expect(new URLSearchParams(url.hash.split('?')[1]).get('puzzle')).toBe(PUZZLE);
  const page = await fetch(url);
  expect(await page.text()).toContain('<sudoku-app>');
  expect((await fetch(new URL('/../package.json', url))).status).toBe(404);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
