/** Constraints: rules beside rows and columns, each a plug-in. `constraints/` has one module for each. */

import type { ExclusivePair } from './exclusions.js';
import type { InLanguages, LanguageCode, OneAndSeveral } from './languages.js';
import type { Rule } from './rule.js';
import type { Sign } from './sign.js';
import type { Cell, CellGroup, Statement } from './statement.js';

export type { Statement } from './statement.js';

/** A number of a clue: its name, also in JSON, and its limits for some cells of a grid of a size. */
export interface ClueNumber {
  readonly name: string;
  limits(cells: number, size: number): readonly [least: number, most: number];
  /** True if a clue may be without it. */
  readonly isOptional?: true;
  /** Returns the number of a clue without one, if it has one then. */
  usual?(size: number): number;
}

/** What a clue says beyond a number: its name, also in JSON, an example for messages, and its reader. */
export interface ClueText {
  readonly name: string;
  readonly example: string;
  /** Returns the text in its usual form, or undefined for a text that says nothing. */
  read(text: string): string | undefined;
}

/** What a constraint expects in a statement. */
export interface StatementForm {
  /** The number of the clue. Left out if the constraint takes none. */
  readonly value?: ClueNumber;
  /** The text of the clue, before its cells. Left out if the constraint takes none. */
  readonly text?: ClueText;
  /** How many lists of cells; one if left out. */
  readonly lists?: { readonly least: number; readonly most: number };
  /** True if the lists may differ in length. */
  readonly areUneven?: true;
  /** True if a list may end with its first cell: a closed line. */
  readonly mayClose?: true;
  /**
   * The list has all cells of a row or column, or of a diagonal, in the order in which a clue outside the grid sees them.
   * Texts have the place of the clue: `r1c0`, for a diagonal with its first cell: `r0c4r1c3`.
   */
  readonly outside?: OutsideKind;
  /** The fewest and the most cells of a list; as many as digits if the most is left out. */
  readonly cells: { readonly least: number; readonly most?: number };
  /** True if the cells of a list are two that have a side in common. */
  readonly areNeighbours?: true;
  /** True if the order of the cells of a list says nothing. */
  readonly isUnordered?: true;
}

/** What a clue outside the grid is about. */
export type OutsideKind = 'line' | 'diagonal';

/** A grid to which a constraint is added. */
export interface Ground {
  readonly size: number;
  /** Absent if the grid has regions or no tiles at all. */
  readonly box?: { readonly rows: number; readonly columns: number };
  /** All that the puzzle states. */
  readonly statements: readonly Statement[];
}

/** A grid whose houses and pairs are settled: rules over several cells may mind which of these differ. */
export interface SettledGround extends Ground {
  /** True if two cells differ. */
  sees(a: Cell, b: Cell): boolean;
  /** Returns the index of the box or region of a cell; undefined in a grid without any. */
  regionOf(cell: Cell): number | undefined;
}

/** What a constraint adds to a grid, beside its rules over several cells. */
export interface Additions {
  /** Cells in which no digit repeats; as many as there are digits are a house. */
  readonly groups?: readonly CellGroup[];
  /** Pairs of cells that differ. */
  readonly pairs?: readonly (readonly [Cell, Cell])[];
  /** Candidates that are never true. */
  readonly never?: readonly number[];
  /** Pairs of candidates that are never both true. */
  readonly exclusions?: readonly ExclusivePair[];
  /** Pairs of equal cells. What one of them sees, the other sees too. */
  readonly equal?: readonly (readonly [Cell, Cell])[];
}

/** Forms of the name of a group: in each language, and in German after "in". */
export type GroupNameForm = LanguageCode | 'de-in';

/** A kind of groups: how they are called and shown. */
export interface GroupKind {
  readonly id: string;
  readonly names: Readonly<Record<GroupNameForm, OneAndSeveral>>;
  /** A line through the cells from corner to corner, or a hatching of their own. Left out where it would be too much. */
  readonly drawn?: 'line' | 'hatching';
  /** True if the terminal, which draws no hatching, lists the cells. */
  readonly isListed?: true;
  /** True if a group is named by its first cell, not by a number. */
  readonly isNamedByCell?: true;
  /** True if the groups follow from the others of the constraint: no file states them. */
  readonly follows?: true;
}

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
}

/** How a drawing of SudokuPad shows a constraint, where its look tells it, alone or with a word in the rules. */
export type DrawnClue =
  /** A cage with a number. */
  | { readonly cage: 'different digits' | 'any digits' }
  /** A small circle between two cells. */
  | { readonly dot: 'white' | 'black' }
  /** Letters between two cells, with the numbers that they stand for. */
  | { readonly letters: Readonly<Record<string, number>> }
  /** Digits in a circle where four cells meet. */
  | { readonly corner: 'digits' }
  /** An arrow from a ring on, or from a number outside the grid towards a diagonal. */
  | { readonly arrow: 'from ring' | 'from outside' }
  /**
   * A line in a colour, which may stand for a number, with a disc where it starts or with rings at both ends. Only if the
   * rules speak of it, as all that follow.
   */
  | { readonly line: Readonly<Record<string, number | undefined>>; readonly ends?: 'disc' | 'rings' }
  /** A grey shape in a cell. */
  | { readonly shape: 'circle' | 'square' }
  /** A number outside the grid, if the rules speak of no other ones. */
  | { readonly outside: 'number' };

/** How other programs write a constraint. Left out for a program that has no form for it. */
export interface Exchange {
  readonly fPuzzles?: FPuzzlesKey;
  readonly iss?: IssName;
  readonly sudokuPad?: DrawnClue;
}

/** What the wording of a clue needs: its number or its text, the names of its cells, and names for many of them. */
export interface ToldClue {
  readonly value?: number;
  readonly text?: string;
  readonly names: readonly string[];
  readonly all: string;
  /** The name of the cells of each list. */
  readonly lists: readonly string[];
  /** The cells of the names, in the order in which the clue states them, and the size of the grid. */
  readonly cells: readonly Cell[];
  readonly size: number;
  /** How many steps two cells are apart on a line. */
  readonly steps?: number;
  /** `row 3`, if the cells are all of a row or column. */
  readonly line?: string;
  /** The name of all cells of the clue, and how many they are. A sentence may be about two of them. */
  readonly whole: string;
  readonly length: number;
}

/** What makes a clue of a kind true of a full grid, so that the generator can read clues off. Digits count from one. */
export type ReadOff =
  /** Connected cells, whose sum is the number of the clue. */
  | { readonly cages: 'different digits' | 'any digits' }
  /**
   * Two neighbours, in the order in which a clue names them: the number of the clue, true for a clue without one, false
   * if there is none. `isWithinTiles`: no clue goes over the side of a box or a region.
   */
  | { readonly sides: (a: number, b: number) => number | boolean; readonly isWithinTiles?: true }
  /** A cell with the digits beside, above and below it, and the grid about it. */
  | { readonly cells: (digit: number, around: readonly number[], from: FullGrid) => boolean }
  /** Two shapes apart from each other with equal digits. */
  | { readonly shapes: 'equal' }
  | LineReading
  /** The cells that a clue outside the grid sees, nearest first: the number of the clue, or false if there is none. */
  | { readonly outside: (digits: readonly number[], size: number) => number | false }
  /** Four cells that meet in a point, row by row: the text of the clue. */
  | { readonly corners: (digits: readonly number[]) => string }
  /** Connected cells: the text of the clue. */
  | { readonly areas: (digits: readonly number[]) => string }
  /** Groups of connected cells, in one clue if they have the same value. */
  | { readonly groups: (digits: readonly number[]) => number }
  /** Cells in one clue, with each digit that occurs as often as this tells. */
  | { readonly counts: (digit: number) => number };

/** A full grid as one of its cells sees it, with rows, columns, boxes and their places from one. */
export interface FullGrid {
  readonly row: number;
  readonly column: number;
  /** The box or region of the cell, and its place in it, row by row. Absent in a grid without any. */
  readonly box?: number;
  readonly place?: number;
  digitAt(row: number, column: number): number | undefined;
  /** Returns the digit at a place of a box or region. */
  digitIn(box: number, place: number): number | undefined;
}

/** A line of cells, each of which has a side or a corner in common with the next one. */
export interface LineReading {
  /**
   * Returns the number of a clue on a line with these digits, true for a clue without one, false if there is none.
   * `regions` has the box or region of each cell.
   */
  readonly lines: (
    digits: readonly number[],
    size: number,
    regions: readonly (number | undefined)[],
  ) => number | boolean;
  /** The fewest and the most cells of a line that is worth a clue. */
  readonly length: readonly [least: number, most: number];
  /** True if a line has no clue where its beginning has none. */
  readonly growsTrue?: true;
  /** Returns the lists of cells of a clue on a line; the line alone if left out. */
  readonly lists?: (line: readonly Cell[]) => Statement['lists'];
}

/** Clues that a rule says are all shown. */
export interface ShownClues {
  readonly kind: string;
  /** The kinds of clues whose cells the rule leaves alone. */
  readonly exempt: readonly string[];
}

export interface Constraint {
  /** The id, in kebab-case: its module, its page, and its name in texts and JSON. */
  readonly id: string;
  /** Other names that people write, in lower case without punctuation, in the singular. */
  readonly spellings?: readonly string[];
  /** The name on a list of rules to choose from. */
  readonly names: InLanguages<string>;
  /** The rule as a clause: `each diagonal has every digit once`. */
  readonly rule: InLanguages<string>;
  /**
   * How sentences tell of a clue. Of a sum, a noun without an article, a masculine one in German: `17-cage r1c12`. Of two
   * cells, a clause: `r1c1 and r1c2 are consecutive (white dot)`.
   */
  readonly told?: InLanguages<(clue: ToldClue) => string>;
  /** How sentences tell what it says of a piece of a line, where they would tell of several two cells of it otherwise. */
  readonly toldAlong?: InLanguages<(clue: ToldClue) => string>;
  /** What takes the place of boxes. */
  readonly tiling?: 'regions' | 'none';
  /** True if regions may go on at the other side of the grid. */
  readonly wraps?: true;
  /** The kinds of groups that it adds. */
  readonly groups?: readonly GroupKind[];
  readonly exchange?: Exchange;
  /** Finds the rule in a setter's words. */
  readonly stated?: RegExp;
  /** What a puzzle states for it, if it is about some cells of the puzzle's own. */
  readonly takes?: StatementForm;
  /**
   * Returns what it adds to a grid, or the text of a requirement that the grid does not meet. `own` are the statements
   * for it; none for a rule of the whole grid.
   */
  additions?(ground: Ground, own: readonly Statement[]): Additions | string;
  /** Returns its rules over several cells. */
  rules?(ground: SettledGround, own: readonly Statement[]): readonly Rule[];
  /** Returns the signs by which a grid of a size shows a statement. */
  draw?(statement: Statement, size: number): readonly Sign[];
  /** How the generator reads clues off a full grid. Left out if it cannot. */
  readonly readOff?: ReadOff;
  /** The clues that it says are all shown. */
  readonly shows?: ShownClues;
  /** The sign between the cells of a list, if their order matters: `r1c1 > r1c2`. An equals sign stands between lists. */
  readonly inOrder?: '>' | '<' | '≤' | '-' | '=';
}

/** Makes groups of a kind, numbered from one. */
export const groupsOf = ({ id }: GroupKind, lists: readonly (readonly Cell[])[]): CellGroup[] =>
  lists.map((cells, index) => ({ word: id, number: index + 1, cells }));
