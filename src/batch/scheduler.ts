/**
 * Spreads tasks over the main thread and workers, and gives their results in order. Each worker has to load and compile
 * for itself what the main thread has at hand, so none starts before the main thread has worked for a while.
 */
import { setImmediate } from 'node:timers/promises';
import { isUp } from '../core/clock.js';
import { interruption } from './interrupt.js';
import { OrderedQueue, type QueuedTask, type Task, type Unanswered } from './ordered-queue.js';
import { WorkerPool } from './worker-pool.js';

export interface Plan<Item, Result> {
  /** The module that handles messages on workers. */
  readonly module: URL;
  /** Threads at work at a time, the main thread among them. */
  readonly threads: number;
  /** Milliseconds of processor time before workers start. */
  readonly headStart: number;
  /** Tasks that a worker has at a time, so that it need not wait for the next. */
  readonly ahead: number;
  /** The size of all tasks that may be read and not answered, for each thread: answers wait for slow ones before them. */
  readonly capacity: number;
  /** Hears each result as soon as it is there, whatever its place. */
  learn(result: Result, item: Item): void;
}

/**
 * Milliseconds of processor time that the main thread has to itself: until then V8 compiles on a second core what it
 * runs, and two threads that have to be compiled for are no faster than one. Kernels leave little to compile.
 */
export const HEAD_START = 2500;
export const HEAD_START_OF_KERNELS = 300;

/** The results of tasks, in order. Reads no further ahead than keeps all threads busy. Returns what an interrupt left. */
export async function* inOrder<Item, Result>(
  tasks: AsyncIterator<Task<Item, Result>>,
  plan: Plan<Item, Result>,
): AsyncGenerator<Result, Unanswered<Item, Result> | undefined, void> {
  const { flag, came, forget } = interruption();
  const scheduler = new Scheduler(tasks, plan, flag);
  const { queue } = scheduler;
  came.then(() => scheduler.wake());
  try {
    for (;;) {
      if (isUp(flag)) return queue.unanswered();
      const { first } = queue;
      if (first?.failure) throw first.failure.error;
      if (first?.results) {
        queue.removeFirst();
        yield* first.results;
      } else if (!first && scheduler.ended) {
        if (scheduler.ended.failure) throw scheduler.ended.failure.error;
        return undefined;
      } else await scheduler.goOn();
    }
  } finally {
    Atomics.store(flag, 0, 1);
    forget();
    await scheduler.pool.end();
  }
}

class Scheduler<Item, Result> {
  readonly queue = new OrderedQueue<Item, Result>();
  readonly pool: WorkerPool;
  /** Set when no further task comes: all are read, or reading failed. */
  ended?: Pick<QueuedTask<Item, Result>, 'failure'>;
  /** Ends the wait for news. */
  wake = (): void => {};
  private isReading = false;
  private isMainBusy = false;
  /** Tasks that workers have. */
  private sent = 0;
  /** Tasks to leave to workers before the main thread tries one again. */
  private left = 0;
  private readonly tasksToLeave = backoff();

  constructor(
    private readonly tasks: AsyncIterator<Task<Item, Result>>,
    private readonly plan: Plan<Item, Result>,
    private readonly interrupt: Int32Array,
  ) {
    this.pool = new WorkerPool(plan.module, () => this.workers, plan.ahead);
  }

  /** Gives every idle thread a task, reads on if one has none, and waits until something has changed. */
  async goOn(): Promise<void> {
    const { queue } = this;
    while (queue.hasWaiting && this.hasIdleWorker) {
      this.send(queue.takeWaiting()!);
      if (this.left > 0) this.left--;
    }
    if (this.isMainFree) {
      const next = queue.takeWaiting() ?? (this.ended && queue.straggler());
      if (next) this.attempt(next);
    }
    const isIdle = !queue.hasWaiting && (this.isMainFree || this.hasIdleWorker);
    const { capacity, threads } = this.plan;
    if (isIdle && !this.ended && !this.isReading && queue.size < capacity * threads) this.read();
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }

  private get workers(): number {
    const { threads } = this.plan;
    return this.left > 0 ? threads : Math.max(1, threads - 1);
  }

  private get hasIdleWorker(): boolean {
    const { threads, ahead, headStart } = this.plan;
    return this.sent < ahead * this.workers && (this.left > 0 || (threads > 1 && hasWorked(headStart)));
  }

  private get isMainFree(): boolean {
    return !this.isMainBusy && this.left === 0;
  }

  private async read(): Promise<void> {
    this.isReading = true;
    try {
      const { done, value } = await this.tasks.next();
      if (done) this.ended = {};
      else this.queue.add(value);
    } catch (error) {
      this.ended = { failure: { error } };
    }
    this.isReading = false;
    this.wake();
  }

  private async attempt(entry: QueuedTask<Item, Result>): Promise<void> {
    const { queue, plan } = this;
    this.isMainBusy = true;
    entry.isForWorkers = true;
    const started = performance.now();
    try {
      const parts = await entry.task.attempt(this.interrupt);
      const slow = parts.filter(({ isForWorkers }) => isForWorkers);
      this.left = this.tasksToLeave(performance.now() - started, slow.length > 0);
      for (const { task, results = [] } of parts) for (const result of results) plan.learn(result, task.item);
      if (queue.isOpen(entry) && !(entry.promise && slow.length > 0)) {
        queue.replace(entry, parts);
        for (const part of slow) this.send(part);
      }
    } catch (error) {
      entry.failure = { error };
    }
    // Interrupts and workers are heard in between, however short the work was.
    await setImmediate();
    this.isMainBusy = false;
    this.wake();
  }

  private async send(entry: QueuedTask<Item, Result>): Promise<void> {
    this.sent++;
    try {
      entry.promise = this.onWorker(entry.task);
      entry.results ??= await entry.promise;
    } catch (error) {
      entry.failure = { error };
    }
    this.sent--;
    this.wake();
  }

  /** The results of a worker. If it dies of the task, others try its parts, and each of them twice. */
  private async onWorker(task: Task<Item, Result>, isRetry = false): Promise<readonly Result[]> {
    const result = (await this.pool.run(task.message(this.interrupt), task.hear)) as Result | undefined;
    if (result !== undefined) {
      this.plan.learn(result, task.item);
      return [result];
    }
    if (isRetry) return [task.fallback()];
    const retries = task.retries();
    const results = await Promise.all(retries.map((retry) => this.onWorker(retry, retries.length === 1)));
    return results.flat();
  }
}

/** True if this process has worked for so many milliseconds of processor time. */
function hasWorked(milliseconds: number): boolean {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 >= milliseconds;
}

/** Slow tasks on the main thread after which its gains are weighed against its losses. */
const FIRST_SLOW = 3;
/** Tasks that the main thread leaves to workers at most before it tries one again. */
const MOST_LEFT = 64;

/** Accounts for the time of the main thread. Tells after each task how many it is to leave to workers, if it loses time. */
function backoff(): (milliseconds: number, isSlow: boolean) => number {
  let [useful, lost, slow, left] = [0, 0, 0, 1];
  return (milliseconds, isSlow) => {
    if (isSlow) lost += milliseconds;
    else useful += milliseconds;
    if (!isSlow || ++slow < FIRST_SLOW || lost < useful) return 0;
    left = Math.min(2 * left, MOST_LEFT);
    return left;
  };
}
