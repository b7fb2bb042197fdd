/** A request of the player: one answer at a time, which can be stopped. Errors are shown in the page's words. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Wording } from '../words/en.js';

export class Errand implements ReactiveController {
  /** The controller of the pending request; undefined if there is none. */
  busy: AbortController | undefined;
  /** The error that prevented the last answer. */
  trouble = '';

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
  async answerTo<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    this.stop();
    const busy = new AbortController();
    this.busy = busy;
    this.trouble = '';
    try {
      return await ask(busy.signal);
    } catch (error) {
      if (!busy.signal.aborted) this.trouble = troubleIn(error, this.words());
      return undefined;
    } finally {
      if (this.busy === busy) this.stop();
    }
  }

  stop(): void {
    this.busy?.abort();
    this.busy = undefined;
    this.host.requestUpdate();
  }
}

/** Returns an error in the page's words, followed by the engine's details. */
export function troubleIn(error: unknown, { troubles }: Wording): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const tell = Object.hasOwn(troubles, code) ? troubles[code as keyof typeof troubles] : troubles.other;
  return tell(message);
}
