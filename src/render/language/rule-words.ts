/** How rules are told. The English texts of a constraint are in its module, those of another language in its folder. */
import type { ToldClue } from '../../core/constraint.js';
import type { LanguageCode } from '../../core/languages.js';

/** Translations by English templates. */
export type Translations = Readonly<Record<string, string>>;

/** The texts of a constraint. */
export interface ConstraintTexts {
  /** The name on a list of rules to choose from. */
  readonly name: string;
  /** The rule as a clause. */
  readonly rule: string;
  /** The rule where all clues have the usual number. */
  readonly usualRule?: string;
  /** True if the noun that tells of a clue is feminine, in a language in which most are masculine. */
  readonly isFeminine?: true;
  /** Tells of a clue, by a noun or a clause as the constraint does in English. */
  told?(clue: ToldClue): string;
  /** Tells what a clue says of a piece of a line. */
  toldAlong?(clue: ToldClue): string;
  /** Calls one of two cells beside the other, by a noun that fits `its` in templates. */
  partner?(clue: ToldClue): string;
  /** Tells what all clues with this number say, by a clause. */
  general?(clue: ToldClue): string;
  /** Tells where its cells are, with a preposition. */
  where?(clue: ToldClue): string;
  /** Tells of a clue in the name of one of its cells. */
  onCell?(clue: ToldClue): string;
}

/** Texts of constraints, by the ids of these. */
export type TextsOfConstraints = Readonly<Record<string, ConstraintTexts>>;

/** The words around the texts of constraints. */
export interface RuleWords {
  /** The texts of constraints that are not in their modules. Those of a constraint that is missing are English. */
  readonly constraints: TextsOfConstraints;
  /** Translations of the templates of reasons, by the English ones. */
  readonly reasons: Translations;
  /** The word before the rules of a grid. */
  readonly title: string;
  /** The digits of a grid, if they are not those from 1 on: `0–8`. */
  digits(list: string): string;
  /** A rule over several cells, of which a constraint tells by a noun: `the 17-cage in r1c12`. */
  the(noun: string): string;
  /** A clue in the name of a cell, with the cells beside it on the clue. */
  beside(clue: string, cells: string): string;
  /** What stands before the noun of a clue in the forms that templates have, masculine and feminine: `{clue:dem}`. */
  readonly articles?: Readonly<Record<string, readonly [masculine: string, feminine: string]>>;
  /** A clue of two cells, with the name of its constraint in the language. */
  clue(name: string, constraint: string, cells: string): string;
  different(cells: string): string;
  /** A clue of which no constraint tells. */
  otherwise(clue: ToldClue): string;
  /** One of two cells beside the other, and where the cells of a clue are, if the constraint has no words for it but its name. */
  partner(name?: string): string;
  where(name?: string): string;
  /** A rule whose constraint has no words for it. */
  untold(clue: ToldClue): string;
  /** Clues of which no constraint tells, as cells that differ since others are equal. */
  general(): string;
}

/** The part of a language that tells rules; in English, if it has no words for them. */
export interface RuleLanguage {
  readonly code: LanguageCode;
  readonly rules?: RuleWords;
}
