/** Registers <sudoku-path>. */
import { define } from '../../elements/define.js';
import { SudokuPath } from './path.component.js';

define('sudoku-path', SudokuPath);
