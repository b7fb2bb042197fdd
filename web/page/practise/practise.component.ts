import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { define } from '../../elements/define.js';
import { shared } from '../app/shared.styles.js';
import type { Thinker } from '../engine/engine.js';
import type { Questions } from '../engine/protocol.js';
import type { Play } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { isFound } from './found.js';

/**
 * Practice with a strategy: a grid where it is needed, and another as soon as it is found. A tally is kept.
 *
 * @element sudoku-practise
 * @event sudoku-load - The next grid: `detail.grid`, `detail.title`; `detail.mode`, what digit keys have to write there.
 * @event sudoku-show - What there was to find is to be shown: `detail.step`.
 */
export class SudokuPractise extends LitElement {
  static override styles = shared;
  static override properties = {
    strategy: {},
    play: { attribute: false },
    words: { attribute: false },
    engine: { attribute: false },
    task: { state: true },
    ended: { state: true },
    busy: { state: true },
    tried: { state: true },
    said: { state: true },
  };

  /** Its id. */
  declare strategy: string;
  declare play: Play;
  declare words: Wording;
  declare engine: Thinker;
  declare private task: Questions['practise']['done'] | undefined;
  /** How the grid ended. */
  declare private ended: 'found' | 'shown' | undefined;
  declare private busy: AbortController | undefined;
  /** Drafts that were looked at for the next grid. */
  declare private tried: number;
  declare private said: string;
  private found = 0;
  private shown = 0;

  constructor() {
    super();
    this.tried = 0;
    this.said = '';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('strategy')) {
      this.found = 0;
      this.shown = 0;
      this.next();
    } else if (this.task && !this.ended && isFound(this.play, this.task)) {
      this.found++;
      this.ended = 'found';
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
    this.busy?.abort();
  }

  override render() {
    const { words, task, ended, busy, tried, said } = this;
    const name = task?.steps[0]?.name ?? this.strategy;
    return html`<section aria-label=${words.practise}>
      <h2>${words.practising(name)}</h2>
      <p aria-live="polite">
        ${busy ? words.tried(tried) : ended === 'found' ? html`<strong>${words.foundIt}</strong>` : nothing} ${said}
        ${words.tally(this.found, this.shown)}
      </p>
      ${task && !ended ? html`<p class="how">${task.steps[0]!.place.length > 0 ? words.practisePlacing : words.practiseRemoving}</p>` : nothing}
      <div class="buttons">
        <button type="button" aria-disabled=${!task || ended !== undefined} @click=${this.show}>${words.show}</button>
        ${
          busy
            ? html`<button type="button" @click=${() => busy.abort()}>${words.stop}</button>`
            : html`<button type="button" class="main" @click=${() => this.next()}>${words.next}</button>`
        }
      </div>
    </section>`;
  }

  private async next(): Promise<void> {
    this.busy?.abort();
    const busy = new AbortController();
    this.busy = busy;
    this.said = '';
    this.tried = 0;
    const onFound = (tried: number): void => {
      this.tried = tried;
    };
    try {
      const ask = { strategy: this.strategy };
      const task = await this.engine.ask('practise', ask, { signal: busy.signal, onFound });
      this.task = task;
      this.ended = undefined;
      const { name, place } = task.steps[0]!;
      const mode = place.length > 0 ? 'value' : 'centre';
      this.tell('sudoku-load', { grid: task.grid, title: name, stays: true, mode });
    } catch (error) {
      if (!busy.signal.aborted) this.said = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.busy === busy) this.busy = undefined;
    }
  }

  private show(): void {
    if (!this.task || this.ended) return;
    this.shown++;
    this.ended = 'shown';
    this.tell('sudoku-show', { step: this.task.steps[0] });
  }

  private readonly key = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isTyped = event
      .composedPath()
      .some((target) => /^(input|textarea|select)$/.test((target as Element).localName ?? ''));
    if (key.toLowerCase() === 'n' && !ctrlKey && !metaKey && !altKey && !isTyped) this.next();
  };

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

define('sudoku-practise', SudokuPractise);
