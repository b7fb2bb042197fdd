/**
 * Interrupts (SIGINT). Node delivers them between turns of the event loop, so nothing slow may run on the main thread.
 * Clocks on workers read a shared flag; work without a clock is ended by terminating its thread.
 */

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

/** Thrown after all finished answers are written. */
export class Interrupted extends Error {}

export interface Interruption {
  /** Set to 1 by the interrupt, visible on all threads. */
  readonly flag: Int32Array;
  /** Stops listening: the next interrupt ends the process, as Node does by default. */
  forget(): void;
}

/** Listens for one interrupt, and calls `onInterrupt` when it comes. */
export function interruption(onInterrupt = (): void => {}): Interruption {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const onSignal = (): void => {
    Atomics.store(flag, 0, 1);
    onInterrupt();
  };
  process.once('SIGINT', onSignal);
  return { flag, forget: () => void process.off('SIGINT', onSignal) };
}
