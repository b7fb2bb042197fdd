/** How the files of other programs hold a constraint. */

/** How f-puzzles and SudokuPad, which reads its links, write a constraint. */
export type FPuzzlesKey =
  /** A rule of the whole grid. */
  | { readonly flag: string }
  /** A word on the list of the rules for neighbours without a mark. */
  | { readonly negative: string }
  /** Marked cells. In older files a cell itself has the mark. */
  | { readonly marks: string }
  | ClueKey;

/**
 * The key of a list of clues, each with its cells and with the number that the constraint takes. A clue outside the grid
 * has its place instead of cells.
 */
export interface ClueKey {
  readonly clues: string;
  /** The names of the lists of cells of a clue; `cells` if left out. */
  readonly lists?: readonly string[];
  /**
   * Where a clue has its cells in lines. Each line is a clue, or the lines are the lists of one, or they lead from its
   * `cells`, the first list, and begin with one of these.
   */
  readonly lines?: 'clues' | 'lists' | 'from cells';
  /** The name of a list of digits, which are the text of a clue. */
  readonly digits?: string;
  /** Signs that stand for numbers. A clue has no other numbers then. */
  readonly signs?: Readonly<Record<string, number>>;
  /** The number that says that there is none. */
  readonly none?: number;
  /** The number that is meant where there is none, whatever the size. */
  readonly usual?: number;
  /** A drawing that f-puzzles needs beside the clue, since it does not know the key. */
  readonly drawing?: ClueDrawing;
}

/** A drawing of a clue, by the name that editors give the constraint: a line, the number outside the grid, or an outline. */
export interface ClueDrawing {
  readonly of: string;
  readonly as: 'line' | 'text' | 'cage';
  readonly colour?: string;
  /** The width of a line, in cells. */
  readonly width?: number;
}

/** How Interactive Sudoku Solver writes a constraint: by a name, and arguments after it. */
export type IssName =
  /** A rule of the whole grid, which may state another one too, and which may not stand beside some kinds of clues. */
  | { readonly flag: string; readonly implies?: string; readonly excludes?: readonly string[] }
  /** Neighbours, of which a list may have many, by the number that each name stands for. */
  | { readonly neighbours: Readonly<Record<string, number | undefined>> }
  | IssClue
  /** A clue for each list of cells but the first one, with which it begins, or without `pill` for each list of cells. */
  | { readonly arms: string; readonly pill?: string }
  /** Clues at both ends of a row or column. */
  | { readonly ends: string }
  /** Digits, after the first cell of four, or as one argument before any cells. */
  | { readonly digits: string; readonly before: 'cell' | 'cells' }
  /** Cells that are equal, two by two. */
  | { readonly equal: string };

/**
 * An argument that is always the same, the number of the clue and its cells. One number may say that there is none, one
 * be meant where there is none. A clue outside the grid has the name of its line, or the first cell of its diagonal.
 */
export interface IssClue {
  readonly clue: string;
  readonly first?: string;
  readonly none?: number;
  readonly usual?: number;
  /** The one size for which it has the clue. */
  readonly size?: number;
  /** True if it knows no closed line: of ours, which is one only for the eye, it has the cells. */
  readonly isOpen?: true;
}

/** What the clues of a SudokuMaker block are: the field that lists them, and where each has its cells. */
export type SudokuMakerClues =
  /** None: a rule of the whole grid. */
  | 'none'
  /** Marked cells. */
  | 'cells'
  /** Clues on a side that two cells share. */
  | 'sides'
  /** Digits at a corner that four cells share. */
  | 'corners'
  | 'cages'
  | 'lines'
  | 'thermometers'
  | 'arrows'
  /** Numbers outside the grid. */
  | 'outside'
  /** Lists of equal cells. */
  | 'equal cells';

/**
 * Neighbours without a clue of a type, where the block lists exactly these numbers as those that they do not have; or those of
 * its clues, or the usual one where there are none.
 */
export type SudokuMakerNegative = { readonly type: number } & (
  | { readonly numbers: readonly number[] }
  | { readonly usual: number }
);

/** How SudokuMaker writes a constraint: by the number of its type, or as what the neighbours without a clue are not. */
export interface SudokuMakerKey {
  readonly type?: number;
  readonly clues?: SudokuMakerClues;
  /** The fields by which constraints of one type are told apart. A block may lack one that is false. */
  readonly where?: Readonly<Record<string, boolean>>;
  /** The sets of digits that tell constraints of one type apart: thirds of the digits, or equal remainders. */
  readonly groups?: 'thirds' | 'remainders of 2' | 'remainders of 3';
  /** The field with the number of all clues of a block. */
  readonly value?: string;
  /** The sizes of grids for which its meaning is known, if not all. */
  readonly sizes?: readonly number[];
  readonly negative?: SudokuMakerNegative;
}

/** How other programs write a constraint. Left out for a program that has no form for it. */
export interface Exchange {
  readonly fPuzzles?: FPuzzlesKey;
  readonly iss?: IssName;
  readonly sudokuMaker?: SudokuMakerKey;
  /** True if it is known with the digits from 1 to N alone what other programs mean by it. */
  readonly hasUsualDigits?: true;
}
