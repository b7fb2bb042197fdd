/** A call leaves the tasks, which weigh the most, to the worker, even if it fails. */
import { getEventListeners } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { replyingWorker } from './replying-worker.js';

const PUZZLE = '.3.1...2....1...';

const tasks = vi.hoisted(() => ({ areLoaded: false }));
vi.mock('../../src/face/async/tasks.js', (original) => {
  tasks.areLoaded = true;
  return original();
});

let later: typeof import('../../src/face/async/index.js');

beforeAll(async () => {
  // Other tests may have loaded the tasks.
  vi.resetModules();
  later = await import('../../src/face/async/index.js');
});
afterAll(() => vi.resetModules());

const fail = async (call: 'grade' | 'hint' | 'explain', name: string): Promise<unknown> => {
  const failed = { kind: 'failed', error: { name, message: 'told by a worker' } } as const;
  later.setWorkers({ begin: () => replyingWorker([failed]), count: 1 });
  return later.workers[call](PUZZLE);
};

test.each([
  ['grade', 'Misread'],
  ['hint', 'OutOfTime'],
  ['explain', 'UnfitPuzzle'],
  ['explain', 'AbortError'],
] as const)('%s: %s', async (call, name) => {
  await expect(fail(call, name)).rejects.toMatchObject({ name, message: 'told by a worker' });
  expect(tasks.areLoaded).toBe(false);
});

test('setWorkers rejects a count that is none', () => {
  for (const count of [0, 1.5, Number.NaN])
    expect(() => later.setWorkers({ count })).toThrow('count takes a whole number');
});

test('works on the calling thread if no worker starts, and says so once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const begin = () => {
    throw new Error('not allowed');
  };
  later.setWorkers({ begin, count: 2 });
  const solved = await Promise.all([1, 2, 3].map(() => later.workers.solve(PUZZLE)));
  expect(solved.map(({ solutions }) => solutions)).toEqual([1, 1, 1]);
  let ticks = 0;
  const timer = setInterval(() => ticks++);
  for (let call = 0; call < 5; call++) await later.workers.solve(PUZZLE);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(1);
  expect(warned.mock.calls).toEqual([
    [expect.stringMatching(/works on the calling thread: .*not allowed \(setWorkers says/)],
  ]);
  warned.mockRestore();
});

test('hears a signal by one listener, however many calls share it at once or one after another', async () => {
  const { signal } = new AbortController();
  later.setWorkers({ begin: () => replyingWorker([{ kind: 'done', result: {} }]), count: 2 });
  const calls = [1, 2, 3].map(() => later.workers.solve(PUZZLE, { signal }));
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  await Promise.all(calls);
  for (let call = 0; call < 3; call++) await later.workers.solve(PUZZLE, { signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('stops polling a signal without events once its calls are answered', async () => {
  const begun = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  for (let call = 0; call < 3; call++) await later.workers.solve(PUZZLE, { signal: { aborted: false } });
  expect([begun.mock.calls.length, ended.mock.calls.length]).toEqual([3, 3]);
  vi.restoreAllMocks();
});

test('refuses progress that is no function', async () => {
  const onProgress = 3 as never;
  for (const call of ['grade', 'explain', 'allSteps'] as const)
    await expect(later.workers[call](PUZZLE, { onProgress })).rejects.toThrow('onProgress takes a function, not 3');
});
