/** Paths of puzzles of 6×6 with rules as text: their steps are true and proved, and spoilt ones are refused, in Python too. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { rule } from '../../constraints/rule.js';
import { Geometry } from '../../src/core/geometry.js';
import { permutation, seeded } from '../../src/create/random.js';
import { verifyNamed } from '../../src/face/verify-named.js';
import { explain } from '../../src/face/walk.js';
import { readPuzzle } from '../../src/formats/read.js';
import { constraintJson } from '../../src/render/json/constraint.js';
import type { Trace } from '../../src/render/json/solve.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { gridOf } from '../constraints/grids.js';

/** A path, and the grid from which its puzzle was made. */
export interface Walked {
  readonly constraints: readonly string[];
  readonly puzzle: string;
  readonly grid: readonly number[];
  readonly trace: Trace;
}

/** Solves a puzzle with ten givens of a grid and so many of the clues that the grid obeys. */
export function walked(
  seed: string,
  clues: number,
  obeyed: (grid: readonly number[]) => Iterator<{ clue: string }>,
): Walked {
  const grid = gridOf(Geometry.ofSize(6), seed);
  const own = obeyed(grid);
  const constraints = Array.from({ length: clues }, () => own.next().value!.clue);
  const givens = new Set(permutation(36, seeded(`givens ${seed}`)).slice(0, 10));
  const puzzle = grid.map((digit, cell) => (givens.has(cell) ? digit + 1 : '.')).join('');
  const { puzzle: read } = readPuzzle(`${puzzle} ${constraints.join(' ')}`);
  return { constraints, puzzle, grid, trace: explain(read, { milliseconds: 60_000, guess: false }) as Trace };
}

const digitAt = ({ grid }: Walked, { row, column }: { readonly row: number; readonly column: number }): number =>
  grid[(row - 1) * 6 + column - 1]! + 1;

/** Expects each step to be proved, and true of the grid. Returns the number of steps. */
export function expectTrue(path: Walked): number {
  const { constraints, trace } = path;
  expect(verifyNamed(trace, {}).proved, constraints.join('\n')).toBe(trace.steps.length);
  for (const { place, remove } of trace.steps) {
    for (const each of place) expect(digitAt(path, each)).toBe(each.digit);
    for (const each of remove) expect(digitAt(path, each)).not.toBe(each.digit);
  }
  return trace.steps.length;
}

/** Returns a path in which every other step that removes digits removes those of the grid instead. */
export const spoilt = (path: Walked): Trace => ({
  ...path.trace,
  steps: path.trace.steps.map((step, at) =>
    at % 2 === 0 || step.remove.length === 0
      ? step
      : { ...step, place: [], remove: step.remove.map((each) => ({ ...each, digit: digitAt(path, each) })) },
  ),
});

export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Expects the checker in Python to refuse the steps that ours refuses, and no step of the others. */
export function expectSameInPython(right: readonly Trace[], wrong: readonly Trace[]): void {
  const definitions = join(mkdtempSync(join(tmpdir(), 'texts-')), 'definitions.jsonl');
  writeFileSync(definitions, JSON.stringify(constraintJson(rule, ENGLISH)));
  const input = [...right, ...wrong].map((trace) => JSON.stringify(trace)).join('\n');
  const { stdout, stderr } = spawnSync('python3', ['examples/check.py', definitions], { input, encoding: 'utf8' });
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { proved: number; undecided: number; refutedSteps: number[] });
  expect(told, stderr).toHaveLength(right.length + wrong.length);
  for (const [at, trace] of right.entries()) expect(told[at]!.proved + told[at]!.undecided).toBe(trace.steps.length);
  for (const [at, trace] of wrong.entries())
    expect(told[right.length + at]!.refutedSteps).toEqual(verifyNamed(trace, {}).refutedSteps ?? []);
}
