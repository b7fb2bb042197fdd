/** Registers <sudoku-learn>. */
import { define } from '../../elements/define.js';
import { SudokuLearn } from './learn.component.js';

define('sudoku-learn', SudokuLearn);
