/** Makes the puzzle that an address requests. */
import type { EngineClient } from '../engine/engine.js';
import type { MadeGrid } from '../engine/protocol.js';
import type { AddressRequest } from './address-request.js';

export class PuzzleMaker {
  /** The current request; undefined if no puzzle is being made. */
  request: AddressRequest | undefined;
  private pending: AbortController | undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly changed: () => void,
  ) {}

  /**
   * Makes a puzzle. Resolves to undefined if the player stops it or requests another one. Rejects with the error
   * otherwise.
   */
  async make(request: AddressRequest): Promise<MadeGrid | undefined> {
    this.stop();
    const pending = new AbortController();
    this.pending = pending;
    this.request = request;
    this.changed();
    try {
      return await this.engine.ask('make', { request: request.create }, { signal: pending.signal });
    } catch (error) {
      if (pending.signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.pending === pending) this.request = undefined;
      this.changed();
    }
  }

  stop(): void {
    this.pending?.abort();
  }
}
