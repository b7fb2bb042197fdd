/** The latest request to the engine. A new request cancels it, and so does the user or the removal of its element. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Wording } from '../words/en.js';

export class LatestRequest implements ReactiveController {
  /** The controller of the pending request; undefined if there is none. */
  pending: AbortController | undefined;
  /** The text of the error that prevented the last answer; empty if there was none. */
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

  /** Sends a request. Resolves to the answer; to undefined if the request fails or is cancelled. */
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

/** Returns an error in the words of the page, followed by the details from the engine. */
export function errorText(error: unknown, { errors }: Wording): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const text = Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.other;
  return text(message);
}
