import '../play-view/difficulty.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { ruledLine } from '../../../src/formats/index.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import { isPrintKey } from '../app/print-requests.js';
import { levelName } from '../app/rating.js';
import type { About, MadeGrid } from '../engine/protocol.js';
import { puzzleIn } from '../engine/with-rules.js';
import { save } from '../exchange/file.js';
import { svgText } from '../exchange/picture.js';
import type { Printed } from '../exchange/printed.js';
import { playOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { styles } from './made.styles.js';
import { makeWordsIn } from './words.js';

/**
 * The list of created puzzles, each with a drawing, the latest one first. They can be played one by one, and printed or
 * exported all together.
 *
 * @element sudoku-made
 * @event sudoku-load - A puzzle is to be played: `detail.play`, `detail.about`.
 * @event sudoku-replace - The list is to be cleared, or brought back: `detail.made`, which is empty or what was thrown
 *   away.
 * @event sudoku-print - All puzzles are to be printed: `detail.puzzles`.
 */
export class SudokuMade extends LitElement {
  static override styles = styles;

  @property({ attribute: false }) made!: readonly MadeGrid[];
  @given(LANGUAGE) language!: LanguageCode;
  @given(WORDS) words!: Wording;
  /** The puzzles thrown away last, which the player can bring back. */
  @state() private thrown: readonly MadeGrid[] = [];
  /** True until the list is replaced, which takes until the browser has stored it. */
  private isReplacing = false;
  /** The drawings, cached by puzzle. */
  private readonly drawings = new WeakMap<MadeGrid, string>();

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.keyPressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.keyPressed);
  }

  private readonly keyPressed = (event: KeyboardEvent): void => {
    if (!isPrintKey(event) || this.made.length === 0) return;
    event.preventDefault();
    this.printAll();
  };

  override render() {
    const { texts, made } = this;
    if (made.length === 0)
      return html`<p class="quiet">${texts.noneMade}</p>
        ${this.thrown.length > 0 ? html`<div class="buttons"><button type="button" @click=${this.bringBack}>${texts.bringBack}</button></div>` : nothing}`;
    return html`
      <h2>${texts.made}</h2>
      <div class="buttons off-paper">
        <button type="button" @click=${this.printAll}>${texts.printAll}</button>
        <button type="button" @click=${this.export}>${texts.exportAll}</button>
        <button type="button" class="plain" @click=${this.emptyList}>${texts.emptyList}</button>
      </div>
      <ol class="bare" reversed aria-label=${texts.made}>
        ${made.map((each, index) => this.card(each, index + 1)).reverse()}
      </ol>
    `;
  }

  private get texts() {
    return makeWordsIn(this.language);
  }

  /** Renders a card. A press on it anywhere plays the puzzle, but for the level, which opens its figures. */
  private card(each: MadeGrid, number: number) {
    const { words, texts } = this;
    const { seed, clues } = each.made;
    const about = aboutOf(each);
    const { level } = about;
    const [rows, columns] = each.grid.box;
    const more = [[`${texts.seed} ${seed}`, texts.seedTip]];
    return html`<li class=${rows * columns > LARGEST_OF_SIX ? 'card large' : 'card'}>
      <img src=${this.drawingOf(each)} alt="" />
      <p>
        <span class="quiet">${number}.</span>
        <sudoku-difficulty .about=${about} .more=${more}>${level ? levelName(level, words) : texts.figures}</sudoku-difficulty>
        <small>${texts.cluesOf(clues)}</small>
      </p>
      <button type="button" aria-label=${texts.playNumber(words.areas.play, number)} @click=${() => this.play(each)}>${words.areas.play}</button>
    </li>`;
  }

  /** Scrolls to the latest puzzle, if it is out of view. */
  showLatest(): void {
    this.renderRoot.querySelector('li')?.scrollIntoView({ block: 'nearest' });
  }

  private drawingOf(each: MadeGrid): string {
    const drawing =
      this.drawings.get(each) ??
      `data:image/svg+xml,${encodeURIComponent(svgText(playOf(puzzleIn(each.grid)), '', { theme: 'auto', labels: false }))}`;
    this.drawings.set(each, drawing);
    return drawing;
  }

  private play(each: MadeGrid): void {
    const detail = { play: playOf(puzzleIn(each.grid)), about: aboutOf(each) };
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }

  /** Opens the sheet for paper with all puzzles. */
  private readonly printAll = (): void => {
    const puzzles = this.made.map(({ grid, solution, made: { hodoku, full } }): Printed => {
      const level = (hodoku ?? full)?.level;
      return { puzzle: puzzleIn(grid), solution, ...(level && { level }) };
    });
    this.dispatchEvent(new CustomEvent('sudoku-print', { detail: { puzzles }, bubbles: true, composed: true }));
  };

  private readonly export = (): void => {
    const lines = this.made.map(({ grid }) => `${ruledLine(puzzleIn(grid))}\n`);
    save(new Blob(lines, { type: 'text/plain' }), 'sudoku.txt');
  };

  private readonly emptyList = (): void => {
    this.thrown = this.made;
    this.replace([]);
  };

  private readonly bringBack = (): void => {
    this.replace(this.thrown);
  };

  private replace(made: readonly MadeGrid[]): void {
    if (this.isReplacing) return;
    this.isReplacing = true;
    this.dispatchEvent(new CustomEvent('sudoku-replace', { detail: { made } }));
  }

  /** Moves the focus when the list is replaced, because the button that was pressed is removed. */
  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('made') || !this.isReplacing) return;
    this.isReplacing = false;
    this.renderRoot.querySelector('button')?.focus();
  }
}

const aboutOf = ({ made: { hodoku, full, se } }: MadeGrid): About => ({
  ...full,
  ...hodoku,
  ...(se && { rating: se.er }),
});

/** The largest size that is readable with six puzzles on a page. */
const LARGEST_OF_SIX = 9;

define('sudoku-made', SudokuMade);
