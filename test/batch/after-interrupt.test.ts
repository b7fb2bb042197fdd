/** What is written of portions at threads when an interrupt comes. */
import { expect, test } from 'vitest';
import { answersAfterInterrupt } from '../../src/batch/after-interrupt.js';
import { answer, type Work } from '../../src/batch/answer.js';
import { AnswerQueue, type Sent } from '../../src/batch/answer-queue.js';
import type { Job } from '../../src/batch/job.js';
import { handle, noAnswers } from '../../src/batch/portion.js';
import { Portions } from '../../src/batch/portions.js';
import { Threads } from '../../src/batch/threads.js';

const echo: Work<object> = ({ line }) => answer(`${line}`);

/** A portion of two records, of which the first `done` are answered. */
const sent = (line: number, done: number, ...told: string[]): Sent => {
  const records = [line, line + 1].map((line) => ({ text: '', line }));
  return {
    records,
    parts: told.map((text) => ({ ...noAnswers(), out: `${text}\n` })),
    ...(done > 0 && { answers: [handle(records.slice(0, done), echo, {})] }),
  };
};

async function* nothing() {}

/** Returns the lines and the status that an interrupt leaves. */
async function left(entries: readonly Sent[], rest: Partial<Job<object>> = {}) {
  const job = { work: echo, options: {}, module: new URL(import.meta.url), exportName: 'echo', threads: 1, ...rest };
  const queue = new AnswerQueue(new Portions(nothing()), new Threads(job), 1);
  queue.entries.push(...entries);
  const lines: string[] = [];
  let last = 0;
  for await (const { out, status } of answersAfterInterrupt(queue, job)) {
    lines.push(...out.split('\n').filter(Boolean));
    last = status;
  }
  return [lines.join(' '), last];
}

const unfinished: Work<object> = ({ line }) => answer(`undone-${line}`);

test('leaves the answers before the first gap', async () => {
  expect(await left([sent(1, 2), sent(3, 1), sent(5, 2)])).toEqual(['1 2 3', 130]);
  expect(await left([sent(1, 0), sent(3, 2)])).toEqual(['', 130]);
});

test('fills gaps between finished answers, and none after the last', async () => {
  expect(await left([sent(1, 1), sent(3, 0), sent(5, 1), sent(7, 0)], { unfinished })).toEqual([
    '1 undone-2 undone-3 undone-4 5',
    130,
  ]);
});

test.each([{}, { unfinished }])('leaves what the work has told of the record after the finished ones', async (rest) => {
  expect(await left([sent(1, 0, 'told'), sent(3, 0, 'later')], rest)).toEqual(['told', 130]);
  expect(await left([sent(1, 2), sent(3, 0, 'told'), sent(5, 0, 'later')], rest)).toEqual(['1 2 told', 130]);
});
