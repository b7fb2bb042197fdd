/** Calls `tick` once a second while its element is on the page. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

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
