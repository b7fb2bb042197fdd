/** The worker's side of a call: runs an order and posts the replies. */
import type { Signal } from '../limits.js';
import { TASKS } from './tasks.js';
import { ABORTED, packedError, type TaskRequest, TIME_UP, unpacked, type WorkerReport } from './wire.js';

/**
 * Runs the task of an order. Replies with each intermediate result as it is found, and with the answer or the error.
 */
export function answer(request: TaskRequest, reply: (reply: WorkerReport) => void): void {
  const { name, argument, settings, flag, deadline } = request;
  const milliseconds = Math.max(0, deadline - performance.timeOrigin - performance.now());
  const report = (partial: unknown): void => reply({ kind: 'partial', partial });
  try {
    const limits = { milliseconds, ...(flag && { signal: signalOf(flag) }) };
    const task = TASKS[name](unpacked(argument) as never, { ...settings, ...limits }, report);
    let step = task.next();
    for (; !step.done; step = task.next()) report(step.value);
    reply({ kind: 'done', result: step.value });
  } catch (error) {
    reply({ kind: 'failed', error: packedError(error) });
  }
}

/** Makes a signal that reads a flag in memory shared with the main thread. */
const signalOf = (flag: Int32Array): Signal => ({
  get aborted() {
    return Atomics.load(flag, 0) >= ABORTED;
  },
  get reason() {
    return Atomics.load(flag, 0) === TIME_UP ? { name: 'TimeoutError' } : undefined;
  },
});
