import { html, LitElement, nothing, type PropertyValues, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { type Cell, LEVELS, type Level } from '../../../src/face/index.js';
import { boundsOf, picture, type Shape, svgShapes } from '../../../src/render/index.js';
import { spokenPart } from '../told.js';
import { type ElementWords, ENGLISH_WORDS } from '../words.js';
import { type Scene, scenesOf, type Trace, type TraceStep } from './trace.js';
import { styles } from './walkthrough.styles.js';

/** One bar of the strip of difficulty, from the bottom up. */
const bar = (index: number, height: number, most: number, level: Level, isCurrent: boolean) =>
  svg`<rect class="bar ${level} ${isCurrent ? 'current' : ''}" x=${index + 0.08} y=${most - height} width="0.84" height=${height}></rect>`;

/** The text of a legend, for readers who do not see it. */
const wordsIn = (shapes: readonly Shape[]): string =>
  shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === 'caption' ? [shape.text] : [])).join(', ');

/**
 * The way to a solution, step by step: the board with the marks of a step, its sentence, a list of all steps, and a
 * strip of their difficulty. Keys: arrows left and right, Home, End.
 *
 * @element sudoku-walkthrough
 * @event sudoku-step - The reader moved to a step: `detail.index`, from 0; the number of steps stands for the end.
 * @cssproperty --sudoku-accent - The colour of links and of the step shown.
 * @cssproperty --sudoku-around - The height that a page needs above and below the element.
 */
export class SudokuWalkthrough extends LitElement {
  static override styles = styles;
  static override properties = {
    trace: { attribute: false },
    index: { type: Number },
    candidates: { type: Boolean },
    words: { attribute: false },
    page: { attribute: false },
    lit: { state: true },
  };

  declare trace: Trace | undefined;
  /** The index of the step shown, from 0. */
  declare index: number;
  declare candidates: boolean;
  /** The words of the element's own labels. Default: English. */
  declare words: ElementWords;
  /** Returns the address of the page that explains a strategy, by its id. */
  declare page: ((strategy: string) => string | undefined) | undefined;
  declare private lit: ReadonlySet<Cell>;
  private scenes: readonly Scene[] = [];

  constructor() {
    super();
    this.index = 0;
    this.candidates = true;
    this.words = ENGLISH_WORDS;
    this.lit = new Set();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('trace')) this.scenes = this.trace ? scenesOf(this.trace) : [];
    if (changed.has('index') || changed.has('trace')) {
      this.index = Math.min(Math.max(0, this.index || 0), Math.max(0, this.scenes.length - 1));
      this.lit = new Set();
    }
  }

  /** Keeps the step shown within the list, which scrolls by itself: the page stays where it is. */
  override updated(changed: PropertyValues<this>): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.list');
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!changed.has('index') || !list || !current) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top) list.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
  }

  /** Goes to a step, as the reader does. */
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
    return html`
      <section class="walkthrough" aria-label=${title} @keydown=${this.key}>
        <sudoku-board
          .position=${scene.position}
          .step=${scene.drawn}
          .lit=${this.lit}
          .candidates=${this.candidates}
          .label=${title}
          .words=${words}
          @sudoku-select=${this.lightTerms}
        ></sudoku-board>
        <div class="beside">
          <div class="head">
            <p class="where">${scene.step ? words.step(scene.step.number ?? this.index + 1, count) : words.atEnd(count)}</p>
            <label><input type="checkbox" .checked=${this.candidates} @change=${this.toggle} /> ${words.candidates}</label>
          </div>
          ${this.buttons(steps.length)}
          <div aria-live="polite">${scene.step ? this.told(scene.step) : this.ending(scene)}</div>
          ${scene.drawn ? this.signs(scene.position, scene.drawn) : nothing}
          ${this.list(steps)}
        </div>
        ${this.strip(steps)}
      </section>
    `;
  }

  private told(step: TraceStep) {
    const about = this.trace!.about?.[step.strategy];
    const page = this.page?.(step.strategy);
    return html`
      <h2>${page ? html`<a href=${page}>${step.name}</a>` : step.name} <small>${this.levelName(step)}</small></h2>
      <p class="sentence">${(step.says ?? [{ text: step.text }]).map((part) => spokenPart(part, (cells) => this.light(cells)))}</p>
      ${about ? html`<details><summary>${this.words.about}</summary><p class="about">${about}</p></details>` : nothing}
    `;
  }

  private light(cells: readonly Cell[]): void {
    this.lit = new Set(cells);
  }

  private levelName({ level }: TraceStep): string {
    return level === undefined ? '' : (this.words.levels?.[level] ?? level);
  }

  /** The legend of the shapes on the board. */
  private signs(position: Scene['position'], drawn: NonNullable<Scene['drawn']>) {
    const { shapes, grid, width, height } = picture(position, drawn, { legend: true, labels: false });
    const legend = shapes.filter((shape) => boundsOf(shape).top > grid.bottom);
    if (legend.length === 0) return nothing;
    return html`<details class="signs"><summary>${this.words.signs}</summary>
      <svg class="legend" role="img" aria-label=${wordsIn(legend)} viewBox="0 ${grid.bottom} ${width} ${height - grid.bottom}">${unsafeSVG(svgShapes(legend, '-legend'))}</svg>
    </details>`;
  }

  private ending({ position }: Scene) {
    const isSolved = position.unsolved === 0;
    return html`<h2>${isSolved ? this.words.solved : this.words.unsolved}</h2>`;
  }

  /**
   * The buttons. They stand above the text, so that they do not move with its length. They are never disabled: the
   * focused one would lose the focus at either end.
   */
  private buttons(count: number) {
    return html`<div class="buttons" role="group" aria-label=${this.words.goTo}>
      <button type="button" aria-disabled=${this.index === 0} @click=${() => this.goTo(0)} aria-label=${this.words.first}>|‹</button>
      <button type="button" aria-disabled=${this.index === 0} @click=${() => this.goTo(this.index - 1)}>‹ ${this.words.back}</button>
      <button type="button" class="next" aria-disabled=${this.index === count} @click=${() => this.goTo(this.index + 1)}>${this.words.next} ›</button>
      <button type="button" aria-disabled=${this.index === count} @click=${() => this.goTo(count)} aria-label=${this.words.end}>›|</button>
    </div>`;
  }

  private toggle(event: Event): void {
    this.candidates = (event.target as HTMLInputElement).checked;
  }

  private list(steps: readonly TraceStep[]) {
    return html`<ol class="list" aria-label=${this.words.steps}>
      ${steps.map(
        (step, index) => html`<li>
          <a href="#step-${index + 1}" aria-current=${index === this.index ? 'step' : nothing} @click=${(event: Event) => this.follow(event, index)}>
            <span>${step.number ?? index + 1}</span> ${step.name} <small class=${step.level ?? nothing}>${this.levelName(step)}</small>
          </a>
        </li>`,
      )}
    </ol>`;
  }

  /**
   * The strip: one bar a step, as high as its level, if levels are known. It repeats the list, so the keyboard and
   * screen readers skip it.
   */
  private strip(steps: readonly TraceStep[]) {
    const levels = steps.flatMap(({ level }) => level ?? []);
    if (levels.length < steps.length) return nothing;
    const high = LEVELS.length;
    return html`<svg class="strip" viewBox="0 0 ${Math.max(1, steps.length)} ${high}" preserveAspectRatio="none" aria-hidden="true" @click=${this.pick}>
      ${levels.map((level, index) => bar(index, LEVELS.indexOf(level) + 1, high, level, index === this.index))}
    </svg>`;
  }

  private follow(event: Event, index: number): void {
    event.preventDefault();
    this.goTo(index);
  }

  private pick(event: MouseEvent): void {
    const { left, right, width } = (event.currentTarget as Element).getBoundingClientRect();
    const along = (this.isRightToLeft ? right - event.clientX : event.clientX - left) / width;
    this.goTo(Math.floor(along * this.trace!.steps.length));
  }

  private get isRightToLeft(): boolean {
    return this.matches(':dir(rtl)');
  }

  /** Arrows step through the path, unless they walk through the board's cells. */
  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.composedPath().some((target) => (target as Element).localName === 'sudoku-board')) return;
    const forth = this.isRightToLeft ? -1 : 1;
    const last = this.scenes.length - 1;
    const to = { ArrowRight: this.index + forth, ArrowLeft: this.index - forth, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.goTo(to);
  }

  /** Highlights the terms of the sentence that name the cell which the reader moved to. */
  private lightTerms(event: CustomEvent<{ cell: Cell }>): void {
    const cell = String(event.detail.cell);
    for (const term of this.renderRoot.querySelectorAll<HTMLElement>('.term'))
      term.classList.toggle('lit', term.dataset.cells!.split(' ').includes(cell));
  }
}
