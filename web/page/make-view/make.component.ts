import { html, LitElement } from 'lit';

/** @element sudoku-make */
export class SudokuMake extends LitElement {
  override render() {
    return html``;
  }
}
