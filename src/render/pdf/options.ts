/** What a book holds, and how it is to look. */
import type { Numbers } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Level } from '../../logic/step/strategy.js';
import type { Picture } from '../picture/shape.js';
import type { PerPage } from './frames.js';
import type { Paper } from './page.js';
import type { BookWords } from './words.js';

/** A puzzle of the book. */
export interface Page {
  readonly puzzle: Puzzle;
  /** The digit of each cell; without it, the puzzle is not among the solutions. */
  readonly solution?: Numbers;
  /** Notes printed under the puzzle: level, score, rating, seed. */
  readonly notes: readonly string[];
  /** The level, for headings and stars. */
  readonly level?: Level;
}

export interface BookOptions {
  readonly paper: Paper;
  /** Default: 4, and 1 for grids above 12×12. */
  readonly perPage?: PerPage;
  /** The title; adds a title page. */
  readonly title?: string;
  readonly subtitle?: string;
  /** True if the title page is a cover, with a grid and the numbers of puzzles. Default: false. */
  readonly cover?: boolean;
  /** True if puzzles are in order of their levels, each level on pages under its name. Default: false. */
  readonly levels?: boolean;
  /** True if the level of a puzzle is shown in stars, one to five. Default: false. */
  readonly stars?: boolean;
  /** Strategies to teach before the puzzles. Default: none. */
  readonly howTo?: readonly BookLesson[];
  /** True if candidates are printed. */
  readonly candidates: boolean;
  readonly solutions: boolean;
  readonly words: BookWords;
}

/** A strategy as a book teaches it. */
export interface BookLesson {
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** Steps by which a person finds the pattern. */
  readonly steps: readonly string[];
  /** A position in which it is found, with the sentence about it. */
  readonly example?: { readonly picture: Picture; readonly sentence: string };
}
