/**
 * Interrupts (SIGINT). Node delivers them between turns of the event loop, so they wait for the end of what runs on the
 * main thread; slow work belongs on workers, or in stretches with pauses. Clocks on workers read a shared flag; work
 * without a clock is ended by terminating its thread.
 */

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

/** Thrown by commands, after all finished answers are written, to end the program with the status INTERRUPTED. */
export class Interrupted extends Error {}

export interface InterruptListener {
  /** Element 0 becomes 1 at the interrupt, and when the run ends; visible on all threads. */
  readonly flag: Int32Array;
  /** Stops listening: the next interrupt ends the process, as Node does by default. */
  stopListening(): void;
}

/** Listens for one interrupt, and calls `onInterrupt` when it comes. */
export function listenForInterrupt(onInterrupt = (): void => {}): InterruptListener {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const onSignal = (): void => {
    Atomics.store(flag, 0, 1);
    onInterrupt();
  };
  process.once('SIGINT', onSignal);
  return { flag, stopListening: () => void process.off('SIGINT', onSignal) };
}
