/** Puzzles with rules as text: their solutions, steps, proofs and written forms, beside brute force. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rule } from '../../constraints/rule.js';
import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { permutation, seeded } from '../../src/create/random.js';
import { verifyNamed } from '../../src/face/verify-named.js';
import { explain } from '../../src/face/walk.js';
import { readPuzzle } from '../../src/formats/read.js';
import { constraintJson } from '../../src/render/json/constraint.js';
import type { Trace } from '../../src/render/json/solve.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { search } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { gridOf } from '../constraints/grids.js';
import { randomNamed, randomText } from './random-texts.js';

const four = Geometry.ofSize(4);
const grids = search({ geometry: four, values: new Int8Array(16).fill(-1) }, { limit: 1000 }).solutions;

/** Texts that a grid obeys on some of its cells, with their meanings. */
function* obeyed(grid: ArrayLike<number>, size: number, seed: string) {
  const random = seeded(seed);
  for (;;) {
    const length = 2 + Math.floor(random() * 4);
    const cells = permutation(size * size, random).slice(0, length);
    const { text, holds } = (random() < 0.3 ? randomNamed : randomText)(random, length);
    if (text.length > 200 || !holds(cells.map((cell) => grid[cell]! + 1))) continue;
    yield { holds, cells, clue: `rule="${text}":${cellsText(cells, size)}` };
  }
}

test('100 pairs of texts have as many grids of 4×4 as brute force counts', () => {
  const counts = new Set<number>();
  for (let round = 0; round < 100; round++) {
    const texts = obeyed(grids[(round * 37) % grids.length]!, 4, `counts ${round}`);
    const own = [texts.next().value!, texts.next().value!];
    const geometry = withRules(four, { constraints: own.map(({ clue }) => clue) });
    const { solutions } = search({ geometry, values: new Int8Array(16).fill(-1) }, { limit: 1000 });
    const expected = grids.filter((grid) =>
      own.every(({ holds, cells }) => holds(cells.map((cell) => grid[cell]! + 1))),
    );
    expect(solutions.length, own.map(({ clue }) => clue).join(' ')).toBe(expected.length);
    counts.add(expected.length);
  }
  expect(counts.size).toBeGreaterThan(20);
});

const six = Geometry.ofSize(6);

/** Puzzles of 6×6 with a few givens and ten texts each, and the grids behind them. */
const puzzles = Array.from({ length: 12 }, (_, round) => {
  const grid = gridOf(six, `texts ${round}`);
  const texts = obeyed(grid, 6, `puzzle ${round}`);
  const constraints = Array.from({ length: 10 }, () => texts.next().value!.clue);
  const givens = new Set(permutation(36, seeded(`givens ${round}`)).slice(0, 10));
  return { puzzle: grid.map((digit, cell) => (givens.has(cell) ? digit + 1 : '.')).join(''), constraints, grid };
});

const traces = puzzles.map(
  ({ puzzle, constraints }) =>
    explain(readPuzzle(`${puzzle} ${constraints.join(' ')}`).puzzle, { milliseconds: 60_000, guess: false }) as Trace,
);

test('each step is true of every solution, and is proved', () => {
  let steps = 0;
  for (const [at, trace] of traces.entries()) {
    const { constraints, grid } = puzzles[at]!;
    steps += trace.steps.length;
    expect(verifyNamed(trace, {}).proved, constraints.join('\n')).toBe(trace.steps.length);
    for (const { place, remove } of trace.steps) {
      for (const { row, column, digit } of place) expect(grid[(row - 1) * 6 + column - 1]! + 1).toBe(digit);
      for (const { row, column, digit } of remove) expect(grid[(row - 1) * 6 + column - 1]! + 1).not.toBe(digit);
    }
  }
  expect(steps).toBeGreaterThan(100);
});

/** A trace in which every other removal is that of the digit of the solution. */
const spoilt = (trace: Trace, grid: readonly number[]): Trace => ({
  ...trace,
  steps: trace.steps.map((step, at) =>
    at % 2 === 0 || step.remove.length === 0
      ? step
      : {
          ...step,
          place: [],
          remove: step.remove.map((each) => ({ ...each, digit: grid[(each.row - 1) * 6 + each.column - 1]! + 1 })),
        },
  ),
});

const wrong = traces.map((trace, at) => spoilt(trace, puzzles[at]!.grid));

test('spoilt steps are refused', () => {
  const refused = wrong.flatMap((trace) => verifyNamed(trace, {}).refutedSteps ?? []);
  expect(refused.length).toBeGreaterThan(20);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the checker in Python, which reads the texts itself, says the same', () => {
  const definitions = join(mkdtempSync(join(tmpdir(), 'texts-')), 'definitions.jsonl');
  writeFileSync(definitions, JSON.stringify(constraintJson(rule, ENGLISH)));
  const input = [...traces, ...wrong].map((trace) => JSON.stringify(trace)).join('\n');
  const { stdout, stderr } = spawnSync('python3', ['examples/check.py', definitions], { input, encoding: 'utf8' });
  const told = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { steps: number; proved: number; undecided: number; refutedSteps: number[] });
  expect(told, stderr).toHaveLength(traces.length + wrong.length);
  for (const [at, trace] of traces.entries()) expect(told[at]!.proved + told[at]!.undecided).toBe(trace.steps.length);
  for (const [at, trace] of wrong.entries())
    expect(told[traces.length + at]!.refutedSteps).toEqual(verifyNamed(trace, {}).refutedSteps ?? []);
});
