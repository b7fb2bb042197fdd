/** Marks on a picture of the grid: four kinds in six roles draw every strategy. */
import type { Candidate, Cell, House } from '../../core/geometry.js';

/** The parts that cells and candidates play in a pattern; writers of pictures decide how each looks. */
export const ROLES = ['pattern', 'cover', 'fin', 'on', 'off', 'target'] as const;
export type Role = (typeof ROLES)[number];

/** A thing to point at in the grid, and its part in the pattern; a link joins two groups of candidates. */
export type Mark =
  | { readonly kind: 'candidate'; readonly candidate: Candidate; readonly role: Role }
  | { readonly kind: 'cell'; readonly cell: Cell; readonly role: Role }
  | { readonly kind: 'house'; readonly house: House; readonly role: Role }
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
    };

export const markCandidates = (role: Role, list: readonly Candidate[]): Mark[] =>
  list.map((candidate) => ({ kind: 'candidate', candidate, role }));

export const markCells = (role: Role, list: readonly Cell[]): Mark[] =>
  list.map((cell) => ({ kind: 'cell', cell, role }));

export const markHouses = (role: Role, list: readonly House[]): Mark[] =>
  list.map((house) => ({ kind: 'house', house, role }));

/** The marks of one case of several. */
export const inBranch = (branch: number, marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => (mark.kind === 'link' ? { ...mark, branch } : mark));

export const markLink = (from: readonly Candidate[], to: readonly Candidate[], strong: boolean): Mark => ({
  kind: 'link',
  from,
  to,
  strong,
});
