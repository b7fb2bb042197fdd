/**
 * A pool of workers. Workers start when first needed, and stay for later requests. One that dies loses only the request
 * it is at, and says why it died.
 *
 * The pools of npm answer a request with one promise, without the parts that come before (tinypool, piscina), or start
 * workers from a path, where no bundler finds them, and give a worker its next request only when it has answered the
 * last (workerpool).
 */
import { LostWorker, type PackedError, type Port, type Reply } from './port.js';

export interface Request {
  /** Plain data for the worker. */
  readonly message: unknown;
  /** A shared flag, which the worker's clock reads: `cancel` sets its element 0 to 1. */
  readonly flag?: Int32Array | undefined;
  /** Called when a worker that has loaded begins with the request, which may be before `run` returns. */
  onBegin?(): void;
  /** Called with each part of the result, as it comes. */
  onPart?(part: never): void;
}

/** A request that a pool has taken. */
export interface Running<Result> {
  /** Rejects with the error of the work, and with a LostWorker. Stays pending after `cancel`. */
  readonly result: Promise<Result>;
  /** Ends the work: by its flag, or with its worker, if it has no flag or does not hear it. */
  cancel(): void;
}

interface PoolSettings {
  /** Starts a worker. */
  readonly start: () => Port;
  /** The most workers. */
  readonly count: number;
  /** The most requests at a worker, the one at work included, so that it need not wait for the next. */
  readonly queueLength?: number;
  /** Restores the error of a request. */
  readonly restored?: (error: PackedError) => unknown;
}

interface Entry {
  readonly request: Request;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  isCancelled?: boolean;
  /** The wait for the worker to hear that it is cancelled. */
  timer?: ReturnType<typeof setTimeout>;
}

/** The most workers that may end in a row before one has loaded. */
const MOST_FAILED_STARTS = 3;

/** Milliseconds in which a worker must answer a request whose flag is up. Code of the user may not hear it. */
const GRACE = 1000;

export class Pool {
  private readonly workers = new Set<PooledWorker>();
  private readonly waiting: Entry[] = [];
  private failedStarts = 0;
  private lastReason = '';

  constructor(private readonly settings: PoolSettings) {}

  /** Gives a request to the worker that has least to do, or to the next that is free. */
  run<Result>(request: Request): Running<Result> {
    let entry!: Entry;
    const result = new Promise<Result>((resolve, reject) => {
      entry = { request, resolve: resolve as Entry['resolve'], reject };
    });
    this.waiting.push(entry);
    this.dispatch();
    return { result, cancel: () => this.cancel(entry) };
  }

  /** Starts a worker if none runs, so that it has loaded when the first request comes. */
  warmUp(): void {
    if (this.workers.size === 0) this.start();
  }

  /** True if a worker, running or not yet started, has room for another request. */
  get hasRoom(): boolean {
    const { count, queueLength = 1 } = this.settings;
    const atWorkers = [...this.workers].reduce((sum, { entries }) => sum + entries.length, 0);
    return atWorkers + this.waiting.length < count * queueLength;
  }

  /** Ends all workers at once. Requests that are not answered reject. */
  async end(): Promise<void> {
    const workers = [...this.workers];
    this.workers.clear();
    const left = [...workers.flatMap(({ entries }) => entries.splice(0)), ...this.waiting.splice(0)];
    for (const { reject } of left) reject(new LostWorker('its pool was ended', false));
    await Promise.all(workers.map(({ port }) => port.end()));
  }

  private dispatch(): void {
    while (this.waiting.length > 0) {
      const worker = this.freest();
      if (!worker) return;
      worker.take(this.waiting.shift()!);
    }
  }

  /** Returns an idle worker, a new one, or else the one with least to do. */
  private freest(): PooledWorker | undefined {
    const { count, queueLength = 1 } = this.settings;
    let freest: PooledWorker | undefined;
    for (const worker of this.workers) if (!freest || worker.entries.length < freest.entries.length) freest = worker;
    if (freest?.entries.length !== 0 && this.workers.size < count) {
      const started = this.failedStarts < MOST_FAILED_STARTS ? this.start() : undefined;
      if (!started && this.workers.size === 0) this.giveUp();
      if (started) return started;
    }
    return freest && freest.entries.length < queueLength ? freest : undefined;
  }

  private start(): PooledWorker | undefined {
    try {
      const port = this.settings.start();
      const worker = new PooledWorker(port);
      port.listen(
        (reply) => this.workers.has(worker) && this.receive(worker, reply),
        (reason) => this.replace(worker, reason),
      );
      this.workers.add(worker);
      return worker;
    } catch (error) {
      this.failedStarts = MOST_FAILED_STARTS;
      this.lastReason = error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }

  private receive(worker: PooledWorker, reply: Reply): void {
    if (reply.kind === 'ready') {
      this.failedStarts = 0;
      worker.begin();
      return;
    }
    const { request, isCancelled, resolve, reject } = worker.entries[0]!;
    if (reply.kind === 'part') {
      if (!isCancelled) request.onPart?.(reply.part as never);
      return;
    }
    worker.removeFirst();
    if (!isCancelled) {
      if (reply.kind === 'done') resolve(reply.result);
      else reject((this.settings.restored ?? plainError)(reply.error));
    }
    this.dispatch();
  }

  /** Rejects the request that a worker died of, and gives its other requests to others. */
  private replace(worker: PooledWorker, reason: string): void {
    if (!this.workers.delete(worker)) return;
    const first = worker.isReady ? worker.entries.shift() : undefined;
    if (!worker.isReady) this.failedStarts++;
    this.lastReason = reason;
    this.waiting.unshift(...worker.entries.splice(0).filter(({ isCancelled }) => !isCancelled));
    if (!first?.isCancelled) first?.reject(new LostWorker(reason, false));
    this.dispatch();
  }

  /** Rejects all requests, since no worker starts. */
  private giveUp(): void {
    for (const { reject } of this.waiting.splice(0)) reject(new LostWorker(this.lastReason, true));
  }

  private cancel(entry: Entry): void {
    entry.isCancelled = true;
    const at = this.waiting.indexOf(entry);
    if (at >= 0) this.waiting.splice(at, 1);
    const { flag } = entry.request;
    if (flag) Atomics.store(flag, 0, 1);
    const worker = [...this.workers].find(({ entries }) => entries.includes(entry));
    if (worker && flag) this.awaitAnswer(worker, entry);
    else if (worker) this.endWorker(worker, entry);
  }

  /** Ends a worker that does not hear its flag. */
  private awaitAnswer(worker: PooledWorker, entry: Entry): void {
    entry.timer = setTimeout(() => {
      if (worker.isReady && worker.entries[0] === entry) this.endWorker(worker, entry);
      else if (worker.entries.includes(entry)) this.awaitAnswer(worker, entry);
    }, GRACE);
  }

  /** Ends a worker with the request that it was at, and gives its other requests to others. */
  private endWorker(worker: PooledWorker, entry: Entry): void {
    void worker.port.end();
    worker.entries.splice(worker.entries.indexOf(entry), 1);
    this.workers.delete(worker);
    this.waiting.unshift(...worker.entries.splice(0));
    this.dispatch();
  }
}

class PooledWorker {
  /** Requests sent to it; it works on the first. */
  readonly entries: Entry[] = [];
  isReady = false;

  constructor(readonly port: Port) {}

  take(entry: Entry): void {
    this.port.keepAlive?.(true);
    this.port.post(entry.request.message);
    if (this.entries.push(entry) === 1 && this.isReady) entry.request.onBegin?.();
  }

  /** Notes that it has loaded, and begins its first request. */
  begin(): void {
    this.isReady = true;
    this.entries[0]?.request.onBegin?.();
  }

  removeFirst(): void {
    clearTimeout(this.entries.shift()!.timer);
    if (this.entries.length > 0) this.begin();
    else this.port.keepAlive?.(false);
  }
}

const plainError = ({ message, ...rest }: PackedError): Error => Object.assign(new Error(message), rest);
