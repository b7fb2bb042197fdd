/** Registers <sudoku-make>. */
import { define } from '../../elements/define.js';
import { SudokuMake } from './make.component.js';

define('sudoku-make', SudokuMake);
