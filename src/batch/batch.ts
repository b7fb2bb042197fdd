/**
 * Answers to the records of a job, in their order. A portion is a list of records that one thread answers one after
 * another.
 *
 * The main thread answers the first records itself, since a short run is over before a thread has loaded. Nobody listens
 * for interrupts then: one ends the process at once, when all that is answered is written. From then on threads compute,
 * and the main thread reads, writes and listens.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { isUp } from '../core/clock.js';
import { answer } from './answer.js';
import { AnswerQueue, type Sent } from './answer-queue.js';
import { INTERRUPTED, isListenedFor, listenForInterrupt } from './interrupt.js';
import type { Job } from './job.js';
import { handle, loadLazyParts, noAnswers, type PortionAnswers } from './portion.js';
import { LARGEST, Portions, type Records } from './portions.js';
import { Threads } from './threads.js';

/**
 * Milliseconds of processor time for the first records. A thread must load and compile what this one runs already, which
 * takes half a second. A single thread adds no speed, so that a run goes there late, or when a record takes long.
 */
const HEAD_START = 1000;
const HEAD_START_OF_ONE = 10_000;

/** The head start where kernels leave little to compile, and where answers are held back, which an interrupt would lose. */
export const SHORT_HEAD_START = 300;

/**
 * Milliseconds for one of the first records. Where an interrupt ends the process at once, a record may take as many as all
 * before it have taken. One that takes longer begins anew in a thread.
 */
const LEAST_HERE = 300;

/** Records read and not yet answered, for each thread, at which reading waits; the portion read last may exceed it. */
const CAPACITY = 4 * LARGEST;
/** The same where portions are single records. */
const FEW = 4;

/** Milliseconds for threads to deliver answers after an interrupt. */
const GRACE = 250;

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
    do {
      yield* answersHere(portions, threads, job);
      if (portions.areAllTaken) return;
      yield* answersOfThreads(portions, threads, job);
    } while (threads.missing !== undefined && !isUp(threads.flag));
  } finally {
    await threads.end();
    await portions.close();
  }
}

/**
 * Yields the answers of the main thread, up to a record that takes long or until threads have loaded; all of them if no
 * thread can be started.
 */
async function* answersHere<Options>(
  portions: Portions,
  threads: Threads<Options>,
  { work, options, threads: count, headStart = count > 1 ? HEAD_START : HEAD_START_OF_ONE }: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  const used = processorTime();
  let isTold = false;
  while (headStart > 0 || threads.missing !== undefined) {
    if (!threads.isLoading && used() >= headStart) threads.load();
    // Lets the event loop deliver messages and interrupts.
    await setImmediate();
    if (threads.isLoaded) return;
    if (threads.missing !== undefined && !isTold) {
      isTold = true;
      yield { ...noAnswers(), remarks: [{ text: `sudoku: ${threads.missing}: the main thread does the work` }] };
    }
    const records = await portions.next();
    if (!records) return;
    await loadLazyParts(records, options);
    const most = isListenedFor() ? LEAST_HERE : Math.max(LEAST_HERE, used());
    const end = threads.isLoading ? Infinity : performance.now() + headStart - used();
    const answers = handle(records, work, options, threads.missing === undefined ? { most, end } : {});
    portions.putBack(records.slice(answers.recordCount));
    portions.adapt(answers);
    if (answers.recordCount > 0) yield answers;
    if (answers.leavesRecord) return;
  }
}

/** Returns a function that returns the milliseconds of processor time that this process has used since. */
function processorTime(): () => number {
  const used = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const start = used();
  return () => used() - start;
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
    while (!isUp(flag) && threads.missing === undefined) {
      const [first] = queue.entries;
      if (first?.parts.length) yield* first.parts.splice(0);
      else if (first?.failure) throw first.failure.error;
      else if (first?.answers) {
        queue.removeFirst();
        for (const answers of first.answers) portions.adapt(answers);
        yield* first.answers;
        // Lets the event loop deliver interrupts.
        await setImmediate();
      } else if (!first && portions.areAllTaken) return;
      else await queue.change();
    }
    if (isUp(flag)) {
      await Promise.race([queue.done(), setTimeout(GRACE, undefined, { ref: false })]);
      yield* finishedSoFar(queue.entries, job);
    } else await queue.putBack();
  } finally {
    await stopListening();
  }
}

/**
 * Yields the finished answers. `unfinished` fills the gaps between them; without it the answers end at the first gap.
 * The last item, without records, has the status of an interrupt.
 */
function* finishedSoFar<Options>(
  entries: readonly Sent[],
  { unfinished, options }: Job<Options>,
): Generator<PortionAnswers, void, void> {
  const unfinishedAnswers = (records: Records): PortionAnswers =>
    handle<Options>(records, unfinished ?? (() => answer('')), options);
  const last = entries.findLastIndex(({ answers }) => answeredCount(answers) > 0);
  if (last < 0) yield* entries[0]?.parts ?? [];
  for (const [index, { records, parts, answers = [] }] of entries.slice(0, last + 1).entries()) {
    yield* parts;
    yield* answers;
    const rest = records.slice(answeredCount(answers));
    if (rest.length > 0 && !unfinished) break;
    if (index < last) yield unfinishedAnswers(rest);
  }
  yield { ...unfinishedAnswers([]), status: INTERRUPTED };
}

const answeredCount = (answers: readonly PortionAnswers[] = []): number =>
  answers.reduce((sum, { recordCount }) => sum + recordCount, 0);
