/** Registers <sudoku-exchange> and <sudoku-share>. */
import { define } from '../../elements/define.js';
import { SudokuExchange } from './exchange.component.js';
import { SudokuShare } from './share.component.js';

define('sudoku-exchange', SudokuExchange);
define('sudoku-share', SudokuShare);
