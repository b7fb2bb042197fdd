/** Limits of a call: its time, and a signal to abort it. */

import { type Clock, clock, OutOfTime } from '../core/clock.js';
import { refusal } from '../settings/options.js';
import { milliseconds, type SettingReader, settingsOf } from '../settings/settings.js';
import { Aborted } from './errors.js';

/** Limits of a call. */
export interface TimeLimits {
  /**
   * An AbortSignal, or an object that reads a flag in shared memory, which another thread can set while this one works:
   * `{ get aborted() { return Atomics.load(flag, 0) === 1; } }`. A synchronous function hears an AbortSignal only if it is
   * aborted before the call, because a busy thread runs no event handlers: use `milliseconds`, or `/async`. The reason is
   * thrown in place of an Aborted, unless it is the browser's own AbortError; that of `AbortSignal.timeout` counts as a
   * time limit.
   */
  readonly signal?: { readonly aborted: boolean; readonly reason?: unknown };
  /**
   * The time limit. When it is reached, a function throws OutOfTime or returns its results so far; each function
   * documents which. While a text is still read, each throws OutOfTime.
   */
  readonly milliseconds?: number;
}

export type Signal = NonNullable<TimeLimits['signal']>;

const signal: SettingReader<Signal> = (value, option) => {
  if (typeof (value as Signal | null)?.aborted !== 'boolean') throw refusal(option, value, 'an AbortSignal');
  return value as Signal;
};

export const LIMIT_SETTINGS = { signal, milliseconds };

/** Adds the time limit of `create`, which is that of the command, unless the caller states one. */
export const withCreateLimit = <Limits extends TimeLimits>(limits: Limits): Limits => ({
  ...limits,
  milliseconds: limitsOf(limits).milliseconds ?? 60_000,
});

/** Reads the limits. Throws a BadOption. */
export const limitsOf = (settings: object) => settingsOf(LIMIT_SETTINGS, settings);

/**
 * Makes the clock of a call. It throws OutOfTime when the time is up, and the signal's reason or an Aborted after an
 * abort.
 */
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
 * Returns the error of an aborted signal: the caller's own reason, as `fetch` throws it, an Aborted in place of the
 * default reason, or OutOfTime if a time limit aborted it.
 */
export function reasonOf(signal: Signal): unknown {
  const { reason } = signal;
  if (isTimeout(signal)) return new OutOfTime();
  return reason === undefined || nameOf(reason) === 'AbortError' ? new Aborted(reason) : reason;
}

/** True if `AbortSignal.timeout` has aborted the signal. */
export const isTimeout = (signal: Signal | undefined): boolean => nameOf(signal?.reason) === 'TimeoutError';

const nameOf = (reason: unknown): unknown => (reason as Partial<Error> | null | undefined)?.name;
