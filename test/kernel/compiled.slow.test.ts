import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernels } from '../../src/kernel/compile.js';

/** The sources with a comment at the head of each, so that all lines stand elsewhere. */
const commented = (path: string): string | null =>
  existsSync(path) ? `/* A comment\n * of two lines. */\n${readFileSync(path, 'utf8')}` : null;

test('the kernels are what their sources compile to, whatever is said in comments', async () => {
  for (const [path, text] of await compileKernels(commented))
    expect(readFileSync(path, 'utf8') === text, path).toBe(true);
});
