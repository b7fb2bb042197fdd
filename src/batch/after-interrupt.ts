/** What an interrupt leaves of the answers: those that threads have finished, in their places. */
import { setTimeout } from 'node:timers/promises';
import { answer } from './answer.js';
import type { AnswerQueue, Sent } from './answer-queue.js';
import { INTERRUPTED } from './interrupt.js';
import type { Job } from './job.js';
import { handle, type PortionAnswers } from './portion.js';
import type { Records } from './portions.js';

/** Milliseconds for threads to deliver answers after an interrupt. */
const GRACE = 250;

/**
 * Yields the finished answers. `unfinished` fills the gaps between them; without it the answers end at the first gap.
 * The last item, without records, has the status of an interrupt.
 */
export async function* answersAfterInterrupt<Options>(
  queue: AnswerQueue<Options>,
  { unfinished, options }: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  await Promise.race([queue.done(), setTimeout(GRACE, undefined, { ref: false })]);
  const unfinishedAnswers = (records: Records): PortionAnswers =>
    handle<Options>(records, unfinished ?? (() => answer('')), options);
  const { entries } = queue;
  const last = entries.findLastIndex((entry) => unanswered(entry).length < entry.records.length);
  for (const [index, entry] of entries.entries()) {
    yield* entry.parts;
    yield* entry.answers ?? [];
    const gap = unanswered(entry);
    if (gap.length === 0) continue;
    if (index >= last || !unfinished) break;
    yield unfinishedAnswers(gap);
  }
  yield { ...unfinishedAnswers([]), status: INTERRUPTED };
}

/** Returns the records of a portion that have no answer, which are its last. */
const unanswered = ({ records, answers = [] }: Sent): Records =>
  records.slice(answers.reduce((sum, { recordCount }) => sum + recordCount, 0));
