/** Threads that work off a queue, first come, first served. */
import { Worker } from 'node:worker_threads';
import type { Call } from './calls.js';
import type { Result, Task } from './worker.js';

export interface PoolLimits {
  readonly workers: number;
  /** Calls that may wait for a worker; any more are refused. */
  readonly queue: number;
  /** A call is to be answered in this time, its time in the queue included. */
  readonly milliseconds: number;
}

interface Waiting {
  readonly call: Call;
  readonly request: unknown;
  readonly flag: Int32Array;
  readonly deadline: number;
  readonly settle: (result: Result) => void;
}

const failed = (code: string, message: string): Result => ({ failure: { code, message } });

export class Pool {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly queue: Waiting[] = [];
  private stopped = false;

  private constructor(private readonly limits: PoolLimits) {}

  /** A pool whose threads have begun and warmed up. */
  static async start(limits: PoolLimits): Promise<Pool> {
    const pool = new Pool(limits);
    await Promise.all(Array.from({ length: limits.workers }, () => pool.begin()));
    return pool;
  }

  /** Does a call, unless its signal says first that nobody waits for it. */
  run(call: Call, request: unknown, signal: AbortSignal): Promise<Result> {
    if (this.stopped || this.queue.length >= this.limits.queue)
      return Promise.resolve(failed('BUSY', 'too many calls wait already: try again in a second'));
    const flag = new Int32Array(new SharedArrayBuffer(4));
    return new Promise((settle) => {
      const waiting = { call, request, flag, deadline: Date.now() + this.limits.milliseconds, settle };
      signal.addEventListener('abort', () => this.leave(waiting), { once: true });
      this.queue.push(waiting);
      this.next();
    });
  }

  /** Lets the calls that run come to their end, and ends the threads. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const { settle } of this.queue.splice(0)) settle(failed('BUSY', 'the server stops'));
    while (this.busy.size > 0) await new Promise((later) => setTimeout(later, 10));
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }

  /** Calls that run or wait. */
  get load(): number {
    return this.busy.size + this.queue.length;
  }

  /** Begins a thread. Where none can be begun any more, nobody catches that, and the server ends. */
  private begin(): Promise<void> {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    return new Promise((ready, fail) => {
      let isReady = false;
      worker.on('error', fail);
      worker.on('exit', () => (isReady ? this.replace(worker) : fail(new Error('a thread ended before it was ready'))));
      worker.on('message', (message: 'ready' | Result) => {
        isReady = true;
        this.busy.get(worker)?.settle(message as Result);
        this.busy.delete(worker);
        this.idle.push(worker);
        this.next();
        ready();
      });
    });
  }

  /** A thread that died, of memory perhaps, takes one call with it. */
  private replace(worker: Worker): void {
    this.busy.get(worker)?.settle(failed('INTERNAL', 'the call could not be done'));
    this.busy.delete(worker);
    if (!this.stopped) void this.begin();
  }

  private next(): void {
    while (this.idle.length > 0 && this.queue.length > 0) {
      const waiting = this.queue.shift()!;
      const milliseconds = waiting.deadline - Date.now();
      if (milliseconds <= 0) {
        waiting.settle(failed('BUSY', 'no worker was free in time: try again in a second'));
        continue;
      }
      const worker = this.idle.pop()!;
      this.busy.set(worker, waiting);
      const { call, request, flag } = waiting;
      worker.postMessage({ call, request, flag, milliseconds } satisfies Task);
    }
  }

  private leave(waiting: Waiting): void {
    Atomics.store(waiting.flag, 0, 1);
    const place = this.queue.indexOf(waiting);
    if (place < 0) return;
    this.queue.splice(place, 1);
    waiting.settle(failed('ABORTED', 'the client has left'));
  }
}
