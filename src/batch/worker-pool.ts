/**
 * A pool of worker threads. A thread that dies, from lack of memory or otherwise, loses only its current request. The
 * pools of npm packages wait forever for a dead thread, or do not report why it died.
 */
import threads, { type Worker } from 'node:worker_threads';

/** A message from a worker: it has started, or the outcome of its oldest request. */
export type WorkerReply<Result> = 'ready' | { readonly result: Result } | { readonly error: unknown };

interface Request<Result> {
  readonly message: unknown;
  readonly resolve: (result?: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread<Result> {
  readonly worker: Worker;
  /** Requests sent to it; it works on the first. */
  readonly requests: Request<Result>[];
  isReady: boolean;
}

/** Thrown if no thread can start, for lack of memory or permission. */
export class ThreadsMissing extends Error {
  constructor(reason: string) {
    super(
      `no thread could be started${reason && ` (${reason})`}: leave --jobs out, or allow the process more memory or threads`,
    );
  }
}

/** The most threads that may die in a row before one has started. */
const MOST_FAILED_STARTS = 3;

const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './worker.js', import.meta.url);

/**
 * The most megabytes for new objects of a thread, half of what V8 takes. A run of two threads needs 15 to 20 MB less
 * memory, for 0 to 4 % more processor time.
 */
const YOUNG_SIZE = 24;

export class WorkerPool<Result> {
  private readonly threads: Thread<Result>[] = [];
  private readonly waiting: Request<Result>[] = [];
  private failedStarts = 0;

  /**
   * `module`: the module whose default export handles messages. `threadLimit` returns the most threads to start; it may
   * fall while more are running. `queueLength`: the number of messages in a thread's queue, so that the thread never
   * waits.
   */
  constructor(
    private readonly module: URL,
    private readonly threadLimit: () => number,
    private readonly queueLength: number,
  ) {}

  /**
   * True if the queues of all threads together, running or not yet started, have room for another message. `run`
   * accepts more, which wait.
   */
  get hasQueueRoom(): boolean {
    const taken = this.threads.reduce((sum, { requests }) => sum + requests.length, this.waiting.length);
    return taken < this.queueLength * this.threadLimit();
  }

  /**
   * Sends a message to a thread and returns its result; undefined if the thread died of it. Throws the errors of the
   * module, and ThreadsMissing.
   */
  run(message: unknown): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      this.dispatch();
    });
  }

  /** Ends all threads at once. */
  async end(): Promise<void> {
    this.waiting.length = 0;
    for (const { requests } of this.threads) requests.length = 0;
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  private dispatch(): void {
    while (this.waiting.length > 0) {
      const idlest = this.threads.toSorted((a, b) => a.requests.length - b.requests.length)[0];
      const mayStart = this.threads.length < this.threadLimit();
      const isFree = idlest && idlest.requests.length < (mayStart ? 1 : this.queueLength);
      if (!isFree && !mayStart) return;
      const { worker, requests } = isFree ? idlest : this.start();
      const request = this.waiting.shift()!;
      requests.push(request);
      worker.postMessage(request.message);
    }
  }

  private start(): Thread<Result> {
    const worker = new threads.Worker(ENTRY, {
      workerData: this.module.href,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_SIZE },
    });
    const thread: Thread<Result> = { worker, requests: [], isReady: false };
    let reason = '';
    worker.on('message', (reply: WorkerReply<Result>) => this.receive(thread, reply));
    worker.on('error', ({ message }: Error) => (reason = message));
    worker.on('exit', () => this.handleExit(thread, reason));
    this.threads.push(thread);
    return thread;
  }

  private receive(thread: Thread<Result>, reply: WorkerReply<Result>): void {
    if (reply === 'ready') {
      thread.isReady = true;
      this.failedStarts = 0;
      return;
    }
    const request = thread.requests.shift();
    if ('error' in reply) request?.reject(reply.error);
    else request?.resolve(reply.result);
    this.dispatch();
  }

  /** Ends the request of a dead thread, and passes its other requests to other threads. */
  private handleExit(thread: Thread<Result>, reason: string): void {
    const { requests, isReady } = thread;
    this.threads.splice(this.threads.indexOf(thread), 1);
    if (isReady) requests.shift()?.resolve();
    else if (++this.failedStarts >= MOST_FAILED_STARTS) requests.shift()?.reject(new ThreadsMissing(reason));
    this.waiting.unshift(...requests);
    this.dispatch();
  }
}
