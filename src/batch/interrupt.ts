/**
 * Interrupts (SIGINT). Node hears them between turns of the event loop, so nothing slow runs on the main thread. Clocks on
 * workers read a shared flag; work that reads no clock ends with its thread.
 */

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

/** Thrown after everything that was ready is written. */
export class Interrupted extends Error {}

export interface Interruption {
  /** Becomes 1 at the interrupt, on all threads. */
  readonly flag: Int32Array;
  /** Lets interrupts end the program by themselves again. */
  forget(): void;
}

/** Listens for one interrupt, and calls `onInterrupt` when it comes. */
export function interruption(onInterrupt = (): void => {}): Interruption {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const hear = (): void => {
    Atomics.store(flag, 0, 1);
    onInterrupt();
  };
  process.once('SIGINT', hear);
  return { flag, forget: () => void process.off('SIGINT', hear) };
}
