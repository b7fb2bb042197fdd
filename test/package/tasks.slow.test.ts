/**
 * The ten tasks of docs/library.md are short and correctly typed, and give the stated results with the packed library.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkTypes, folderWithLibrary, root, runOnEach } from './packed.js';
import { asserted, blocksOf, claimsIn } from './told.js';

const folder = folderWithLibrary('@types/node', 'undici-types');
const tasks = blocksOf(readFileSync(join(root, 'docs/library.md'), 'utf8'));
const fileOf = (index: number): string => `task-${index}`;

beforeAll(() => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const text = readFileSync(join(root, 'fixtures/puzzles/levels.txt'), 'utf8');
  const lines = text.match(/^[.\d]{81}/gm)!;
  write('puzzles.txt', `${Array.from({ length: 1000 }, (_, i) => lines[i % lines.length]).join('\n')}\n`);
  write('package.json', '{ "type": "module" }');
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  };
  const compilerOptions = { ...strict, target: 'es2022', lib: ['es2023'], module: 'nodenext', types: ['node'] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: tasks.map((_, i) => `${fileOf(i)}.ts`) }));
  for (const [i, [, code]] of tasks.entries()) write(`${fileOf(i)}.ts`, asserted(code));
});

test('the page has ten tasks with correct types', () => {
  expect(tasks.length).toBe(10);
  checkTypes(folder);
});

test.each(tasks)('%s: the example has at most five lines besides imports, and its claims hold', (heading, code) => {
  const lines = code.split('\n').filter((line) => !line.startsWith('import '));
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(130);
  expect(claimsIn(code)).toBeGreaterThan(0);
  const index = tasks.findIndex(([other]) => other === heading);
  runOnEach(folder, `${fileOf(index)}.js`);
});
