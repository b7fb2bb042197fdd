/** A checker in another language, which shares no line with ours, accepts and refuses the same steps. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { verify } from '../../src/face/verify.js';
import { explain } from '../../src/face/walk.js';
import { readPuzzle } from '../../src/formats/read.js';
import { constraintJson } from '../../src/render/json/constraint.js';
import type { Trace } from '../../src/render/json/solve.js';
import type { GridTruth } from '../../src/render/json/step.js';
import { search } from '../../src/search/search.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { brokenTrace, FAULTS } from './broken-rules.js';

const hasPython = spawnSync('python3', ['--version']).status === 0;

interface Told {
  readonly steps: number;
  readonly proved: number;
  readonly undecided: number;
  readonly refutedSteps: readonly number[];
}

/** Returns what the checker says of each trace. */
function checked(traces: readonly Trace[]): Told[] {
  const definitions = join(mkdtempSync(join(tmpdir(), 'python-')), 'definitions.jsonl');
  writeFileSync(definitions, constraints.map((each) => JSON.stringify(constraintJson(each, 'en'))).join('\n'));
  const { stdout, stderr, status } = spawnSync('python3', ['examples/check.py', definitions], {
    input: traces.map((trace) => JSON.stringify(trace)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect([0, 1], stderr.slice(-2000)).toContain(status);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The shorter one of the first two puzzles of each kind. A rule of counts takes too long. */
const kinds = constraints.map(({ id }) => id).filter((id) => id !== 'counting-circles');
const puzzles = kinds.map(
  (id) =>
    linesOf(id)
      .slice(0, 2)
      .toSorted((a, b) => a.length - b.length)[0]!,
);

/** Plain puzzles of all levels, some of which need chains, deadly patterns or symmetries. */
const plain = readFileSync('fixtures/grades/hodoku.tsv', 'utf8')
  .split('\n')
  .flatMap((line) => /(?:^|\t)([\d.]{81})(?:\t|$)/.exec(line)?.[1] ?? [])
  .filter((_, at) => at % 12 === 0)
  .slice(0, 20);

/** Ways to make a step wrong. */
const SPOIL: readonly ((step: Trace['steps'][number], solution: string, size: number) => Trace['steps'][number])[] = [
  (step) => ({ ...step, truths: step.truths.slice(1) }),
  (step) => ({ ...step, truths: step.truths.slice(0, -1) }),
  ({ place, remove, ...step }, solution, size) => ({
    ...step,
    place: [],
    remove: [...place, ...remove].map(({ row, column }) => ({
      row,
      column,
      digit: Number.parseInt(solution[(row - 1) * size + column - 1]!, 36),
    })),
  }),
  (step) => ({ ...step, truths: step.truths.map(moved) }),
];

/** Moves the cell or the house of a truth. */
const moved = (truth: GridTruth): GridTruth =>
  truth.kind === 'cell'
    ? { ...truth, column: (truth.column % 4) + 1 }
    : truth.kind === 'house'
      ? { ...truth, index: (truth.index % 4) + 1 }
      : truth;

/** Makes the steps at some places of a trace wrong, each in its way. */
const spoilt = (trace: Trace): Trace => ({
  ...trace,
  steps: trace.steps.map((step, at) =>
    at % 3 === 2 ? SPOIL[at % SPOIL.length]!(step, trace.solution!, trace.size) : step,
  ),
});

test.skipIf(!hasPython)('honest steps of all kinds and of plain puzzles are proved', () => {
  const traces = [...puzzles, ...plain].map(
    (puzzle) => explain(puzzle, { milliseconds: 60_000, guess: false }) as Trace,
  );
  const told = checked(traces);
  let undecided = 0;
  for (const [at, trace] of traces.entries()) {
    expect(told[at]!.refutedSteps, trace.puzzle).toEqual([]);
    expect(told[at]!.steps).toBe(trace.steps.length);
    expect(verify(trace).proved).toBe(trace.steps.length);
    undecided += told[at]!.undecided;
  }
  expect(undecided).toBeLessThan(10);
});

test.skipIf(!hasPython)('spoilt steps are refused where verify refuses them', () => {
  const traces = [...puzzles, ...plain].map((puzzle) =>
    spoilt(explain(puzzle, { milliseconds: 60_000, guess: false }) as Trace),
  );
  const told = checked(traces);
  let refuted = 0;
  for (const [at, trace] of traces.entries()) {
    const { refutedSteps = [] } = verify(trace);
    refuted += refutedSteps.length;
    if (told[at]!.undecided === 0) expect(told[at]!.refutedSteps, JSON.stringify(trace.puzzle)).toEqual(refutedSteps);
  }
  expect(refuted).toBeGreaterThan(200);
});

test.skipIf(!hasPython)('false steps of solvers with broken rules are refused', () => {
  const traces = puzzles.flatMap((line) => {
    const { puzzle } = readPuzzle(line);
    const [solution] = search(puzzle, { limit: 1 }).solutions;
    return Object.values(FAULTS).flatMap((fault) => brokenTrace(puzzle, solution!, fault) ?? []);
  });
  const told = checked(traces);
  expect(traces.length).toBeGreaterThan(60);
  for (const [at, trace] of traces.entries())
    expect(told[at]!.refutedSteps, trace.puzzle).toContain(trace.steps.length);
});
