/** Draws the marks of a step: washes under the grid, discs, rings, diamonds and boxes behind candidates. */
import type { Candidate, Cell } from '../../core/geometry.js';
import { letterOf, type Mark, type PartName, type PatternPart, type Role } from '../../logic/step/marks.js';
import { CELL, candidateCentre, cellArea, cellCentre, houseAreas, type Layout } from './layout.js';
import { around, type Shape } from './shape.js';

/**
 * The tint of whole houses and cells, each once a role and letter. Cover sets, and the second of two parts with one
 * letter, are hatched, so that they differ without colour.
 */
export function washes(layout: Layout, marks: readonly Mark[]): Shape[] {
  const drawn = new Set<string>();
  return marks.flatMap((mark): Shape[] => {
    if (mark.kind !== 'house' && mark.kind !== 'cell') return [];
    const { role, name } = mark;
    const of = { ...(mark.kind === 'house' ? { house: mark.house } : { cell: mark.cell }), ...(name && { name }) };
    const key = `${role} ${JSON.stringify(of)}`;
    if (drawn.has(key)) return [];
    drawn.add(key);
    const areas = mark.kind === 'house' ? houseAreas(layout, mark.house) : [cellArea(layout, mark.cell)];
    const tone = name?.letter;
    const hatched = tone === undefined ? role === 'cover' : role === 'fin';
    return [{ kind: 'wash', areas, role, hatched, of, ...(tone !== undefined && { tone }) }];
  });
}

/** The roles of a candidate, each once, with the name of the part that gave it. */
export type Roles = ReadonlyMap<Role, PartName | undefined>;

/** The roles of each candidate that has any. */
export function rolesOf(marks: readonly Mark[]): ReadonlyMap<Candidate, Roles> {
  const all = new Map<Candidate, Map<Role, PartName | undefined>>();
  for (const mark of marks) {
    if (mark.kind !== 'candidate') continue;
    const known = all.get(mark.candidate) ?? new Map<Role, PartName | undefined>();
    all.set(mark.candidate, known.set(mark.role, known.get(mark.role) ?? mark.name));
  }
  return all;
}

const NO_ROLES: Roles = new Map();

/** The fate of a candidate in a step, which decides how its ground is drawn. */
export interface Fate {
  readonly isRemoved: boolean;
  /** True for a candidate that is placed in a cell with other marks, where there is no room for a large digit. */
  readonly isPlaced: boolean;
}

/** The role whose colour lies right behind a candidate's digit, if any does: rings leave it free, and a removed digit stands on paper. */
export function groundOf(roles: Roles = NO_ROLES, { isRemoved, isPlaced }: Fate): Role | 'full' | undefined {
  if (isPlaced) return 'pattern';
  const filled = filledRole(roles);
  const name = filled && roles.get(filled);
  if (name?.letter !== undefined && !isRemoved) return lookOf(name.part, name.letter).pale ? 'target' : 'full';
  return isRemoved ? 'target' : filled;
}

/** Colours fill their candidates whatever their role. */
const filledRole = (roles: Roles): Role | undefined => {
  const own = [...roles];
  return (own.find(([role, name]) => name?.letter !== undefined || FILLED.includes(role)) ??
    own.find(([role]) => role === 'fin'))?.[0];
};

const FILLED: readonly Role[] = ['pattern', 'cover', 'on'];

/** A ring round a disc is wider than the disc: a candidate may be on and off in one argument. */
const WIDER = 1.16;
/** A diamond under a disc shows its corners. */
export const UNDER = 1.6;
/** The box of a removed candidate leaves room for the ground that it has. */
const ROOM = 1.22;

export function candidateMarks(layout: Layout, candidate: Candidate, roles: Roles = NO_ROLES, fate: Fate): Shape[] {
  const centre = candidateCentre(layout, candidate);
  const { isRemoved, isPlaced } = fate;
  const { radius } = layout;
  const filled = filledRole(roles);
  const isCovered = isPlaced || FILLED.some((role) => roles.has(role));
  const shapeOf = (role: Role, name: PartName | undefined): Shape[] => {
    const ground = {
      centre,
      radius,
      role,
      of: { candidate, ...(name && { name }) },
      pale: isRemoved,
    };
    if (name?.letter !== undefined) return [lettered(ground, name.part, name.letter)];
    switch (role) {
      case 'pattern':
        return [{ ...ground, kind: 'disc', edge: 'none' }];
      case 'cover':
        return [{ ...ground, kind: 'disc', edge: 'double' }];
      case 'on':
        return [{ ...ground, kind: 'disc', edge: 'rim' }];
      case 'fin':
        return [{ ...ground, kind: 'diamond', radius: radius * (isCovered ? UNDER : WIDER) }];
      case 'off':
        return [{ ...ground, kind: 'ring', radius: filled ? radius * WIDER : radius }];
      case 'target':
        return [];
    }
  };
  const below = [...roles].sort(([a], [b]) => Number(b === 'fin') - Number(a === 'fin'));
  return [
    ...(isRemoved ? [struck(layout, candidate, roles.size > 0 ? ROOM : 1)] : []),
    ...below.flatMap(([role, name]) => shapeOf(role, name)),
    ...(isPlaced ? [placedPlate(layout, candidate)] : []),
  ];
}

/**
 * The look of a candidate of a part with a letter. Each pair of colours has a tone, its first the full one and its
 * second a pale one, and the second pair has squares; digits of a set have the set's tone, pale.
 */
function lookOf(
  part: PatternPart,
  letter: number,
): { readonly kind: 'disc' | 'plate'; readonly tone: number; readonly pale: boolean } {
  if (part !== 'colour') return { kind: 'disc', tone: letter, pale: true };
  const tone = letter >> 1;
  return { kind: tone % 2 === 0 ? 'disc' : 'plate', tone, pale: letter % 2 === 1 };
}

/** A removed candidate of a full tone keeps it as a thick edge. */
function lettered(
  ground: Pick<Plate, 'centre' | 'radius' | 'role' | 'pale' | 'of'>,
  part: PatternPart,
  letter: number,
): Shape {
  const look = lookOf(part, letter);
  return { ...ground, ...look, edge: ground.pale && !look.pale ? 'rim' : 'none', pale: ground.pale || look.pale };
}

type Plate = Extract<Shape, { kind: 'plate' }>;

/** The ground of a digit that the step places in a cell with other marks. */
const placedPlate = (layout: Layout, candidate: Candidate): Shape => ({
  kind: 'plate',
  centre: candidateCentre(layout, candidate),
  radius: layout.radius * WIDER,
  role: 'pattern',
  edge: 'rim',
  of: { candidate },
});

/** The box round a candidate that is removed. */
const struck = (layout: Layout, candidate: Candidate, room: number): Shape => ({
  kind: 'struck',
  centre: candidateCentre(layout, candidate),
  radius: layout.radius * room,
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

/** Frames round cells with a mistake, and round those of parts with a name: their tint alone would not show them without colour. */
export function frames(layout: Layout, marks: readonly Mark[]): Shape[] {
  const drawn = new Set<string>();
  return marks.flatMap((mark): Shape[] => {
    if (mark.kind !== 'cell' || (mark.role !== 'target' && !mark.name)) return [];
    const { cell, role, name } = mark;
    const tone = name?.letter;
    const key = `${cell} ${tone ?? role}`;
    if (drawn.has(key)) return [];
    drawn.add(key);
    const inset = role === 'target' ? INSET : FINE_INSET + FINE_STEP * ((tone ?? 0) % 3);
    const area = around(cellCentre(layout, cell), CELL / 2 - inset);
    const of = { cell, ...(name && { name }) };
    return [{ kind: 'outline', area, radius: inset, role, of, ...(tone !== undefined && { tone }) }];
  });
}

/** The distance of a part's frame from the cell's edge, and how much further in that of each next letter lies. */
const FINE_INSET = 1.6;
const FINE_STEP = 1.2;

/** The corners of a cell for a letter that finds no free place: outside the outermost candidates. */
const CORNER = 4.6;

/** The letters of the sets that each cell is in. They stand where the cell has no candidate, upper right first. */
export function letterBadges(
  layout: Layout,
  marks: readonly Mark[],
  shows: (candidate: Candidate) => boolean,
): Shape[] {
  const { geometry, columns, radius } = layout;
  const letters = new Map<Cell, Map<number, PartName>>();
  for (const mark of marks)
    if (mark.kind === 'cell' && mark.name?.letter !== undefined) {
      const own = letters.get(mark.cell) ?? new Map<number, PartName>();
      letters.set(mark.cell, own.set(mark.name.letter, mark.name));
    }
  return [...letters].flatMap(([cell, own]) => {
    const corners = [columns - 1, geometry.size - 1, 0, geometry.size - columns];
    const slots = [...corners, ...Array.from({ length: geometry.size }, (_, slot) => slot)];
    const free = [...new Set(slots)].filter((slot) => !shows(geometry.candidate(cell, slot)));
    const area = cellArea(layout, cell);
    return [...own].map(([letter, name], index): Shape => {
      const slot = free[index];
      const place =
        slot === undefined
          ? { centre: { x: area.right - CORNER * (1 + 2 * index), y: area.top + CORNER }, radius: CORNER }
          : { centre: candidateCentre(layout, geometry.candidate(cell, slot)), radius: radius * 0.94 };
      return { kind: 'badge', ...place, text: letterOf(letter), tone: letter, of: { cell, name } };
    });
  });
}
