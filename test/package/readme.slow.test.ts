/** The code in the README and the docs has correct types, and gives the stated results with the packed library. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksIn } from '../doc-blocks.js';
import { checkTypes, folderWithLibrary, folderWithPackage, runOnEach } from './packed.js';
import { asserted, claimsIn } from './told.js';

const TYPES = ['@types/node', 'undici-types'];
const folder = folderWithLibrary(...TYPES);
const whole = folderWithPackage(...TYPES);

const codes = blocksIn('ts');
const readme = codes.find(({ page }) => page === 'README.md')!.code;
/** The ten tasks of docs/library.md have a test of their own. */
const examples = codes.filter(({ page }) => !['README.md', 'docs/library.md'].includes(page)).map(({ code }) => code);
/** Examples that draw PDF and PNG need the whole package. */
const drawsBooks = (code: string): boolean => /\b(?:pdfOf|pngOf)\b/.test(code);

/** Checks the types of examples strictly, and runs them. */
function checkAndRun(codes: readonly string[], folder: string): void {
  const files = codes.map((_, i) => `example-${i}`);
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const compilerOptions = { ...strict, target: 'es2022', lib: ['es2023'], module: 'nodenext', types: ['node'] };
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: files.map((file) => `${file}.ts`) }));
  for (const [i, code] of codes.entries()) write(`${files[i]}.ts`, asserted(code));
  checkTypes(folder);
  for (const file of files) runOnEach(folder, `${file}.js`);
}

test('the code has correct types and runs', () => {
  const alone = examples.filter((code) => !drawsBooks(code));
  expect(claimsIn(readme)).toBeGreaterThan(5);
  expect(alone.length).toBeGreaterThan(5);
  checkAndRun([readme, ...alone], folder);
});

test('the code that draws PDF and PNG has correct types and runs with the whole package', () => {
  const drawn = examples.filter(drawsBooks);
  expect(drawn.length).toBe(1);
  checkAndRun(drawn, whole);
});

test('the README of the library alone has the same code', () => {
  const packed = readFileSync(join(folder, 'node_modules/sudoku-strategist/README.md'), 'utf8');
  expect(packed).toContain(readme.replaceAll("'sudoku-strategist", "'sudoku-strategist-core"));
});

test('the README of the library alone names its entries, and no other', () => {
  const packed = join(folder, 'node_modules/sudoku-strategist');
  const text = readFileSync(join(packed, 'README.md'), 'utf8');
  const { exports } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const named = [...text.matchAll(/^\| `'sudoku-strategist-core(.*?)'`/gm)].map(([, subpath]) => `.${subpath}`);
  const entries = Object.keys(exports).filter((subpath) => !/worker$|schemas|json$/.test(subpath));
  expect(named).toEqual(entries);
});
