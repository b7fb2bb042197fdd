/**
 * The asynchronous functions give the same results as the synchronous ones, on any thread, and can be ended at any
 * time.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as bank from '../../src/bank/index.js';
import { seeded } from '../../src/create/random.js';
import * as later from '../../src/face/async/node.js';
import { formatLine } from '../../src/formats/line.js';
import * as library from '../../src/node.js';
import { ladderOf } from '../../src/solver/ladders.js';

const PUZZLE = '.3.1...2....1...';
/** A puzzle that takes seconds from its third step on. */
const HARD = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

beforeAll(() => later.setWorkers({ count: 2 }));
afterAll(() => later.endWorkers());

const PLACES = [{}, { in: 'here' }, { in: 'worker' }] as const;

describe.each(PLACES)('%j', (place) => {
  test('returns the same answers as the synchronous functions', async () => {
    const { explain, solve, check, hint, allSteps, grade, verify } = library;
    const trace = explain(PUZZLE);
    expect(await later.explain(PUZZLE, place)).toEqual(trace);
    expect(await later.solve(PUZZLE, place)).toEqual(solve(PUZZLE));
    expect(await later.check(PUZZLE, { ...place, minimal: true })).toEqual(check(PUZZLE, { minimal: true }));
    expect(await later.hint(library.read(PUZZLE), place)).toEqual(hint(PUZZLE));
    expect(await later.allSteps(PUZZLE, place)).toEqual(allSteps(PUZZLE));
    expect(await later.grade(PUZZLE, place)).toEqual(grade(PUZZLE));
    expect(await later.verify(trace, place)).toEqual(verify(trace));
    const request = { size: 4, seed: 'later' };
    expect(await later.create(request, place)).toEqual(await library.create(request));
  });

  test('bank functions return the same answers as the synchronous ones', async () => {
    const puzzle = library.read(PUZZLE);
    expect(await later.kindOf(puzzle, place)).toEqual(bank.kindOf(puzzle));
    expect(await later.canon(PUZZLE, place)).toMatchObject({ automorphisms: 1 });
    expect(await later.profileOf(PUZZLE, { ...place, ladder: 'se' })).toEqual(bank.profileOf(puzzle, ladderOf('se')));
    expect(await later.peopleEstimate(PUZZLE, place)).toEqual(bank.peopleEstimate(puzzle));
    expect(await later.backdoorsOf(PUZZLE, place)).toEqual(bank.backdoorsOf(puzzle));
    const settings = { ...place, probes: 100, seed: 'later' };
    expect(await later.estimateSolutions(PUZZLE, settings)).toEqual(
      bank.estimateSolutions(puzzle, 100, seeded('later')),
    );
    const lines = [];
    for await (const line of later.minimalWithin(`234${PUZZLE.slice(3)}`, place)) lines.push(line);
    expect(lines).toEqual([...bank.minimalWithin(library.read(`234${PUZZLE.slice(3)}`))].map((one) => formatLine(one)));
    await expect(later.canon('.'.repeat(16), { ...place, variant: 'x' })).rejects.toThrow(library.BadOption);
  });

  test('walk yields steps one by one and stops when the caller leaves the loop', async () => {
    const steps = [];
    for await (const step of later.walk(PUZZLE, place)) steps.push(step);
    expect(steps).toEqual([...library.walk(PUZZLE)]);
    for await (const step of later.walk(HARD, place)) {
      expect(step.strategy).toBeDefined();
      break;
    }
    expect(await later.solve(PUZZLE, place)).toMatchObject({ solved: true });
  });

  test('calls callbacks exactly once for each step', async () => {
    const told = (onStep: (...of: number[]) => void) => ({ ...place, scale: 'se' as const, onStep });
    const [there, here]: number[][][] = [[], []];
    await later.grade(
      PUZZLE,
      told((...of) => void there!.push(of)),
    );
    library.grade(PUZZLE, { scale: 'se', onStep: (...of) => void here!.push(of) });
    expect(there).toEqual(here);
  });

  test('throws the same errors as the synchronous functions', async () => {
    await expect(later.explain('11..............', place)).rejects.toThrow(library.UnfitPuzzle);
    await expect(later.explain('12', place)).rejects.toMatchObject({ code: 'MISREAD', line: 1 });
    await expect(later.hint(PUZZLE, { ...place, maxLevel: 'x' as never })).rejects.toMatchObject({
      option: 'maxLevel',
    });
    await expect(later.create({ clues: 16 }, place)).rejects.toThrow(library.ImpossibleRequest);
    await expect(later.solve(PUZZLE, null as never)).rejects.toMatchObject({ code: 'BAD_OPTION' });
    await expect(later.solve(PUZZLE, { ...place, signal: {} as never })).rejects.toMatchObject({ option: 'signal' });
  });

  test('keeps the steps found when the time is up', async () => {
    const signal = { aborted: false, reason: new DOMException('', 'TimeoutError') };
    setTimeout(() => (signal.aborted = true), 100);
    for (const limit of [{ milliseconds: 0 }, { signal }]) {
      const cut = await later.explain(HARD, { ...place, ...limit });
      expect(cut).toMatchObject({ ended: 'time', solved: false });
      expect(library.verify(cut)).toMatchObject({ steps: cut.steps.length, proved: cut.steps.length });
      await expect(later.hint(HARD, { ...place, milliseconds: 0 })).rejects.toThrow(library.OutOfTime);
    }
  });

  test("throws an abort with the steps found, or the caller's own reason", async () => {
    const controller = new AbortController();
    const explained = later.explain(HARD, { ...place, signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    await expect(explained).rejects.toMatchObject({ name: 'AbortError', steps: expect.any(Array) });
    const reason = new Error('enough');
    const walked = later.walk(HARD, { ...place, signal: AbortSignal.abort(reason) });
    await expect(walked.next()).rejects.toBe(reason);
  });
});

test('climbs a ladder that is a list on this thread only', async () => {
  const own = { ladder: library.ladder('full') };
  expect(await later.explain(PUZZLE, own)).toEqual(library.explain(PUZZLE));
  await expect(later.explain(PUZZLE, { ...own, in: 'worker' })).rejects.toMatchObject({ option: 'in' });
});

test('a call waits for a worker until its time is up, and other calls run meanwhile', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const busy = [1, 2].map(() => later.explain(HARD, { in: 'worker', signal }));
  await expect(later.solve(PUZZLE, { in: 'worker', milliseconds: 20 })).rejects.toThrow(library.OutOfTime);
  expect(await later.solve(PUZZLE)).toMatchObject({ solved: true });
  controller.abort();
  // Awaited together: the second worker may answer first, and its rejection needs a handler by then.
  await Promise.all(busy.map((each) => expect(each).rejects.toMatchObject({ code: 'ABORTED' })));
  expect(await later.solve(PUZZLE, { in: 'worker' })).toMatchObject({ solved: true });
});

test('does the work on this thread if no worker starts, unless the call requires a worker', async () => {
  later.setWorkers({
    begin: () => {
      throw new Error('not allowed');
    },
  });
  await expect(later.solve(PUZZLE, { in: 'worker' })).rejects.toMatchObject({ code: 'LOST_WORKER', isMissing: true });
  expect(await later.check('.'.repeat(81), { count: 20_000 })).toMatchObject({ solutions: 20_000 });
});
