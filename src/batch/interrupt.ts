/**
 * Interrupts (SIGINT). Node hears them when the event loop turns, so nothing slow runs on the main thread. On workers,
 * clocks look at a shared flag, and work that looks at no clock ends with its thread.
 */
import { setTimeout } from 'node:timers/promises';

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

/** Thrown after everything that was ready is written. */
export class Interrupted extends Error {}

export interface Interruption {
  /** For clocks on all threads: becomes 1. */
  readonly flag: Int32Array;
  /** Resolves at the interrupt. */
  readonly came: Promise<void>;
  /** Lets interrupts end the program by themselves again. */
  forget(): void;
}

/** Waits for an interrupt, beside the work on other threads. */
export function interruption(): Interruption {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let hear = (): void => {};
  const came = new Promise<void>((resolve) => {
    hear = () => {
      Atomics.store(flag, 0, 1);
      resolve();
    };
  });
  process.once('SIGINT', hear);
  return { flag, came, forget: () => void process.off('SIGINT', hear) };
}

/** Milliseconds that workers have to hand over their results. */
const GRACE = 250;

/** The values of promises that are settled soon after an interrupt; undefined for the others. */
export async function soon<Result>(promises: readonly Promise<Result>[]): Promise<(Result | undefined)[]> {
  await Promise.race([Promise.allSettled(promises), setTimeout(GRACE)]);
  return Promise.all(promises.map((promise) => Promise.race([promise, undefined]).catch(() => undefined)));
}
