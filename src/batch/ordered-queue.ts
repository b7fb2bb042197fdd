/** A queue of tasks in the order of the input, in which their results leave (`runInOrder`), however long each takes. */

/**
 * Items that a thread handles one after another, and the state of the work on them. The main thread and a worker may
 * race for a task, and a retry gives each of its items to a worker by itself.
 */
export interface Task<Item, Result> {
  readonly items: readonly Item[];
  /** True once the main thread has begun the task, which it does not begin again; a rest of the task is a new task. */
  isTriedOnMain?: boolean;
  /**
   * True if the items are part of a task that the main thread has left, since they are slow: they are for workers only.
   */
  readonly isSlow?: boolean;
  /** The work of workers on the task, if they were given it; resolves when they are done. */
  workersDone?: Promise<void>;
  results?: readonly Result[];
  failure?: { readonly error: unknown };
}

export class OrderedQueue<Item, Result> {
  /** The number of items in all tasks. */
  itemCount = 0;
  readonly tasks: Task<Item, Result>[] = [];
  /** Tasks waiting for a thread. */
  private readonly waiting: Task<Item, Result>[] = [];

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  add(task: Task<Item, Result>): void {
    this.tasks.push(task);
    this.waiting.push(task);
    this.itemCount += task.items.length;
  }

  removeFirst(): void {
    this.itemCount -= this.tasks.shift()!.items.length;
  }

  takeWaiting(): Task<Item, Result> | undefined {
    return this.waiting.shift();
  }

  /**
   * The last task that workers are still at, for a main thread that has nothing else to do once all input is read. The
   * thread that first finishes all of it counts.
   */
  lastAtWorkers(): Task<Item, Result> | undefined {
    return this.tasks.findLast(
      ({ workersDone, results, failure, isTriedOnMain, isSlow }) =>
        workersDone && !results && !failure && !isTriedOnMain && !isSlow,
    );
  }

  /** Replaces a task by its parts. */
  replace(task: Task<Item, Result>, parts: readonly Task<Item, Result>[]): void {
    this.tasks.splice(this.tasks.indexOf(task), 1, ...parts);
    this.waiting.unshift(...parts.filter(({ results, isSlow }) => !results && !isSlow));
  }
}
