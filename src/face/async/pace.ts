/** Pacing: limits the time for which a task blocks its thread. */
import type { PacingSignal, Signal } from '../limits.js';
import { turnsEvery } from '../turns.js';

/** Milliseconds after which a task that can pause does so. */
const SHARE = 15;

/** Milliseconds of work after which a task moves to a worker, so that events wait for at most 50. */
const MOST_WORK = 40;

/** Thrown by a clock when a worker has to take over. */
export const TOO_LONG = new Error('this takes too long for the calling thread');

/**
 * The work that counts towards the move to a worker: work without a pause, or all work. If undefined, the task never
 * moves.
 */
export type MovesAfter = 'stretch' | 'total' | undefined;

/** The signal of a task on this thread: the caller's, and the end of its share of time if a worker can take over. */
export class Pace implements PacingSignal {
  private since = performance.now();
  private readonly turns = turnsEvery(SHARE);
  /** Milliseconds of counted work before the last pause. */
  private before = 0;

  constructor(
    private readonly caller: Signal | undefined,
    private readonly movesAfter: MovesAfter,
  ) {}

  get aborted(): boolean {
    return this.caller?.aborted === true || (this.movesAfter !== undefined && this.work > MOST_WORK);
  }

  private get work(): number {
    return this.before + performance.now() - this.since;
  }

  get reason(): unknown {
    return this.caller?.aborted ? this.caller.reason : TOO_LONG;
  }

  get isDue(): boolean {
    return this.turns.isDue();
  }

  /** Lets the event loop run if a turn is due. */
  async turn(): Promise<void> {
    if (!this.isDue) return;
    if (this.movesAfter === 'total') this.before = this.work;
    this.since = await this.turns.take();
  }
}
