/** Registers <sudoku-walkthrough>, and <sudoku-board>, which it contains. */
import '../board/board.js';
import { define } from '../define.js';
import { SudokuWalkthrough } from './walkthrough.component.js';

define('sudoku-walkthrough', SudokuWalkthrough);

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-walkthrough': SudokuWalkthrough;
  }
}

export { SudokuWalkthrough };
