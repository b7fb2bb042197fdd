/** Runs a task in a worker and yields its replies, until there is an answer or the call is aborted. */
import { OutOfTime } from '../../core/clock.js';
import { BadOption } from '../../session/options.js';
import type { LostWorker } from '../errors.js';
import { type CallLimits, isTimeout, reasonOf, type Signal } from '../limits.js';
import type { Client, PooledWorker } from './pool.js';
import { workers } from './ports.js';
import type { Call, RunningCall } from './tasks.js';
import { ABORTED, packed, type TaskRequest, TIME_UP, unpackedError, type WorkerReport } from './wire.js';

/** Runs a call in a worker; `since` is the start of the call, from which its time limit counts. */
export async function* inWorker(
  call: Call,
  { signal, milliseconds = Infinity }: CallLimits,
  since: number,
): RunningCall {
  const request = requestOf(call, performance.timeOrigin + since + milliseconds);
  const box = new Mailbox<WorkerReport | LostWorker | OutOfTime | 'aborted'>();
  let worker: PooledWorker | undefined;
  const client: Client = {
    begin(own) {
      worker = own;
      own.post(request);
    },
    onReply: (reply) => box.put(reply),
    onLost: (error) => box.put(error),
  };
  const { flag } = request;
  const cancel = (): void => box.put(new OutOfTime());
  const stopWaiting = after(milliseconds - (performance.now() - since) + GRACE, cancel);
  let stopGrace = (): void => {};
  const stopHearing = onAbort(signal, () => {
    if (!isTimeout(signal)) return box.put('aborted');
    if (!worker || !flag) return cancel();
    Atomics.store(flag, 0, TIME_UP);
    stopGrace = after(GRACE, cancel);
  });
  const pool = workers();
  pool.enqueue(client);
  let isOver = false;
  try {
    for (;;) {
      const reply = await box.take();
      if (reply === 'aborted' || (signal?.aborted && !isTimeout(signal))) throw reasonOf(signal!);
      if (reply instanceof Error) throw reply;
      isOver = reply.kind === 'done' || reply.kind === 'failed';
      if (reply.kind === 'partial') yield reply.partial;
      if (reply.kind === 'done') return reply.result;
      if (reply.kind === 'failed') throw unpackedError(reply.error);
    }
  } finally {
    stopWaiting();
    stopGrace();
    stopHearing();
    pool.remove(client);
    if (worker && !isOver) flag ? Atomics.store(flag, 0, ABORTED) : worker.end();
  }
}

/**
 * Makes the request for a worker: settings without functions, and a flag in place of the signal if memory can be
 * shared.
 */
function requestOf({ name, argument, settings }: Call, deadline: number): TaskRequest {
  // Functions stay by name, so that the worker rejects a misspelt one.
  const plain = Object.entries(settings)
    .filter(([key]) => !OMITTED_SETTINGS.has(key))
    .map(([key, value]) => [key, typeof value === 'function' ? undefined : value]);
  try {
    const request = structuredClone({ argument: packed(argument), settings: Object.fromEntries(plain) });
    const isShared =
      typeof SharedArrayBuffer === 'function' &&
      (globalThis as { crossOriginIsolated?: boolean }).crossOriginIsolated !== false;
    return { name, ...request, deadline, ...(isShared && { flag: new Int32Array(new SharedArrayBuffer(4)) }) };
  } catch {
    throw new BadOption('settings', 'take plain data, which can be sent to a worker');
  }
}

const OMITTED_SETTINGS = new Set(['signal', 'milliseconds', 'in']);

/** Milliseconds after the time limit for a worker to reply with its results so far. */
const GRACE = 60;

/** Calls back after a time, unless it exceeds the longest timer. Returns a function that cancels the call. */
function after(milliseconds: number, callback: () => void): () => void {
  const timer = milliseconds < LONGEST_TIMER ? setTimeout(callback, milliseconds) : undefined;
  return () => clearTimeout(timer);
}

const LONGEST_TIMER = 2 ** 31;

/**
 * Calls back soon after the signal aborts. Returns a function that stops this. The signal is polled: not each has
 * events, and Node warns of a leak if many calls that share one listen to it.
 */
function onAbort(signal: Signal | undefined, callback: () => void): () => void {
  const stop = (): void => clearInterval(timer);
  const hear = (): void => {
    if (!signal?.aborted) return;
    stop();
    callback();
  };
  const timer = signal && setInterval(hear, POLL_INTERVAL);
  hear();
  return stop;
}

const POLL_INTERVAL = 20;

/** A queue of received items for an asynchronous reader. */
class Mailbox<Item> {
  private readonly items: Item[] = [];
  private wakeUp = (): void => {};

  put(item: Item): void {
    this.items.push(item);
    this.wakeUp();
  }

  async take(): Promise<Item> {
    while (this.items.length === 0) await new Promise<void>((resolve) => (this.wakeUp = resolve));
    return this.items.shift()!;
  }
}
