/** Other tabs of the page: tabs notice each other and share settings. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SETTINGS_KEY } from './settings.js';

type Said = { readonly from: string; readonly says: 'hello' | 'here' | 'gone' };

interface Told {
  /** Another tab has changed the settings. */
  preferred(): void;
  /** Called when there is another tab. */
  met(): void;
}

export class Tabs implements ReactiveController {
  private readonly own = String(Math.random());
  private readonly others = new Set<string>();
  private channel: BroadcastChannel | undefined;

  constructor(
    host: ReactiveControllerHost,
    private readonly told: Told,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.channel = new BroadcastChannel('sudoku');
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    this.say('hello');
    addEventListener('pagehide', this.leave);
    addEventListener('storage', this.preferred);
  }

  hostDisconnected(): void {
    this.leave();
    this.channel?.close();
    removeEventListener('pagehide', this.leave);
    removeEventListener('storage', this.preferred);
  }

  private readonly leave = (): void => this.say('gone');

  /** A key of null means that the whole storage was cleared. */
  private readonly preferred = ({ key }: StorageEvent): void => {
    if (key === SETTINGS_KEY || key === null) this.told.preferred();
  };

  private say(says: Said['says']): void {
    this.channel?.postMessage({ from: this.own, says } satisfies Said);
  }

  private hear({ from, says }: Said): void {
    if (says === 'gone') this.others.delete(from);
    else {
      if (this.others.size === 0) this.told.met();
      this.others.add(from);
    }
    if (says === 'hello') this.say('here');
  }
}
