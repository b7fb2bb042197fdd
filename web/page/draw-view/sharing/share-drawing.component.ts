import '../../exchange/share.component.js';
import { html, LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import type { Geometry } from '../../../../src/core/index.js';
import { define } from '../../../elements/define.js';
import { isPrintKey } from '../../app/print-requests.js';
import { shared } from '../../app/shared.styles.js';
import { puzzleOn } from '../../engine/grid.js';
import type { ReadGrid } from '../../engine/protocol.js';
import type { SudokuShare } from '../../exchange/share.component.js';
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

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.pressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.pressed);
  }

  /** Opens the sheet for paper, where the browser would print the editor. */
  private readonly pressed = (event: KeyboardEvent): void => {
    if (!isPrintKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    this.print();
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
    const { grid, about } = this.drawing;
    const { title, author, rules, signs } = about;
    const said = Object.entries({ title, author, rules, signs }).filter(([, each]) => each !== undefined);
    const puzzles = [{ puzzle: puzzleOn(this.geometry, { values: grid.values }), ...Object.fromEntries(said) }];
    this.dispatchEvent(new CustomEvent('sudoku-print', { detail: { puzzles }, bubbles: true, composed: true }));
  }
}

define('sudoku-share-drawing', SudokuShareDrawing);
