/** Registers <sudoku-walkthrough>, and the board that it shows. */
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
