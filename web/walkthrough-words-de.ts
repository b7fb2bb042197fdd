/** German words for the page of a walkthrough, whose script runs first. */
import { GERMAN_WORDS } from './elements/german.js';
import type { SudokuWalkthrough } from './elements/walkthrough/walkthrough.component.js';

document.querySelector<SudokuWalkthrough>('sudoku-walkthrough')!.words = GERMAN_WORDS;
