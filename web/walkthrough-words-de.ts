/** German words for the page of a walkthrough, which its script comes before. */
import { GERMAN_WORDS } from './elements/german.js';
import type { SudokuWalkthrough } from './elements/walkthrough/walkthrough.js';

document.querySelector<SudokuWalkthrough>('sudoku-walkthrough')!.words = GERMAN_WORDS;
