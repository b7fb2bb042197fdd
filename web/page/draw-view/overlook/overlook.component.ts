import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../../src/face/index.js';
import { define } from '../../../elements/define.js';
import { given, LANGUAGE } from '../../app/context.js';
import { errorText } from '../../app/latest-request.js';
import { levelName } from '../../app/rating.js';
import type { OwnedEngine } from '../../engine/engine.js';
import { createOverlookEngine } from '../../engine/overlook-engine.js';
import type { FaultView } from '../../engine/overlook-view.js';
import type { ReadGrid } from '../../engine/protocol.js';
import type { Wording } from '../../words/en.js';
import { type DrawingAnswer, DrawingAnswers } from './answers.js';
import { type BoardMarks, marksOf } from './board-marks.js';
import { styles } from './overlook.styles.js';
import { SpareParts } from './spare-parts.js';
import { countText, differenceTexts, leftOutText, levelTexts, verdictText } from './told.js';
import { type OverlookWords, overlookWordsIn } from './words.js';

/** Milliseconds for which the board keeps the marks of an older drawing, so that they do not flicker. */
const KEEP_MARKS = 200;

/**
 * What follows from a drawing: the number of its solutions, what contradicts, the level of the path, and what is not
 * needed. A change of the drawing cancels what is asked about it.
 *
 * @element sudoku-overlook
 * @event overlook - The board is to show other marks: `detail` has `candidates`, `tinted` cells and the indices of
 *   `contradicting` clues.
 */
export class SudokuOverlook extends LitElement {
  static override styles = styles;

  /** The drawing, as a puzzle with what is said of it. */
  @property({ attribute: false }) drawing!: Pick<ReadGrid, 'grid' | 'about'>;
  /** The number of clues that state nothing, and that of rules of the whole grid that it cannot have. */
  @property({ attribute: false }) unstated = 0;
  @property({ attribute: false }) unfit = 0;
  /** True if regions do not have as many cells as there are digits. */
  @property({ attribute: false }) hasUneven = false;
  @property({ attribute: false }) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @state() private wanted = { candidates: false, differing: true };
  /** True if all is shown on a small screen, where the keys of the board come first. */
  @state() private isOpen = false;
  private engine: OwnedEngine | undefined;
  private answers: DrawingAnswers | undefined;
  private spare: SpareParts | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The marks that the board was told to show, as text; empty once the drawing has changed, since it may show none then. */
  private marks = '';

  override connectedCallback(): void {
    super.connectedCallback();
    const onChange = (): void => this.requestUpdate();
    this.engine = createOverlookEngine(() => this.language);
    this.answers = new DrawingAnswers(this.engine, onChange);
    this.spare = new SpareParts(this.engine, onChange);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.engine?.end();
    this.engine = undefined;
    this.answers = undefined;
    this.spare = undefined;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!this.answers || !this.drawing) return;
    if (changed.has('drawing') || !this.answers.shown) {
      // The board shows no marks after a change, even if that is of the title alone.
      this.marks = '';
      if (this.answers.ask(this.drawing.grid)) this.spare?.forget();
    }
  }

  override updated(): void {
    const answers = this.answers;
    if (!answers) return;
    clearTimeout(this.timer);
    if (answers.isOlder) this.timer = setTimeout(() => this.mark({}), KEEP_MARKS);
    else if (answers.shown) this.mark(marksOf(answers.shown, this.wanted));
  }

  /** Tells the board what to show, if that is something else. */
  private mark(marks: BoardMarks): void {
    const text = JSON.stringify(marks);
    if (text === this.marks) return;
    this.marks = text;
    this.dispatchEvent(new CustomEvent('overlook', { detail: marks, bubbles: true, composed: true }));
  }

  override render() {
    const texts = overlookWordsIn(this.language);
    const { answers, drawing } = this;
    if (!answers || !drawing) return nothing;
    const answer: DrawingAnswer = answers.shown ?? { grid: drawing.grid };
    const { notUnderstood = [], leftOut = [] } = drawing.about;
    const verdict = answers.isOlder ? '' : verdictText(answer, texts);
    return html`<section aria-label=${texts.title}>
      <p class="unseen" role="status">${verdict}</p>
      <div class="head">
        <p class=${answers.isOlder ? 'count older' : 'count'}>${this.countOf(answer, texts)}</p>
          <p class="unfinished">${leftOutText(this, texts)}</p>
        <button type="button" class="plain" aria-label=${texts.details} aria-expanded=${this.isOpen ? 'true' : 'false'} @click=${this.toggle}>${this.isOpen ? '▴' : '▾'}</button>
      </div>
      <div class=${this.isOpen ? 'rest open' : 'rest'}>
      <div class="details" tabindex="0" role="group" aria-label=${texts.details}>
        ${answers.isOlder ? html`<p class="quiet">${texts.older}</p>` : nothing}
        <div class=${answers.isOlder ? 'older' : ''}>
          ${this.moreTexts(answer, texts).map((text) => html`<p>${text}</p>`)}
          ${answer.fault ? faultPanel(answer.fault, texts) : nothing}
          ${answer.isCut ? html`<p class="quiet">${texts.cut}</p>` : nothing}
        </div>
        ${notUnderstood.length + leftOut.length > 0 ? html`<p class="quiet">${texts.notUnderstood}</p>` : nothing}
        ${this.sparePanel(answer, texts)}
      </div>
      <div class="choices">
        ${this.choice('candidates', texts.showCandidates)} ${this.choice('differing', texts.showDiffering)}
      </div>
      </div>
    </section>`;
  }

  /** Says how many solutions there are, and if that is about an older drawing. */
  private countOf(answer: DrawingAnswer, texts: OverlookWords): string {
    const count = countText(answer, texts, this.language);
    return this.answers?.isOlder && count !== '' ? texts.before(count) : count;
  }

  private toggle(): void {
    this.isOpen = !this.isOpen;
  }

  private moreTexts(answer: DrawingAnswer, texts: OverlookWords): readonly string[] {
    if (answer.error !== undefined) return [errorText(answer.error, this.words)];
    return [
      differenceTexts(answer, texts).join(' '),
      levelTexts(answer, texts, (level) => levelName(level, this.words)).join(' '),
    ].filter(Boolean);
  }

  private choice(name: keyof SudokuOverlook['wanted'], label: string) {
    const choose = ({ target }: Event): void => {
      this.wanted = { ...this.wanted, [name]: (target as HTMLInputElement).checked };
    };
    return html`<label><input type="checkbox" .checked=${this.wanted[name]} @change=${choose} />${label}</label>`;
  }

  /** Says how far the search for what is not needed has come. */
  private spareText({ found = [], left, isCut, error }: SpareParts, texts: OverlookWords): string {
    if (error !== undefined) return errorText(error, this.words);
    if (isCut) return texts.spareCut;
    if (left === undefined) return texts.tryingFirst;
    return left > 0 ? texts.trying(left) : found.length === 0 ? texts.noneSpare : '';
  }

  /** Renders what is not needed of a drawing with one solution, once it is asked for. */
  private sparePanel({ solutions, grid }: DrawingAnswer, texts: OverlookWords) {
    const { answers, spare } = this;
    if (!spare || answers?.isOlder || !(solutions?.isAll && solutions.count === 1)) return nothing;
    const { found } = spare;
    if (!found) return html`<button type="button" @click=${() => spare.ask(grid)}>${texts.askSpare}</button>`;
    return html`
      ${found.length > 0 ? html`<p>${texts.spare}</p><ul>${found.map(({ name }) => html`<li>${name}</li>`)}</ul>` : nothing}
      <p class="quiet" role="status">${this.spareText(spare, texts)}</p>
    `;
  }
}

/** Renders the parts of a drawing that cannot be met together. */
function faultPanel({ parts, isLeast, clash }: FaultView, texts: OverlookWords) {
  if (parts.length === 0) return html`<div class="fault"><p>${texts.tiles}</p></div>`;
  return html`<div class="fault">
    ${clash ? html`<p>${clash}</p>` : nothing}
    <p>${isLeast ? texts.together : texts.among}</p>
    <ul>${parts.map(({ name }) => html`<li>${name}</li>`)}</ul>
  </div>`;
}

define('sudoku-overlook', SudokuOverlook);
