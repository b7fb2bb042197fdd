/**
 * Marks on a picture of the grid: four kinds in six roles draw every strategy, and names distinguish the parts of a
 * pattern.
 */
import { frozen } from '../../core/frozen.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';

/** The parts that cells and candidates play in a pattern; writers of pictures decide how each looks. */
export const ROLES = frozen(['pattern', 'cover', 'fin', 'on', 'off', 'target']);
/** The role of a highlight: a colour of pictures. */
export type Role = (typeof ROLES)[number];

/** Parts of patterns with a word of their own, used in legends and sentences. */
export const PARTS = frozen([
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
  'clue',
  'cage',
  'innie',
  'outie',
]);
/** A part of a pattern that has a word of its own. */
export type PatternPart = (typeof PARTS)[number];

/**
 * The name of a part. `letter`: counted from 0 and shown as a letter that is no digit, if a pattern has several parts of
 * this name.
 */
export interface PartName {
  readonly part: PatternPart;
  readonly letter?: number;
}

/** Returns the letter of a part among those that name parts; after the last they begin again. */
export const letterOf = (index: number, letters: readonly string[]): string => letters[index % letters.length]!;

/** A highlight in the grid, and its role in the pattern. A link joins two groups of candidates. */
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
      /** The number of the line of the explanation that states where the link leads; absent if it has no numbers. */
      readonly line?: number;
      /** The part that the link joins; it then has no direction. */
      readonly name?: PartName;
    };

/** Highlights candidates in a role. */
export const markCandidates = (role: Role, list: readonly Candidate[]): Mark[] =>
  list.map((candidate) => ({ kind: 'candidate', candidate, role }));

/** Highlights cells in a role. */
export const markCells = (role: Role, list: readonly Cell[]): Mark[] =>
  list.map((cell) => ({ kind: 'cell', cell, role }));

/** Highlights the cells of a clue that a step uses. */
export const markClue = (list: readonly Cell[]): Mark[] => named('clue', markCells('pattern', list));

/** Highlights houses in a role. */
export const markHouses = (role: Role, list: readonly House[]): Mark[] =>
  list.map((house) => ({ kind: 'house', house, role }));

/** Returns the candidates that a mark points at. */
export function candidatesOfMark(mark: Mark): readonly Candidate[] {
  if (mark.kind === 'candidate') return [mark.candidate];
  return mark.kind === 'link' ? [...mark.from, ...mark.to] : [];
}

/** Returns the marks with the name of their part. */
export const named = (part: PatternPart, marks: readonly Mark[], letter?: number): Mark[] =>
  marks.map((mark) => ({ ...mark, name: letter === undefined ? { part } : { part, letter } }));

/** Returns the cells of sets as marks, each set with its letter. */
export const markSets = (sets: readonly (readonly Cell[])[]): Mark[] =>
  sets.flatMap((cells, index) => named('set', markCells('pattern', cells), index));

/** Returns the marks of one case of several. */
export const inBranch = (branch: number, marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => (mark.kind === 'link' ? { ...mark, branch } : mark));

/** Draws a link from some candidates to others. */
export const markLink = (from: readonly Candidate[], to: readonly Candidate[], strong: boolean): Mark => ({
  kind: 'link',
  from,
  to,
  strong,
});
