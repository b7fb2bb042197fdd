/**
 * Distributes portions of items, as tasks, over the main thread and workers, and yields their results in order. A
 * worker must load and compile the code that the main thread runs already, so workers start only after the main thread
 * has worked for a while, except on slow items, and while the main thread stays away from tasks (`Backoff`). Once they
 * run, they are served before the main thread, since their queues must last while it is busy.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { isUp } from '../core/clock.js';
import { listenForInterrupt } from './interrupt.js';
import { OrderedQueue, type Task } from './ordered-queue.js';
import { WorkerPool } from './worker-pool.js';

/** The handlers of items on the main thread and on workers, and the number of threads. */
export interface Plan<Item, Result> {
  /**
   * Handles items for a moment on the main thread. Returns them as tasks, in order: finished, slow (for workers), not
   * begun. Work that takes longer awaits `mayContinue` from time to time, which lets the event loop run and returns
   * false if a worker has finished the items or failed; then the whole attempt is dropped, which undefined reports.
   */
  attempt(
    items: readonly Item[],
    interrupt: Int32Array,
    mayContinue: () => Promise<boolean>,
  ): Promise<readonly Task<Item, Result>[] | undefined>;
  /** Makes the message to a worker about items. */
  message(items: readonly Item[], interrupt: Int32Array): unknown;
  /** The module that handles messages on workers. */
  readonly workerModule: URL;
  /** Makes the result of an item that twice, by itself, was at work when its worker died. */
  crashed(item: Item): Result;
  /** Makes the last results after an interrupt, from the unfinished tasks. */
  afterInterrupt(tasks: readonly Task<Item, Result>[]): Iterable<Result>;
  /** The number of threads, the main thread included. Slow items of the main thread go to a worker even if it is 1. */
  readonly threads: number;
  /** Milliseconds of processor time of the whole process before workers start on items that are not slow. */
  readonly headStart: number;
  /** Tasks in a worker's queue, the one at work included, so that it need not wait for the next. */
  readonly queueLength: number;
  /**
   * Items read and not yet answered, for each thread, at which reading waits; the portion read last may exceed it.
   * Answers wait for slow ones before them.
   */
  readonly capacity: number;
}

/**
 * Milliseconds of processor time for the main thread alone. A shorter run ends before a worker, which must load and
 * compile the same code, would pay. Kernels leave little to compile.
 */
export const HEAD_START = 1000;
export const HEAD_START_OF_KERNELS = 300;

/**
 * Tasks in a worker's queue, the one at work included. They must last while the main thread, busy with a record or a
 * puzzle, sends no others.
 */
export const WORKER_QUEUE = 4;

/** Milliseconds for workers to deliver results after an interrupt. */
const GRACE = 250;

/** Yields the results of portions of items, in order. Reads ahead only as far as keeps all threads busy. */
export async function* runInOrder<Item, Result>(
  portions: AsyncIterator<readonly Item[]>,
  plan: Plan<Item, Result>,
): AsyncGenerator<Result, void, void> {
  const { flag, stopListening } = listenForInterrupt(() => scheduler.wakeUp());
  const scheduler = new Scheduler(portions, plan, flag);
  const { queue } = scheduler;
  try {
    while (!isUp(flag)) {
      const first = queue.tasks[0];
      if (first?.failure) throw first.failure.error;
      if (first?.results) {
        queue.removeFirst();
        yield* first.results;
      } else if (!first && scheduler.isAllRead) return;
      else await scheduler.assignAndWait();
    }
    const allDone = Promise.all([scheduler.mainWork, ...queue.tasks.map(({ workersDone }) => workersDone)]);
    await Promise.race([allDone, setTimeout(GRACE, undefined, { ref: false })]);
    yield* plan.afterInterrupt([...queue.tasks]);
  } finally {
    Atomics.store(flag, 0, 1);
    stopListening();
    await scheduler.pool.end();
    await scheduler.closeInput();
  }
}

class Scheduler<Item, Result> {
  readonly queue = new OrderedQueue<Item, Result>();
  readonly pool: WorkerPool<Result>;
  isAllRead = false;
  /** The work of the main thread; resolves when it is done. */
  mainWork?: Promise<void>;
  /** Ends the wait of `assignAndWait`. */
  wakeUp = (): void => {};
  private isReading = false;
  private isMainBusy = false;
  private readonly backoff = new Backoff();

  constructor(
    private readonly portions: AsyncIterator<readonly Item[]>,
    private readonly plan: Plan<Item, Result>,
    private readonly interrupt: Int32Array,
  ) {
    this.pool = new WorkerPool(plan.workerModule, () => this.workerLimit, plan.queueLength);
  }

  /**
   * Gives threads the tasks that wait, reads on if none waits and a thread or a queue has room, and waits for a change.
   */
  async assignAndWait(): Promise<void> {
    const { queue } = this;
    while (queue.hasWaiting && this.canGiveToWorkers) {
      this.giveToWorkers(queue.takeWaiting()!);
      // Each task given to a worker is one that the main thread has skipped.
      if (this.backoff.tasksToSkip > 0) this.backoff.tasksToSkip--;
    }
    if (this.isMainFree) {
      const next = queue.takeWaiting() ?? (this.isAllRead && queue.lastAtWorkers());
      if (next) this.mainWork = this.attemptOnMain(next);
    }
    const canTakeMore = !queue.hasWaiting && (this.isMainFree || this.canGiveToWorkers);
    const { capacity, threads } = this.plan;
    if (canTakeMore && !this.isAllRead && !this.isReading && queue.itemCount < capacity * threads) this.read();
    await new Promise<void>((resolve) => {
      this.wakeUp = resolve;
    });
  }

  /** The main thread is one of the threads, unless it stays away from tasks (`Backoff`). */
  private get workerLimit(): number {
    const { threads } = this.plan;
    return this.backoff.tasksToSkip > 0 ? threads : Math.max(1, threads - 1);
  }

  private get canGiveToWorkers(): boolean {
    const { threads, headStart } = this.plan;
    return this.pool.hasQueueRoom && (this.backoff.tasksToSkip > 0 || (threads > 1 && hasUsedProcessor(headStart)));
  }

  private get isMainFree(): boolean {
    return !this.isMainBusy && this.backoff.tasksToSkip === 0;
  }

  /** Ends the generators of the input. One that still waits for input is not awaited, since none may come any more. */
  async closeInput(): Promise<void> {
    const closed = this.portions.return?.();
    if (this.isReading) closed?.catch(() => {});
    else await closed;
  }

  private async read(): Promise<void> {
    this.isReading = true;
    try {
      const { done, value } = await this.portions.next();
      if (done) this.isAllRead = true;
      else this.queue.add({ items: value });
    } catch (error) {
      this.isAllRead = true;
      this.queue.tasks.push({ items: [], failure: { error } });
    }
    this.isReading = false;
    this.wakeUp();
  }

  private async attemptOnMain(task: Task<Item, Result>): Promise<void> {
    this.isMainBusy = true;
    task.isTriedOnMain = true;
    const started = performance.now();
    try {
      const parts = await this.plan.attempt(task.items, this.interrupt, () => this.mayContinue(task));
      const slow = parts?.filter(({ isSlow }) => isSlow) ?? [];
      this.backoff.add(performance.now() - started, slow.length > 0);
      const isWhole = parts?.every(({ results }) => results);
      // A worker at the same task does the rest of it anyway; after an interrupt, what is finished counts.
      const isLeftToWorker = task.workersDone && !isWhole && !isUp(this.interrupt);
      if (parts && !task.results && !isLeftToWorker) {
        this.queue.replace(task, parts);
        if (!isUp(this.interrupt)) for (const part of slow) this.giveToWorkers(part);
      }
    } catch (error) {
      task.failure = { error };
    }
    // Lets the event loop deliver interrupts and messages, however short the work was.
    await setImmediate();
    this.isMainBusy = false;
    this.wakeUp();
  }

  /** Lets the event loop run during the work on a task. Returns false if a worker has finished it or failed. */
  private async mayContinue(task: Task<Item, Result>): Promise<boolean> {
    await setImmediate();
    this.wakeUp();
    return !task.results && !task.failure;
  }

  private giveToWorkers(task: Task<Item, Result>): void {
    task.workersDone = this.runOnWorkers(task.items)
      .then((results) => void (task.results ??= results))
      .catch((error) => void (task.failure = { error }))
      .then(() => this.wakeUp());
  }

  /** Sends items to workers. If a thread died of several, retries each by itself, and a single one once. */
  private async runOnWorkers(items: readonly Item[]): Promise<readonly Result[]> {
    const { plan, pool, interrupt } = this;
    const isSingle = items.length === 1;
    const message = plan.message(items, interrupt);
    const result = (await pool.run(message)) ?? (isSingle ? await pool.run(message) : undefined);
    if (result) return [result];
    if (isSingle) return items.map(plan.crashed);
    return (await Promise.all(items.map((item) => this.runOnWorkers([item])))).flat();
  }
}

/** True if this process, with all its threads, has used this many milliseconds of processor time since it started. */
function hasUsedProcessor(milliseconds: number): boolean {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 >= milliseconds;
}

/** Slow tasks on the main thread before its useful time is compared with its lost time. */
const FIRST_SLOW_TASKS = 3;
/** The most tasks that the main thread skips before it tries one again. */
const MOST_SKIPPED = 64;

/** Keeps the main thread away from tasks while it loses time on them, because workers must restart its slow ones. */
class Backoff {
  /** Tasks to skip before the main thread tries one again. */
  tasksToSkip = 0;
  /** Milliseconds of useful work, minus lost ones. Attempts dropped because a worker was first count as useful. */
  private balance = 0;
  private slowTasks = 0;
  /** The number of tasks to skip the last time; it doubles. */
  private skipLength = 1;

  /** Counts the time of a task on the main thread. */
  add(milliseconds: number, isSlow: boolean): void {
    this.balance += isSlow ? -milliseconds : milliseconds;
    if (!isSlow || ++this.slowTasks < FIRST_SLOW_TASKS || this.balance > 0) return;
    this.skipLength = Math.min(2 * this.skipLength, MOST_SKIPPED);
    this.tasksToSkip = this.skipLength;
  }
}
