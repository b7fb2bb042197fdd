/** Stretches of work on the main thread, between which its event loop runs and sees interrupts. */
import { OutOfTime, PAUSE_DUE } from '../core/clock.js';

/** Milliseconds after which a stretch should end. */
const SHARE = 150;

export class Stretch {
  /** True if the work has run past its limit without a pause. */
  isOver = false;
  private since = performance.now();

  /** `longest`: the milliseconds after which work that does not pause is cut short. */
  constructor(private readonly longest: number) {}

  begin(): void {
    this.since = performance.now();
  }

  /** Returns PAUSE_DUE if a pause is due. Throws OutOfTime if none has come for too long. */
  check(now: number): unknown {
    const spent = now - this.since;
    if (spent > this.longest) {
      this.isOver = true;
      throw new OutOfTime();
    }
    return spent > SHARE ? PAUSE_DUE : undefined;
  }
}
