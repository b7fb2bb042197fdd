/** Constraints: rules beside rows and columns, each a plug-in. `constraints/` has one module for each. */

import type { Definition } from './definition.js';
import type { Exchange } from './exchange.js';
import type { ExclusivePair } from './exclusions.js';
import { frozen } from './frozen.js';
import type { InLanguages, OneAndSeveral } from './languages.js';
import type { ReadOff } from './read-off.js';
import type { Rule } from './rule.js';
import type { Sign } from './sign.js';
import type { Cell, CellGroup, Statement } from './statement.js';

export type {
  ClueDrawing,
  ClueKey,
  Exchange,
  FPuzzlesKey,
  IssClue,
  IssName,
  SudokuMakerClues,
  SudokuMakerKey,
  SudokuMakerNegative,
} from './exchange.js';
export type { FullGrid, LineReading, ReadOff } from './read-off.js';
export type { Statement } from './statement.js';

/** A number of a clue: its name, also in JSON, and its limits for some cells of a grid of a size, with the numbers of its digits. */
export interface ClueNumber {
  readonly name: string;
  limits(cells: number, size: number, numbers: readonly number[]): readonly [least: number, most: number];
  /** One that cells of an example can have, if the middle of its limits is none. */
  readonly example?: number;
  /** True if a clue may be without it. */
  readonly isOptional?: true;
  /** Returns the number of a clue without one, if it has one then. */
  usual?(size: number): number;
}

/** What a clue says beyond a number: its name, also in JSON, an example for messages, and its reader. */
export interface ClueText {
  readonly name: string;
  readonly example: string;
  /** True if the text stands in quotes before the cells: it may have blanks, colons and commas. */
  readonly isQuoted?: true;
  /** Texts that have names. */
  readonly named?: readonly NamedText[];
  /** True if it stands in the place of the number, under whose name JSON has it. A clue with the text lacks the number. */
  readonly isForNumber?: true;
  /**
   * Returns the text in its usual form, or undefined for a text that says nothing. May throw a RangeError that says
   * what is wrong with it.
   */
  read(text: string): string | undefined;
  /** Returns what is wrong with a text in its usual form for a list of so many cells; undefined if nothing is. */
  fault?(text: string, cells: number, size: number, numbers: readonly number[]): string | undefined;
}

/** A text of clues with a name, which stands for it. `N` in its texts is the number after its name: `near=2`. */
export interface NamedText {
  readonly id: string;
  /** Its name in sentences, a noun: `countdown in r1c123`. */
  readonly names: InLanguages<string>;
  /** What it says, as a clause. */
  readonly rule: InLanguages<string>;
  readonly text: string;
  /** An example of its number. Left out if it has none. */
  readonly number?: number;
  /** How many cells it is about, if no other number will do. */
  readonly cells?: number;
  /** How pictures show its cells, if not as other texts. */
  readonly look?: TextLook;
  /** What stands in an outline of its cells or on an edge of its line, with `N` for its number: another text than that of a sum. */
  readonly mark?: string;
}

/** How pictures show the cells of a named text: an outline, a line with a bulb at its start, or a plain line. */
export type TextLook = 'cage' | 'bulb line' | 'line';

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
  /** True if a list may come back to a cell: a line that crosses itself. */
  readonly mayCross?: true;
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
  /** The number that is written for each digit: 1 for digit 0, unless the puzzle states other numbers. */
  readonly numbers: readonly number[];
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

/** A kind of groups: how they are called and shown. */
export interface GroupKind {
  readonly id: string;
  readonly names: InLanguages<OneAndSeveral>;
  /** A line through the cells from corner to corner, or a hatching of their own. Left out where it would be too much. */
  readonly drawn?: 'line' | 'hatching';
  /** True if the terminal, which draws no hatching, lists the cells. */
  readonly isListed?: true;
  /** True if a group is named by its first cell, not by a number. */
  readonly isNamedByCell?: true;
  /** True if the groups follow from the others of the constraint: no file states them. */
  readonly follows?: true;
}

/** What the wording of a clue needs: its number or its text, the names of its cells, and names for many of them. */
export interface ToldClue {
  /** The number that it states, or the usual one of its constraint. */
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
  /** The name of the first cell of the clue, as it is stated. */
  readonly from: string;
  /** The name of all cells of the clue, and how many they are. A sentence may be about two of them. */
  readonly whole: string;
  readonly length: number;
}

/** Clues that a rule says are all shown. */
export interface ShownClues {
  readonly kind: string;
  /** The kinds of clues whose cells the rule leaves alone. */
  readonly exempt: readonly string[];
}

/** The families of constraints, in the order of lists: of the whole grid, of some cells, or of a clue outside. */
export const CONSTRAINT_FAMILIES = frozen(['grid', 'cages', 'dots', 'cells', 'lines', 'outside']);
/** A family of constraints. */
export type ConstraintFamily = (typeof CONSTRAINT_FAMILIES)[number];

/**
 * A constraint: all facts about a rule beside rows and columns, its words, what it adds to a grid, how it is drawn.
 * Cells, digits and candidates count from zero. Its texts are English; those of ours in other languages are in the
 * folders of these, one of the caller's own has them beside the English ones.
 */
export interface Constraint {
  /** The id, in kebab-case: its module, its page, and its name in texts and JSON. */
  readonly id: string;
  /** Where its clues are, by which lists are ordered. One of the caller's own may leave it out. */
  readonly family?: ConstraintFamily;
  /** The id once more, of one of ours: it alone stands for the constraint in texts and JSON. */
  readonly listed?: string;
  /** Other names that people write, in lower case without punctuation, in the singular. */
  readonly spellings?: readonly string[];
  /** The name on a list of rules to choose from. */
  readonly names: InLanguages<string>;
  /** The rule as a clause: `each diagonal has every digit once`. */
  readonly rule: InLanguages<string>;
  /** The rule where all clues have the usual number, or any where a text may stand for it; left out if nothing in it is about others. */
  readonly usualRule?: InLanguages<string>;
  /**
   * What it means, from which checkers prove steps: it stands apart from what solvers use. A constraint of the caller's own
   * may leave it out; steps that need it are then undecided.
   */
  readonly holds?: Definition;
  /**
   * The digits with which it is clear, beside those from 1 to N: any numbers, or consecutive ones. Left out if its clues
   * speak of places, or of digits by their names: a puzzle with other digits cannot have it.
   */
  readonly digits?: 'any' | 'consecutive';
  /**
   * How sentences tell of a clue. Of a sum, and of any rule over several cells, a noun without an article:
   * `17-cage in r1c12`. Of two cells, a clause: `r1c1 and r1c2 are consecutive (white dot)`.
   */
  readonly told?: InLanguages<(clue: ToldClue) => string>;
  /** How sentences tell what it says of a piece of a line, where they would tell of several two cells of it otherwise. */
  readonly toldAlong?: InLanguages<(clue: ToldClue) => string>;
  /** How sentences call one of two cells beside the other, by a noun: `whisper neighbour`. */
  readonly partner?: InLanguages<(clue: ToldClue) => string>;
  /** What all clues with this number say, as a clause: `neighbours on a whisper differ by at least 5`. */
  readonly general?: InLanguages<(clue: ToldClue) => string>;
  /** Where its cells are, with a preposition: `on the whisper from r1c1`. */
  readonly where?: InLanguages<(clue: ToldClue) => string>;
  /**
   * How the name of a cell on a clue tells of it, before the cells beside it: `on a whisper`. `names` are those of the
   * cell. Left out where what is told of the whole clue serves.
   */
  readonly onCell?: InLanguages<(clue: ToldClue) => string>;
  /** What takes the place of boxes. */
  readonly tiling?: 'regions' | 'none';
  /** True if regions may go on at the other side of the grid. */
  readonly wraps?: true;
  /** The kinds of groups that it adds. */
  readonly groups?: readonly GroupKind[];
  readonly exchange?: Exchange;
  /**
   * Words of texts that speak of it, separated by blanks; an underscore joins the words of one. A word of five letters or
   * more stands for all that begin with it, unless it is a plural. One with an exclamation mark tells of the rule wherever it stands, one
   * without a mark in a sentence about digits, one with a question mark only if the puzzle has the rule.
   */
  readonly saidBy?: string;
  /** What a puzzle states for it, if it is about some cells of the puzzle's own. */
  readonly takes?: StatementForm;
  /**
   * Returns what it adds to a grid, or the text of a requirement that the grid does not meet. `own` are the statements
   * for it; none for a rule of the whole grid.
   */
  additions?(ground: Ground, own: readonly Statement[]): Additions | string;
  /** Returns its rules over several cells. */
  rules?(ground: SettledGround, own: readonly Statement[]): readonly Rule[];
  /** Returns the signs by which a grid of a size shows a statement, one of its own. */
  draw?(statement: Statement, size: number, own: readonly Statement[]): readonly Sign[];
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

/** Makes a constraint of ours of its facts. The mark lets bundlers drop those that nobody uses. */
// @__NO_SIDE_EFFECTS__
export const listed = (facts: Constraint): Constraint => ({ ...facts, listed: facts.id });

/** A constraint that does not allow values, and its clue, if it is one of its clues alone. */
export interface Forbidding {
  readonly constraint: Constraint;
  readonly statement?: Statement;
}

/** True if a constraint is the caller's own, made from one of ours or not. */
export const isCallers = ({ id, listed }: Constraint): boolean => listed === undefined || listed !== id;

/** True if a clue of a constraint has a text in the place of its number, such as a limit of a sum. */
export const isLimited = ({ kind, text }: Statement, { id, takes }: Pick<Constraint, 'id' | 'takes'>): boolean =>
  kind === id && text !== undefined && takes?.text?.isForNumber === true;
