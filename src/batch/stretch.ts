/** Stretches of work on the main thread, between which its event loop runs and sees interrupts. */
import { OutOfTime, PAUSE_DUE } from '../core/clock.js';

/** Milliseconds after which a stretch should end. */
const PAUSE_AFTER = 150;

export class Stretch {
  /** True if the work has run past its limit without a pause. */
  hasOverrun = false;
  private begunAt = performance.now();
  private used = process.cpuUsage();

  /**
   * `mostWithoutPause`: the milliseconds of processor time after which work that does not pause is cut short. Not
   * milliseconds by the clock: on a busy machine these pass without work.
   */
  constructor(private readonly mostWithoutPause: number) {}

  begin(): void {
    this.begunAt = performance.now();
    this.used = process.cpuUsage();
  }

  /** Returns PAUSE_DUE if a pause is due. Throws OutOfTime if none has come for too long. */
  check(now: number): unknown {
    const spent = now - this.begunAt;
    if (spent > this.mostWithoutPause && this.processorTime >= this.mostWithoutPause) {
      this.hasOverrun = true;
      throw new OutOfTime();
    }
    return spent > PAUSE_AFTER ? PAUSE_DUE : undefined;
  }

  /** Milliseconds of processor time since the stretch began. */
  private get processorTime(): number {
    const { user, system } = process.cpuUsage(this.used);
    return (user + system) / 1000;
  }
}
