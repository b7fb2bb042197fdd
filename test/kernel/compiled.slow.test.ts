import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernels } from '../../src/kernel/compile.js';

test('the kernels are what their sources compile to', async () => {
  for (const [path, text] of await compileKernels()) expect(readFileSync(path, 'utf8')).toBe(text);
});
