/** The type of a language: its words and templates. The compiler reports each one that a language lacks. */
import type { GroupKind } from '../../core/constraint.js';
import type { HouseKind } from '../../core/geometry.js';
import type { OneAndSeveral } from '../../core/languages.js';
import type { Slots } from '../../core/slots.js';
import type { Alphabet } from '../../formats/symbols.js';
import type { PatternPart, Role } from '../../logic/step/marks.js';
import type { Message, Unit } from '../../logic/step/message.js';
import type { Level } from '../../logic/step/strategy.js';
import type { RuleLanguage, Translations } from './rule-words.js';

export type { Translations } from './rule-words.js';

/** Tables of translations in which each has the slots of its original. The compiler rejects any other table. */
export type SameSlots<Tables extends readonly Translations[]> = {
  readonly [Index in keyof Tables]: SameSlotsIn<Tables[Index]>;
};

/** A table of translations in which each has the slots of its original. */
export type SameSlotsIn<Translated extends Translations> = {
  readonly [Original in keyof Translated]: Original extends string
    ? [Slots<Original>, Slots<Translated[Original]>] extends [Slots<Translated[Original]>, Slots<Original>]
      ? Translated[Original]
      : `the slots of: ${Original}`
    : never;
};

/** The words for houses. */
export interface HouseWords {
  readonly and: string;
  readonly houses: Readonly<Record<HouseKind, OneAndSeveral>>;
  /** The word for a region, which takes the place of a box. */
  readonly region: OneAndSeveral;
  /** Returns the words for a kind of groups. */
  groups(kind: GroupKind): OneAndSeveral;
  /** The article before the names of several groups, where their names lack it and those of other houses have it. */
  readonly articleOfGroups?: string;
}

/** How digits are written. */
export interface DigitWords {
  /** The symbol of each digit, in ascending order. Left out: the usual symbols of the size. */
  readonly alphabet?: Alphabet | undefined;
}

/** The words of sentences about steps and mistakes. Names of houses are in the case that follows "in". */
export interface StepWords extends HouseWords, DigitWords, RuleLanguage {
  /** The words for houses in other cases, as `{houses:nominative}` in a template names them. */
  readonly cases?: Readonly<Record<string, HouseWords>>;
  /**
   * Returns the translations of the templates of a message; undefined if the language lacks one. `translatedBy` makes
   * it of the tables. Left out, messages stay English.
   */
  translationsFor?(message: Message): TemplateLookup | undefined;
  /** The names of strategies, by their ids. One that is missing keeps its usual name. */
  readonly strategies?: Readonly<Record<string, string>>;
  /** The word before the last of several parts that are lists themselves. */
  readonly andLastly: string;
  readonly or: string;
  /** Nouns after a number: steps in the case that follows "in", all others as subjects and objects. */
  readonly units: Readonly<Record<Unit, OneAndSeveral>>;
  /** The verb in "place 7 in r3c4". */
  readonly place: string;
  readonly in: string;
  /** The words before the cells in "7 in one of r12c3". */
  readonly inOneOf: string;
  /** The verb in "r3c4 is 7" and in "r3c45 are 7 and 8". */
  readonly are: OneAndSeveral;
  /** The verb in "remove 7 from r3c4". */
  readonly remove: string;
  readonly from: string;
  /**
   * Sentences about mistakes. `right`, and `digit` of `lost`, are the correct digits. They are given only if they may
   * be revealed.
   */
  readonly mistakes: {
    /** The sentence about a clash, of the clause `twice`, `alike` or `breaks`. */
    clash(clause: string): string;
    twice(digit: string, house: string, cells: string): string;
    /** A clash of two cells that share no house but must differ, by a rule if one says so. */
    alike(digit: string, cells: string, rule?: string): string;
    /** A clash of digits, as many as `count`, with a rule. */
    breaks(digits: string, cells: string, count: number, rule?: string): string;
    wrong(digit: string, cell: string, right?: string): string;
    lost(cell: string, digit?: string): string;
    stale(digit: string, cell: string, by: string): string;
  };
  lookAt(houses: string): string;
  /** The answer in place of houses if the pattern is spread over the grid. */
  readonly lookEverywhere: string;
  /** The answer in place of houses and technique if the next step is a guess. */
  readonly onlyGuess: string;
  /** Names a technique and the cells of its pattern. */
  seenIn(technique: string, cells: string): string;
}

/** The words under pictures. */
export interface LegendWords {
  /** The words for candidates that are true or false in a supposition. */
  readonly supposed: Readonly<Record<'on' | 'off', string>>;
  /** The words for candidates and cells of a role that belong to no named part. */
  readonly roles: Readonly<Record<Role, string>>;
  readonly cells: Readonly<Record<Role, string>>;
  /** The names of houses outside of sentences. */
  readonly houseNames: HouseWords;
  /** The words after the name of a house that the step would leave without a place for a digit. */
  readonly withoutPlace: string;
  readonly parts: Readonly<Record<PatternPart, string>>;
  readonly placed: string;
  /** The word for a value that keeps its digit out of other cells. */
  readonly inTheWay: string;
  /** The words for links: `oneTrue` and `notBoth` within a pattern, the others along a chain. */
  readonly links: {
    readonly oneTrue: string;
    readonly notBoth: string;
    readonly toTrue: string;
    readonly toFalse: string;
    readonly keepsOut: string;
  };
  /** Names one of several cases by its letter. */
  caseOf(letter: string): string;
  /** The sentence under a grid that is too large to show all of its candidates. */
  readonly elsewhere: string;
  /** The words after the sign for candidates for which the terminal is too narrow. */
  readonly narrow: string;
  /** The title of a picture of mistakes. */
  readonly mistakes: string;
}

/** Names of cells of the grid, by which a key explains such names. */
export interface KeyCells {
  /** Numbers of the row and the column of the cell. */
  readonly row: number;
  readonly column: number;
  readonly cell: string;
  /** Another cell of its row, and the name of both. */
  readonly beside: string;
  readonly both: string;
  /** Another cell of its column, and the name of both. */
  readonly below: string;
  readonly bothBelow: string;
}

/** Keys to the notation, each shown under the first step that needs it. */
export interface NotationWords {
  cells(key: KeyCells): string;
  /** Two digits of the puzzle take the places of 3 and 7. */
  chains(three: string, seven: string): string;
}

/** Short answers about a puzzle, in place of a step or beside one. */
export interface AnswerWords {
  readonly solved: string;
  /** The title of a path with a number of steps. */
  path(steps: number): string;
  readonly noStep: string;
  /** The same if the search was cut short. */
  readonly noStepYet: string;
  /** The number of solutions of the givens; `atLeast` if there may be more. */
  several(solutions: number, atLeast: boolean): string;
  /** The puzzle after a step: basic steps finish it, or they leave a number of candidates. */
  readonly finishes: string;
  leaves(candidates: number): string;
}

/** Remarks on a puzzle and on the search for steps, beside the answer. */
export interface RemarkWords {
  readonly noSolution: string;
  readonly more: string;
  readonly several: string;
  /** The number of solutions, of which there are no more if `isAll`, and the cells in which they differ. */
  differing(count: number, isAll: boolean, cells: string): string;
  readonly unsettled: string;
  readonly noneInTime: string;
  readonly withoutUnique: string;
  /** That the player has filled the grid, so the steps are those from the givens. */
  readonly fromGivens: string;
  /** That the givens have several solutions, or may have, and the clause on what follows. */
  unsure(isKnown: boolean, clause: string): string;
  readonly hidden: string;
  readonly leftOut: string;
  readonly onlyClashes: string;
  /** Says that the puzzle has one solution without any one of some values. */
  suspects(values: string): string;
  readonly markEntries: string;
  /** That the givens have one solution, and what is wrong in the play: entries, or marks that lack the right digit. */
  misled(clause: string): string;
  wrongEntries(entries: string, count: number): string;
  lostMarks(cells: string, count: number): string;
  /** The time limit that was reached. */
  limit(seconds: number): string;
  readonly moreSteps: string;
  outcomes(count: number, order: 'rating' | 'progress'): string;
  notSolved(reason: string): string;
  readonly interrupted: string;
  /** No strategy finds a step; `isChosen` if only some were tried. */
  stuck(isChosen: boolean, level?: Level): string;
  readonly noOneStep: string;
  /** That none of the steps asked for is among so many, of which the hardest has a level. */
  noneShown(count: number, hardest: Level | undefined): string;
}

/** All words of a language. */
export interface Language extends StepWords {
  readonly legend: LegendWords;
  readonly notation: NotationWords;
  readonly answers: AnswerWords;
  readonly remarks: RemarkWords;
}

/** The part of a language that pictures need. */
export type LegendLanguage = RuleLanguage & Pick<Language, 'legend'>;

/** Returns the translation of a template; undefined for one without words. */
export type TemplateLookup = (template: string) => string | undefined;
