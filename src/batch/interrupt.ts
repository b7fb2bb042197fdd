/**
 * Interrupts (SIGINT). They are heard when the event loop turns, so nothing that takes long is done on the first thread;
 * on the others clocks look at a flag, and what does not look is ended with its thread.
 */
import { setTimeout } from 'node:timers/promises';

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

/** All that was ready is written. */
export class Interrupted extends Error {}

export interface Interruption {
  /** For clocks on all threads: becomes 1. */
  readonly flag: Int32Array;
  readonly came: Promise<void>;
  /** From here on it ends the program by itself again. */
  forget(): void;
}

/** For who waits for other threads: an interrupt to come. */
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

/** How long threads are given to hand over what they have. */
const GRACE = 250;

/** What has come of promises soon after an interrupt; undefined where nothing has. */
export async function soon<Result>(promises: readonly Promise<Result>[]): Promise<(Result | undefined)[]> {
  await Promise.race([Promise.allSettled(promises), setTimeout(GRACE)]);
  return Promise.all(promises.map((promise) => Promise.race([promise, undefined]).catch(() => undefined)));
}
