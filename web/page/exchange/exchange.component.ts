import { html, LitElement, nothing } from 'lit';
import type { Game } from '../app/game.js';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { ReadGrid, ReadText } from '../engine/protocol.js';
import { puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { styles } from './exchange.styles.js';

/** What a puzzle can be copied as. */
const FORMATS = ['line', 'framed', 'pencilmarks', 'library', 'clipboard'] as const;

/**
 * The way in and out: a text is pasted, a file dropped or opened; a puzzle is copied, in a format or as a link.
 *
 * @element sudoku-exchange
 * @event sudoku-load - A puzzle was read: `detail.grid`, `detail.title`.
 */
export class SudokuExchange extends LitElement {
  static override styles = styles;
  static override properties = {
    words: { attribute: false },
    engine: { attribute: false },
    game: { attribute: false, hasChanged: () => true },
    isOpen: { state: true },
    read: { state: true },
    said: { state: true },
    text: { state: true },
  };

  declare words: Wording;
  declare engine: Thinker;
  declare game: Game;
  declare private isOpen: boolean;
  declare private read: ReadText | undefined;
  declare private said: string;
  /** What could not be copied by the page, for the reader to copy. */
  declare private text: string;

  constructor() {
    super();
    this.isOpen = false;
    this.said = '';
    this.text = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.pasted);
    document.addEventListener('dragover', allowDrop);
    document.addEventListener('drop', this.dropped);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.pasted);
    document.removeEventListener('dragover', allowDrop);
    document.removeEventListener('drop', this.dropped);
  }

  override render() {
    const { words } = this;
    return html`
      <button type="button" aria-expanded=${this.isOpen} @click=${() => this.toggle()}>${words.open} / ${words.copyAs}</button>
      ${this.isOpen ? html`<section class="sheet">${this.ways()}</section>` : nothing}
    `;
  }

  private ways() {
    const { words, read, said, text } = this;
    return html`
      <label>${words.pasteHere}<textarea rows="5" spellcheck="false" @input=${this.typed}></textarea></label>
      <label class="file">${words.file}<input type="file" @change=${this.picked} /></label>
      ${read && read.grids.length > 1 ? this.choice(read.grids) : nothing}
      ${read?.errors.slice(0, MOST_ERRORS).map((error) => html`<p class="error">${error}</p>`)}
      <div class="buttons" role="group" aria-label=${words.copyAs}>
        <span>${words.copyAs}</span>
        ${FORMATS.map((format) => html`<button type="button" @click=${() => this.copyAs(format)}>${format}</button>`)}
        <button type="button" @click=${() => this.copy(location.href)}>${words.link}</button>
        <button type="button" @click=${() => print()}>${words.print}</button>
      </div>
      <p aria-live="polite">${said}</p>
      ${text ? html`<textarea rows="5" readonly .value=${text}></textarea>` : nothing}
    `;
  }

  private choice(grids: readonly ReadGrid[]) {
    return html`<p>${this.words.found(grids.length)}</p>
      <ol class="choice">
        ${grids
          .slice(0, MOST_SHOWN)
          .map(
            ({ grid, title }, index) =>
              html`<li><button type="button" @click=${() => this.load({ grid, ...(title && { title }) })}>${title ?? index + 1}</button></li>`,
          )}
      </ol>`;
  }

  private toggle(): void {
    this.isOpen = !this.isOpen;
    this.said = '';
    this.text = '';
  }

  /** Pasting anywhere brings a puzzle, but not into fields that are there to be written in. */
  private readonly pasted = (event: ClipboardEvent): void => {
    if (
      event.composedPath().some((target) => target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
    )
      return;
    const text = event.clipboardData?.getData('text/plain');
    if (text) this.take(text);
  };

  private readonly dropped = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain');
    if (file) file.text().then((content) => this.take(content));
    else if (text) this.take(text);
  };

  private typed(event: Event): void {
    this.take((event.target as HTMLTextAreaElement).value);
  }

  private picked(event: Event): void {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    file?.text().then((content) => this.take(content));
  }

  private async take(text: string): Promise<void> {
    if (text.trim() === '') return;
    this.read = await this.engine.ask('read', { text });
    const { grids, errors } = this.read;
    this.said = '';
    if (grids.length === 1) return this.load(grids[0]!);
    this.isOpen = true;
    if (grids.length === 0 && errors.length === 0) this.said = this.words.nothingRead;
  }

  private load(detail: Pick<ReadGrid, 'grid' | 'title'>): void {
    this.isOpen = false;
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }

  private async copyAs(format: (typeof FORMATS)[number]): Promise<void> {
    const grid = gridOf(puzzleOf(this.game.play));
    const { text, losses } = await this.engine.ask('write', { grid, format });
    await this.copy(text, losses.join(' '));
  }

  private async copy(text: string, remark = ''): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.said = `${this.words.copied} ${remark}`.trim();
      this.text = '';
    } catch {
      this.said = this.words.notCopied;
      this.text = text;
    }
  }
}

const MOST_SHOWN = 200;
const MOST_ERRORS = 5;

const allowDrop = (event: DragEvent): void => event.preventDefault();
