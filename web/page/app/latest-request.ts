/** A request for the engine: one at a time, which can be stopped; a later one replaces it. Errors are in the page's words. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Wording } from '../words/en.js';

export class LatestRequest implements ReactiveController {
  /** The controller of the pending request; undefined if there is none. */
  pending: AbortController | undefined;
  /** The error that prevented the last answer. */
  error = '';

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly words: () => Wording,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Returns the answer; undefined if it fails, if the player stops it, or if a later request replaces it. */
  async run<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.stop();
    const pending = new AbortController();
    this.pending = pending;
    this.error = '';
    try {
      return await ask(pending.signal);
    } catch (error) {
      if (!pending.signal.aborted) this.error = errorText(error, this.words());
      return undefined;
    } finally {
      if (this.pending === pending) this.stop();
    }
  }

  stop(): void {
    this.pending?.abort();
    this.pending = undefined;
    this.host.requestUpdate();
  }
}

/** Returns an error in the page's words, followed by the engine's details. */
export function errorText(error: unknown, { errors }: Wording): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const text = Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.other;
  return text(message);
}
