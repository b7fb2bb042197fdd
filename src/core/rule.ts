/** Rules: what some cells must hold together, beyond what two candidates can say of each other. */
import type { Bits } from './bits.js';
import type { InLanguages } from './languages.js';
import type { Slots } from './slots.js';
import type { Statement } from './statement.js';

/** A sum of the numbers of digits, each times the factor of its cell: `factors[i]` for `cells[i]`. */
export interface Equation {
  readonly factors: readonly number[];
  readonly total: number;
}

/** What the words of a reason need: the digits of the rule's cells before and after it, and names as the sentence has them. */
export interface RuleReasonWords {
  readonly before: readonly Bits[];
  readonly after: readonly Bits[];
  cells(list: readonly number[]): string;
  /** `1, 4 and 7` */
  digits(set: Bits): string;
  /** `1, 4 or 7` */
  anyDigit(set: Bits): string;
  /** `147 or 238` */
  anySet(sets: readonly Bits[]): string;
  readonly and: string;
  readonly or: string;
  /** Fills the slots of an English template, in the language of the sentence if that has a translation. */
  say<const Template extends string>(
    template: Template,
    slots: Readonly<Record<Slots<Template>, string | number>>,
  ): string;
}

/** A part of a rule that people see at once, weaker than the whole: what it leaves of digits, and why, as a clause. */
export interface RuleReason {
  /** True if people find it only by going through the ways to fill the cells. */
  readonly isLaborious?: true;
  /** True if it tells of all that the rule excludes, by an example, where the ways to fill the cells are too many to list. */
  readonly isLast?: true;
  narrow: Rule['narrow'];
  readonly told: InLanguages<(words: RuleReasonWords) => string>;
}

/** Engines ask these questions and know nothing else of a rule. */
export interface Rule {
  /** The cells, each once. */
  readonly cells: readonly number[];
  /** What the numbers of the digits of the cells add up to, if the rule is a sum. */
  readonly total?: number;
  /** What the digits add up to, if each counts so many times. The factor of a digit that is subtracted is negative. */
  readonly equation?: Equation;
  /** What the puzzle states behind the rule, so that sentences can name it: its kind and its cells, if left out. */
  readonly statement?: Statement;
  /** The sets of digits, each once, of which the cells hold one, if the rule says so and is no sum. */
  readonly sets?: readonly Bits[];
  /**
   * Narrows the digits of the cells (`digits[i]` for `cells[i]`) to those that occur in a filling of all of them.
   * Returns false if there is no filling. Sound for any number of cells: what is removed occurs in none. Exact for few.
   */
  narrow(digits: Bits[] | Int32Array): boolean;
  /**
   * Returns digits that every filling contains, as the last call of `narrow` found it: not all of them need be told. A search
   * removes each from the cells that see all of its places. Not asked of constraints of one's own.
   */
  held?(): Bits;
  /** Returns the parts of the rule that have reasons of their own, simplest first. */
  reasons?(): readonly RuleReason[];
}

/** Returns the equation of a rule, or of its sum; undefined if it is neither. */
export const equationOf = ({ cells, total, equation }: Rule): Equation | undefined =>
  equation ?? (total === undefined ? undefined : { factors: cells.map(() => 1), total });
