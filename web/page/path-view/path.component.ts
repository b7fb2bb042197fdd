import { html, LitElement } from 'lit';

/** @element sudoku-path */
export class SudokuPath extends LitElement {
  override render() {
    return html``;
  }
}
