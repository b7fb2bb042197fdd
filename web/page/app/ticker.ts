/** Calls at intervals: once a second while an element is on the page, and more often while something works. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Calls `tick` once a second while its element is on the page. */
export class Ticker implements ReactiveController {
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    host: ReactiveControllerHost,
    private readonly tick: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.timer = setInterval(this.tick, 1000);
  }

  hostDisconnected(): void {
    clearInterval(this.timer);
  }
}

/** Milliseconds between two updates. */
const INTERVAL = 250;

/** Calls `update` a few times a second until the work ends, and once at its end, however often results arrive. */
export async function withUpdates<T>(work: Promise<T>, update: () => void): Promise<T> {
  const timer = setInterval(update, INTERVAL);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    update();
  }
}
