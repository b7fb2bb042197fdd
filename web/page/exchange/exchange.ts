/** Registers <sudoku-exchange>. */
import { define } from '../../elements/define.js';
import { SudokuExchange } from './exchange.component.js';

define('sudoku-exchange', SudokuExchange);
