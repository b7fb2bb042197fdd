/** Short calls, awaited one after another, let the event loop run. Each look at the clock takes a millisecond here. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { grade } from '../../src/face/async/index.js';
import { create } from '../../src/face/create.js';
import { turnsEvery } from '../../src/face/turns.js';

const PUZZLE = '.3.1...2....1...';
const CALLS = 200;

beforeAll(() => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
});
afterAll(() => vi.restoreAllMocks());

const CALLED = [
  ['grade', (signal: AbortSignal) => grade(PUZZLE, { in: 'here', scale: 'hodoku', signal })],
  ['create', (signal: AbortSignal) => create({ size: 4 }, { signal })],
] as const;

test.each(CALLED)('%s lets immediates run between calls', async (_, call) => {
  const { signal } = new AbortController();
  await call(signal); // loads the modules
  let ticks = 0;
  let isOver = false;
  const tick = () => {
    ticks++;
    if (!isOver) setImmediate(tick);
  };
  tick();
  for (let count = 0; count < CALLS; count++) await call(signal);
  isOver = true;
  expect(ticks).toBeGreaterThan(CALLS / 50);
});

test.each(CALLED)('%s hears an abort that an event makes between calls', async (_, call) => {
  const controller = new AbortController();
  let calls = 0;
  const all = async () => {
    for (; calls < CALLS; calls++) {
      if (calls === 10) setImmediate(() => controller.abort());
      await call(controller.signal);
    }
  };
  await expect(all()).rejects.toMatchObject({ code: 'ABORTED' });
  expect(calls).toBeGreaterThanOrEqual(10);
  expect(calls).toBeLessThan(CALLS / 2);
});

/** Blocks the thread for longer than the shortest timer of Node, so that the timers set meanwhile are due. */
function blockForTwoMilliseconds(): void {
  const end = process.hrtime.bigint() + 2_000_000n;
  while (process.hrtime.bigint() < end);
}

/** Node runs timers that became due meanwhile in the same loop, so that turns by timers would starve other events. */
test('of many busy calls, one is resumed in each loop of events', async () => {
  const CALLS_AT_ONCE = 10;
  let taken = 0;
  let most = 0;
  let isOver = false;
  const countLoop = () => {
    taken = 0;
    if (!isOver) setImmediate(countLoop);
  };
  countLoop();
  const call = async () => {
    const turns = turnsEvery(0);
    for (let turn = 0; turn < 20; turn++) {
      blockForTwoMilliseconds();
      await turns.take();
      most = Math.max(most, ++taken);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, call));
  isOver = true;
  expect(most).toBe(1);
});
