/** Registers <sudoku-path>, and what it is made of. */
import '../../elements/walkthrough/walkthrough.js';
import { define } from '../../elements/define.js';
import { SudokuPath } from './path.component.js';
import { SudokuSteps } from './steps.component.js';

define('sudoku-steps', SudokuSteps);
define('sudoku-path', SudokuPath);
