/** The shape of a language: the words and templates that its folder has. The compiler asks for each of them. */
import type { HouseKind } from '../../core/geometry.js';
import type { GroupWord } from '../../core/layout.js';
import type { PatternPart, Role } from '../../logic/step/marks.js';
import type { Message, Slots, Unit } from '../../logic/step/message.js';
import type { Variant } from '../../variants/names.js';
import type { LanguageCode } from './codes.js';

export type OneAndSeveral = readonly [one: string, several: string];

/** Translations by the English templates of the strategies. */
export type Translations = Readonly<Record<string, string>>;

/** Tables of translations with the slots of their originals; another translation does not fit the type. */
export type SameSlots<Tables extends readonly Translations[]> = {
  readonly [Index in keyof Tables]: SameSlotsIn<Tables[Index]>;
};

type SameSlotsIn<Translated extends Translations> = {
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
  /** A region that takes the place of a box. */
  readonly region: OneAndSeveral;
  /** Names of extra houses, by kind. */
  readonly groups: Readonly<Record<GroupWord, OneAndSeveral>>;
}

/** The words of sentences about steps and mistakes. Houses are in the case that follows "in". */
export interface StepWords extends HouseWords {
  readonly code: LanguageCode;
  /** Tables of templates. If left out, messages stay English. */
  readonly templates?: readonly Translations[];
  /** The link before the last of several parts that are lists themselves. */
  readonly andLastly: string;
  readonly or: string;
  /** Countable things: steps as they stand after "in", all others as subjects and objects. */
  readonly units: Readonly<Record<Unit, OneAndSeveral>>;
  /** Place 7 in r3c4. */
  readonly place: string;
  readonly in: string;
  /** 7 in one of r12c3. */
  readonly inOneOf: string;
  /** Remove 7 from r3c4. */
  readonly remove: string;
  readonly from: string;
  /** Sentences about mistakes. `right` and `digit` are the correct digits, given only if they may be revealed. */
  readonly mistakes: {
    clash(digit: string, house: string, cells: string): string;
    /** A clash of cells that share no house, but must differ. */
    alike(digit: string, cells: string): string;
    wrong(digit: string, cell: string, right?: string): string;
    lost(cell: string, digit?: string): string;
    stale(digit: string, cell: string, by: string): string;
  };
  lookAt(houses: string): string;
  /** A technique and the cells of its pattern. */
  seenIn(technique: string, cells: string): string;
}

/** The words under pictures. */
export interface LegendWords {
  /** Candidates and cells of each role, where no part of a pattern names them. */
  readonly roles: Readonly<Record<Role, string>>;
  readonly cells: Readonly<Record<Role, string>>;
  /** Names of houses as they stand alone. */
  readonly houseNames: HouseWords;
  /** A house that the step would leave without a place for a digit, after its name. */
  readonly withoutPlace: string;
  readonly parts: Readonly<Record<PatternPart, string>>;
  readonly placed: string;
  /** A value that keeps its digit out of other cells. */
  readonly inTheWay: string;
  /** Links: of patterns, which join two candidates, and of chains, which lead from one to the next. */
  readonly links: {
    readonly oneTrue: string;
    readonly notBoth: string;
    readonly toTrue: string;
    readonly toFalse: string;
    readonly keepsOut: string;
  };
  /** A case of several, with its letter. */
  caseOf(letter: string): string;
  /** The sentence under a grid that is too large for all of its candidates. */
  readonly elsewhere: string;
  /** Candidates for which a terminal is too narrow, after the sign that stands for them. */
  readonly narrow: string;
  /** The title of a grid with mistakes. */
  readonly mistakes: string;
}

/** The variants with words of their own. All layouts of regions share one text, whatever they are called. */
export type Ruled = Exclude<Variant, 'jigsaw' | 'toroidal'> | 'regions' | 'pairs';

/** The rules of variants. */
export interface RuleWords {
  /** The word before all rules. */
  readonly rules: string;
  readonly of: Readonly<Record<Ruled, string>>;
}

/** Explanations of the notation, shown under the first step that needs one. */
export interface NotationWords {
  readonly cells: string;
  readonly chains: string;
}

/** Short answers about a puzzle in place of a step, or beside one. */
export interface AnswerWords {
  readonly solved: string;
  /** The title of a path of so many steps. */
  path(steps: number): string;
  readonly noStep: string;
  /** The rest of a puzzle after a step: basic steps finish it, or so many candidates are left. */
  readonly finishes: string;
  leaves(candidates: number): string;
}

/** All of a language. */
export interface Language extends StepWords {
  readonly legend: LegendWords;
  readonly rules: RuleWords;
  readonly notation: NotationWords;
  readonly answers: AnswerWords;
}

/** The part of a language that pictures need. */
export type LegendLanguage = Pick<Language, 'code' | 'legend'>;

/** True if a template is the same in every language: it has slots and signs only. */
export const isWordless = (template: string): boolean => !/\p{L}/u.test(template.replaceAll(/\{\w+\}/g, ''));

/**
 * True if a language has templates for all parts of a message. Otherwise all of it stays English: half a translation
 * would be worse than none.
 */
export const isToldIn = (language: StepWords, message: Message): boolean =>
  language.templates === undefined ||
  [message, ...partsOf(message)].every(
    ({ template }) => translationOf(template, language) !== undefined || isWordless(template),
  );

/** The translation of a template; undefined if the language has none. */
export const translationOf = (template: string, { templates }: StepWords): string | undefined =>
  templates?.find((table) => template in table)?.[template];

/** The messages within a message, all the way down. */
const partsOf = ({ terms }: Message): Message[] =>
  Object.values(terms)
    .flatMap((term) => (term.kind === 'clause' ? [term.clause] : term.kind === 'lines' ? term.lines : []))
    .flatMap((part) => [part, ...partsOf(part)]);
