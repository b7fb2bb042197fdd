/** Marks on a picture of the grid: four kinds in six roles draw every strategy, and names tell the parts of a pattern apart. */
import type { Candidate, Cell, House } from '../../core/geometry.js';

/** The parts that cells and candidates play in a pattern; writers of pictures decide how each looks. */
export const ROLES = ['pattern', 'cover', 'fin', 'on', 'off', 'target'] as const;
export type Role = (typeof ROLES)[number];

/** The parts of patterns that have a word of their own. Legends say it, sentences use it. */
export const PARTS = [
  'set',
  'hidden-set',
  'link',
  'common',
  'colour',
  'pivot',
  'pincer',
  'pair',
  'wing',
  'base',
  'target',
  'cross-line',
  'rectangle',
  'loop',
  'deadly',
  'extra',
  'guardian',
  'subset',
  'stem',
  'firework',
  'aligned',
  'excluder',
  'leftover',
] as const;
export type PatternPart = (typeof PARTS)[number];

/** The name of a part. `letter`: counted from 0 and told as A, B, C, where a pattern has several of the kind. */
export interface PartName {
  readonly part: PatternPart;
  readonly letter?: number;
}

/** The letter of a set or colour, counted from 0; after Z they begin again. */
export const letterOf = (index: number): string => String.fromCharCode(FIRST_LETTER + (index % 26));

/** The number of a letter, from 0. */
export const letterIndex = (letter: string): number => letter.charCodeAt(0) - FIRST_LETTER;

const FIRST_LETTER = 'A'.charCodeAt(0);

/** A thing to point at in the grid, and its part in the pattern; a link joins two groups of candidates. */
export type Mark =
  | { readonly kind: 'candidate'; readonly candidate: Candidate; readonly role: Role; readonly name?: PartName }
  | { readonly kind: 'cell'; readonly cell: Cell; readonly role: Role; readonly name?: PartName }
  | { readonly kind: 'house'; readonly house: House; readonly role: Role; readonly name?: PartName }
  | {
      readonly kind: 'link';
      readonly from: readonly Candidate[];
      readonly to: readonly Candidate[];
      readonly strong: boolean;
      /**
       * The case that the link belongs to, counted from 0 in the order of the explanation; absent if the step has no
       * cases.
       */
      readonly branch?: number;
      /** The part that the link joins; it then has no direction. */
      readonly name?: PartName;
    };

export const markCandidates = (role: Role, list: readonly Candidate[]): Mark[] =>
  list.map((candidate) => ({ kind: 'candidate', candidate, role }));

export const markCells = (role: Role, list: readonly Cell[]): Mark[] =>
  list.map((cell) => ({ kind: 'cell', cell, role }));

export const markHouses = (role: Role, list: readonly House[]): Mark[] =>
  list.map((house) => ({ kind: 'house', house, role }));

/** The marks of a part, with its name. */
export const named = (part: PatternPart, marks: readonly Mark[], letter?: number): Mark[] =>
  marks.map((mark) => ({ ...mark, name: letter === undefined ? { part } : { part, letter } }));

/** The cells of sets, each set with its letter. */
export const markSets = (sets: readonly (readonly Cell[])[]): Mark[] =>
  sets.flatMap((cells, index) => named('set', markCells('pattern', cells), index));

/** The marks of one case of several. */
export const inBranch = (branch: number, marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => (mark.kind === 'link' ? { ...mark, branch } : mark));

export const markLink = (from: readonly Candidate[], to: readonly Candidate[], strong: boolean): Mark => ({
  kind: 'link',
  from,
  to,
  strong,
});
