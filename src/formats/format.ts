/** The interface of a format: a way to read a puzzle and to write it. */
import { frozen } from '../core/frozen.js';
import { Geometry, LARGEST_SIZE } from '../core/geometry.js';
import { excerpt } from '../core/printable.js';
import type { Puzzle } from '../core/puzzle.js';
import type { SharedDrawing } from './drawn/drawing.js';
import { Misread } from './misread.js';
import type { Alphabet } from './symbols.js';

/** The names of our formats. */
export const FORMATS = frozen(['line', 'rows', 'framed', 'bars', 'pencilmarks', 'library', 'sukaku', 'clipboard']);
/** The name of a format. */
export type FormatName = (typeof FORMATS)[number];

/** True if a format writes a puzzle in one line. */
export const isOneLine = (format: FormatName): boolean =>
  format === 'line' || format === 'library' || format === 'sukaku';

/** Details about a puzzle that files carry beside its grid. */
export const DETAILS = frozen(['title', 'author', 'description', 'comment', 'date', 'source', 'difficulty', 'url']);
/** Details of a puzzle that a text states. */
export type Metadata = { readonly [Detail in (typeof DETAILS)[number]]?: string };

/**
 * A part that a puzzle may have beside its values: eliminated candidates, open cells whose one candidate no other cell
 * can take, placed values, boxes of an unusual shape, boxes that are single rows or columns, which no drawing tells from a
 * table, rules of a variant, and details such as its title.
 */
export type Part = 'candidates' | 'singles' | 'givens' | 'boxes' | 'rowBoxes' | 'rules' | keyof Metadata;

/** Parts without which a puzzle would be another. */
export const PUZZLE_PARTS: readonly Part[] = frozen(['candidates', 'singles', 'givens', 'boxes', 'rowBoxes', 'rules']);

/** The texts in which a format takes an open cell with one candidate for a value: all, or those with candidates alone. */
export type Settles = 'always' | 'candidates';

/** A puzzle that was read, and how it was written. */
export interface Reading {
  readonly puzzle: Puzzle;
  readonly format: FormatName;
  /** The name of another program's format, if the text was in one. */
  readonly exchange?: string;
  readonly alphabet: Alphabet;
  /** Details that the text gives about the puzzle. */
  readonly metadata?: Metadata;
  /** A note for the user, if the text could also be read in another way. */
  readonly remark?: string;
  /** Another puzzle in the same line, which is not read. */
  readonly another?: string;
  /** What was read of a setter's words, if the text has them or draws its rules. */
  readonly rules?: ReadRules;
  /** What the text draws, if its format draws its rules. */
  readonly drawing?: SharedDrawing;
  /** Details in JSON by names that we do not know: numbers, texts and flags, as `id`. */
  readonly kept?: Kept;
}

/** A constraint that a sentence states. */
export interface RuleSaid {
  /** The id of the constraint. */
  readonly constraint: string;
  /** The number of its clues, if they have the same one. */
  readonly value?: number;
  /** How many clues; left out for a rule of the whole grid. */
  readonly clues?: number;
}

/** What was read of a setter's words and drawings. */
export interface ReadRules {
  /** Each sentence with what it says; none for one that states nothing beyond the usual rules. */
  readonly told: readonly {
    /** The sentence; empty for drawings whose look alone says what they are. */
    readonly sentence: string;
    readonly says: readonly RuleSaid[];
  }[];
  /** The sentences and drawings that were left out, since they are not understood. */
  readonly ignored?: readonly string[];
  /** True if the words fit the drawing in several ways and the stated solution decided. */
  readonly isSettledBySolution?: true;
}

/** Details in JSON under names that we do not know. */
export type Kept = Readonly<Record<string, number | string | boolean>>;

/** Returns the remark on rules that were left out, since they are not understood. */
export const leftOutRemark = (left: readonly string[]): string =>
  `rules left out: ${left.map((each) => excerpt(each)).join('; ')}`;

/** Adds the rules that a setter's words state to a puzzle that was read. Returns undefined if they are not understood. */
export type WordsReader = (reading: Reading, words: string) => Reading | undefined;

/** Adds a remark to those of a reading. */
export const withRemark = (reading: Reading, remark: string | undefined): Reading =>
  remark === undefined
    ? reading
    : { ...reading, remark: reading.remark === undefined ? remark : `${reading.remark}; ${remark}` };

/** A format: how it is read and written, and what it can hold. */
export interface Format {
  readonly name: FormatName;
  /** The parts of a puzzle that survive writing and reading back. */
  readonly holds: readonly Part[];
  readonly settles?: Settles;
  /** The names of rules that it does not hold though it holds others. */
  readonly lacks?: readonly string[];
  /**
   * Reads the text of one puzzle; `shape` is the grid expected. Throws a Misread. Absent if the format is only written.
   */
  parse?(text: string, shape?: Geometry): Reading;
  /** Writes a puzzle without a last line end; in the usual symbols of its size if no alphabet is given. */
  format(puzzle: Puzzle, alphabet?: Alphabet): string;
}

export type Parse = NonNullable<Format['parse']>;

/** Returns the usual shape of a size; undefined if its boxes can only be single rows. */
export const usualShape = (size: number): Geometry | undefined => {
  if (size > LARGEST_SIZE) return undefined;
  const shape = Geometry.ofSize(size);
  return shape.boxRows > 1 || size === 1 ? shape : undefined;
};

/** True if a grid has boxes other than the usual ones of its size. */
export const hasUnusualBoxes = ({ size, tiling, boxRows }: Geometry): boolean =>
  tiling === 'boxes' && boxRows !== Geometry.ofSize(size).boxRows;

/** The most characters of a puzzle. Candidates of the largest size take fewer in any format. */
export const LONGEST_TEXT = 1 << 17;

/** Advice for a size that has no usual shape, to follow the word size. `box` states the shape of its boxes. */
export const singleRowsOnly = (size: number, box = `--box 1x${size}`): string =>
  `${size} has only single rows as boxes: to use them, add ${box}`;

/** The shape of boxes that are single rows, as the command and as the library take it. */
export const rowBoxes = (size: number): string => `--box 1x${size} (in the library: box: [1, ${size}])`;

/** Throws a Misread if a size is larger than any grid. */
export function checkSize(size: number): void {
  if (size > LARGEST_SIZE) throw new Misread(`a grid of size ${size} is too large: sizes go up to ${LARGEST_SIZE}`);
}

/** The reason why one symbol is a puzzle only where its size is expected: prose and lists are full of such. */
const TOO_SMALL = 'one symbol alone is not a puzzle: a line has N² symbols, a grid N rows of N';

/** Throws a Misread if a text states its own boxes and others are expected. */
export function checkBoxes(stated: Geometry, expected?: Geometry): void {
  if (expected?.tiling !== 'boxes') return;
  shapeFor(stated.size, expected);
  if (expected.boxRows === stated.boxRows) return;
  throw new Misread(
    `this grid has boxes of ${stated.boxRows}x${stated.boxColumns}, but ${expected.boxRows}x${expected.boxColumns} are expected`,
  );
}

/**
 * Returns the shape of a grid of a size. Throws a Misread if another size is expected, or if the size has no usual
 * shape.
 */
export function shapeFor(size: number, expected?: Geometry): Geometry {
  if (expected?.size === size) return expected;
  if (size === 1 && !expected) throw new Misread(TOO_SMALL);
  if (expected)
    throw new Misread(
      `this grid has size ${size}, but ${expected.size} is expected (boxes of ${expected.boxRows}x${expected.boxColumns})`,
    );
  checkSize(size);
  const shape = usualShape(size);
  if (!shape) throw new Misread(`size ${singleRowsOnly(size, rowBoxes(size))}`);
  return shape;
}
