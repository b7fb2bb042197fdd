import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as core from '../src/core/index.js';
import * as library from '../src/index.js';
import { read } from './read-text.js';

const root = fileURLToPath(new URL('../src/index.ts', import.meta.url));

/** Matches imports and exports, without types, and what is imported later. */
const IMPORTS = /(?:^(?:import|export) (?!type )[^;]*?from |\bimport\()'([^']+)'/gm;

/** Returns the packages that a module needs, directly or through its imports, without types. */
function packagesFrom(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTS))
    if (path!.startsWith('.')) packagesFrom(join(dirname(file), path!.replace(/\.js$/, '.ts')), seen, packages);
    else packages.add(path!);
  return packages;
}

/** Libraries for files of other programs, which `read` loads when it needs them. */
const LATER = ['fast-xml-parser', 'fflate', 'lz-string', '@noble/hashes/legacy', '@noble/hashes/utils'];

test('the library imports no command-line package and no module of Node', () => {
  expect(packagesFrom(root)).toEqual(new Set(['seedrandom/lib/alea.js', ...LATER]));
});

const PUZZLE = '.3.1...2....1...';

test('reads, solves, explains, proves, grades', () => {
  const { explain, grade, hint, solve, verify, walk } = library;
  expect(solve(PUZZLE)).toMatchObject({ solutions: 1, solution: '2341413232141423', solved: true });
  const trace = explain(PUZZLE);
  expect([...walk(PUZZLE)]).toEqual(trace.steps);
  expect(verify(trace)).toEqual({ steps: trace.steps.length, proved: trace.steps.length, refuted: 0 });
  expect(verify(JSON.stringify(trace))).toEqual(verify(trace));
  const [first, second] = trace.steps;
  const spoiled = { ...trace, steps: [first!, { ...second!, truths: [] }] };
  expect(verify(spoiled)).toMatchObject({ proved: 1, refuted: 1, refutedSteps: [2] });
  expect(hint(PUZZLE).step).toEqual(trace.steps[0]);
  expect(grade(PUZZLE, { scale: 'hodoku' })).toMatchObject({ hodoku: { level: 'easy' } });
});

test('refutes a step that assumes uniqueness if the givens have several solutions, although it would follow', () => {
  const corners = [
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 3, column: 1 },
    { row: 3, column: 2 },
  ];
  const bivalue = [0, 1, 8];
  const puzzle = Array.from({ length: 16 }, (_, cell) => (bivalue.includes(cell) ? '1200' : '1234')).join('');
  const step = {
    ...library.hint(PUZZLE).step!,
    place: [],
    remove: [1, 2].map((digit) => ({ ...corners[3]!, digit })),
    truths: [
      ...corners.map((corner) => ({ kind: 'cell', ...corner }) as const),
      { kind: 'deadly', cells: corners.map((corner) => ({ ...corner, digits: [1, 2] })) } as const,
    ],
  };
  expect(library.verify({ puzzle: read(puzzle, { box: [2, 2] }), steps: [step] })).toEqual({
    steps: 1,
    proved: 0,
    refuted: 1,
    refutedSteps: [1],
  });
});

test('a walk does not search for steps that the caller does not ask for', () => {
  let isOver = false;
  const signal = {
    get aborted() {
      return isOver;
    },
    reason: new Error('enough'),
  };
  const steps = library.walk(HARD, { signal });
  expect(steps.next().done).toBe(false);
  isOver = true;
  expect(() => steps.next()).toThrow('enough');
});

const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

test('returns all steps at a position, or as many as the limit, and the mistakes of a play', () => {
  const { allSteps, hint } = library;
  const { steps, ended } = allSteps(PUZZLE);
  expect(ended).toBe('all');
  expect(steps.length).toBeGreaterThan(1);
  expect(allSteps(PUZZLE, { limit: 1 })).toMatchObject({ steps: [steps[0]], ended: 'limit' });
  expect(hint(':0000:x:.3.1+4..2....1...::::').mistakes).toEqual([]);
  const misled = hint(':0000:x:.3.1+2..2....1...::::', { spoil: true });
  expect(misled).not.toHaveProperty('step');
  expect(misled).toMatchObject({
    mistakes: [{ kind: 'clash' }, { kind: 'wrong', row: 2, column: 1, digit: 2, right: 4 }],
  });
});

test.each([
  ['one solution', PUZZLE, { solutions: 1 }],
  ['several solutions', '.3.1........1...', { solutions: 6 }],
])('hint and allSteps report %s, counted up to 100', (_, puzzle, counted) => {
  const { allSteps, hint, solve } = library;
  expect(solve(puzzle).solutions).toBe(Math.min(2, counted.solutions));
  for (const { solutions, atLeast } of [hint(puzzle), allSteps(puzzle)])
    expect({ solutions, ...(atLeast && { atLeast }) }).toEqual(counted);
});

test('check reports several solutions, clashes and unneeded givens', () => {
  const { check } = library;
  expect(check(PUZZLE, { minimal: true })).toMatchObject({ solutions: 1, conflicts: [], minimal: true });
  expect(check('.'.repeat(16), { limit: 5 })).toMatchObject({ solutions: 5, atLeast: true });
  expect(check('11..............')).toMatchObject({
    solutions: 0,
    conflicts: [{ house: 'row', index: 1, digit: 1 }, {}],
  });
});

test('an error about an unfit puzzle numbers rows, columns and digits from 1', () => {
  const { boardOf } = core;
  const { grade, Misread, parse, UnfitPuzzle, walk } = library;
  expect(() => walk('11..............')).toThrow(new UnfitPuzzle('1 stands twice in row 1: r1c1 and r1c2', 0));
  expect(() => grade('.'.repeat(16))).toThrow(UnfitPuzzle);
  expect(() => parse('12')).toThrow(Misread);
  expect(() => boardOf(parse('11..............'))).toThrow('1 is not a candidate in row 1, column 2');
});

test('reports that the time is up, or returns the results so far', () => {
  const { explain, grade, hint, OutOfTime, solve } = library;
  expect(explain(HARD, { milliseconds: 0 })).toMatchObject({ steps: [], solved: false, ended: 'time' });
  expect(() => hint(HARD, { milliseconds: 0 })).toThrow(new OutOfTime());
  expect(new OutOfTime().message).toMatch(/time/);
  expect(solve('.'.repeat(625), { milliseconds: 0 })).toMatchObject({ atLeast: true });
  expect(() => grade(HARD, { milliseconds: 0 })).toThrow(
    'not graded: the time was up before the number of solutions was known',
  );
});

test('create meets a request, gives the same puzzle for the same seed, obeys a signal and rejects the impossible', async () => {
  const { create, OutOfTime } = library;
  const made = await create({ size: 4, seed: 'face' });
  expect(made).toMatchObject({ size: 4, box: [2, 2], seed: 'face' });
  expect(await create({ size: 4, seed: 'face' })).toEqual(made);
  await expect(create({ clues: { least: 1, most: 16 } })).rejects.toThrow(/fewer than 17 givens/);
  const impatient = create({ score: { least: 40000, most: 40001 } }, { milliseconds: 200 });
  await expect(impatient).rejects.toThrow(OutOfTime);
  const controller = new AbortController();
  const onProgress = (): void => controller.abort(new Error('no more'));
  const called = create({ score: { least: 40000, most: 40001 } }, { signal: controller.signal, onProgress });
  await expect(called).rejects.toThrow('no more');
});

test('create gives up a request that no puzzle meets after a minute, as the command does', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  onTestFinished(() => clock.mockRestore());
  await expect(library.create(NEVER)).rejects.toThrow('not made within 60 s');
  expect(time).toBeGreaterThan(60_000);
});

/** Impossible, but not recognised before the search. */
const NEVER = { score: { least: 40000, most: 40001 } };

test('Node gets the library with the kernels, pages get it without, and both have the same names', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { engines } = await import('../src/solver/nine/engines.js');
  const pages = await import('../src/index.js');
  expect(engines()).toBe(undefined);
  const node = await import('../src/node.js');
  expect(Object.keys(node)).toEqual(Object.keys(pages));
  expect(engines()).toBeDefined();
});
