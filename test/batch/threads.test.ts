/** Threads answer what takes long on the main thread. They run a bundle of the sources here. */
import { expect, test } from 'vitest';
import { type Answer, clockOf, type Limits, type Work } from '../../src/batch/answer.js';
import { answersOf } from '../../src/batch/batch.js';
import type { Job } from '../../src/batch/job.js';
import { runsOut } from '../../src/core/clock.js';

const DONE = { out: '', remarks: [], status: 0 } as const;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const shared = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length));

/** Records that arrive one by one; `closed` is called when they are no longer read. */
async function* recordsUpTo(count: number, closed = () => {}) {
  try {
    for (let line = 1; line <= count; line++) yield [{ text: '', line }];
  } finally {
    closed();
  }
}

/** Answers when the clock has run out, with a status that does not tell so. */
function answerLate(options: Limits): Answer {
  const time = clockOf(options);
  while (!runsOut(time));
  return { ...DONE, out: 'late', status: 1 };
}

/** A job whose module and work have one name. */
const jobOf = <Options extends object>(name: string, options: Options, rest: Partial<Job<Options>> = {}) => ({
  work: ((_, options) => answerLate(options as Limits)) as Work<Options>,
  module: new URL(`${name}.mjs`, import.meta.url),
  exportName: name,
  options: { milliseconds: 1e9, ...options },
  threads: 1,
  ...rest,
});

async function linesOf<Options>(records: ReturnType<typeof recordsUpTo>, job: Job<Options>): Promise<string[]> {
  let out = '';
  for await (const portion of answersOf(records, job)) out += portion.out;
  return out.trimEnd().split('\n');
}

const survivors = { at: [], most: 0, died: shared(1) };

test('a record that takes long on the main thread begins anew in a thread, and those after it go there too', async () => {
  const here: Work<object> = ({ line }, options) =>
    line === 20 ? answerLate(options) : { ...DONE, out: `${line} by the main thread` };
  const lines = await linesOf(recordsUpTo(40), jobOf('dying', survivors, { work: here }));
  expect(lines).toEqual(numbers(40).map((number) => `${number} by ${number < 20 ? 'the main thread' : 'a worker'}`));
});

test('an answer that took long on the main thread is written before the next record begins', async () => {
  const work: Work<object> = ({ line }) => {
    const end = performance.now() + (line === 12 ? 301 : 0);
    while (performance.now() < end);
    return { ...DONE, out: String(line) };
  };
  async function* together() {
    yield numbers(40).map((line) => ({ text: '', line }));
  }
  const portions: string[] = [];
  for await (const { out } of answersOf(together(), jobOf('dying', survivors, { work }))) portions.push(out);
  expect(portions.filter((out) => /^12$/m.test(out))).toEqual([expect.stringMatching(/(?:^|\n)12\n$/)]);
  expect(portions.join('').trimEnd().split('\n')).toEqual(numbers(40).map(String));
});

test('a record that its own limit cuts short on the main thread is answered there', async () => {
  const cut: Work<object> = ({ line }) => ({ ...DONE, out: `${line} cut`, isCut: true });
  const job = jobOf('dying', { ...survivors, milliseconds: 1 }, { work: cut });
  expect(await linesOf(recordsUpTo(2), job)).toEqual(['1 cut', '2 cut']);
});

test('the main thread answers until threads have loaded, and then no more', async () => {
  const here: Work<object> = ({ line }) => ({ ...DONE, out: `${line} by the main thread` });
  let isSeen = false;
  async function* records() {
    for (let line = 1; !isSeen; line++) yield [{ text: '', line }];
  }
  const lines: string[] = [];
  for await (const { out } of answersOf(records(), jobOf('dying', survivors, { work: here, headStart: 1 }))) {
    lines.push(...out.trimEnd().split('\n'));
    isSeen ||= out.includes('a worker');
  }
  expect(lines.map(Number.parseFloat)).toEqual(numbers(lines.length));
  const first = lines.findIndex((line) => line.endsWith('a worker'));
  expect(first).toBeGreaterThan(0);
  expect(lines.slice(first).filter((line) => !line.endsWith('a worker'))).toEqual([]);
});

test('answers keep their order while one thread is slow and another goes on', async () => {
  const job = jobOf('waiting', { done: shared(1) }, { threads: 2, headStart: 0 });
  expect(await linesOf(recordsUpTo(100), job)).toEqual(['in time', ...numbers(100).slice(1).map(String)]);
});

test('retries a record in its place after its thread died', async () => {
  const at = [20, 21, 200];
  const job = jobOf('dying', { at, most: 1, died: shared(201) }, { headStart: 0 });
  expect(await linesOf(recordsUpTo(200), job)).toEqual(numbers(200).map((number) => `${number} by a worker`));
});

test('reports a failure to read after the answers to what was read', async () => {
  async function* records() {
    yield* recordsUpTo(8);
    throw new Error('gone');
  }
  let count = 0;
  await expect(async () => {
    for await (const portion of answersOf(records(), jobOf('dying', survivors, { threads: 2, headStart: 0 })))
      count += portion.recordCount;
  }).rejects.toThrow('gone');
  expect(count).toBe(8);
});

test('reports an error of the work in its place, with the class that the job restores', async () => {
  const restored = ({ name, message }: Error) => new RangeError(`${name}: ${message}`);
  let out = '';
  await expect(async () => {
    for await (const portion of answersOf(recordsUpTo(3), jobOf('failing', {}, { threads: 2, headStart: 0, restored })))
      out += portion.out;
  }).rejects.toThrow(new RangeError('Error: failed at 2'));
  expect(out).toBe('1 by a worker\n');
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
  try {
    for await (const _ of answersOf(records, jobOf('dying', survivors, { work }))) break;
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
  let out = '';
  for await (const portion of answersOf(records(), jobOf('dying', survivors, { headStart: 0 }))) {
    out += portion.out;
    break;
  }
  expect(out).toBe('1 by a worker\n');
});
