/**
 * Answers of the main thread: to the first records, since a short run is over before a thread has loaded, and to all
 * that are left if no thread can be started.
 */
import { setImmediate } from 'node:timers/promises';
import { isListenedFor } from './interrupt.js';
import type { Job } from './job.js';
import { handle, loadLazyParts, noAnswers, type PortionAnswers, type Stops } from './portion.js';
import type { Portions } from './portions.js';
import type { Threads } from './threads.js';

/**
 * Milliseconds of processor time for the first records. A thread must load and compile what this one runs already, which
 * takes half a second. A single thread adds no speed, but takes as much memory again: a run goes there only when a record
 * takes long.
 */
const HEAD_START = 1000;
const HEAD_START_OF_ONE = Infinity;

/** The head start where kernels leave little to compile, and where answers are held back, which an interrupt would lose. */
export const SHORT_HEAD_START = 300;

/**
 * Milliseconds for one of the first records, and for those of a portion together. Where an interrupt ends the process at
 * once, a record may take as many as all before it have taken. One that takes longer begins anew in a thread.
 */
const LEAST_HERE = 300;

/** Yields the answers to the first records, up to one that takes long, or until threads have loaded or cannot start. */
export async function* firstAnswers<Options>(
  portions: Portions,
  threads: Threads<Options>,
  job: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  const { headStart = job.threads > 1 ? HEAD_START : HEAD_START_OF_ONE } = job;
  if (headStart === 0) return;
  const budget = new Budget(headStart);
  let duration = 0;
  const stops = (): Stops => ({
    most: isListenedFor() ? LEAST_HERE : Math.max(LEAST_HERE, duration),
    // Answers are written after the last of a portion, and an interrupt loses those that are not.
    end: performance.now() + (threads.isLoading ? LEAST_HERE : Math.min(LEAST_HERE, budget.left)),
  });
  for (;;) {
    if (!threads.isLoading && budget.left <= 0) threads.load();
    // Lets the event loop deliver messages and interrupts.
    await setImmediate();
    if (threads.isLoaded || threads.missing !== undefined) return;
    const answers = await nextAnswers(portions, job, stops);
    if (!answers) return;
    duration += answers.duration;
    if (answers.recordCount > 0) yield answers;
    if (answers.leavesRecord) return;
  }
}

/** Yields the answers to all records that are left, and before them the reason why no thread can be started. */
export async function* answersWithoutThreads<Options>(
  portions: Portions,
  reason: string,
  job: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  yield { ...noAnswers(), remarks: [{ text: `sudoku: ${reason}: the main thread does the work` }] };
  for (;;) {
    // Lets the event loop deliver interrupts.
    await setImmediate();
    const answers = await nextAnswers(portions, job);
    if (!answers) return;
    yield answers;
  }
}

/** Answers the next portion, and puts records without an answer back. Returns undefined after the last. */
async function nextAnswers<Options>(
  portions: Portions,
  { work, options }: Job<Options>,
  stops: () => Stops = () => ({}),
): Promise<PortionAnswers | undefined> {
  const records = await portions.next();
  if (!records) return undefined;
  await loadLazyParts(options);
  const answers = handle(records, work, options, stops());
  portions.putBack(records.slice(answers.recordCount));
  portions.adapt(answers);
  return answers;
}

/** Milliseconds of processor time that this process may use from now on. */
class Budget {
  private readonly start = processorTime();

  constructor(private readonly whole: number) {}

  get left(): number {
    return this.whole === Infinity ? Infinity : this.whole + this.start - processorTime();
  }
}

/** Returns the milliseconds of processor time that this process has used since it began. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
