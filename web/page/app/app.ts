/** Registers <sudoku-app>, and what stands on it at once. */
import '../exchange/exchange.js';
import '../play-view/play.js';
import '../settings/settings.js';
import { define } from '../../elements/define.js';
import { SudokuApp } from './app.component.js';

define('sudoku-app', SudokuApp);
