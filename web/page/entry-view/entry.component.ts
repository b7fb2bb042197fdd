import '../../elements/board/board.component.js';
import { css, html, LitElement } from 'lit';
import { EMPTY, Geometry, type LanguageCode, symbolOf } from '../../../src/face/index.js';
import type { BoardInput } from '../../elements/board/keys.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { icon } from '../app/icons.js';
import { LatestRequest } from '../app/latest-request.js';
import { shared } from '../app/shared.styles.js';
import type { EngineClient } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { SolutionCheck } from '../engine/protocol.js';
import { BOXES, boxIn, sizeOf } from '../make-view/boxes.js';
import { makeWordsIn } from '../make-view/words.js';
import { act } from '../play/act.js';
import { clashing, type Play, playOf } from '../play/play.js';
import { PlayDrawing } from '../play-view/drawn.js';
import { keepFocus, padStyles, padWidth } from '../play-view/pad.js';
import type { Wording } from '../words/en.js';
import { entryWordsIn } from './words.js';

const own = css`
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-16);
  }

  sudoku-board {
    width: 100%;
    max-width: max(14rem, 100dvh - 24rem);
    margin-inline: auto;
  }

  .pad button {
    padding: 0;
    font-size: var(--text-20);
  }

  .check {
    min-height: 3rem;
  }

  @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
    section {
      grid-template-columns: min(100dvh - 6rem, 100vw - 24rem) minmax(0, 28rem);
      align-items: start;
    }

    sudoku-board {
      max-width: none;
    }
  }
`;

/**
 * A board for typing in a puzzle. It can be played if its digits have exactly one solution.
 *
 * @element sudoku-entry
 * @event sudoku-load - The puzzle is to be played: `detail.grid`.
 */
class SudokuEntry extends LitElement {
  static override styles = [shared, padStyles, own];
  static override properties = {
    words: { attribute: false },
    language: {},
    engine: { attribute: false },
    play: { state: true },
    selected: { state: true },
    solutionCheck: { state: true },
  };

  declare words: Wording;
  declare language: LanguageCode;
  declare engine: EngineClient;
  declare private play: Play;
  declare private selected: Selection;
  /** The number of solutions of the typed digits, once it is known. */
  declare private solutionCheck: SolutionCheck | undefined;
  private readonly request = new LatestRequest(this, () => this.words);
  private readonly drawing = new PlayDrawing();
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.selected = new Set([0]);
    this.play = emptyOn('3x3');
  }

  override render() {
    const { play, selected, words } = this;
    const own = entryWordsIn(this.language);
    const texts = makeWordsIn(this.language);
    const { geometry } = play;
    const drawn = this.drawing.of(play, undefined);
    return html`<section aria-label=${own.title}>
      <sudoku-board
        playable
        .position=${drawn.position}
        .selected=${selected}
        .clashing=${clashing(play)}
        .words=${words.elements}
        .label=${own.title}
        @sudoku-selection=${({ detail }: CustomEvent<{ cells: Selection }>) => this.choose(detail.cells)}
        @sudoku-input=${this.typed}
      ></sudoku-board>
      <div @mousedown=${keepFocus}>
        <h2>${own.title}</h2>
        <p>${own.how}</p>
        <label>${texts.size} <select @change=${this.resize}>${BOXES.map((box) => html`<option value=${box} ?selected=${box === '3x3'}>${texts.sizeWith(sizeOf(box), box)}</option>`)}</select></label>
        <p class="check" role="status">${this.checkText()}</p>
        <div class="pad ${padWidth(geometry.size)}">
          ${Array.from({ length: geometry.size }, (_, digit) => html`<button type="button" @click=${() => this.write(digit)}>${symbolOf(digit, geometry.size)}</button>`)}
          <button type="button" aria-label=${words.wipe} @click=${() => this.write(EMPTY)}>${icon('erase')}</button>
        </div>
        <div class="buttons">
          <button type="button" class="main" aria-disabled=${this.solutionCheck?.solutions === 'one' ? 'false' : 'true'} @click=${this.begin}>${own.play}</button>
          <button type="button" @click=${() => this.setPlay(emptyOn(boxOf(geometry)))}>${own.clear}</button>
        </div>
      </div>
    </section>`;
  }

  private checkText(): string {
    const own = entryWordsIn(this.language);
    if (this.play.values.every((value) => value === EMPTY)) return own.empty;
    if (clashing(this.play).size > 0) return own.clash;
    return this.request.error || (this.solutionCheck ? this.solutionsText(this.solutionCheck) : own.checking);
  }

  private solutionsText({ solutions, suspects }: SolutionCheck): string {
    const own = entryWordsIn(this.language);
    return suspects ? `${own[solutions]} ${own.without(suspects)}` : own[solutions];
  }

  private choose(cells: Selection): void {
    this.selected = cells;
  }

  private typed({ detail }: CustomEvent<BoardInput>): void {
    this.write(detail.kind === 'digit' ? detail.digit : EMPTY);
  }

  private write(digit: number): void {
    const cells = [...this.selected];
    if (digit === EMPTY) this.setPlay(act(this.play, { kind: 'wipe', cells }, { tidy: false }));
    else this.setPlay(act(this.play, { kind: 'write', cells, digit }, { tidy: false }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.waiting);
  }

  private resize(event: Event): void {
    this.selected = NONE;
    this.setPlay(emptyOn((event.target as HTMLSelectElement).value));
  }

  /** Shows a changed grid. Counts its solutions after a pause without a key. */
  private setPlay(play: Play): void {
    this.play = play;
    this.solutionCheck = undefined;
    this.request.stop();
    clearTimeout(this.waiting);
    if (play.values.some((value) => value !== EMPTY) && clashing(play).size === 0)
      this.waiting = setTimeout(() => this.check(), PAUSE);
  }

  private get grid() {
    return gridOf({ geometry: this.play.geometry, values: Int8Array.from(this.play.values) });
  }

  private async check(): Promise<void> {
    const { grid } = this;
    this.solutionCheck = await this.request.run((signal) => this.engine.ask('solution', { grid }, { signal }));
  }

  private begin(): void {
    if (this.solutionCheck?.solutions !== 'one') return;
    const detail = { grid: this.grid };
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }
}

/** Milliseconds without a key before the solutions are counted. */
const PAUSE = 200;

const boxOf = ({ boxRows, boxColumns }: Geometry): string => `${boxRows}x${boxColumns}`;

function emptyOn(box: string): Play {
  const geometry = Geometry.of(...boxIn(box));
  return playOf({ geometry, values: new Int8Array(geometry.cells).fill(EMPTY) });
}

define('sudoku-entry', SudokuEntry);
