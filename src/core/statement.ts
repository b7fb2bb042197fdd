/** Cells, groups of them, and what a puzzle states about them: what layouts and constraints both speak of. */

export type Cell = number;

/**
 * Cells in which no digit repeats. A group with as many cells as digits is a house; the cells of a smaller one differ
 * as pairs.
 */
export interface CellGroup {
  /** Its kind: the constraint that adds it has the words for it, and tells how it is drawn. Any other is told as a set. */
  readonly word: string;
  /** Its number among the groups of its kind, from one. */
  readonly number: number;
  /** The cells, ascending. */
  readonly cells: readonly Cell[];
}

/** What a puzzle states for a constraint that is about some of its cells: `17:r1c1r1c2`. */
export interface Statement {
  /** The id of the constraint. */
  readonly kind: string;
  /** The number of the clue: a sum, a difference. */
  readonly value?: number;
  /** What the clue says, if that is more than a number: `difference>=4`. */
  readonly text?: string;
  /** Lists of cells, in the order in which they are stated. Most constraints take one. */
  readonly lists: readonly (readonly Cell[])[];
}

/** Cells, as `r1c12` or a list of names. A clue outside the grid has its place: `r0c4`. */
export type CellList = string | readonly string[];
/** A clue of any kind, with its number or its text by the name that the kind has for it. */
export interface ClueObject<Kind> {
  /** The kind of constraint. */
  readonly kind: Kind;
  /** The cells of a clue that has one list of them. */
  readonly cells?: CellList;
  /** The cells of a clue that has several lists of them. */
  readonly lists?: readonly CellList[];
  readonly [number: string]: unknown;
}

/** True if two statements state the same of the same cells. */
export const isSameStatement = (one: Statement, other: Statement): boolean =>
  one.kind === other.kind &&
  one.value === other.value &&
  one.text === other.text &&
  `${one.lists}` === `${other.lists}`;
