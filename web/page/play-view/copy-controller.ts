/** Copies the current position when the user copies on the board, unless some text is selected. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Play, puzzleOf } from '../play/play.js';

interface CopySource {
  readonly play: Play;
  /** True if the board has the focus. */
  readonly hasFocus: boolean;
}

export class CopyController implements ReactiveController {
  /** The module that formats the puzzle, once it is loaded. */
  private text: typeof import('../play/text.js') | undefined;

  constructor(
    host: ReactiveControllerHost,
    private readonly source: () => CopySource,
  ) {
    host.addController(this);
  }

  async load(): Promise<typeof import('../play/text.js')> {
    this.text = await import('../play/text.js');
    return this.text;
  }

  hostConnected(): void {
    document.addEventListener('copy', this.copy);
  }

  hostDisconnected(): void {
    document.removeEventListener('copy', this.copy);
  }

  private readonly copy = async (event: ClipboardEvent): Promise<void> => {
    const { play, hasFocus } = this.source();
    if (!hasFocus || !document.getSelection()?.isCollapsed) return;
    event.preventDefault();
    const puzzle = puzzleOf(play);
    if (this.text) return event.clipboardData?.setData('text/plain', this.text.ruledLine(puzzle));
    try {
      await navigator.clipboard.writeText((await this.load()).ruledLine(puzzle));
    } catch {}
  };
}
