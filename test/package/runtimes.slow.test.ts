/**
 * The packed package in other runtimes than Node gives the same answers, PDF and PNG included. The tests run where the
 * commands `bun` and `deno` are on the path; another is skipped.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './packed.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'runtimes-')));

const SCRIPT = `
  import { create, grade, hint, parse, solve } from 'sudoku-strategist';
  import { pdfOf, pngOf } from 'sudoku-strategist/render';
  const puzzle = '.3.1...2....1...';
  const { puzzle: made } = await create({ size: 6, seed: 'a runtime' });
  const pdf = await pdfOf([parse(puzzle)], { title: 'Sonntag' });
  const png = await pngOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text y="9">5</text></svg>');
  const kinds = [pdf.subarray(0, 4), png.subarray(1, 4)].map((bytes) => new TextDecoder().decode(bytes));
  console.log(JSON.stringify([solve(puzzle), grade(puzzle), hint(puzzle), made, ...kinds]));`;

beforeAll(() => {
  const installed = join(folder, 'node_modules/sudoku-strategist');
  mkdirSync(installed, { recursive: true });
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const tarball = execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components', '1']);
  symlinkSync(join(root, 'node_modules/@resvg'), join(folder, 'node_modules/@resvg'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'script.mjs'), SCRIPT);
});

const answersIn = (runtime: string, ...args: readonly string[]): unknown =>
  JSON.parse(execFileSync(runtime, [...args, 'script.mjs'], { cwd: folder, encoding: 'utf8' }));

const isThere = (runtime: string): boolean => spawnSync(runtime, ['--version']).status === 0;

test.skipIf(!isThere('bun'))('Bun answers as Node', () => {
  expect(answersIn('bun')).toEqual(answersIn('node'));
});

test.skipIf(!isThere('deno'))('Deno answers as Node, with the permission to read', () => {
  expect(answersIn('deno', 'run', '--allow-read', '--allow-env')).toEqual(answersIn('node'));
});

test('Node writes a PDF and a PNG without anything beside the package but resvg', () => {
  expect((answersIn('node') as unknown[]).slice(-2)).toEqual(['%PDF', 'PNG']);
});
