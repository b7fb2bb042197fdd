import { html, LitElement } from 'lit';

/** @element sudoku-learn */
export class SudokuLearn extends LitElement {
  override render() {
    return html``;
  }
}
