/** Constraints: rules beside rows and columns, each a plug-in. `constraints/` has one module for each. */
import type { InLanguages, LanguageCode, OneAndSeveral } from './languages.js';
import type { Cell, CellGroup } from './layout.js';

/** A grid to which a constraint is added. `box` is absent if the grid has regions or no tiles at all. */
export interface Ground {
  readonly size: number;
  readonly box?: { readonly rows: number; readonly columns: number };
}

/** What a constraint adds to a grid. */
export interface Additions {
  /** Cells in which no digit repeats; as many as there are digits are a house. */
  readonly groups?: readonly CellGroup[];
  /** Pairs of cells that differ. */
  readonly pairs?: readonly (readonly [Cell, Cell])[];
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

export interface Constraint {
  /** The id, in kebab-case: its module, its page, and its name in texts and JSON. */
  readonly id: string;
  /** Other names that people write, in lower case without punctuation, in the singular. */
  readonly spellings?: readonly string[];
  /** The name on a list of rules to choose from. */
  readonly names: InLanguages<string>;
  /** The rule as a clause: `each diagonal has every digit once`. */
  readonly rule: InLanguages<string>;
  /** What takes the place of boxes. */
  readonly tiling?: 'regions' | 'none';
  /** True if regions may go on at the other side of the grid. */
  readonly wraps?: true;
  /** The kinds of groups that it adds. */
  readonly groups?: readonly GroupKind[];
  /** The key of f-puzzles and SudokuPad for it, in lower case without punctuation, if it is a flag there. */
  readonly flag?: string;
  /** Finds the rule in a setter's words. */
  readonly stated?: RegExp;
  /** Returns what it adds to a grid, or the text of a requirement that the grid does not meet. */
  additions?(ground: Ground): Additions | string;
}

/** Makes groups of a kind, numbered from one. */
export const groupsOf = ({ id }: GroupKind, lists: readonly (readonly Cell[])[]): CellGroup[] =>
  lists.map((cells, index) => ({ word: id, number: index + 1, cells }));
