/** Tasks in the order of the input. Their results leave in that order, whoever works on them, and however long. */

/** A piece of work that any thread can do. */
export interface Task<Item, Result> {
  readonly item: Item;
  /** Its share of what may be read ahead. */
  readonly size: number;
  /** What a worker is sent. */
  message(interrupt: Int32Array): unknown;
  /** Works on it for a moment on the main thread. Returns its parts in order: done, slow (for workers), and not begun. */
  attempt(interrupt: Int32Array): Promise<readonly QueuedTask<Item, Result>[]>;
  /** Hears from a worker how far it is. */
  hear?(progress: number): void;
  /** The tasks to try once more after a worker died of this one. */
  retries(): readonly Task<Item, Result>[];
  /** Stands for the result if a worker dies again. */
  fallback(): Result;
}

/** A task with its state: it waits, a worker has promised results, or they are there. */
export interface QueuedTask<Item, Result> {
  readonly task: Task<Item, Result>;
  promise?: Promise<readonly Result[]>;
  results?: readonly Result[];
  failure?: { readonly error: unknown };
  /** True if the main thread must leave it alone: it was slow, or was tried already. */
  isForWorkers?: boolean;
}

/** Items without results, in order, each with what may still come of it. */
export type Unanswered<Item, Result> = readonly {
  readonly item: Item;
  readonly answer: Promise<readonly Result[]>;
}[];

export class OrderedQueue<Item, Result> {
  /** The sizes of all tasks. */
  size = 0;
  private readonly entries: QueuedTask<Item, Result>[] = [];
  /** Entries that no thread works on. */
  private readonly waiting: QueuedTask<Item, Result>[] = [];

  get first(): Readonly<QueuedTask<Item, Result>> | undefined {
    return this.entries[0];
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  add(task: Task<Item, Result>): void {
    const entry = { task };
    this.entries.push(entry);
    this.waiting.push(entry);
    this.size += task.size;
  }

  removeFirst(): void {
    this.size -= this.entries.shift()!.task.size;
  }

  takeWaiting(): QueuedTask<Item, Result> | undefined {
    return this.waiting.shift();
  }

  /** The last task that a worker has, perhaps not begun: the main thread does it too rather than wait. */
  straggler(): QueuedTask<Item, Result> | undefined {
    return this.entries.findLast(({ promise, results, isForWorkers }) => promise && !results && !isForWorkers);
  }

  isOpen(entry: QueuedTask<Item, Result>): boolean {
    return !entry.results && this.entries.includes(entry);
  }

  /** Puts the parts of a task in its place. */
  replace(entry: QueuedTask<Item, Result>, parts: readonly QueuedTask<Item, Result>[]): void {
    this.entries.splice(this.entries.indexOf(entry), 1, ...parts);
    this.waiting.unshift(...parts.filter(({ results, isForWorkers }) => !results && !isForWorkers));
    this.size += parts.reduce((sum, { task }) => sum + task.size, -entry.task.size);
  }

  unanswered(): Unanswered<Item, Result> {
    return this.entries.map(({ task: { item }, results = [], promise }) => ({
      item,
      answer: results.length === 0 && promise ? promise : Promise.resolve(results),
    }));
  }
}
