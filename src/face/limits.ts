/** CallLimits on the time of a call, and signals to abort it. */
import { type Clock, clock, OutOfTime } from '../core/clock.js';
import { Aborted } from './errors.js';
import { milliseconds, refusal, type SettingReader, settingsOf } from './settings.js';

/**
 * An AbortSignal is one. So is an object that reads a flag in shared memory, which another thread can set while this one
 * works: `{ get aborted() { return Atomics.load(flag, 0) === 1; } }`.
 */
export interface Signal {
  readonly aborted: boolean;
  /**
   * Thrown in the place of an Aborted, unless it is the browser's own AbortError. Where it is that of
   * `AbortSignal.timeout`, the time is up.
   */
  readonly reason?: unknown;
}

export interface TimeLimits {
  /** Looked at all the time. A thread that works hears nothing else: `/async` lets others have their turn. */
  readonly signal?: Signal;
  /** When they are over, OutOfTime is thrown, or what is known by then is returned: each function says which. */
  readonly milliseconds?: number;
}

const signal: SettingReader<Signal> = (value, option) => {
  if (typeof (value as Signal | null)?.aborted !== 'boolean') throw refusal(option, value, 'an AbortSignal');
  return value as Signal;
};

/** The limits among settings, as they were read. */
export type CallLimits = ReturnType<typeof limitsOf>;

/** Reads the limits. Throws a BadOption. */
export const limitsOf = (settings: object) => settingsOf({ signal, milliseconds }, settings);

/** A signal that also says when others should have their turn. */
export interface PacingSignal extends Signal {
  readonly isDue: boolean;
}

/** As `clockOf`, for searches that pause where a pacing signal says so. */
export function pausingClockOf(limits: TimeLimits): Clock {
  const clock = clockOf(limits);
  const { isDue } = (limits.signal ?? {}) as Partial<PacingSignal>;
  if (isDue === undefined) return clock;
  const pacing = limits.signal as PacingSignal;
  return () => {
    clock();
    return pacing.isDue;
  };
}

/** Throws OutOfTime when the time is up, and the signal's reason or an Aborted when that is aborted. */
export function clockOf(limits: TimeLimits): Clock {
  const { signal: caller, milliseconds: most = Number.POSITIVE_INFINITY } = limitsOf(limits);
  const time = clock(most);
  if (!caller) return time;
  return () => {
    if (caller.aborted) throw reasonOf(caller);
    time();
  };
}

/**
 * A caller's own reason, as `fetch` throws it; an AbortSignal makes one up where there is none. One that a limit of time
 * has aborted is such a limit.
 */
export function reasonOf(signal: Signal): unknown {
  const { reason } = signal;
  if (isTimeout(signal)) return new OutOfTime();
  return reason === undefined || nameOf(reason) === 'AbortError' ? new Aborted(reason) : reason;
}

/** True if `AbortSignal.timeout` has aborted it. */
export const isTimeout = (signal: Signal | undefined): boolean => nameOf(signal?.reason) === 'TimeoutError';

const nameOf = (reason: unknown): unknown => (reason as Partial<Error> | null | undefined)?.name;
