/** Registers <sudoku-settings>. */
import { define } from '../../elements/define.js';
import { SudokuSettings } from './settings.component.js';

define('sudoku-settings', SudokuSettings);
