/** Messages between tabs of the page, which notice each other and share settings. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SETTINGS_KEY } from './settings.js';

type TabMessage = { readonly from: string; readonly kind: 'hello' | 'here' | 'gone' };

interface TabsListener {
  /** Called when another tab has changed the settings. */
  settingsChanged(): void;
  /** Called when another tab is found. */
  otherTabFound(): void;
}

export class Tabs implements ReactiveController {
  private readonly own = String(Math.random());
  private readonly others = new Set<string>();
  private channel: BroadcastChannel | undefined;

  constructor(
    host: ReactiveControllerHost,
    private readonly listener: TabsListener,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.channel = new BroadcastChannel('sudoku');
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.receive(data);
    this.send('hello');
    addEventListener('pagehide', this.leave);
    addEventListener('pageshow', this.shown);
    addEventListener('storage', this.onStorage);
  }

  hostDisconnected(): void {
    this.leave();
    this.channel?.close();
    removeEventListener('pagehide', this.leave);
    removeEventListener('pageshow', this.shown);
    removeEventListener('storage', this.onStorage);
  }

  private readonly leave = (): void => this.send('gone');

  /** Looks for other tabs again when the browser shows a left page as it was. They may have changed in the meantime. */
  private readonly shown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.others.clear();
    this.listener.settingsChanged();
    this.send('hello');
  };

  /** Handles a change of the storage. A null key means that all of it was cleared. */
  private readonly onStorage = ({ key }: StorageEvent): void => {
    if (key === SETTINGS_KEY || key === null) this.listener.settingsChanged();
  };

  private send(kind: TabMessage['kind']): void {
    this.channel?.postMessage({ from: this.own, kind } satisfies TabMessage);
  }

  private receive({ from, kind }: TabMessage): void {
    if (kind === 'gone') this.others.delete(from);
    else {
      if (this.others.size === 0) this.listener.otherTabFound();
      this.others.add(from);
    }
    if (kind === 'hello') this.send('here');
  }
}
