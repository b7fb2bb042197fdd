/** What a player waits for: one answer at a time, which can be stopped; what went wrong is told in the page's words. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Wording } from '../words/en.js';

export class Errand implements ReactiveController {
  /** There while an answer is awaited. */
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

  /** Returns the answer; undefined if it fails, or the player stops it or asks for another. */
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

/** An error in the page's words; what the engine adds to it stands behind. */
export function troubleIn(error: unknown, { troubles }: Wording): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const tell = Object.hasOwn(troubles, code) ? troubles[code as keyof typeof troubles] : troubles.other;
  return tell(message);
}
