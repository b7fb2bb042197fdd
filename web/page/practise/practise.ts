/** Registers <sudoku-practise>. */
import { define } from '../../elements/define.js';
import { SudokuPractise } from './practise.component.js';

define('sudoku-practise', SudokuPractise);
