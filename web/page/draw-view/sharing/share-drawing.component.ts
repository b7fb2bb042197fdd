import '../../exchange/share.component.js';
import { html, LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { Geometry } from '../../../../src/core/index.js';
import type { LanguageCode } from '../../../../src/face/index.js';
import { define } from '../../../elements/define.js';
import { given, LANGUAGE } from '../../app/context.js';
import { isPrintKey } from '../../app/print-requests.js';
import { shared } from '../../app/shared.styles.js';
import { puzzleOn } from '../../engine/grid.js';
import type { ReadGrid } from '../../engine/protocol.js';
import { type Printed, sheetsOf } from '../../exchange/printed.js';
import type { SudokuShare } from '../../exchange/share.component.js';
import { putSheets } from '../../exchange/sheets.component.js';
import { playOf } from '../../play/play.js';
import type { Wording } from '../../words/en.js';

/**
 * The button that shares a drawing, by a link, as a text, a picture or on paper, as a puzzle that is played.
 *
 * @element sudoku-share-drawing
 * @event sudoku-print - The drawing is to be printed: `detail.puzzles`.
 */
export class SudokuShareDrawing extends LitElement {
  static override styles = shared;

  /** The drawing as a puzzle, and its shape with its rules. */
  @property({ attribute: false }) drawing!: Pick<ReadGrid, 'grid' | 'about'>;
  @property({ attribute: false }) geometry!: Geometry;
  /** The clues that state nothing, each with the reason. */
  @property({ attribute: false }) unshared: readonly string[] = [];
  @property({ attribute: false }) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.pressed);
    addEventListener('beforeprint', this.putOnPaper);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
    removeEventListener('beforeprint', this.putOnPaper);
  }

  /** Opens the sheet for paper, where the browser would print the editor. */
  private readonly pressed = (event: KeyboardEvent): void => {
    if (!isPrintKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    this.print();
  };

  /** Gives the menu of the browser the puzzle to print in place of the editor, unless the sheet for paper prints. */
  private readonly putOnPaper = (): void => {
    if (document.querySelector('sudoku-sheets')) return;
    putSheets(sheetsOf([this.printed], { perSheet: 1, solutions: false }), this.words, this.language);
  };

  override render() {
    const { grid, about } = this.drawing;
    const game = { play: playOf(puzzleOn(this.geometry, { values: grid.values })), about };
    return html`
      <button type="button" @click=${this.open}>${this.words.share}</button>
      <sudoku-share .game=${game} .unshared=${this.unshared} .isDrawing=${true} .query=${new URLSearchParams()} @sudoku-print=${this.asked}></sudoku-share>
    `;
  }

  private open(): void {
    this.renderRoot.querySelector<SudokuShare>('sudoku-share')?.show();
  }

  /** Prints the drawing, where the sheet asks for the game. */
  private asked(event: CustomEvent): void {
    if (event.detail) return;
    event.stopPropagation();
    this.print();
  }

  private print(): void {
    const detail = { puzzles: [this.printed] };
    this.dispatchEvent(new CustomEvent('sudoku-print', { detail, bubbles: true, composed: true }));
  }

  /** The drawing as a solver gets it. */
  private get printed(): Printed {
    const { grid, about } = this.drawing;
    const { title, author, rules, signs } = about;
    const said = Object.entries({ title, author, rules, signs }).filter(([, each]) => each !== undefined);
    const puzzle = puzzleOn(this.geometry, { values: grid.values });
    return { puzzle, isDrawing: true, ...Object.fromEntries(said) };
  }
}

define('sudoku-share-drawing', SudokuShareDrawing);
