import '../board/board.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/index.js';
import { LEVELS } from '../../../src/face/index.js';
import type { SpokenPart } from '../../../src/render/index.js';
import { define } from '../define.js';
import { type Light, spokenPart } from '../sentence.js';
import { type ElementWords, ENGLISH_WALKTHROUGH, ENGLISH_WORDS, type WalkthroughWords } from '../words.js';
import { bottleneck, levelName, list, reasons, signs, strip } from './panels.js';
import { type Scene, type ShownTrace, scenesOf, type TraceStep } from './trace.js';
import { styles } from './walkthrough.styles.js';

/** True if the level of a step is hard or higher. */
const isHard = ({ level }: TraceStep): boolean =>
  level !== undefined && LEVELS.indexOf(level) >= LEVELS.indexOf('hard');

const indexOrNone = (index: number): number | undefined => (index < 0 ? undefined : index);

/**
 * The path to a solution, step by step: the board with the marks of a step, its sentence, a list of all steps, and a
 * strip of their levels. Keys: arrows left and right, space, Home, End; Page Down and Page Up go to the next and the
 * previous hard step; with Shift the arrows move through the cells of the board.
 *
 * @element sudoku-walkthrough
 * @event sudoku-step - The reader moved to a step: `detail.index`, from 0; the number of steps stands for the end.
 * @slot - What a page offers for the step shown, below its explanation.
 * @cssproperty --sudoku-accent - The colour of links and of the step shown.
 * @cssproperty --sudoku-around - The height that a page needs above and below the element.
 * @cssproperty --sudoku-board - The width of the board. Default: as wide as the window leaves room for.
 * @cssproperty --sudoku-head - The height that a page needs for something of its own after the board. Default: none.
 */
export class SudokuWalkthrough extends LitElement {
  static override styles = styles;

  @property({ attribute: false }) trace: ShownTrace | undefined;
  /** The index of the step shown, from 0. */
  @property({ type: Number }) index = 0;
  @property({ type: Boolean }) candidates = true;
  /** The words of the element's own labels. Default: English. */
  @property({ attribute: false }) words: ElementWords & Partial<WalkthroughWords> = ENGLISH_WORDS;
  /** Returns the address of the page that explains a strategy, by its id. */
  @property({ attribute: false }) page: ((strategy: string) => string | undefined) | undefined;
  /** Returns the address that opens the page at a step, by its index. Without it there is no link to the step. */
  @property({ attribute: false }) address: ((index: number) => string) | undefined;
  /** Renders the sentence of a step. By default, its parts that name cells highlight them. */
  @property({ attribute: false }) spoken: (
    parts: readonly SpokenPart[],
    light: Light,
    focused: Cell | undefined,
  ) => unknown = (parts, light, focused) => parts.map((part) => spokenPart(part, light, focused));
  @state() private lit: ReadonlySet<Cell> = new Set();
  /** The focused cell, once the reader has moved to one. */
  @state() private focused: Cell | undefined;
  private scenes: readonly Scene[] = [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('trace')) this.scenes = this.trace ? scenesOf(this.trace) : [];
    if (changed.has('index') || changed.has('trace')) {
      this.index = Math.min(Math.max(0, this.index || 0), Math.max(0, this.scenes.length - 1));
      this.lit = new Set();
    }
  }

  /** Scrolls the list so that the current step stays visible, without scrolling the page. */
  override updated(changed: PropertyValues<this>): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.list');
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!changed.has('index') || !list || !current) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top) list.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
  }

  /** Shows a step, and reports it as a move of the reader. */
  goTo(index: number): void {
    const to = Math.min(Math.max(0, index), this.scenes.length - 1);
    if (to === this.index) return;
    this.index = to;
    this.dispatchEvent(new CustomEvent('sudoku-step', { detail: { index: to }, bubbles: true, composed: true }));
  }

  override render() {
    const scene = this.scenes[this.index];
    if (!scene) return nothing;
    const { words } = this;
    const { steps, title = 'Sudoku', count = steps.length } = this.trace!;
    const listed = { steps, index: this.index, goTo: (index: number) => this.goTo(index) };
    return html`
      <section class="walkthrough" aria-label=${title} @keydown=${{ handleEvent: (event: KeyboardEvent) => this.handleKey(event), capture: true }}>
        <sudoku-board
          .position=${scene.shown}
          .step=${scene.drawn}
          .lit=${this.lit}
          .candidates=${this.candidates}
          .label=${title}
          .words=${words}
          @sudoku-select=${this.focusMoved}
        ></sudoku-board>
        <div class="beside">
          <div class="head">
            <p class="where">${scene.step ? words.step(scene.step.number ?? this.index + 1, count) : words.atEnd(count)}</p>
            <label><input type="checkbox" .checked=${this.candidates} @change=${this.toggle} /> ${words.candidates}</label>
          </div>
          ${this.buttons(steps)}
          <div aria-live="polite">${scene.step ? this.sentence(scene.step) : this.ending(scene)}</div>
          ${reasons(scene)}
          ${signs(scene, words)}
          <p class="more">
            ${this.address ? html`<a href=${this.address(this.index)}>${this.word('link')}</a>` : nothing}
            <button type="button" @click=${() => print()}>${this.word('print')}</button>
          </p>
          <slot></slot>
          ${bottleneck(listed, this.word('hardest'), words)}
          ${list(listed, words)}
          <p class="keys">${this.word('keys')}</p>
        </div>
        ${strip(listed)}
      </section>
    `;
  }

  private sentence(step: TraceStep) {
    const about = this.trace!.about?.[step.strategy];
    const page = this.page?.(step.strategy);
    return html`
      <h2>${page ? html`<a href=${page}>${step.name}</a>` : step.name} <small>${levelName(step, this.words)}</small></h2>
      <p class="sentence">${this.spoken(step.says ?? [{ text: step.text }], this.light, this.focused)}</p>
      ${about ? html`<details><summary>${this.words.about}</summary><p class="about">${about}</p></details>` : nothing}
    `;
  }

  private readonly light = (cells: readonly Cell[]): void => {
    this.lit = new Set(cells);
  };

  private ending({ position }: Scene) {
    const isSolved = position.unsolved === 0;
    return html`<h2>${isSolved ? this.words.solved : this.words.unsolved}</h2>`;
  }

  /**
   * Renders the buttons. They stand above the text, so that its length does not move them. They are never disabled,
   * because a disabled button loses the focus.
   */
  private buttons(steps: readonly TraceStep[]) {
    const count = steps.length;
    return html`<div class="buttons" role="group" aria-label=${this.words.goTo}>
      <button type="button" aria-disabled=${this.index === 0} @click=${() => this.goTo(0)} aria-label=${this.words.first}>|‹</button>
      <button type="button" aria-disabled=${this.index === 0} @click=${() => this.goTo(this.index - 1)}>‹ ${this.words.back}</button>
      <button type="button" class="next" aria-disabled=${this.index === count} @click=${() => this.goTo(this.index + 1)}>${this.words.next} ›</button>
      <button type="button" aria-disabled=${this.index === count} @click=${() => this.goTo(count)} aria-label=${this.words.end}>›|</button>
      ${this.hardButtons(steps)}
    </div>`;
  }

  /** Renders the buttons to the previous and the next hard step, if the path has any. */
  private hardButtons(steps: readonly TraceStep[]) {
    if (!steps.some(isHard)) return nothing;
    const button = (to: number | undefined, word: 'hardBack' | 'hardNext') =>
      html`<button type="button" aria-disabled=${to === undefined} @click=${() => this.goTo(to ?? this.index)}>${this.word(word)}</button>`;
    return [button(this.hardBefore(), 'hardBack'), button(this.hardAfter(), 'hardNext')];
  }

  private hardAfter(): number | undefined {
    return indexOrNone(this.trace!.steps.findIndex((step, index) => index > this.index && isHard(step)));
  }

  private hardBefore(): number | undefined {
    return indexOrNone(this.trace!.steps.findLastIndex((step, index) => index < this.index && isHard(step)));
  }

  private word(name: keyof WalkthroughWords): string {
    return this.words[name] ?? ENGLISH_WALKTHROUGH[name];
  }

  private toggle(event: Event): void {
    this.candidates = (event.target as HTMLInputElement).checked;
  }

  private get isRightToLeft(): boolean {
    return this.matches(':dir(rtl)');
  }

  /**
   * Handles a key, which may lead to another step. A page that consists of the walkthrough passes it keys pressed
   * outside the element. Space presses the focused control, and keys with Shift belong to the board.
   */
  handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.scenes.length === 0) return;
    const path = event.composedPath().filter((target) => target instanceof Element);
    if (event.shiftKey && path.some(({ localName }) => localName === 'sudoku-board')) return;
    if (event.key === ' ' && path[0]?.matches('a, button, input, select, summary, textarea, [role=button]')) return;
    const to = this.stepOf(event);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.goTo(to);
  }

  private stepOf({ key, shiftKey }: KeyboardEvent): number | undefined {
    const forth = this.isRightToLeft ? -1 : 1;
    switch (key) {
      case 'ArrowRight':
        return this.index + forth;
      case 'ArrowLeft':
        return this.index - forth;
      case ' ':
        return this.index + (shiftKey ? -1 : 1);
      case 'Home':
        return 0;
      case 'End':
        return this.scenes.length - 1;
      case 'PageDown':
        return this.hardAfter();
      case 'PageUp':
        return this.hardBefore();
      default:
        return undefined;
    }
  }

  private focusMoved({ detail }: CustomEvent<{ cell: Cell }>): void {
    this.focused = detail.cell;
  }
}

define('sudoku-walkthrough', SudokuWalkthrough);

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-walkthrough': SudokuWalkthrough;
  }
}
