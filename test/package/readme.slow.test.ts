/**
 * The library's code in the README and in docs/library.md has correct types, and gives the stated results with the packed
 * library.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkTypes, folderWithLibrary, root, runOnEach } from './packed.js';
import { asserted, blocksOf, claimsIn } from './told.js';

const folder = folderWithLibrary('@types/node', 'undici-types');
afterAll(() => rmSync(folder, { recursive: true }));

const codesIn = (page: string): string[] => blocksOf(readFileSync(join(root, page), 'utf8')).map(([, code]) => code);
const readme = codesIn('README.md')[0]!;
/** The page's other program draws PDF and PNG, which the packed library leaves out. */
const examples = codesIn('docs/library.md').filter((code) => claimsIn(code) > 0);

test('the code has correct types and runs', () => {
  const files = ['readme', ...examples.map((_, i) => `example-${i}`)];
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const compilerOptions = { ...strict, target: 'es2022', lib: ['es2023'], module: 'nodenext', types: ['node'] };
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: files.map((file) => `${file}.ts`) }));
  for (const [i, code] of [readme, ...examples].entries()) write(`${files[i]}.ts`, asserted(code));
  expect(claimsIn(readme)).toBeGreaterThan(5);
  expect(examples.length).toBe(4);
  checkTypes(folder);
  for (const file of files) runOnEach(folder, `${file}.js`);
});

test('the README of the library alone has the same code', () => {
  const packed = readFileSync(join(folder, 'node_modules/sudoku-strategist/README.md'), 'utf8');
  expect(packed).toContain(readme.replaceAll("'sudoku-strategist", "'sudoku-strategist-core"));
});
