/** The content of a book, and the options of its look: its typefaces too. */
import type { Numbers } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import type { Level } from '../../logic/step/strategy.js';
import type { Picture } from '../picture/shape.js';
import type { Share } from './frames.js';
import type { BookWords } from './words.js';

/** A puzzle of a book, with the details to print. */
export interface Page {
  readonly puzzle: Puzzle;
  /** The signs of a shared puzzle, as `sharedSigns` returns them. Default: those of its constraints. */
  readonly signs?: readonly Sign[];
  /** The title, beside the number. */
  readonly title?: string;
  /** The author, among the notes. */
  readonly author?: string;
  /** The rules in the setter's words, in place of ours. */
  readonly rules?: string;
  /** The digit of each cell. Without it, the puzzle is left out of the solutions. */
  readonly solution?: Numbers;
  /** Notes printed under the puzzle, as its level, score, rating and seed. Default: none. */
  readonly notes?: readonly string[];
  /** The level, for headings and stars. */
  readonly level?: Level;
  /** The address that opens the puzzle, to which its number links. */
  readonly link?: string;
  /** The address that opens the path to the solution, to which its number among the solutions links. */
  readonly solutionLink?: string;
}

/** The parts of a book. */
export interface BookOptions extends Share {
  /** The title, which adds a title page. */
  readonly title?: string;
  readonly subtitle?: string;
  /** True if the title page is a cover, with a grid and the numbers of puzzles. Default: false. */
  readonly cover?: boolean;
  /** True if puzzles are sorted by level, each level on pages under its name. Default: false. */
  readonly levels?: boolean;
  /** True if the level of a puzzle is shown in stars, one to five. Default: false. */
  readonly stars?: boolean;
  /** The number of the first puzzle. Default: 1. */
  readonly numberFrom?: number;
  /** The link of each puzzle to print as a QR code below it. Default: none. */
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
  /** A position in which the strategy is found, and the sentence of its step. */
  readonly example?: { readonly picture: Picture; readonly sentence: string };
}

/** A heading, a paragraph or a list item. */
export interface LessonPart {
  readonly kind: 'heading' | 'paragraph' | 'point';
  readonly text: string;
  /** The mark before a list item: its number, or a bullet. */
  readonly mark?: string;
}

/** The two faces of a book; the caller assigns their fonts. */
export const REGULAR = 'regular';
/** The name of the bold face. */
export const BOLD = 'bold';
/** A face of a font. */
export type Face = typeof REGULAR | typeof BOLD;

/** The font of each face: a file or its bytes, or one of the fonts that every PDF reader has. */
export type Pair = Readonly<Record<Face, string | Uint8Array>>;

/** The fonts of a book. */
export interface Faces extends Pair {
  /** Fonts for characters that these two lack, in the order in which they are searched. Default: none. */
  readonly others?: readonly Pair[];
}
