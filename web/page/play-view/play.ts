/** Registers <sudoku-play>. */
import '../../elements/board/board.js';
import '../app/menu.component.js';
import { define } from '../../elements/define.js';
import { SudokuPlay } from './play.component.js';

define('sudoku-play', SudokuPlay);
