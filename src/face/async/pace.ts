/** Pacing: limits the time for which a task blocks its thread. */
import type { PacingSignal, Signal } from '../limits.js';

/** Milliseconds after which a task that can pause does so. */
const SHARE = 15;

/** Milliseconds after which a task that cannot pause moves to a worker, so that events wait for at most 50. */
const STRETCH = 40;

/** Thrown by a clock when a stretch is over. */
export const TOO_LONG = new Error('this takes longer than a stretch');

/** The signal of a task on this thread: the caller's, and the end of its share of time if a worker can take over. */
export class Pace implements PacingSignal {
  private since = performance.now();

  constructor(
    private readonly caller: Signal | undefined,
    private readonly hasEnd: boolean,
  ) {}

  get aborted(): boolean {
    return this.caller?.aborted === true || (this.hasEnd && performance.now() - this.since > STRETCH);
  }

  get reason(): unknown {
    return this.caller?.aborted ? this.caller.reason : TOO_LONG;
  }

  get isDue(): boolean {
    return performance.now() - this.since >= SHARE;
  }

  /** Lets the event loop run, if it is due. */
  async turn(): Promise<void> {
    if (!this.isDue) return;
    await new Promise((resume) => setTimeout(resume));
    this.since = performance.now();
  }
}
