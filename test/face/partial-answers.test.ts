/** What has arrived of an answer is never lost: not when the time is up, nor when the call is aborted. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWorkers, workers as later, setWorkers } from '../../src/face/async/index.js';
import type { AnswerPart } from '../../src/face/async/message.js';
import { explain, type Step } from '../../src/index.js';
import type { Reply } from '../../src/pool/port.js';
import { replyingWorker } from './replying-worker.js';

const PUZZLE = '.3.1...2....1...';
const path = explain(PUZZLE);
const { steps } = path;
const cut = (count: number) => ({ ...path, solved: false, ended: 'time', steps: steps.slice(0, count) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => {
  endWorkers();
  // Tests of other files find workers of the usual kind.
  vi.resetModules();
});

const part = (given: AnswerPart): Reply => ({ kind: 'part', part: given });
const head = part({ kind: 'answer', answer: cut(0) as never });
const found = (count: number): Reply[] => steps.slice(0, count).map((step) => part({ kind: 'step', step }));

/** Lets later calls have a worker with these replies, which says no more. */
function replying(replies: readonly Reply[], isReady = true) {
  const worker = replyingWorker(replies, isReady);
  setWorkers({ begin: () => worker, count: 1 });
  return worker;
}

/** Settles a call after some time has passed. */
async function after<Answer>(milliseconds: number, call: Promise<Answer>): Promise<Answer> {
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(milliseconds);
  return call;
}

test('explain and allSteps return the steps that arrived if the worker does not answer in time', async () => {
  for (const call of [later.explain, later.allSteps] as const) {
    replying([head, ...found(3)]);
    expect(await after<unknown>(400, call(PUZZLE, { milliseconds: 100 }))).toEqual(cut(3));
  }
});

test('grade returns what is known if the worker does not answer in time', async () => {
  const answer = { puzzle: PUZZLE, hodoku: { level: 'easy', score: 48 }, se: null };
  replying([
    part({ kind: 'answer', answer: { ...answer, hodoku: null } as never }),
    part({ kind: 'answer', answer: answer as never }),
  ]);
  expect(await after(400, later.grade(PUZZLE, { milliseconds: 100 }))).toEqual(answer);
});

test('an answer of a worker has the steps that arrived, in its own order', async () => {
  replying([head, ...found(3), { kind: 'done', result: { ...cut(0), steps: [2, 0, 1] } }]);
  expect(await later.explain(PUZZLE)).toEqual({ ...cut(0), steps: [2, 0, 1].map((index) => steps[index]) });
});

test('a call without a partial answer rejects with OutOfTime', async () => {
  const worker = replying([]);
  await expect(after(400, later.hint(PUZZLE, { milliseconds: 100 }))).rejects.toMatchObject({ code: 'OUT_OF_TIME' });
  expect(worker.isEnded).toBe(false);
});

test('the time limit counts from when a worker begins, so that its start does not use it up', async () => {
  const worker = replying([], false);
  let isOver = false;
  const call = later.hint(PUZZLE, { milliseconds: 100 }).finally(() => (isOver = true));
  await after(10_000, Promise.resolve());
  expect(isOver).toBe(false);
  worker.onmessage({ data: { kind: 'ready' } });
  await expect(after(400, call)).rejects.toMatchObject({ code: 'OUT_OF_TIME' });
});

test('the signal of a time limit ends a call that waits for a worker', async () => {
  replying([], false);
  const signal = { aborted: false, reason: new DOMException('', 'TimeoutError') };
  const call = later.explain(PUZZLE, { signal });
  signal.aborted = true;
  await expect(after(50, call)).rejects.toMatchObject({ code: 'OUT_OF_TIME' });
});

test('the signal of a time limit returns what has arrived', async () => {
  replying([head, ...found(2)]);
  const controller = new AbortController();
  const call = later.explain(PUZZLE, { signal: controller.signal });
  await after(10, Promise.resolve());
  controller.abort(new DOMException('', 'TimeoutError'));
  expect(await after(400, call)).toEqual(cut(2));
});

test("an Aborted has the steps that arrived; the caller's own reason stays as it is", async () => {
  for (const reason of [undefined, new Error('enough')]) {
    replying([head, ...found(2)]);
    const controller = new AbortController();
    const call = later.explain(PUZZLE, { signal: controller.signal });
    await after(10, Promise.resolve());
    controller.abort(reason);
    const rejected = expect(after(10, call)).rejects;
    await (reason ? rejected.toBe(reason) : rejected.toMatchObject({ code: 'ABORTED', steps: steps.slice(0, 2) }));
  }
});

test('an abort raises a flag, or ends the worker where memory cannot be shared', async () => {
  for (const isIsolated of [true, false]) {
    vi.stubGlobal('crossOriginIsolated', isIsolated);
    const worker = replying([head]);
    const controller = new AbortController();
    const call = later.explain(PUZZLE, { signal: controller.signal });
    await after(10, Promise.resolve());
    controller.abort();
    await expect(after(10, call)).rejects.toMatchObject({ code: 'ABORTED' });
    expect(worker.isEnded).toBe(!isIsolated);
  }
});

test('onProgress gets the answer so far, which later steps do not change', async () => {
  replying([head, ...found(3), { kind: 'done', result: { ...path, steps: [0, 1, 2] } }]);
  const told: (readonly Step[])[] = [];
  await later.explain(PUZZLE, { onProgress: (soFar) => told.push(soFar.steps) });
  expect(told).toEqual([0, 1, 2, 3].map((count) => steps.slice(0, count)));
});

test('an error of a callback ends the call', async () => {
  replying([head, ...found(3)]);
  const onProgress = (): never => {
    throw new Error('mine');
  };
  await expect(later.explain(PUZZLE, { onProgress })).rejects.toThrow('mine');
});

test('many calls share a signal without a warning', async () => {
  vi.useRealTimers();
  const warned = vi.spyOn(process, 'emitWarning');
  replying([{ kind: 'done', result: 1 }]);
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: 50 }, () => later.hint(PUZZLE, { signal })));
  expect(warned).not.toHaveBeenCalled();
});
