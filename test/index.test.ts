import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as library from '../src/index.js';

const root = fileURLToPath(new URL('../src/index.ts', import.meta.url));

/** The packages that a module and all that it imports need, types apart. */
function packagesFrom(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm))
    if (path!.startsWith('.')) packagesFrom(join(dirname(file), path!.replace(/\.js$/, '.ts')), seen, packages);
    else packages.add(path!);
  return packages;
}

test('the library needs no command-line package, and of Node nothing', () => {
  expect([...packagesFrom(root)]).toEqual(['seedrandom']);
});

test('reads, solves, explains, proves, grades and writes', () => {
  const { boardOf, claimOf, formatNamed, full, grade, prove, readPuzzle, sentence, stepJson, walk } = library;
  const { puzzle } = readPuzzle('.3.1...2....1...');
  const board = boardOf(puzzle);
  for (const step of walk(board, full)) {
    expect(prove(board, claimOf(board.geometry, stepJson(step)))).toEqual({ verdict: 'proved' });
    expect(sentence(step.explanation.message, board.geometry)).toMatch(/\.$/);
  }
  expect(formatNamed('line').format(board)).toBe('2341413232141423');
  expect(grade(puzzle).hodoku).toMatchObject({ level: 'easy', solved: true });
});
