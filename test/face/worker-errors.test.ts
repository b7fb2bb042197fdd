/** A call in a worker leaves the tasks, which weigh the most, to the worker, even if it fails. */
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
  return later[call](PUZZLE, { in: 'worker' });
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

test('only an answer of the steps so far needs them here', async () => {
  expect(await fail('explain', 'OutOfTime')).toMatchObject({ ended: 'time', steps: [] });
  expect(tasks.areLoaded).toBe(true);
});
