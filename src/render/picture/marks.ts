/** Draws the marks of a step: washes under the grid, discs, rings and diamonds behind candidates, boxes over them. */
import type { Candidate } from '../../core/geometry.js';
import type { Mark, Role } from '../../logic/step/marks.js';
import { CELL, candidateCentre, cellArea, cellCentre, houseAreas, type Layout } from './layout.js';
import { around, type Shape } from './shape.js';

/**
 * The tint of whole houses and cells, each once a role. Cover sets are hatched, so that they differ from base sets
 * without colour.
 */
export function washes(layout: Layout, marks: readonly Mark[]): Shape[] {
  const drawn = new Set<string>();
  return marks.flatMap((mark): Shape[] => {
    if (mark.kind !== 'house' && mark.kind !== 'cell') return [];
    const of = mark.kind === 'house' ? { house: mark.house } : { cell: mark.cell };
    const key = `${mark.role} ${JSON.stringify(of)}`;
    if (drawn.has(key)) return [];
    drawn.add(key);
    const areas = mark.kind === 'house' ? houseAreas(layout, mark.house) : [cellArea(layout, mark.cell)];
    return [{ kind: 'wash', areas, role: mark.role, hatched: mark.role === 'cover', of }];
  });
}

/** The roles of each candidate that has any, none twice. */
export function rolesOf(marks: readonly Mark[]): ReadonlyMap<Candidate, readonly Role[]> {
  const roles = new Map<Candidate, Role[]>();
  for (const mark of marks) {
    if (mark.kind !== 'candidate') continue;
    const known = roles.get(mark.candidate);
    if (!known) roles.set(mark.candidate, [mark.role]);
    else if (!known.includes(mark.role)) known.push(mark.role);
  }
  return roles;
}

/** The role whose colour lies right behind a candidate's digit, if any does: rings and boxes leave it free. */
export const filledRole = (roles: readonly Role[] = []): Role | undefined =>
  roles.find((role) => role !== 'off' && role !== 'target' && role !== 'fin') ?? roles.find((role) => role === 'fin');

/** A ring round a disc is wider than the disc: a candidate may be on and off in one argument. */
const WIDER = 1.16;
/** A diamond under a disc shows its corners. */
export const UNDER = 1.6;

export function candidateMarks(layout: Layout, candidate: Candidate, roles: readonly Role[]): Shape[] {
  const centre = candidateCentre(layout, candidate);
  const { radius } = layout;
  const of = { candidate };
  const filled = filledRole(roles);
  const isCovered = roles.some((role) => role === 'on' || role === 'pattern' || role === 'cover');
  const shapeOf: Readonly<Record<Role, Shape | undefined>> = {
    pattern: { kind: 'disc', centre, radius, role: 'pattern', edge: 'none', of },
    cover: { kind: 'disc', centre, radius, role: 'cover', edge: 'double', of },
    on: { kind: 'disc', centre, radius, role: 'on', edge: 'rim', of },
    fin: { kind: 'diamond', centre, radius: radius * (isCovered ? UNDER : WIDER), role: 'fin', of },
    off: { kind: 'ring', centre, radius: filled ? radius * WIDER : radius, role: 'off', of },
    target: undefined,
  };
  return [...roles].sort((a, b) => Number(b === 'fin') - Number(a === 'fin')).flatMap((role) => shapeOf[role] ?? []);
}

/** The cross over a candidate that is removed, on top of everything. */
export const struck = (layout: Layout, candidate: Candidate): Shape => ({
  kind: 'struck',
  centre: candidateCentre(layout, candidate),
  radius: layout.radius,
  role: 'target',
  of: { candidate },
});

/** A value that is wrong. */
export const struckValue = (layout: Layout, candidate: Candidate): Shape => ({
  kind: 'struck',
  centre: cellCentre(layout, layout.geometry.cellOf(candidate)),
  radius: layout.valueHeight * 0.52,
  role: 'target',
  of: { candidate },
});

/** The distance from a cell's edge to its frame. */
const INSET = 4;

/** Frames round cells with a mistake: their tint alone would not show it. */
export const frames = (layout: Layout, marks: readonly Mark[]): Shape[] =>
  [...new Set(marks.flatMap((mark) => (mark.kind === 'cell' && mark.role === 'target' ? [mark.cell] : [])))].map(
    (cell) => ({
      kind: 'outline',
      area: around(cellCentre(layout, cell), CELL / 2 - INSET),
      radius: INSET,
      role: 'target',
      of: { cell },
    }),
  );
