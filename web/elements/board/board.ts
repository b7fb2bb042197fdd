/** Registers <sudoku-board>. */
import { define } from '../define.js';
import { SudokuBoard } from './board.component.js';

define('sudoku-board', SudokuBoard);

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-board': SudokuBoard;
  }
}

export { SudokuBoard };
