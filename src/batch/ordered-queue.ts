/** Tasks in the order of the input. Their results leave in that order, however long each task takes. */
import { setTimeout } from 'node:timers/promises';
import type { WorkerPool } from './worker-pool.js';

/** A piece of work that any thread can do. */
export interface Task<Item, Result> {
  readonly item: Item;
  /** Its share of the capacity of the queue. */
  readonly size: number;
  /** Works on it for a moment on the main thread. Returns its parts in order: done, slow (for workers), and not begun. */
  attempt(interrupt: Int32Array): Promise<readonly QueuedTask<Item, Result>[]>;
  /** Has workers do it. */
  delegate(pool: WorkerPool<Result>, interrupt: Int32Array): Promise<readonly Result[]>;
}

/** A task with its state. */
export interface QueuedTask<Item, Result> {
  readonly task: Task<Item, Result>;
  /** True if the main thread must leave it alone: it was slow, or was tried already. */
  isForWorkers?: boolean;
  /** Resolves when workers have come to an end with it. */
  sent?: Promise<void>;
  results?: readonly Result[];
  failure?: { readonly error: unknown };
}

/** An item that an interrupt left in the queue, with the results that there are for it. */
export interface Leftover<Item, Result> {
  readonly item: Item;
  readonly results: readonly Result[];
}

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

  /** The last task that a worker has and may not have begun, for a main thread that would only wait otherwise. */
  straggler(): QueuedTask<Item, Result> | undefined {
    return this.entries.findLast(({ sent, results, isForWorkers }) => sent && !results && !isForWorkers);
  }

  /** True if the results are still wanted from whoever has them first. */
  isOpen(entry: QueuedTask<Item, Result>): boolean {
    return !entry.results && this.entries.includes(entry);
  }

  /** Puts the parts of a task in its place. */
  replace(entry: QueuedTask<Item, Result>, parts: readonly QueuedTask<Item, Result>[]): void {
    this.entries.splice(this.entries.indexOf(entry), 1, ...parts);
    this.waiting.unshift(...parts.filter(({ results, isForWorkers }) => !results && !isForWorkers));
    this.size += parts.reduce((sum, { task }) => sum + task.size, -entry.task.size);
  }

  /** The items in the queue. Workers have so many milliseconds to hand over their results. */
  async leftovers(milliseconds: number): Promise<readonly Leftover<Item, Result>[]> {
    const entries = [...this.entries];
    const allSent = Promise.all(entries.map(({ sent }) => sent));
    await Promise.race([allSent, setTimeout(milliseconds, undefined, { ref: false })]);
    return entries.map(({ task: { item }, results = [] }) => ({ item, results }));
  }
}
