/**
 * Answers to the records of a job, in their order. A portion is a list of records that one thread answers one after
 * another.
 *
 * The main thread answers the first records itself. Nobody listens for interrupts then: one ends the process at once,
 * when all that is answered is written. From then on threads compute, and the main thread reads, writes and listens.
 */
import { setImmediate } from 'node:timers/promises';
import { isUp } from '../core/clock.js';
import { answersAfterInterrupt } from './after-interrupt.js';
import { AnswerQueue } from './answer-queue.js';
import { answersWithoutThreads, firstAnswers } from './head-start.js';
import { listenForInterrupt } from './interrupt.js';
import type { Job } from './job.js';
import type { PortionAnswers } from './portion.js';
import { LARGEST, Portions, type Records } from './portions.js';
import { Threads } from './threads.js';

/** Records read and not yet answered, for each thread, at which reading waits; the portion read last may exceed it. */
const CAPACITY = 4 * LARGEST;
/** The same where portions are single records. */
const FEW = 4;

/**
 * Yields the answers to records in order, a portion at a time. After an interrupt, finished answers are still yielded,
 * but without `unfinished` only those before the first gap; the last item, without records, has the status of an
 * interrupt.
 */
export async function* answersOf<Options>(
  records: AsyncIterable<Records>,
  job: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  const portions = new Portions(records, job.options.oneByOne ? 1 : LARGEST);
  const threads = new Threads(job);
  try {
    yield* firstAnswers(portions, threads, job);
    if (portions.areAllTaken) return;
    yield* answersOfThreads(portions, threads, job);
    if (threads.missing !== undefined && !isUp(threads.flag))
      yield* answersWithoutThreads(portions, threads.missing, job);
  } finally {
    await threads.end();
    await portions.close();
  }
}

/** Yields the answers of threads; after an interrupt, those that are finished. Ends if no thread can be started. */
async function* answersOfThreads<Options>(
  portions: Portions,
  threads: Threads<Options>,
  job: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  const { flag } = threads;
  const queue = new AnswerQueue(portions, threads, (job.options.oneByOne ? FEW : CAPACITY) * job.threads);
  const stopListening = listenForInterrupt(() => {
    Atomics.store(flag, 0, 1);
    queue.wakeUp();
  });
  try {
    while (!isUp(flag) && threads.missing === undefined && !queue.isOver) {
      const answers = queue.take();
      yield* answers;
      // Lets the event loop deliver interrupts.
      await (answers.length > 0 ? setImmediate() : queue.change());
    }
    if (isUp(flag)) yield* answersAfterInterrupt(queue, job);
    else await queue.putBack();
  } finally {
    await stopListening();
  }
}
