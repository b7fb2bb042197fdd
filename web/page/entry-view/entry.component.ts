import '../../elements/board/board.component.js';
import { html, LitElement, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { type Cell, EMPTY, Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { cellName } from '../../../src/render/index.js';
import type { BoardInput } from '../../elements/board/keys.js';
import type { Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import { icon } from '../app/icons.js';
import { LatestRequest } from '../app/latest-request.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { Misreading, SolutionCheck } from '../engine/protocol.js';
import { unreadText } from '../exchange/unread.js';
import { BOXES, boxIn, sizeOf } from '../make-view/boxes.js';
import { makeWordsIn } from '../make-view/words.js';
import { clashing, type Play, playOf } from '../play/play.js';
import { PlayDrawing } from '../play-view/drawn.js';
import { isInField } from '../play-view/keyboard.js';
import { keepFocus, padWidth } from '../play-view/pad.js';
import type { Wording } from '../words/en.js';
import { styles } from './entry.styles.js';
import { pastedPuzzle, valueCount } from './pasted.js';
import { type Stroke, strokeOf, typed, written } from './typing.js';
import { entryWordsIn } from './words.js';

/**
 * A board for typing in a puzzle, cell after cell, and a field to paste it into. It can be played if it has exactly one
 * solution. If it has not, the givens that may be misread are named.
 *
 * @element sudoku-entry
 * @event sudoku-load - The puzzle is to be played: `detail.play`.
 */
class SudokuEntry extends LitElement {
  static override styles = styles;

  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(ENGINE) engine!: EngineClient;
  @state() private play: Play = emptyOn('3x3');
  @state() private selected: Selection = new Set([0]);
  /** The number of solutions of the typed digits, once it is known. */
  @state() private solutionCheck: SolutionCheck | undefined;
  /** Givens that may be misread, once they are known. */
  @state() private misreadings: readonly Misreading[] = [];
  /** Sentences about the text that was pasted last. */
  @state() private notes: readonly string[] = [];
  private readonly request = new LatestRequest(this, () => this.words);
  private readonly drawing = new PlayDrawing();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** Cancels the reading of a text. */
  private reading: AbortController | undefined;
  private pasting: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('paste', this.pasted, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('paste', this.pasted, { capture: true });
    clearTimeout(this.waiting);
    clearTimeout(this.pasting);
    this.reading?.abort();
  }

  private get texts() {
    return entryWordsIn(this.language);
  }

  override render() {
    const { play, selected, words, texts } = this;
    const { geometry } = play;
    const drawn = this.drawing.of(play, undefined);
    return html`<section class="stack" aria-label=${texts.title}>
      <sudoku-board
        playable
        .position=${drawn.position}
        .selected=${selected}
        .clashing=${clashing(play)}
        .words=${words.elements}
        .label=${texts.title}
        @sudoku-selection=${({ detail }: CustomEvent<{ cells: Selection }>) => this.choose(detail.cells)}
        @sudoku-input=${this.typed}
        @keydown=${{ handleEvent: this.keyPressed, capture: true }}
      ></sudoku-board>
      <div @mousedown=${keepFocus}>
        <h2>${texts.title}</h2>
        <p>${texts.how}</p>
        <div class="check" role="status">${[this.checkText(), ...this.notes].map((text) => html`<p>${text}</p>`)}</div>
        <div class="pad ${padWidth(geometry.size)}">
          ${Array.from({ length: geometry.size }, (_, digit) => html`<button type="button" @click=${() => this.enter({ kind: 'digit', digit })}>${symbolOn(digit, geometry)}</button>`)}
          <button type="button" aria-label=${words.wipe} @click=${() => this.enter({ kind: 'back' })}>${icon('erase')}</button>
        </div>
        <div class="buttons">
          <button type="button" class="main" aria-disabled=${this.solutionCheck?.solutions === 'one' ? 'false' : 'true'} @click=${this.begin}>${texts.play}</button>
          <button type="button" @click=${this.clear}>${texts.clear}</button>
        </div>
        ${this.pasteField()} ${this.sizes()} ${this.doubts()}
      </div>
    </section>`;
  }

  private sizes() {
    const texts = makeWordsIn(this.language);
    const box = boxOf(this.play.geometry);
    return html`<label>${texts.size} <select @change=${this.resize}>${BOXES.map((each) => html`<option value=${each} ?selected=${each === box}>${texts.sizeWith(sizeOf(each), each)}</option>`)}</select></label>`;
  }

  private pasteField() {
    const { texts } = this;
    return html`<label class="paste">${texts.paste}<textarea rows="2" spellcheck="false" placeholder=${texts.pasteHint} @input=${this.pastedInField}></textarea></label>`;
  }

  private checkText(): string {
    const { texts, play, solutionCheck } = this;
    if (isBlank(play)) return texts.empty;
    if (!solutionCheck) return this.request.error || texts.checking;
    return solutionCheck.clash ? `${solutionCheck.clash}.` : texts[solutionCheck.solutions];
  }

  /** Renders the givens that may be misread, each with what would mend it. */
  private doubts() {
    const { misreadings, texts, play } = this;
    if (misreadings.length === 0) return nothing;
    const { geometry } = play;
    return html`<p>${texts.misread}</p>
      <ul class="bare misread">
        ${misreadings.map(({ cell, digit, instead, isSpare }) => {
          const [own, other] = [symbolOn(digit, geometry), symbolOn(instead, geometry)] as [string, string];
          const at = cellName(geometry, cell);
          return html`<li>
            ${isSpare ? texts.without(own, at, other) : texts.instead(own, at, other)}
            <div class="buttons">
              <button type="button" @click=${() => this.change(cell, instead)}>${texts.change(other)}</button>
              ${isSpare ? html`<button type="button" @click=${() => this.change(cell, EMPTY)}>${texts.takeOut(own)}</button>` : nothing}
            </div>
          </li>`;
        })}
      </ul>`;
  }

  private change(cell: Cell, digit: number): void {
    this.selected = new Set([cell]);
    this.setPlay(written(this.play, [cell], digit));
  }

  private choose(cells: Selection): void {
    this.selected = cells;
  }

  private typed({ detail }: CustomEvent<BoardInput>): void {
    this.enter(detail.kind === 'digit' ? { kind: 'digit', digit: detail.digit } : { kind: 'wipe' });
  }

  private readonly keyPressed = (event: KeyboardEvent): void => {
    const stroke = strokeOf(event);
    if (!stroke) return;
    event.preventDefault();
    event.stopPropagation();
    this.enter(stroke);
  };

  /** Enters a stroke, and goes on to the next cell if one cell is selected. */
  private enter(stroke: Stroke): void {
    const [cell, ...others] = this.selected;
    if (cell === undefined) return;
    if (others.length > 0) {
      this.setPlay(written(this.play, [...this.selected], stroke.kind === 'digit' ? stroke.digit : EMPTY));
      return;
    }
    const after = typed(this.play, cell, stroke);
    this.setPlay(after.play);
    this.moveTo(after.cell);
  }

  /** Selects a cell. The focus goes with it if it is on the board. */
  private moveTo(cell: Cell): void {
    const board = this.renderRoot.querySelector('sudoku-board')!;
    this.selected = new Set([cell]);
    if (this.shadowRoot!.activeElement === board) board.focusCell(cell, { preventScroll: true });
    else board.active = cell;
  }

  private resize(event: Event): void {
    this.begun(emptyOn((event.target as HTMLSelectElement).value));
  }

  private clear(): void {
    this.begun(emptyOn(boxOf(this.play.geometry)));
  }

  /** Shows a new grid, with the first cell selected. */
  private begun(play: Play): void {
    this.notes = [];
    this.setPlay(play);
    this.moveTo(0);
  }

  /** Reads a text that is pasted outside of the field, which otherwise would start a game. */
  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || isInField(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.fieldText = text;
    this.readText(text);
  };

  /** Reads the text of the field after a pause, because half a puzzle would be an error. */
  private pastedInField(): void {
    clearTimeout(this.pasting);
    this.pasting = setTimeout(() => this.readText(this.fieldText), PAUSE);
  }

  private get field(): HTMLTextAreaElement {
    return this.renderRoot.querySelector('textarea')!;
  }

  private get fieldText(): string {
    return this.field.value;
  }

  private set fieldText(text: string) {
    this.field.value = text;
  }

  /** Puts the puzzle of a text on the board. The field keeps what is not on the board. */
  private async readText(text: string): Promise<void> {
    this.notes = [];
    if (text.trim() === '') return;
    this.reading?.abort();
    const { signal } = (this.reading = new AbortController());
    const read = await this.engine.ask('read', { text }, { signal }).catch(() => undefined);
    if (signal.aborted || text !== this.fieldText) return;
    const pasted = pastedPuzzle(text, read, this.language, this.words.elements.pictures);
    if (!pasted) {
      const [first] = read?.unread ?? [];
      this.notes = [first ? unreadText(first, this.language) : this.words.nothingRead];
      return;
    }
    this.begun(pasted.play);
    this.notes = pasted.notes;
    this.fieldText = pasted.rest;
    if (pasted.unread.length > 0) this.selected = new Set(pasted.unread);
  }

  /** Shows a changed grid. Counts its solutions after a pause without a key. */
  private setPlay(play: Play): void {
    this.play = play;
    this.solutionCheck = undefined;
    this.misreadings = [];
    this.request.stop();
    clearTimeout(this.waiting);
    if (!isBlank(play)) this.waiting = setTimeout(() => this.check(), PAUSE);
  }

  /** The puzzle that is typed: all its digits are given. */
  private get puzzle() {
    return { geometry: this.play.geometry, values: Int8Array.from(this.play.values) };
  }

  private async check(): Promise<void> {
    const grid = plainGridOf(this.puzzle);
    this.solutionCheck = await this.request.run((signal) => this.engine.ask('solution', { grid }, { signal }));
    if (!this.solutionCheck || this.solutionCheck.solutions === 'one') return;
    if (valueCount(this.play) < FEW) return;
    this.misreadings = (await this.request.run((signal) => this.engine.ask('misread', { grid }, { signal }))) ?? [];
  }

  private begin(): void {
    if (this.solutionCheck?.solutions !== 'one') return;
    const detail = { play: playOf(this.puzzle) };
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }
}

/** Milliseconds without a key before the solutions are counted. */
const PAUSE = 200;
/** With fewer digits more are yet to come, so none is doubted. */
const FEW = 17;

/** True if a grid has no digits and no rules that could replace them. */
const isBlank = (play: Play): boolean => play.geometry.isPlain && valueCount(play) === 0;

const boxOf = ({ boxRows, boxColumns }: Geometry): string => `${boxRows}x${boxColumns}`;

function emptyOn(box: string): Play {
  const geometry = Geometry.of(...boxIn(box));
  return playOf({ geometry, values: new Int8Array(geometry.cells).fill(EMPTY) });
}

define('sudoku-entry', SudokuEntry);
