/** The main thread works beside workers, which run from source here. */
import { expect, test } from 'vitest';
import { type Answer, clockOf, type Limits, type PausingWork, type Work } from '../../src/batch/answer.js';
import { answersOf } from '../../src/batch/batch.js';
import { runInOrder } from '../../src/batch/scheduler.js';

const DONE = { out: '', notes: [], status: 0 } as const;
const CUT = { ...DONE, isCut: true };

/** Returns the lines of the answers to records that arrive one by one: to all of them, or up to the first answer. */
async function linesOf<Options extends object>(
  count: number,
  name: string,
  work: Work<Options>,
  options: Options,
  { threads = 1, until = '' } = {},
) {
  let out = '';
  const isSeen = () => until !== '' && out.includes(until);
  async function* records() {
    for (let line = 1; line <= count && !isSeen(); line++) yield [{ text: '', line }];
  }
  const module = new URL(`${name}.mjs`, import.meta.url);
  const limits = { mainThreadLimit: 10, headStart: 0 };
  const job = { work, options: { ...options, milliseconds: 1e9 }, module, exportName: name, threads, ...limits };
  for await (const portion of answersOf(records(), job)) out += portion.out;
  return out.trimEnd().split('\n');
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const shared = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length));

test('a record that is slow on the main thread moves to a worker, while the main thread goes on', async () => {
  const { waiting } = await import(new URL('waiting.mjs', import.meta.url).href);
  const lines = await linesOf(100, 'waiting', waiting, { done: shared(1) });
  expect(lines).toEqual(['in time', ...numbers(100).slice(1).map(String)]);
});

test('the main thread tries ever fewer records if all are slow', async () => {
  let tried = 0;
  const slow = () => {
    tried++;
    return CUT;
  };
  const lines = await linesOf(300, 'dying', slow, { at: [], most: 0, died: shared(1) });
  expect(lines).toEqual(numbers(300).map((number) => `${number} by a worker`));
  expect(tried).toBeLessThan(20);
});

test('retries a record in its place after its worker died, while the main thread goes on', async () => {
  // At most three slow records: after that the main thread may skip some.
  const at = [20, 21, 200];
  const here: Work<object> = ({ line }) => (at.includes(line) ? CUT : { ...DONE, out: `${line} here` });
  const lines = await linesOf(200, 'dying', here, { at, most: 1, died: shared(201) });
  expect(lines).toEqual(numbers(200).map((number) => `${number} ${at.includes(number) ? 'by a worker' : 'here'}`));
});

test('with two threads the main thread works too, and answers keep their order', async () => {
  const here: Work<object> = ({ line }) => ({ ...DONE, out: `${line} here` });
  const options = { at: [], most: 0, died: shared(1) };
  const lines = await linesOf(Infinity, 'dying', here, options, { threads: 2, until: 'by a worker' });
  expect(lines.map(Number.parseFloat)).toEqual(numbers(lines.length));
  expect(lines.some((line) => line.endsWith('here'))).toBe(true);
});

test('while a worker has a slow record, the main thread goes on with later ones', async () => {
  const { waiting } = await import(new URL('waiting.mjs', import.meta.url).href);
  const lines = await linesOf(100, 'waiting', waiting, { done: shared(1) }, { threads: 2 });
  expect(lines).toEqual(['in time', ...numbers(100).slice(1).map(String)]);
});

test('drops an incomplete attempt at a task that a worker has too', async () => {
  const tried = shared(1);
  async function* portions() {
    yield [1, 2, 3];
  }
  const results = runInOrder<number, string[]>(portions(), {
    async attempt(items) {
      Atomics.store(tried, 0, 1);
      Atomics.notify(tried, 0);
      return [{ items: items.slice(0, 1), results: [['1 here']] }, { items: items.slice(1) }];
    },
    message: (items) => ({ items, tried }),
    workerModule: new URL('whole.mjs', import.meta.url),
    crashed: (item) => [`${item} crashed`],
    afterInterrupt: () => [],
    threads: 2,
    headStart: 0,
    queueLength: 1,
    capacity: 10,
  });
  const lines: string[] = [];
  for await (const result of results) lines.push(...result);
  expect(lines).toEqual(['1 by a worker', '2 by a worker', '3 by a worker']);
});

test('reports a failure to read while all threads are at work', async () => {
  async function* records() {
    for (let line = 2; line < 10; line++) yield [{ text: '', line }];
    throw new Error('gone');
  }
  const work: Work<object> = () => DONE;
  const module = new URL('dying.mjs', import.meta.url);
  const job = {
    work,
    options: { at: [], most: 0, died: shared(1) },
    module,
    exportName: 'dying',
    threads: 2,
    headStart: 0,
  };
  let count = 0;
  await expect(async () => {
    for await (const portion of answersOf(records(), job)) count += portion.recordCount;
  }).rejects.toThrow('gone');
  expect(count).toBe(8);
});

/** Works for a while before each of some pauses. */
const pausingWork = (pauses: number, milliseconds: number): PausingWork<Limits> =>
  function* ({ line }, options): Generator<undefined, Answer, void> {
    const clock = clockOf(options);
    try {
      for (let pause = 0; pause < pauses; pause++) {
        for (const end = performance.now() + milliseconds; performance.now() < end; ) clock();
        yield;
      }
    } catch {
      return CUT;
    }
    return { ...DONE, out: `${line} here` };
  };

test.each([
  ['stays on the main thread if it pauses', 4, 70, '1 here'],
  ['moves to a worker if it does not pause', 1, Infinity, '1 by a worker'],
])('a record that is slow %s', async (_, pauses, milliseconds, expected) => {
  const module = new URL('dying.mjs', import.meta.url);
  const options = { at: [], most: 0, died: shared(1), milliseconds: 1e9 };
  async function* records() {
    yield [{ text: '', line: 1 }];
  }
  const job = { work: () => CUT, pausing: pausingWork(pauses, milliseconds), module, exportName: 'dying', threads: 1 };
  let out = '';
  for await (const portion of answersOf(records(), { ...job, options, mainThreadLimit: 60 })) out += portion.out;
  expect(out.trimEnd()).toBe(expected);
});

/** Records that arrive one by one; `closed` is called when they are no longer read. */
async function* recordsUpTo(count: number, closed = () => {}) {
  try {
    for (let line = 1; line <= count; line++) yield [{ text: '', line }];
  } finally {
    closed();
  }
}

test('reports the failure of a worker with a later record, which the main thread tried too', async () => {
  const pausing: PausingWork<object> = function* ({ line }): Generator<undefined, Answer, void> {
    while (line === 2) yield;
    return { ...DONE, out: `${line} here` };
  };
  const module = new URL('failing.mjs', import.meta.url);
  const options = { milliseconds: 1e9 };
  const limits = { mainThreadLimit: 10, headStart: 0, threads: 3 };
  let out = '';
  await expect(async () => {
    for await (const portion of answersOf(recordsUpTo(2), {
      ...{ work: () => CUT, pausing, module, exportName: 'failing', options },
      ...limits,
    }))
      out += portion.out;
  }).rejects.toThrow('failed at 2');
  expect(out).toBe('1 here\n');
});

test.each([
  ['an answer that is the last one wanted', () => DONE, (): void => {}],
  [
    'an error',
    () => {
      throw new Error('failed');
    },
    (error: unknown): void => expect(error).toMatchObject({ message: 'failed' }),
  ],
])('closes the input after %s', async (_, work: Work<object>, check) => {
  let isClosed = false;
  const records = recordsUpTo(9, () => {
    isClosed = true;
  });
  const module = new URL('dying.mjs', import.meta.url);
  try {
    for await (const _ of answersOf(records, { work, module, exportName: 'dying', threads: 1, options: {} })) break;
  } catch (error) {
    check(error);
  }
  expect(isClosed).toBe(true);
});

test('does not wait for input that is still to come when it closes it', async () => {
  async function* records() {
    yield [{ text: '', line: 1 }];
    await new Promise(() => {});
  }
  const module = new URL('dying.mjs', import.meta.url);
  const options = { at: [], most: 0, died: shared(1) };
  const job = { work: () => DONE, options, module, exportName: 'dying', threads: 2, headStart: 0 };
  let out = '';
  for await (const portion of answersOf(records(), job)) {
    out += portion.out;
    break;
  }
  expect(out).toBe('1 by a worker\n');
});
