import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { EMPTY } from '../../../src/core/board.js';
import { openTo } from '../../../src/core/puzzle.js';
import { drawnOf } from '../../../src/render/json/step.js';
import { shared } from '../app/shared.styles.js';
import type { Thinker } from '../engine/engine.js';
import type { Questions, ToldStep } from '../engine/protocol.js';
import type { Play } from '../play/play.js';
import type { Wording } from '../words/en.js';

/**
 * Practice with a strategy: a grid where it is needed, and another as soon as it is found. A tally is kept.
 *
 * @element sudoku-practise
 * @event sudoku-load - The next grid: `detail.grid`, `detail.title`.
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
    } else if (this.task && !this.ended && this.task.steps.some((step) => isDone(this.play, step))) {
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
      this.tell('sudoku-load', { grid: task.grid, title: task.steps[0]!.name, stays: true });
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

/** Whether the player has done what a step says: all of it, or, of what it removes, something. */
function isDone({ geometry, values, centre }: Play, step: ToldStep): boolean {
  const { place, remove } = drawnOf(geometry, { ...step, marks: [] });
  const own = Int8Array.from(values);
  const isGone = (candidate: number): boolean => {
    const cell = geometry.cellOf(candidate);
    const bit = 1 << geometry.digitOf(candidate);
    return (
      values[cell] === EMPTY &&
      centre[cell] !== 0 &&
      !(centre[cell]! & bit) &&
      (openTo(geometry, own, cell) & bit) !== 0
    );
  };
  const isPlaced = (candidate: number): boolean => values[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  return place.length > 0 ? place.every(isPlaced) : remove.some(isGone);
}
