/**
 * Answers to a stream of records, in their order, computed by the main thread and workers.
 *
 * - A job is the whole run: its work (the function that answers one record), options and threads.
 * - A portion is a list of records that one thread answers one after another; PortionAnswers are its answers together.
 * - A task is a portion in the scheduler's queue, with the state of the work on it; the scheduler knows only items.
 * - A plan tells the scheduler how to handle the items of a task: on the main thread, or as a message to a worker.
 * - A request is a message in the queue of a worker.
 *
 * The main thread must return to its event loop, which delivers interrupts. Times that ensure this, in milliseconds:
 *
 * - PAUSE_AFTER (150): a stretch of work that can pause should pause.
 * - TURN (100): the main thread begins no further record of its portion.
 * - `mainThreadLimit`: the main thread leaves the record at work to a worker and keeps the answers before it.
 *   - It does so only if the record's own limit (`milliseconds`) is longer, or Infinity. Otherwise the work runs in one
 *     go, and an interrupt waits for its end.
 *   - Work that can pause is left only after PATIENCE times as long without a pause.
 *   - Work without `milliseconds` asks no clock, and is never left.
 * - GRACE (250): after an interrupt, workers may still deliver.
 */
import type { PuzzleRecord } from '../formats/record.js';
import { type Answer, answer, LIMIT_REACHED, type Limits, type PausingWork, type Work } from './answer.js';
import { INTERRUPTED } from './interrupt.js';
import type { Task } from './ordered-queue.js';
import { type BlockLayout, handle, handling, type LazyParts, loadLazyParts, type PortionAnswers } from './portion.js';
import type { RecordMessage } from './record-worker.js';
import { HEAD_START, runInOrder, WORKER_QUEUE } from './scheduler.js';
import { Stretch } from './stretch.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  /** The work with pauses, which the main thread need not leave to workers when it takes long. */
  readonly pausing?: PausingWork<Options>;
  /** The module that exports the work, and the name of that export, for workers to import. */
  readonly module: URL;
  readonly exportName: string;
  readonly options: Options & BlockLayout & Limits & LazyParts;
  /**
   * The number of threads, the main thread included. Slow records of the main thread go to a worker even if the number
   * is 1, and before the head start.
   */
  readonly threads: number;
  /** Milliseconds of processor time of the whole process before workers start on records that are not slow. */
  readonly headStart?: number;
  /**
   * Most milliseconds for a record on the main thread, or between two pauses, so that the event loop still sees
   * interrupts.
   */
  readonly mainThreadLimit?: number;
  /** Makes the answer for a record that an interrupt left unfinished although later ones are finished. */
  readonly unfinished?: Work<Options>;
  /** Makes the answer for a record that twice, by itself, was at work when its thread died. */
  readonly crashed?: Work<Options>;
}

type Records = readonly PuzzleRecord[];

/** The most records in a portion. */
const LARGEST = 2048;
/** Milliseconds: portions grow if they take less than SHORT, and shrink if they take more than LONG. */
const SHORT = 20;
const LONG = 80;
/** Milliseconds after which the main thread postpones the rest of a portion, so that the event loop sees interrupts. */
const TURN = 100;
/**
 * Times `mainThreadLimit` for which work that can pause may go without a pause: its processor time includes V8's other
 * threads.
 */
const PATIENCE = 1.4;
/** Records read and not yet answered, for each thread, at which reading waits; the portion read last may exceed it. */
const CAPACITY = 4 * LARGEST;

/**
 * Yields the answers to records in order, a portion at a time. After an interrupt, finished answers are still yielded,
 * but without `unfinished` only those before the first gap; the last item, without records, has the status of an
 * interrupt.
 */
export async function* answersOf<Options>(
  records: AsyncIterable<Records>,
  job: Job<Options>,
): AsyncGenerator<PortionAnswers, void, void> {
  const { module, exportName, options, threads, headStart = HEAD_START, crashed = crashAnswer } = job;
  const sizes = new PortionSizes();
  const answers = runInOrder<PuzzleRecord, PortionAnswers>(sizes.cut(records), {
    attempt: (records, interrupt, mayContinue) => attemptRecords(records, job, interrupt, mayContinue),
    message: (records, interrupt): RecordMessage => ({
      module: module.href,
      exportName,
      records,
      options: { ...options, interrupt },
    }),
    workerModule: new URL('./record-worker.js', import.meta.url),
    crashed: (record) => handle<Options>([record], crashed, options),
    afterInterrupt: (tasks) => finishedSoFar(tasks, job),
    threads,
    headStart,
    queueLength: WORKER_QUEUE,
    capacity: CAPACITY,
  });
  for await (const portionAnswers of answers) {
    sizes.adapt(portionAnswers);
    yield portionAnswers;
  }
}

/**
 * Handles records on the main thread for a while, up to the first that exceeds the main thread's limit, which is left
 * to a worker. Returns undefined if the whole attempt is dropped, because a worker has finished the records or failed.
 */
async function attemptRecords<Options>(
  records: Records,
  job: Job<Options>,
  interrupt: Int32Array,
  mayContinue: () => Promise<boolean>,
): Promise<Task<PuzzleRecord, PortionAnswers>[] | undefined> {
  const { work, pausing, options, mainThreadLimit = Infinity } = job;
  // Without `milliseconds` the work asks no clock, so it cannot be left; with Infinity it asks one, and can.
  const leavesSlow = (options.milliseconds ?? 0) > mainThreadLimit;
  const limited = leavesSlow ? { ...options, milliseconds: mainThreadLimit } : options;
  await loadLazyParts(records, options);
  const result =
    leavesSlow && pausing
      ? await inStretches(
          records,
          pausing,
          { ...options, interrupt, stretch: new Stretch(PATIENCE * mainThreadLimit) },
          mayContinue,
        )
      : handle(records, work, limited, { turnLimit: TURN, leavesSlow });
  if (!result) return undefined;
  const done = result.recordCount;
  const rest = done + (result.leavesRecord ? 1 : 0);
  return [
    { items: records.slice(0, done), results: [result] },
    { items: records.slice(done, rest), isSlow: true },
    { items: records.slice(rest) },
  ].filter(({ items }) => items.length > 0);
}

/** Handles records with turns of the event loop. Returns undefined if a turn brings their answers or a failure. */
async function inStretches<Options>(
  records: Records,
  work: PausingWork<Options>,
  options: Options & BlockLayout & Limits & { readonly stretch: Stretch },
  mayContinue: () => Promise<boolean>,
): Promise<PortionAnswers | undefined> {
  const handled = handling(records, work, options, { turnLimit: TURN });
  for (;;) {
    options.stretch.begin();
    const { done, value } = handled.next();
    if (done) return value;
    if (await mayContinue()) continue;
    // Ends the work, which gives back what it has borrowed.
    handled.return(undefined as never);
    return undefined;
  }
}

/** Sizes of portions, which adapt so that the work on a portion outweighs the cost of a message to a worker. */
export class PortionSizes {
  private size = 1;

  async *cut(chunks: AsyncIterable<Records>): AsyncGenerator<Records, void, void> {
    for await (const chunk of chunks)
      for (let from = 0; from < chunk.length; ) {
        const portion = chunk.slice(from, from + this.size);
        from += portion.length;
        yield portion;
      }
  }

  /** Adapts the size to the time that a portion took. One that was cut short tells nothing about larger sizes. */
  adapt({ recordCount, duration }: Pick<PortionAnswers, 'recordCount' | 'duration'>): void {
    if (recordCount >= this.size && duration < SHORT) this.size = Math.min(LARGEST, this.size * 2);
    if (duration > LONG) this.size = Math.max(1, Math.min(this.size, recordCount) >> 1);
  }
}

const crashAnswer = (): Answer => answer('ERROR: threads died of it', [], LIMIT_REACHED);

/**
 * Yields the finished answers. `unfinished` fills the gaps between them; without it the answers end at the first gap.
 * The last item, without records, has the status of an interrupt.
 */
function* finishedSoFar<Options>(
  tasks: readonly Task<PuzzleRecord, PortionAnswers>[],
  { unfinished, options }: Job<Options>,
): Generator<PortionAnswers, void, void> {
  const unfinishedAnswers = (records: Records): PortionAnswers =>
    handle<Options>(records, unfinished ?? (() => answer('')), options);
  const last = tasks.findLastIndex(({ results }) => answeredCount(results) > 0);
  for (const [index, { items, results = [] }] of tasks.slice(0, last + 1).entries()) {
    yield* results;
    const rest = items.slice(answeredCount(results));
    if (rest.length > 0 && !unfinished) break;
    if (index < last) yield unfinishedAnswers(rest);
  }
  yield { ...unfinishedAnswers([]), status: INTERRUPTED };
}

const answeredCount = (answers: readonly PortionAnswers[] = []): number =>
  answers.reduce((sum, { recordCount }) => sum + recordCount, 0);
