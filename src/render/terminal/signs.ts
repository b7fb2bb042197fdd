/** The marks of a step as signs. Signs carry all of the meaning; colour only repeats it. */
import type { Candidate, Cell, Geometry, House } from '../../core/geometry.js';
import type { Role } from '../../logic/step/marks.js';
import { blockersOf } from '../picture/blockers.js';
import { rolesOf } from '../picture/marks.js';
import type { Drawn, DrawnPosition } from '../picture/picture.js';
import { PLACED, STYLES, type Style } from './screen.js';

/** The marks of a step by candidate, cell and house, and the candidates that it places and removes. */
export interface Signs {
  readonly candidates: ReadonlyMap<Candidate, readonly Role[]>;
  readonly cells: ReadonlyMap<Cell, Role>;
  readonly houses: ReadonlyMap<House, Role>;
  readonly placed: ReadonlySet<Candidate>;
  readonly removed: ReadonlySet<Candidate>;
  /** Cells whose values make a single of what is placed. */
  readonly blockers: ReadonlySet<Cell>;
}

export function signsOf(position: DrawnPosition, step: Drawn): Signs {
  const { place, remove, marks } = step;
  const cells = new Map<Cell, Role>();
  const houses = new Map<House, Role>();
  for (const mark of marks) {
    if (mark.kind === 'cell') cells.set(mark.cell, mark.role);
    if (mark.kind === 'house') houses.set(mark.house, mark.role);
  }
  return {
    candidates: rolesOf(marks),
    cells,
    houses,
    placed: new Set(place),
    removed: new Set(remove),
    blockers: new Set(blockersOf(position, step).map(({ value }) => value)),
  };
}

/** True if a step marks, places or removes a candidate. */
export const isPointedAt = (candidate: Candidate, { candidates, placed, removed }: Signs): boolean =>
  candidates.has(candidate) || placed.has(candidate) || removed.has(candidate);

/** The sign before a candidate or the number of a house, by role. */
export const BEFORE: Readonly<Record<Role, string>> = {
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
export const AROUND: Readonly<Record<Role, readonly [string, string]>> = {
  pattern: ['[', ']'],
  cover: ['{', '}'],
  fin: ['(', ')'],
  on: ['[', ']'],
  off: ['(', ')'],
  target: ['<', '>'],
};

/** Round a value that is in the way, as pictures ring it. */
export const AROUND_BLOCKER = AROUND.off;

/** A candidate's symbol with the signs of its roles: `*4`, `-7x`, `=2`. */
export function signed(symbol: string, candidate: Candidate, { candidates, placed, removed }: Signs): string {
  const roles = candidates.get(candidate) ?? [];
  const after = removed.has(candidate) || roles.includes('target') ? REMOVED : '';
  const before = placed.has(candidate)
    ? PLACED_SIGN
    : ORDER.filter((role) => roles.includes(role))
        .map((role) => BEFORE[role])
        .join('');
  return `${before}${symbol}${after}`;
}

const ORDER: readonly Role[] = ['pattern', 'cover', 'fin', 'on', 'off'];

/** The colour of a candidate: by its outcome, else by its first role, else by its cell's role. */
export function styleOf(candidate: Candidate, geometry: Geometry, signs: Signs): Style | undefined {
  const roles = signs.candidates.get(candidate) ?? [];
  if (signs.placed.has(candidate)) return PLACED;
  if (signs.removed.has(candidate) || roles.includes('target')) return STYLES.target;
  const role = roles[0] ?? signs.cells.get(geometry.cellOf(candidate));
  return role && STYLES[role];
}
