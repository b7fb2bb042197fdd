/**
 * Sentences about a step as data: a template and the terms that fill its slots. A slot without its term, or a term
 * without a slot, does not compile. Terms are numbers; notation (r1c2 or A1, the digit symbols) belongs to renderers.
 */

import { type Bits, bitsOf } from '../../core/bits.js';
import { frozen } from '../../core/frozen.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import type { Slots } from '../../core/slots.js';
import type { Doing } from './outcome.js';
import type { Need } from './truths.js';

/** Countable things: renderers know the singular and the plural of each. */
export const UNITS = frozen(['cell', 'digit', 'step', 'way']);
/** What is counted in a sentence. */
export type Unit = (typeof UNITS)[number];

/**
 * An almost locked set: cells of one house with one digit more than cells. Without one of the digits they hold all
 * others.
 */
export interface AlmostSet {
  readonly cells: readonly Cell[];
  readonly digits: Bits;
  /** The last cell if it lies elsewhere, and the digits that the other cells, without one of theirs, remove from it. */
  readonly apart?: { readonly cell: Cell; readonly lost: Bits };
}

/** Candidates that are on or off together in a chain: one, a group, or an almost locked set. */
export interface ChainNode {
  readonly candidates: readonly Candidate[];
  /** True if the link that leads to this node is strong; ignored for the first node. */
  readonly strong: boolean;
  /** The almost locked set within which the strong link to this node lies. */
  readonly set?: AlmostSet;
  /** The kind of link that leads to this node, if it is neither within a cell nor between two cells. */
  readonly label?: string;
}

/** What two cells do not have together. */
export interface ClueBetween {
  readonly cells: readonly [Cell, Cell];
  readonly excluded: readonly (readonly [Candidate, Candidate])[];
}

/**
 * A clue that a sentence names, by what it does: it gives some cells a sum, or it excludes pairs of candidates of two cells.
 * Renderers find the constraint, and how to tell of it.
 */
export type NamedClue =
  | { readonly cells: readonly Cell[]; readonly total: number }
  | ClueBetween
  /** Clues between two cells each. What one statement says of several is told once. */
  | { readonly cells: readonly Cell[]; readonly between: readonly ClueBetween[] }
  /** A rule of the geometry that is no sum. */
  | { readonly cells: readonly Cell[]; readonly rule: number };

/** Digits that are left in cells. */
export type LeftDigits = readonly (readonly [Cell, Bits])[];

/** A term of a sentence, which each language writes in its own way. Everything counts from zero. */
export type Term =
  /** Digits; `any`: one or more of them. */
  | { readonly kind: 'digits'; readonly digits: readonly Digit[]; readonly any?: true }
  | { readonly kind: 'cells'; readonly cells: readonly Cell[]; readonly any?: true }
  | { readonly kind: 'houses'; readonly houses: readonly House[] }
  /** Candidates. `oneOf`: groups named after them, in each of which one candidate is true. */
  | {
      readonly kind: 'candidates';
      readonly candidates: readonly Candidate[];
      readonly oneOf?: readonly (readonly Candidate[])[];
    }
  | { readonly kind: 'number'; readonly number: number }
  /** Numbers of lines; a line within others has theirs before its own: 2, 3.1. */
  | { readonly kind: 'line-numbers'; readonly numbers: readonly (readonly number[])[] }
  /** Numbers with their sum: 17 + 9 = 26. */
  | { readonly kind: 'addition'; readonly numbers: readonly number[] }
  /** Cells, each so many times, and the number that they make: `2 × r1c1 + r1c2 = r2c2 + 7`. */
  | {
      readonly kind: 'equation';
      readonly cells: readonly Cell[];
      readonly factors: readonly number[];
      readonly total: number;
    }
  /** Clues: a noun for a sum, a clause for what one says of two cells. */
  | { readonly kind: 'clues'; readonly clues: readonly NamedClue[] }
  /** Why a rule leaves the digits of its cells no more than some: the reason by its number, as a clause. */
  | {
      readonly kind: 'reason';
      readonly rule: number;
      readonly reason: number;
      readonly before: readonly Bits[];
      readonly after: readonly Bits[];
    }
  /** Ways to fill cells, one of which is it: r1c1 = 1, r1c2 = 2 or r1c1 = 3, r1c2 = 6. */
  | { readonly kind: 'fillings'; readonly cells: readonly Cell[]; readonly ways: readonly (readonly Digit[])[] }
  /** Cells with a sign between each two: r1c1 < r1c2. */
  | { readonly kind: 'order'; readonly cells: readonly Cell[]; readonly signs: readonly ('<' | '≤' | '>' | '≥')[] }
  /** Sets of digits, one of which is it: 589 or 679. */
  | { readonly kind: 'combinations'; readonly sets: readonly Bits[] }
  | { readonly kind: 'count'; readonly count: number; readonly unit: Unit }
  /** The letter of a set or colour, counted from 0, and its cells, which pictures mark with the letter. */
  | { readonly kind: 'letter'; readonly letter: number; readonly cells: readonly Cell[] }
  /** The conclusion, named in each message (place 7 in r3c4, remove 7 from r3c4), or its digits or cells alone. */
  | {
      readonly kind: 'conclusion';
      readonly place: readonly Candidate[];
      readonly remove: readonly Candidate[];
      readonly part?: 'digits' | 'cells';
      /** What is left in the cells of the eliminations, if that may be said instead. */
      readonly left?: LeftDigits;
    }
  /**
   * Candidates assumed true, or false, to see where that leads: only their names, since the template states which.
   * `refuted` if the refutation is the conclusion's reason.
   */
  | {
      readonly kind: 'supposition';
      readonly candidates: readonly Candidate[];
      readonly on: boolean;
      readonly refuted: boolean;
    }
  | { readonly kind: 'chain'; readonly nodes: readonly ChainNode[] }
  /** Messages one after another, each on a line of its own. */
  | { readonly kind: 'lines'; readonly lines: readonly Message[] }
  /** A message within the sentence. */
  | { readonly kind: 'clause'; readonly clause: Message };

/** A sentence as data: a template, and the terms that stand in its braces. */
export interface Message {
  readonly template: string;
  readonly terms: Readonly<Record<string, Term>>;
}

/** Makes a sentence of a template and its terms. */
export const say = <const Template extends string>(
  template: Template,
  terms: Readonly<Record<Slots<Template>, Term>>,
): Message => ({ template, terms });

/** Names digits, which count from zero. */
export const digits = (...list: readonly Digit[]): Term => ({ kind: 'digits', digits: list });
export const digitSet = (set: Bits): Term => ({ kind: 'digits', digits: bitsOf(set) });
/** Names cells. */
export const cells = (list: readonly Cell[]): Term => ({ kind: 'cells', cells: list });
export const anyDigit = (set: Bits): Term => ({ kind: 'digits', digits: bitsOf(set), any: true });
export const anyCell = (list: readonly Cell[]): Term => ({ kind: 'cells', cells: list, any: true });
/** Names houses. */
export const houses = (list: readonly House[]): Term => ({ kind: 'houses', houses: list });
/** Names candidates. `oneOf`: alternatives, of which one holds. */
export const candidates = (list: readonly Candidate[], oneOf: readonly (readonly Candidate[])[] = []): Term => ({
  kind: 'candidates',
  candidates: list,
  ...(oneOf.length > 0 && { oneOf }),
});
/** Names a part of a pattern by a letter (0 is A), with its cells. */
export const letter = (index: number, list: readonly Cell[]): Term => ({ kind: 'letter', letter: index, cells: list });
/** Says a number of things, in the singular or plural. */
export const count = (number: number, unit: Unit): Term => ({ kind: 'count', count: number, unit });

export const number = (value: number): Term => ({ kind: 'number', number: value });
export const lineNumbers = (numbers: readonly (readonly number[])[]): Term => ({ kind: 'line-numbers', numbers });
export const addition = (numbers: readonly number[]): Term => ({ kind: 'addition', numbers });
export const equation = (list: readonly Cell[], factors: readonly number[], total: number): Term => ({
  kind: 'equation',
  cells: list,
  factors,
  total,
});
export const fillings = (list: readonly Cell[], ways: readonly (readonly Digit[])[]): Term => ({
  kind: 'fillings',
  cells: list,
  ways,
});
export const clues = (...list: readonly NamedClue[]): Term => ({ kind: 'clues', clues: list });
export const order = (list: readonly Cell[], signs: readonly ('<' | '≤' | '>' | '≥')[]): Term => ({
  kind: 'order',
  cells: list,
  signs,
});
export const combinations = (sets: readonly Bits[]): Term => ({ kind: 'combinations', sets });

/** Says what a step places and removes. */
export const conclusion = ({ place, remove, left }: Required<Doing> & { readonly left?: LeftDigits }): Term => ({
  kind: 'conclusion',
  place,
  remove,
  ...(left && { left }),
});

/** Returns the digits and the cells of a hit's changes, for sentences that name them separately. */
export const conclusionParts = ({ place, remove }: Required<Doing>): { digit: Term; cell: Term } => ({
  digit: { kind: 'conclusion', place, remove, part: 'digits' },
  cell: { kind: 'conclusion', place, remove, part: 'cells' },
});

/** Makes the term for one of several cases, one of which is true. */
export const supposition = (on: boolean, ...list: readonly Candidate[]): Term => ({
  kind: 'supposition',
  candidates: list,
  on,
  refuted: false,
});

/**
 * Returns the slot of a supposition after "If". Templates name the state, since languages put the verb in different
 * places.
 */
export const suppositionAfterIf = (on: boolean) => (on ? '{supposed} is true' : '{supposed} is false');

/** Returns the slot of a supposition after "Suppose". */
export const suppositionAfterSuppose = (on: boolean) => (on ? '{supposed}' : '{supposed} is false');

/** Makes the term for a supposition that leads to a contradiction, so that its opposite is concluded. */
export const refutedSupposition = (on: boolean, ...list: readonly Candidate[]): Term => ({
  kind: 'supposition',
  candidates: list,
  on,
  refuted: true,
});
export const chain = (nodes: readonly ChainNode[]): Term => ({ kind: 'chain', nodes });
export const lines = (list: readonly Message[]): Term => ({ kind: 'lines', lines: list });
export const clause = (message: Message): Term => ({ kind: 'clause', clause: message });

/** Cases of which one is true, with one common outcome: the two states of a candidate, or all candidates of a need. */
export type Cases = Need | { readonly kind: 'candidate'; readonly candidate: Candidate };

/** Terms of a case split: its common outcome, one line a case, and the closing sentence. */
interface CaseTerms {
  readonly outcome: Term;
  readonly branches: Term;
  readonly end: Term;
}

export function casesMessage(of: Cases, terms: CaseTerms): Message {
  switch (of.kind) {
    case 'candidate':
      return say('Whether {premise} is true or false, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        premise: candidates([of.candidate]),
      });
    case 'cell':
      return say('Whichever digit {cell} takes, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        cell: cells([of.cell]),
      });
    case 'house':
      return say('Wherever {digit} is in {house}, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        digit: digits(of.digit),
        house: houses([of.house]),
      });
  }
}

/** Returns the first term of a kind in a message or in those within it. */
export function firstTerm<Kind extends Term['kind']>(
  { terms }: Message,
  kind: Kind,
): Extract<Term, { kind: Kind }> | undefined {
  for (const name in terms) {
    const term = terms[name]!;
    if (term.kind === kind) return term as Extract<Term, { kind: Kind }>;
    const parts = term.kind === 'clause' ? [term.clause] : term.kind === 'lines' ? term.lines : [];
    for (const part of parts) {
      const found = firstTerm(part, kind);
      if (found) return found;
    }
  }
  return undefined;
}
