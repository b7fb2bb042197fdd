/** The library's code in the README has correct types, and gives the stated results with the packed library. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkTypes, folderWithLibrary, root, runOnEach } from './packed.js';
import { asserted, blocksOf, claimsIn } from './told.js';

const folder = folderWithLibrary('@types/node', 'undici-types');
afterAll(() => rmSync(folder, { recursive: true }));

const codeIn = (page: string): string => blocksOf(page)[0]![1];
const readme = codeIn(readFileSync(join(root, 'README.md'), 'utf8'));

test('the code has correct types and runs', () => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const compilerOptions = { ...strict, target: 'es2022', lib: ['es2023'], module: 'nodenext', types: ['node'] };
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['readme.ts'] }));
  write('readme.ts', asserted(readme));
  expect(claimsIn(readme)).toBeGreaterThan(5);
  checkTypes(folder);
  runOnEach(folder, 'readme.js');
});

test('the README of the library alone has the same code', () => {
  const packed = readFileSync(join(folder, 'node_modules/sudoku-strategist/README.md'), 'utf8');
  expect(packed).toContain(readme.replaceAll("'sudoku-strategist", "'sudoku-strategist-core"));
});
