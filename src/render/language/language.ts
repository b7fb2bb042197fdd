/** The words and templates with which a language explains steps. */
import type { HouseKind } from '../../core/geometry.js';
import type { GroupWord } from '../../core/layout.js';
import type { Message, Unit } from '../../logic/step/message.js';

/** Languages in which steps can be explained, by their codes. */
export const LANGUAGES = ['en', 'de'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export type OneAndSeveral = readonly [one: string, several: string];

export interface Language {
  readonly code: LanguageCode;
  /** Translations, keyed by the English templates of the strategies. If left out, messages stay English. */
  readonly templates?: Readonly<Record<string, string>>;
  readonly and: string;
  readonly or: string;
  readonly houses: Readonly<Record<HouseKind, OneAndSeveral>>;
  /** A region that takes the place of a box. */
  readonly region: OneAndSeveral;
  /** Names of extra houses, by kind. */
  readonly groups: Readonly<Record<GroupWord, OneAndSeveral>>;
  readonly units: Readonly<Record<Unit, OneAndSeveral>>;
  /** Place 7 in r3c4. */
  readonly place: string;
  readonly in: string;
  /** 7 in one of r12c3. */
  readonly inOneOf: string;
  /** Remove 7 from r3c4. */
  readonly remove: string;
  readonly from: string;
  /** The phrase for candidates that are false. */
  readonly isFalse: OneAndSeveral;
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

export const ENGLISH: Language = {
  code: 'en',
  and: 'and',
  or: 'or',
  houses: {
    row: ['row', 'rows'],
    column: ['column', 'columns'],
    box: ['box', 'boxes'],
    extra: ['house', 'houses'],
  },
  region: ['region', 'regions'],
  groups: {
    diagonal: ['the diagonal from', 'the diagonals from'],
    window: ['window', 'windows'],
    'hidden window': ['hidden window', 'hidden windows'],
    group: ['group', 'groups'],
    asterisk: ['the asterisk', 'the asterisk'],
    'centre dots': ['the centre dots', 'the centre dots'],
    girandola: ['the girandola', 'the girandola'],
    set: ['set', 'sets'],
  },
  units: {
    cell: ['cell', 'cells'],
    digit: ['digit', 'digits'],
    step: ['step', 'steps'],
    way: ['way', 'ways'],
  },
  place: 'place',
  in: 'in',
  inOneOf: 'in one of',
  remove: 'remove',
  from: 'from',
  isFalse: ['is false', 'are false'],
  mistakes: {
    clash: (digit, house, cells) => `Clash: ${digit} stands twice in ${house}: ${cells}.`,
    alike: (digit, cells) => `Clash: ${digit} stands in ${cells}, which must differ.`,
    wrong: (digit, cell, right) => `Wrong: ${digit} in ${cell}${right === undefined ? '' : `, ${right} is right`}.`,
    lost: (cell, digit) =>
      `Lost: what belongs in ${cell}${digit === undefined ? '' : `, ${digit},`} is not among its marks.`,
    stale: (digit, cell, by) => `Stale: the mark ${digit} in ${cell} is ruled out by ${digit} in ${by}.`,
  },
  lookAt: (houses) => `Look at ${houses}.`,
  seenIn: (technique, cells) => `${technique} with ${cells}.`,
};

/**
 * True if a language has templates for all parts of a message. Otherwise all of it stays English: half a translation
 * would be worse than none.
 */
export const isToldIn = ({ templates }: Language, message: Message): boolean =>
  templates === undefined ||
  (message.template in templates && partsOf(message).every((part) => part.template in templates));

/** The messages within a message, all the way down. */
const partsOf = ({ terms }: Message): Message[] =>
  Object.values(terms)
    .flatMap((term) => (term.kind === 'clause' ? [term.clause] : term.kind === 'lines' ? term.lines : []))
    .flatMap((part) => [part, ...partsOf(part)]);
