import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFolderName } from '../../../src/cli/output/output.js';

test('a name is that of a folder if it ends in a separator of the system, or there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  expect(isFolderName(folder)).toBe(true);
  expect(isFolderName(join(folder, 'none'))).toBe(false);
  for (const [name, separator, isOne] of [
    ['pictures/', '/', true],
    ['pictures/', '\\', true],
    ['pictures\\', '\\', true],
    ['pictures\\', '/', false],
  ] as const)
    expect(isFolderName(name, separator), `${name} where ${separator} separates`).toBe(isOne);
});
