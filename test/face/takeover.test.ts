/** A worker that takes over a call repeats it from the start. The steps that this thread has found are kept. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as later from '../../src/face/async/index.js';
import type { WorkerReport } from '../../src/face/async/wire.js';
import { explain } from '../../src/index.js';
import { replyingWorker } from './replying-worker.js';

const PUZZLE = '.3.1...2....1...';
const path = explain(PUZZLE);
const { steps } = path;

/** The time, which stands still until a test moves it. */
let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => later.endWorkers());

/**
 * Returns a signal that moves the time on once a call has looked at it so often. The call then has worked for too long
 * on this thread, in the middle of a step, and a worker takes over.
 */
const signalAfter = (looks: number) => ({
  get aborted() {
    if (--looks < 0) now += 1000;
    return false;
  },
});

const partial = (count: number): WorkerReport[] =>
  steps.slice(0, count).map((step) => ({ kind: 'partial', partial: step }));
const answer = (count: number): WorkerReport[] => [
  ...partial(count),
  { kind: 'done', result: { ...path, solved: false, ended: 'time', steps: steps.slice(0, count) } },
];
const outOfTime = (count: number): WorkerReport[] => [
  ...partial(count),
  { kind: 'failed', error: { name: 'OutOfTime', message: '' } },
];

/** Settings of a call that a worker with these replies takes over after some looks at the signal. */
function settings(replies: readonly WorkerReport[], looks: number) {
  later.setWorkers({ begin: () => replyingWorker(replies), count: 1 });
  return { signal: signalAfter(looks) };
}

/** Returns a number of looks after which this thread has found some of the steps, and the number of these. */
async function takeover(): Promise<{ looks: number; here: number }> {
  for (let looks = 1; ; looks++) {
    const { steps: found } = await later.explain(PUZZLE, settings(outOfTime(0), looks));
    if (found.length >= 3) return { looks, here: found.length };
  }
}

test.each([
  ['fails', outOfTime],
  ['answers with its steps', answer],
])('the longer of both lists of steps is kept if the time ends and the worker %s', async (_, replies) => {
  const { looks, here } = await takeover();
  expect(here).toBeLessThan(steps.length);
  for (const there of [0, here - 1, here, here + 1]) {
    const explained = await later.explain(PUZZLE, settings(replies(there), looks));
    const kept = steps.slice(0, Math.max(here, there));
    expect(explained).toEqual({ ...path, solved: false, ended: 'time', steps: kept });
  }
});

test('a walk yields each step once, those found here first', async () => {
  const { looks } = await takeover();
  const walked = [];
  const done: WorkerReport = { kind: 'done', result: undefined };
  for await (const step of later.walk(PUZZLE, settings([...partial(steps.length), done], looks))) walked.push(step);
  expect(walked).toEqual(steps);
});

test('a grade whose worker runs out of time has what is known, not an error', async () => {
  const graded = await later.grade(PUZZLE, settings(outOfTime(0), 3));
  expect(graded).toMatchObject({ puzzle: PUZZLE, hodoku: { level: 'easy' } });
});
