/** Closes an open element over the page when the user presses beside it, presses Escape, or goes to another address. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Dismissal implements ReactiveController {
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly close: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('pointerdown', this.pressed);
    document.addEventListener('keydown', this.key);
    addEventListener('hashchange', this.close);
  }

  hostDisconnected(): void {
    document.removeEventListener('pointerdown', this.pressed);
    document.removeEventListener('keydown', this.key);
    removeEventListener('hashchange', this.close);
  }

  private readonly pressed = (event: Event): void => {
    if (!event.composedPath().includes(this.host)) this.close();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.close();
  };
}
