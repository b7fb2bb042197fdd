/**
 * The asynchronous functions give the same results as the synchronous ones, on any thread, and can be ended at any
 * time.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as bank from '../../src/bank/index.js';
import { seeded } from '../../src/create/random.js';
import { endWorkers, workers as later, setWorkers } from '../../src/face/async/node.js';
import { formatLine } from '../../src/formats/text/line.js';
import * as library from '../../src/node.js';
import { ladderOf } from '../../src/solver/ladders.js';

const PUZZLE = '.3.1...2....1...';
/** A puzzle that takes seconds from its third step on. */
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

beforeAll(() => setWorkers({ count: 2 }));
afterAll(() => endWorkers());

test('loads strategies from modules', async () => {
  const modules = ['own-strategies.mjs', 'full-ladder.ts'].map((name) => new URL(name, import.meta.url));
  const { steps, ended } = await later.explain(PUZZLE, { modules });
  expect([ended, steps[0]!.strategy]).toEqual(['solved', 'first-single']);
});

test('a call that waits for a worker can be ended, and the workers go on after an abort', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const busy = [1, 2].map(() => later.explain(HARD, { signal }));
  await expect(later.solve(PUZZLE, { signal: AbortSignal.timeout(20) })).rejects.toThrow(library.OutOfTime);
  controller.abort();
  // Awaited together: the second worker may answer first, and its rejection needs a handler by then.
  await Promise.all(busy.map((each) => expect(each).rejects.toMatchObject({ code: 'ABORTED' })));
  expect(await later.solve(PUZZLE)).toMatchObject({ solved: true });
});

/** Lets calls wait for the answers of workers beyond the time limit, as late as a busy machine may bring them. */
function waitForWorkers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('gives each of many grades that run out of time with what is known', async () => {
  waitForWorkers();
  const grades = await Promise.all(Array.from({ length: 5 }, () => later.grade(HARD, { milliseconds: 300 })));
  for (const { puzzle, se } of grades) expect([puzzle, se?.ended]).toEqual([HARD, 'time']);
});

const begin = () => {
  throw new Error('not allowed');
};
/** Workers; then none, so that calls, here and below, work on this thread. */
const PLACES = [
  ['workers', { count: 2 }],
  ['the calling thread', { begin }],
] as const;

describe.each(PLACES)('%s', (place, workers) => {
  const isHere = place === 'the calling thread';
  beforeAll(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    setWorkers(workers);
  });
  afterAll(() => void vi.restoreAllMocks());

  test('returns the same answers as the synchronous functions', async () => {
    const { explain, solve, check, hint, allSteps, grade, verify } = library;
    const trace = explain(PUZZLE);
    expect(await later.explain(PUZZLE)).toEqual(trace);
    expect(await later.solve(PUZZLE)).toEqual(solve(PUZZLE));
    expect(await later.check(PUZZLE, { minimal: true })).toEqual(check(PUZZLE, { minimal: true }));
    expect(await later.hint(library.parse(PUZZLE))).toEqual(hint(PUZZLE));
    expect(await later.allSteps(PUZZLE)).toEqual(allSteps(PUZZLE));
    const byProgress = { sort: 'progress', limit: 3 } as const;
    expect(await later.allSteps(PUZZLE, byProgress)).toEqual(allSteps(PUZZLE, byProgress));
    expect(await later.grade(PUZZLE)).toEqual(grade(PUZZLE));
    expect(await later.verify(trace)).toEqual(verify(trace));
    const request = { size: 4, seed: 'later' };
    expect(await later.create(request)).toEqual(await library.create(request));
  });

  test('bank functions return the same answers as the synchronous ones', async () => {
    const puzzle = library.parse(PUZZLE);
    expect(await later.kindOf(puzzle)).toEqual(bank.kindOf(puzzle));
    expect(await later.canon(PUZZLE)).toMatchObject({ automorphisms: 1 });
    expect(await later.profileOf(PUZZLE, { ladder: 'se' })).toEqual(bank.profileOf(puzzle, ladderOf('se')));
    expect(await later.peopleEstimate(PUZZLE)).toEqual(bank.peopleEstimate(puzzle));
    expect(await later.backdoorsOf(PUZZLE)).toEqual(bank.backdoorsOf(puzzle));
    const settings = { probes: 100, seed: 'later' };
    expect(await later.estimateSolutions(PUZZLE, settings)).toEqual(
      bank.estimateSolutions(puzzle, 100, seeded('later')),
    );
    const lines = [];
    for await (const line of later.minimalWithin(`234${PUZZLE.slice(3)}`)) lines.push(line);
    expect(lines).toEqual(
      [...bank.minimalWithin(library.parse(`234${PUZZLE.slice(3)}`))].map((one) => formatLine(one)),
    );
    await expect(later.canon('.'.repeat(16), { variant: 'x' })).rejects.toThrow(library.BadOption);
  });

  test('walk yields steps one by one and stops when the caller leaves the loop', async () => {
    const steps = [];
    for await (const step of later.walk(PUZZLE)) steps.push(step);
    expect(steps).toEqual([...library.walk(PUZZLE)]);
    for await (const step of later.walk(HARD)) {
      expect(step.strategy).toBeDefined();
      break;
    }
    expect(await later.solve(PUZZLE)).toMatchObject({ solved: true });
  });

  test('calls callbacks exactly once for each step', async () => {
    const told = (onStep: (...of: number[]) => void) => ({ scale: 'se' as const, onStep });
    const [there, here]: number[][][] = [[], []];
    await later.grade(
      PUZZLE,
      told((...of) => void there!.push(of)),
    );
    library.grade(PUZZLE, { scale: 'se', onStep: (...of) => void here!.push(of) });
    expect(there).toEqual(here);
  });

  test('throws the same errors as the synchronous functions', async () => {
    await expect(later.explain('11..............')).rejects.toThrow(library.UnfitPuzzle);
    await expect(later.explain('12')).rejects.toMatchObject({ code: 'MISREAD', line: 1 });
    await expect(later.hint(PUZZLE, { maxLevel: 'x' as never })).rejects.toMatchObject({
      option: 'maxLevel',
    });
    await expect(later.create({ clues: 16 })).rejects.toThrow(library.ImpossibleRequest);
    await expect(later.solve(PUZZLE, null as never)).rejects.toMatchObject({ code: 'BAD_OPTION' });
    await expect(later.solve(PUZZLE, { signal: {} as never })).rejects.toMatchObject({ option: 'signal' });
  });

  test('keeps the steps found when the time is up', async () => {
    if (!isHere) waitForWorkers();
    for (const milliseconds of [0, 100]) {
      const cut = await later.explain(HARD, { milliseconds });
      expect(cut).toMatchObject({ ended: 'time', solved: false });
      expect(library.verify(cut)).toMatchObject({ steps: cut.steps.length, proved: cut.steps.length });
    }
    await expect(later.hint(HARD, { milliseconds: 0 })).rejects.toThrow(library.OutOfTime);
  });

  test.skipIf(isHere)('hears an abort, with the steps found by then, and a time limit that is a signal', async () => {
    const controller = new AbortController();
    const onProgress = ({ steps }: library.Explained): void => void (steps.length === 2 && controller.abort());
    const explained = later.explain(HARD, { signal: controller.signal, onProgress });
    await expect(explained).rejects.toMatchObject({ name: 'AbortError', steps: [{}, {}] });
    waitForWorkers();
    const cut = await later.explain(HARD, { signal: AbortSignal.timeout(100) });
    expect(cut).toMatchObject({ ended: 'time', solved: false });
  });

  test("rejects with the caller's own reason", async () => {
    const reason = new Error('enough');
    const walked = later.walk(HARD, { signal: AbortSignal.abort(reason) });
    await expect(walked.next()).rejects.toBe(reason);
  });
});
