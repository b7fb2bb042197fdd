/** Reads puzzles from outside the page: pasted anywhere except into a field, or dropped on the page. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isInField } from '../play-view/keyboard.js';

interface PuzzleReader {
  readText(text: string): unknown;
  readFiles(files: readonly File[]): unknown;
}

export class PasteAndDrop implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly reader: () => Promise<PuzzleReader>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('paste', this.pasted);
    document.addEventListener('dragover', allowDrop);
    document.addEventListener('drop', this.dropped);
  }

  hostDisconnected(): void {
    document.removeEventListener('paste', this.pasted);
    document.removeEventListener('dragover', allowDrop);
    document.removeEventListener('drop', this.dropped);
  }

  private readonly pasted = async (event: ClipboardEvent): Promise<void> => {
    const text = event.clipboardData?.getData('text/plain');
    if (text && !isInField(event)) (await this.reader()).readText(text);
  };

  private readonly dropped = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain');
    if (files.length > 0) (await this.reader()).readFiles(files);
    else if (text) (await this.reader()).readText(text);
  };
}

const allowDrop = (event: DragEvent): void => event.preventDefault();
