/** The marks of a step as signs, which carry all of the meaning. Colour only repeats it. */
import type { Candidate, Cell, Geometry, House } from '../../core/geometry.js';
import { letterOf, type Mark, type PartName, type Role } from '../../logic/step/marks.js';
import type { Blocker } from '../picture/blockers.js';
import type { Drawn } from '../picture/grid-picture.js';
import { type RoleNames, rolesOf } from '../picture/marks.js';
import { PLACED, STYLES, type Style } from './screen.js';

/** The marks of a step by candidate, cell and house, and the candidates that it places and removes. */
export interface Signs {
  readonly candidates: ReadonlyMap<Candidate, RoleNames>;
  readonly cells: ReadonlyMap<Cell, Role>;
  readonly houses: ReadonlyMap<House, Role>;
  /** The letters of the sets that a cell is in. */
  readonly letters: ReadonlyMap<Cell, string>;
  /** The letters that name parts, in order. */
  readonly partLetters: readonly string[];
  readonly marks: readonly Mark[];
  readonly placed: ReadonlySet<Candidate>;
  readonly removed: ReadonlySet<Candidate>;
  /** The cells whose values prove the single that the step places. */
  readonly blockers: ReadonlySet<Cell>;
}

export function signsOf(
  { place, remove, marks }: Drawn,
  blockers: readonly Blocker[],
  partLetters: readonly string[],
): Signs {
  const cells = new Map<Cell, Role>();
  const houses = new Map<House, Role>();
  const letters = new Map<Cell, string>();
  for (const mark of marks) {
    if (mark.kind === 'cell') cells.set(mark.cell, mark.role);
    if (mark.kind === 'cell' && mark.name?.letter !== undefined) {
      const letter = letterOf(mark.name.letter, partLetters);
      const known = letters.get(mark.cell) ?? '';
      if (!known.includes(letter)) letters.set(mark.cell, known + letter);
    }
    if (mark.kind === 'house') houses.set(mark.house, mark.role);
  }
  return {
    candidates: rolesOf(marks),
    cells,
    houses,
    letters,
    partLetters,
    marks,
    placed: new Set(place),
    removed: new Set(remove),
    blockers: new Set(blockers.map(({ value }) => value)),
  };
}

/** True if a step marks, places or removes a candidate. */
export const isPointedAt = (candidate: Candidate, { candidates, placed, removed }: Signs): boolean =>
  candidates.has(candidate) || placed.has(candidate) || removed.has(candidate);

/** The sign before a candidate or the number of a house, by role. */
export const ROLE_SIGNS: Readonly<Record<Role, string>> = {
  pattern: '*',
  cover: '#',
  fin: "'",
  on: '+',
  off: '-',
  target: '!',
};
export const REMOVED = 'x';
export const PLACED_SIGN = '=';

/** The signs round all candidates of a cell, by role. */
export const CELL_BRACKETS: Readonly<Record<Role, readonly [string, string]>> = {
  pattern: ['[', ']'],
  cover: ['{', '}'],
  fin: ['(', ')'],
  on: ['[', ']'],
  off: ['(', ')'],
  target: ['<', '>'],
};

/** The signs round a value that blocks the digit, like the rings of pictures. */
export const BLOCKER_BRACKETS = CELL_BRACKETS.off;

/** Writes a candidate's symbol with the signs of its roles: `*4`, `-7x`, `=2`. */
export function signed(
  symbol: string,
  candidate: Candidate,
  { candidates, placed, removed, partLetters }: Signs,
): string {
  const roles = candidates.get(candidate) ?? NO_ROLES;
  const after = removed.has(candidate) || roles.has('target') ? REMOVED : '';
  const before = placed.has(candidate)
    ? PLACED_SIGN
    : ORDER.filter((role) => roles.has(role))
        .map((role) => signBefore(role, roles.get(role), partLetters))
        .join('');
  return `${before}${symbol}${after}`;
}

const NO_ROLES: RoleNames = new Map();

/**
 * Returns the sign of a role, or the letter of the part. The letter is lower case, because the letters of cells are
 * capitals.
 */
export const signBefore = (role: Role, name: PartName | undefined, letters: readonly string[]): string =>
  name?.letter === undefined ? ROLE_SIGNS[role] : letterOf(name.letter, letters).toLowerCase();

const ORDER: readonly Role[] = ['pattern', 'cover', 'fin', 'on', 'off'];

/** Returns the style of a candidate: by its outcome, or else by its first role, or else by the role of its cell. */
export function styleOf(candidate: Candidate, geometry: Geometry, signs: Signs): Style | undefined {
  const roles = signs.candidates.get(candidate) ?? NO_ROLES;
  if (signs.placed.has(candidate)) return PLACED;
  if (signs.removed.has(candidate) || roles.has('target')) return STYLES.target;
  const [role] = roles.size > 0 ? roles.keys() : [signs.cells.get(geometry.cellOf(candidate))];
  return role && STYLES[role];
}
