/** Answers to a stream of records, in their order, from the main thread and workers. */
import type { PuzzleRecord } from '../formats/record.js';
import { type Answer, answer, LIMIT_REACHED, type Limits, type Work } from './answer.js';
import { bundleOf } from './bundle.js';
import { INTERRUPTED } from './interrupt.js';
import type { Leftover, QueuedTask, Task } from './ordered-queue.js';
import { type BlockLayout, handle, loadFormats, type NamedFormats, type Portion } from './portion.js';
import type { RecordMessage } from './record-worker.js';
import { HEAD_START, inOrder } from './scheduler.js';
import type { WorkerPool } from './worker-pool.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  /** The module that exports the work, and its name there: workers import it. */
  readonly module: URL;
  readonly name: string;
  readonly options: Options & BlockLayout & Limits & NamedFormats;
  readonly threads: number;
  /** Milliseconds of processor time before workers start. */
  readonly headStart?: number;
  /** Most milliseconds for a record on the main thread, so that interrupts are heard. */
  readonly mainThreadLimit?: number;
  /** The answer in place of one that an interrupt left undone while later ones are done. */
  readonly undone?: Work<Options>;
  /** The answer in place of one that two threads died of. */
  readonly deadly?: Work<Options>;
}

type Records = readonly PuzzleRecord[];

/** The most records in a portion. */
const LARGEST = 2048;
/** Milliseconds: portions grow if they take less than SHORT, and shrink if they take more than LONG. */
const SHORT = 20;
const LONG = 80;
/** Milliseconds after which the main thread leaves the rest of a portion for later, to hear interrupts. */
const TURN = 100;
/** Portions that a worker has at a time. */
const AHEAD = 2;
/** The most records that may be read and not answered, for each thread. */
const CAPACITY = 4 * LARGEST;

/**
 * The answers to records, a portion at a time, in order. After an interrupt the answers that are done still come out, and
 * the last portion has its status.
 */
export async function* answersOf<Options>(
  records: AsyncIterable<Records>,
  job: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const { threads, headStart = HEAD_START } = job;
  const sizes = new PortionSizes();
  async function* tasks(): AsyncGenerator<PortionTask<Options>, void, void> {
    for await (const portion of sizes.cut(records)) yield new PortionTask(portion, job, sizes);
  }
  const module = new URL('./record-worker.js', import.meta.url);
  const left = yield* inOrder(tasks(), { module, threads, headStart, ahead: AHEAD, capacity: CAPACITY });
  if (left) yield* doneByNow(left, job);
}

/** Cuts records to portions that take about as long as pays for a message to another thread. */
export class PortionSizes {
  private size = 1;

  async *cut(pieces: AsyncIterable<Records>): AsyncGenerator<Records, void, void> {
    for await (const piece of pieces)
      for (let from = 0; from < piece.length; ) {
        const portion = piece.slice(from, from + this.size);
        from += portion.length;
        yield portion;
      }
  }

  /** Adapts the size to the time that a portion took. */
  adapt({ records, milliseconds }: Pick<Portion, 'records' | 'milliseconds'>): void {
    if (records >= this.size && milliseconds < SHORT) this.size = Math.min(LARGEST, this.size * 2);
    if (milliseconds > LONG) this.size = Math.max(1, Math.min(this.size, records) >> 1);
  }
}

class PortionTask<Options> implements Task<Records, Portion> {
  constructor(
    readonly item: Records,
    private readonly job: Job<Options>,
    private readonly sizes: PortionSizes,
  ) {}

  get size(): number {
    return this.item.length;
  }

  /** Handles records for a turn, up to the first that takes longer than the main thread may. */
  async attempt(): Promise<QueuedTask<Records, Portion>[]> {
    const { work, options, mainThreadLimit = Infinity } = this.job;
    const beforeCut = (options.milliseconds ?? 0) > mainThreadLimit;
    const limited = beforeCut ? { ...options, milliseconds: mainThreadLimit } : options;
    await loadFormats(this.item, options);
    const result = handle(this.item, work, limited, { turn: TURN, beforeCut });
    const done = result.records;
    if (done > 0) this.sizes.adapt(result);
    const rest = done + (result.isCut ? 1 : 0);
    return [
      { task: this.part(0, done), results: [result] },
      { task: this.part(done, rest), isForWorkers: true },
      { task: this.part(rest) },
    ].filter(({ task }) => task.size > 0);
  }

  /** Retries each record by itself if a worker died of the portion, and a single record once. */
  async delegate(pool: WorkerPool<Portion>, interrupt: Int32Array): Promise<readonly Portion[]> {
    const { module, name, options, deadly = diedOf } = this.job;
    const message: RecordMessage = {
      module: module.href,
      name,
      bundle: bundleOf(this.item),
      options: { ...options, interrupt },
    };
    const isSingle = this.size === 1;
    const portion = await pool.run(message, isSingle ? 2 : 1);
    if (portion) {
      this.sizes.adapt(portion);
      return [portion];
    }
    if (isSingle) return [handle<Options>(this.item, deadly, options)];
    const retries = this.item.map((_, index) => this.part(index, index + 1).delegate(pool, interrupt));
    return (await Promise.all(retries)).flat();
  }

  private part(from: number, to?: number): PortionTask<Options> {
    return new PortionTask(this.item.slice(from, to), this.job, this.sizes);
  }
}

const diedOf = (): Answer => answer('ERROR: threads died of it', [], LIMIT_REACHED);

/**
 * The answers that are done. `undone` fills the gaps between them; without it the answers end at the first gap. The last
 * portion has the status of an interrupt.
 */
function* doneByNow<Options>(
  left: readonly Leftover<Records, Portion>[],
  { undone, options }: Job<Options>,
): Generator<Portion, void, void> {
  const none = (records: Records): Portion => handle<Options>(records, undone ?? (() => answer('')), options);
  const last = left.findLastIndex(({ results }) => recordsOf(results) > 0);
  for (const [index, { item, results }] of left.slice(0, last + 1).entries()) {
    yield* results;
    const rest = item.slice(recordsOf(results));
    if (rest.length > 0 && !undone) break;
    if (index < last) yield none(rest);
  }
  yield { ...none([]), status: INTERRUPTED };
}

const recordsOf = (portions: readonly Portion[]): number => portions.reduce((sum, { records }) => sum + records, 0);
