/** A puzzle that is pasted while another one is drawn: it is opened as a drawing, where it otherwise begins a game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Geometry } from '../../../src/core/index.js';
import { loadedGeometry } from '../app/rules-on-demand.js';
import type { EngineClient } from '../engine/engine.js';
import type { ReadGrid, Unread } from '../engine/protocol.js';
import { isInField } from '../play-view/keyboard.js';

/** The part of the editor that takes pasted puzzles. */
interface PuzzleOpener extends ReactiveControllerHost {
  readonly engine: EngineClient;
  openDrawing(geometry: Geometry, read: Pick<ReadGrid, 'grid' | 'about'>): void;
  /** Tells why a text is no puzzle, if its reader knows. */
  notOpened(unread: Unread | undefined): void;
}

export class PuzzlePaste implements ReactiveController {
  private reading: AbortController | undefined;

  constructor(private readonly editor: PuzzleOpener) {
    editor.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('paste', this.pasted, { capture: true });
  }

  hostDisconnected(): void {
    document.removeEventListener('paste', this.pasted, { capture: true });
    this.reading?.abort();
  }

  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || isInField(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.read(text);
  };

  private async read(text: string): Promise<void> {
    this.reading?.abort();
    const { signal } = (this.reading = new AbortController());
    const { editor } = this;
    const read = await editor.engine.ask('read', { text }, { signal }).catch(() => undefined);
    const [first] = read?.grids ?? [];
    const geometry = first && (await loadedGeometry(first.grid).catch(() => undefined));
    if (signal.aborted) return;
    if (first && geometry) editor.openDrawing(geometry, first);
    else editor.notOpened(read?.unread[0]);
  }
}
