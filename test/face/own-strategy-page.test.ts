/** The code on the page about custom strategies works as the page says. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';

const page = readFileSync(new URL('../../docs/own-strategy.md', import.meta.url), 'utf8');

test('the code on the page has at most 40 lines and runs: it finds, explains and is proved', async () => {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(page)!;
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(40);
  const file = new URL('./own-strategy-of-the-page.ts', import.meta.url);
  const here = code
    .replace("'sudoku-strategist/strategies'", "'../../strategies/index.js'")
    .replace("'sudoku-strategist'", "'../../src/index.js'");
  writeFileSync(file, here);
  onTestFinished(() => rmSync(file));
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  await import(file.href);
  const lines = told.mock.calls.map(([line]) => line);
  expect(lines[0]).toMatch(/^Only Place: r\dc\d is the only place left in \w+ \d: .*\d.*\.$/);
  expect(lines.at(-1)).toMatchObject({ refuted: 0, proved: lines.length - 1 });
});
