/** How long a thread works at a stretch before others have their turn. */
import type { PacingSignal, Signal } from '../limits.js';

/** Milliseconds after which work that can pause does so. */
const SHARE = 15;

/** Milliseconds after which work that cannot pause is given up, to be done by a worker. Events wait no longer than 50. */
const STRETCH = 40;

/** Thrown by a clock when a stretch is over. */
export const TOO_LONG = new Error('this takes longer than a stretch');

/** A signal that a stretch of work hears: the caller's, and the end of the stretch where somebody else can go on. */
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

  /** Lets others have their turn, if it is time. */
  async turn(): Promise<void> {
    if (!this.isDue) return;
    await new Promise((resume) => setTimeout(resume));
    this.since = performance.now();
  }
}
