/** Records in, answers out in the same order, on the main thread and on workers. */
import type { PuzzleRecord } from '../formats/record.js';
import { answer, LIMIT_REACHED, type Limits, type Work } from './answer.js';
import { bundleOf } from './bundle.js';
import { INTERRUPTED, soon } from './interrupt.js';
import type { QueuedTask, Task, Unanswered } from './ordered-queue.js';
import { type BlockLayout, handle, loadFormats, type NamedFormats, type Portion } from './portion.js';
import type { RecordMessage } from './record-worker.js';
import { HEAD_START, inOrder } from './scheduler.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  /** The module that exports the work, and its name there: workers import it. */
  readonly module: URL;
  readonly name: string;
  readonly options: Options & BlockLayout & Limits & NamedFormats;
  readonly threads: number;
  /** Milliseconds of processor time before workers start. */
  readonly headStart?: number;
  /** Milliseconds that a record may take on the main thread, where that is to hear of interrupts. */
  readonly mainThreadLimit?: number;
  /** Stands for a record that an interrupt left undone while later ones are done. */
  readonly undone?: Work<Options>;
  /** Stands for a record that two threads died of. */
  readonly deadly?: Work<Options>;
}

type Records = readonly PuzzleRecord[];

/** The most records in a portion. */
const LARGEST = 2048;
/** Milliseconds: a portion that takes less than the first is too small, one that takes more than the second too large. */
const SHORT = 20;
const LONG = 80;
/** Milliseconds after which the main thread leaves the rest of a portion, to hear of interrupts. */
const TURN = 100;
/** Portions that a worker has at a time. */
const AHEAD = 2;
/** Records that may be read and not answered, for each thread. */
const CAPACITY = 4 * LARGEST;

/**
 * The answers to records, a portion at a time, in order. At an interrupt all that is done by then comes out, and the
 * last portion has its status.
 */
export async function* answersOf<Options>(
  records: AsyncIterable<Records>,
  job: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const { threads, headStart = HEAD_START } = job;
  const sizes = portionSizes();
  async function* tasks(): AsyncGenerator<Task<Records, Portion>, void, void> {
    for await (const portion of sizes.cut(records)) yield portionTask(portion, job);
  }
  const left = yield* inOrder(tasks(), {
    module: new URL('./record-worker.js', import.meta.url),
    threads,
    headStart,
    ahead: AHEAD,
    capacity: CAPACITY,
    learn: sizes.learn,
  });
  if (left) yield* doneByNow(left, job);
}

/** Cuts records to portions that take about as long as pays for a message to another thread. */
export function portionSizes() {
  let size = 1;
  return {
    async *cut(pieces: AsyncIterable<Records>): AsyncGenerator<Records, void, void> {
      for await (const piece of pieces)
        for (let from = 0; from < piece.length; ) {
          const portion = piece.slice(from, from + size);
          from += portion.length;
          yield portion;
        }
    },
    /** Adapts the size to the time that a portion took. */
    learn({ records, milliseconds }: Portion): void {
      if (records >= size && milliseconds < SHORT) size = Math.min(LARGEST, size * 2);
      if (milliseconds > LONG) size = Math.max(1, Math.min(size, records) >> 1);
    },
  };
}

function portionTask<Options>(records: Records, job: Job<Options>): Task<Records, Portion> {
  const { module, name, options } = job;
  const { deadly = () => answer('ERROR: threads died of it', [], LIMIT_REACHED) } = job;
  return {
    item: records,
    size: records.length,
    message: (interrupt): RecordMessage => ({
      module: module.href,
      name,
      bundle: bundleOf(records),
      options: { ...options, interrupt },
    }),
    attempt: () => attempt(records, job),
    retries: () => records.map((record) => portionTask([record], job)),
    fallback: () => handle<Options>(records, deadly, options),
  };
}

/** Handles records on the main thread for a turn, up to one that takes longer than it may. */
async function attempt<Options>(records: Records, job: Job<Options>): Promise<QueuedTask<Records, Portion>[]> {
  const { work, options, mainThreadLimit = Infinity } = job;
  const beforeCut = (options.milliseconds ?? 0) > mainThreadLimit;
  const limited = beforeCut ? { ...options, milliseconds: mainThreadLimit } : options;
  await loadFormats(records, options);
  const result = handle(records, work, limited, { turn: TURN, beforeCut });
  const done = result.records;
  const rest = done + (result.isCut ? 1 : 0);
  const part = (from: number, to?: number) => portionTask(records.slice(from, to), job);
  return [
    { task: part(0, done), results: [result] },
    { task: part(done, rest), isForWorkers: true },
    { task: part(rest) },
  ].filter(({ task }) => task.size > 0);
}

/**
 * The answers that are there. `undone` stands for records before them that have none; without it the answers end at the
 * first of these. The last portion is interrupted.
 */
async function* doneByNow<Options>(
  left: Unanswered<Records, Portion>,
  { undone, options }: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const none = (records: Records): Portion => handle<Options>(records, undone ?? (() => answer('')), options);
  const answers = await soon(left.map(({ answer }) => answer));
  const doneOf = (portions: readonly Portion[] = []): number => portions.reduce((sum, { records }) => sum + records, 0);
  const last = answers.findLastIndex((portions) => doneOf(portions) > 0);
  for (const [index, { item }] of left.slice(0, last + 1).entries()) {
    yield* answers[index] ?? [];
    const rest = item.slice(doneOf(answers[index]));
    if (rest.length > 0 && !undone) break;
    if (index < last) yield none(rest);
  }
  yield { ...none([]), status: INTERRUPTED };
}
