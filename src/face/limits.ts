/** How long one may take, and who may call it off. */
import { type Clock, clock } from '../core/clock.js';

/**
 * An AbortSignal is one. So is what reads a flag in shared memory, which another thread can set while this one works:
 * `{ get aborted() { return Atomics.load(flag, 0) === 1; } }`.
 */
export interface Signal {
  readonly aborted: boolean;
  /** What is thrown; an Error that says so if it is left out. */
  readonly reason?: unknown;
}

export interface TimeLimits {
  /** Looked at all the time. A thread that works hears nothing else, so `create` and `walk` let others have their turn. */
  readonly signal?: Signal;
  /** When they are over, OutOfTime is thrown, or what is known by then is returned: each function says which. */
  readonly milliseconds?: number;
}

/** Throws OutOfTime when the time is up, and the signal's reason when that says so. */
export function clockOf({ signal, milliseconds = Number.POSITIVE_INFINITY }: TimeLimits): Clock {
  const time = clock(milliseconds);
  if (!signal) return time;
  return () => {
    if (signal.aborted) throw signal.reason ?? new Error('it was called off');
    time();
  };
}
