/** The puzzle being made for an address that requests one. */
import type { Thinker } from '../engine/engine.js';
import type { MadeGrid } from '../engine/protocol.js';
import type { Wish } from './wish.js';

export class Making {
  /** The request being met; undefined if no puzzle is being made. */
  wish: Wish | undefined;
  private busy: AbortController | undefined;

  constructor(
    private readonly makers: Thinker,
    private readonly changed: () => void,
  ) {}

  /** Makes a puzzle. Returns undefined if the player stops it or requests another; rejects with the error. */
  async make(wish: Wish): Promise<MadeGrid | undefined> {
    this.stop();
    const busy = new AbortController();
    this.busy = busy;
    this.wish = wish;
    this.changed();
    try {
      return await this.makers.ask('make', { request: wish.request }, { signal: busy.signal });
    } catch (error) {
      if (busy.signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.busy === busy) this.wish = undefined;
      this.changed();
    }
  }

  stop(): void {
    this.busy?.abort();
  }
}
