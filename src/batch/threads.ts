/** The threads of a job, which answer portions of records. */
import { isUp } from '../core/clock.js';
import { Pool } from '../pool/pool.js';
import { LostWorker } from '../pool/port.js';
import { startThread } from '../pool/thread.js';
import { answer, LIMIT_REACHED } from './answer.js';
import type { Job } from './job.js';
import { handle, type PortionAnswers, type PortionRequest } from './portion.js';
import type { Records } from './portions.js';

const MODULE = new URL('./record-thread.js', import.meta.url);

/**
 * The most megabytes for new objects of a thread, half of what V8 takes. A run of two threads needs 15 to 20 MB less
 * memory, for 0 to 4 % more processor time.
 */
const YOUNG_SIZE = 24;

/** Portions at a thread, the one at work included, so that it need not wait for the next. */
const QUEUE = 4;

type OnPart = (part: PortionAnswers) => void;

export class Threads<Options> {
  /** Element 0 becomes 1 when the work must end; visible on all threads. */
  readonly flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  isLoading = false;
  /** True once a thread has loaded the work. */
  isLoaded = false;
  /** The reason why no thread can be started. */
  missing?: string;
  private readonly pool: Pool;

  constructor(private readonly job: Job<Options>) {
    const { threads: count, restored } = job;
    this.pool = new Pool({
      start: () => startThread(MODULE, { maxYoungGenerationSizeMb: YOUNG_SIZE }),
      count,
      queueLength: QUEUE,
      ...(restored && { restored }),
    });
  }

  get hasRoom(): boolean {
    return this.pool.hasRoom;
  }

  /** Starts all threads and lets them load the work. */
  load(): void {
    this.isLoading = true;
    // An error while loading shows with the first records.
    const onEnd = (): void => void (this.isLoaded = this.missing === undefined);
    for (let count = 0; count < this.job.threads; count++) this.attempt([], () => {}).then(onEnd, onEnd);
  }

  /**
   * Answers records. If a thread died of several, retries each by itself, and a single one once. Returns nothing if no
   * thread can be started or the work was ended. `onPart` gets what the work tells. Throws the error of the work.
   */
  async answer(records: Records, onPart: OnPart, attempts = 2): Promise<readonly PortionAnswers[]> {
    const whole = await this.attempt(records, onPart);
    if (whole) return [whole];
    if (this.missing !== undefined || isUp(this.flag)) return [];
    if (records.length > 1) return (await Promise.all(records.map((record) => this.answer([record], onPart)))).flat();
    if (attempts > 1) return this.answer(records, onPart, attempts - 1);
    const { crashed = () => answer('ERROR: threads died of it', [], LIMIT_REACHED), options } = this.job;
    return [handle<Options>(records, crashed, options)];
  }

  /** Ends all threads at once. */
  async end(): Promise<void> {
    Atomics.store(this.flag, 0, 1);
    await this.pool.end();
  }

  /** Returns undefined if a thread died of the records, or none can be started. */
  private async attempt(records: Records, onPart: OnPart): Promise<PortionAnswers | undefined> {
    const { module, exportName, options } = this.job;
    const shared = { ...options, interrupt: this.flag };
    const message: PortionRequest = { module: module.href, exportName, records, options: shared };
    try {
      return await this.pool.run<PortionAnswers>({ message, onPart }).result;
    } catch (error) {
      if (!(error instanceof LostWorker)) throw error;
      if (error.isMissing) this.missing = error.message;
      return undefined;
    }
  }
}
