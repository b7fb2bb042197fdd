/** Tells an editor that another tab has drawn on. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DRAWING_KEY } from '../kept.js';

/** The part of the editor that follows other tabs. */
interface Follower extends ReactiveControllerHost {
  drawnElsewhere(): void;
}

export class OtherTabs implements ReactiveController {
  constructor(private readonly editor: Follower) {
    editor.addController(this);
  }

  hostConnected(): void {
    addEventListener('storage', this.stored);
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.stored);
  }

  /** Browsers tell only what other tabs have stored. */
  private readonly stored = ({ key }: StorageEvent): void => {
    if (key === DRAWING_KEY) this.editor.drawnElsewhere();
  };
}
