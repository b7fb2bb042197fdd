/** What a book holds, and how it is to look. */
import type { Numbers } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Level } from '../../logic/step/strategy.js';
import type { Picture } from '../picture/shape.js';
import type { Share } from './frames.js';
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
  /** The address that opens the puzzle. Its number links to it. */
  readonly link?: string;
  /** The address that opens the way to its solution. The number among the solutions links to it. */
  readonly solutionLink?: string;
}

export interface BookOptions extends Share {
  /** The title; adds a title page. */
  readonly title?: string;
  readonly subtitle?: string;
  /** True if the title page is a cover, with a grid and the numbers of puzzles. Default: false. */
  readonly cover?: boolean;
  /** True if puzzles are in order of their levels, each level on pages under its name. Default: false. */
  readonly levels?: boolean;
  /** True if the level of a puzzle is shown in stars, one to five. Default: false. */
  readonly stars?: boolean;
  /** The number of the first puzzle. Default: 1. */
  readonly numberFrom?: number;
  /** The link of each puzzle that is printed as a QR code below it. Default: none. */
  readonly qr?: 'link' | 'solutionLink';
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
  readonly text: readonly LessonPart[];
  /** A position in which it is found, with the sentence about it. */
  readonly example?: { readonly picture: Picture; readonly sentence: string };
}

/** A heading, a paragraph, or a point of a list. */
export interface LessonPart {
  readonly kind: 'heading' | 'paragraph' | 'point';
  readonly text: string;
  /** What stands before a point: its number, or a bullet. */
  readonly mark?: string;
}
