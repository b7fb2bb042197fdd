/** The marks of a step as shapes: tints under the grid, and discs, rings, diamonds and boxes behind candidates. */
import type { Candidate, Cell } from '../../core/geometry.js';
import { letterOf, type Mark, type PartName, type PatternPart, type Role } from '../../logic/step/marks.js';
import { CELL, candidateCentre, cellArea, cellCentre, houseAreas, type Layout } from './layout.js';
import { around } from './outlines.js';
import type { Shape } from './shape.js';

/**
 * Draws the tints of houses and cells, each once for each role and part. Cover sets, and the second of two parts with
 * the same letter, are hatched, so that they can be told apart without colour.
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

/** The roles of a candidate, each with the name of the first part that has it. */
export type RoleNames = ReadonlyMap<Role, PartName | undefined>;

/** Returns the roles of each marked candidate. */
export function rolesOf(marks: readonly Mark[]): ReadonlyMap<Candidate, RoleNames> {
  const all = new Map<Candidate, Map<Role, PartName | undefined>>();
  for (const mark of marks) {
    if (mark.kind !== 'candidate') continue;
    const known = all.get(mark.candidate) ?? new Map<Role, PartName | undefined>();
    all.set(mark.candidate, known.set(mark.role, known.get(mark.role) ?? mark.name));
  }
  return all;
}

const NO_ROLES: RoleNames = new Map();

/** The outcome of a step for a candidate, which decides how its ground is drawn. */
export interface CandidateOutcome {
  readonly isRemoved: boolean;
  /** True if the candidate is placed in a cell with other marks, where there is no room for a large digit. */
  readonly isPlaced: boolean;
}

/**
 * Returns the role of the colour right behind a digit; undefined if there is only paper. Rings surround a digit and
 * leave the paper. `target` means the paper in the box of a removed candidate, or a pale tone; `full` means a full
 * tone.
 */
export function groundOf(
  roles: RoleNames = NO_ROLES,
  { isRemoved, isPlaced }: CandidateOutcome,
): Role | 'full' | undefined {
  if (isPlaced) return 'pattern';
  const filled = filledRole(roles);
  const name = filled && roles.get(filled);
  if (name?.letter !== undefined && !isRemoved) return lookOf(name.part, name.letter).pale ? 'target' : 'full';
  return isRemoved ? 'target' : filled;
}

/** Returns the role that fills the ground of a candidate. A part with a letter always fills it. */
const filledRole = (roles: RoleNames): Role | undefined => {
  const own = [...roles];
  return (own.find(([role, name]) => name?.letter !== undefined || FILLED.includes(role)) ??
    own.find(([role]) => role === 'fin'))?.[0];
};

const FILLED: readonly Role[] = ['pattern', 'cover', 'on'];

/**
 * The size of a ring round a disc, relative to the disc. A candidate may have both: it may be true and false in one
 * argument.
 */
const RING_SCALE = 1.16;
/** The size of a diamond under a disc, relative to the disc, such that its corners show. */
export const DIAMOND_SCALE = 1.6;
/** The size of the box of a removed candidate, if there is a ground in it, relative to the ground. */
const BOX_SCALE = 1.22;
/** The least distance of a box from the border of its candidate's place: half its line, and a gap. */
const BOX_GAP = 1.1;

/** Returns half the side of the box of a removed candidate. Boxes of neighbours do not touch. */
const boxRadius = ({ radius, pitch }: Layout, hasGround: boolean): number =>
  Math.min(radius * (hasGround ? BOX_SCALE : 1), Math.min(pitch.x, pitch.y) / 2 - BOX_GAP);

export function candidateMarks(
  layout: Layout,
  candidate: Candidate,
  roles: RoleNames = NO_ROLES,
  outcome: CandidateOutcome,
): Shape[] {
  const centre = candidateCentre(layout, candidate);
  const { isRemoved, isPlaced } = outcome;
  const box = boxRadius(layout, roles.size > 0);
  const radius = isRemoved ? Math.min(layout.radius, box / BOX_SCALE) : layout.radius;
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
        return [{ ...ground, kind: 'diamond', radius: radius * (isCovered ? DIAMOND_SCALE : RING_SCALE) }];
      case 'off':
        return [{ ...ground, kind: 'ring', radius: filled ? radius * RING_SCALE : radius }];
      case 'target':
        return [];
    }
  };
  const below = [...roles].sort(([a], [b]) => Number(b === 'fin') - Number(a === 'fin'));
  return [
    ...(isRemoved ? [removedBox(layout, candidate, box)] : []),
    ...below.flatMap(([role, name]) => shapeOf(role, name)),
    ...(isPlaced ? [placedPlate(layout, candidate)] : []),
  ];
}

/**
 * Returns the look of a candidate in a part with a letter. The two colours of a pair share a tone: the first is full,
 * the second pale. Squares instead of discs mark every second pair. A candidate of a set has a pale disc in the tone of
 * the set.
 */
function lookOf(
  part: PatternPart,
  letter: number,
): { readonly kind: 'disc' | 'plate'; readonly tone: number; readonly pale: boolean } {
  if (part !== 'colour') return { kind: 'disc', tone: letter, pale: true };
  const tone = letter >> 1;
  return { kind: tone % 2 === 0 ? 'disc' : 'plate', tone, pale: letter % 2 === 1 };
}

/**
 * Draws the ground of a candidate in a part with a letter. If the candidate is removed, a full tone becomes pale with a
 * thick edge.
 */
function lettered(
  ground: Pick<Plate, 'centre' | 'radius' | 'role' | 'pale' | 'of'>,
  part: PatternPart,
  letter: number,
): Shape {
  const look = lookOf(part, letter);
  return { ...ground, ...look, edge: ground.pale && !look.pale ? 'rim' : 'none', pale: ground.pale || look.pale };
}

type Plate = Extract<Shape, { kind: 'plate' }>;

/** Draws the ground of a digit that the step places in a cell with other marks. */
const placedPlate = (layout: Layout, candidate: Candidate): Shape => ({
  kind: 'plate',
  centre: candidateCentre(layout, candidate),
  radius: layout.radius * RING_SCALE,
  role: 'pattern',
  edge: 'rim',
  of: { candidate },
});

/** Draws the box round a removed candidate. */
const removedBox = (layout: Layout, candidate: Candidate, radius: number): Shape => ({
  kind: 'struck',
  centre: candidateCentre(layout, candidate),
  radius,
  role: 'target',
  of: { candidate },
});

/** Draws the box round a wrong value. */
export const struckValue = (layout: Layout, candidate: Candidate): Shape => ({
  kind: 'struck',
  centre: cellCentre(layout, layout.geometry.cellOf(candidate)),
  radius: layout.valueHeight * 0.52,
  role: 'target',
  of: { candidate },
});

/** Parts of many cells, which have an outline or their tint alone instead of a frame each. */
const OUTLINED: readonly PatternPart[] = ['clue', 'cage'];

/** The distance from a cell's edge to its frame. */
const INSET = 4;

/**
 * Draws frames round cells with a mistake and round the cells of named parts, so that these can be told apart without
 * colour.
 */
export function frames(layout: Layout, marks: readonly Mark[]): Shape[] {
  const drawn = new Set<string>();
  return marks.flatMap((mark): Shape[] => {
    if (mark.kind !== 'cell' || (mark.role !== 'target' && (!mark.name || OUTLINED.includes(mark.name.part))))
      return [];
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

/**
 * The distance of a part's frame from the cell's edge, and the step from the frame of one letter to that of the next.
 */
const FINE_INSET = 1.6;
const FINE_STEP = 1.2;

/** Half the side of a badge that stands in a corner of its cell, outside the candidates, because no place is free. */
const CORNER = 4.6;

/** Draws the letters of the sets that each cell is in, at places where the cell has no candidate, upper right first. */
export function letterBadges(
  layout: Layout,
  marks: readonly Mark[],
  shows: (candidate: Candidate) => boolean,
  letters: readonly string[],
): Shape[] {
  const { geometry, columns, radius } = layout;
  const named = new Map<Cell, Map<number, PartName>>();
  for (const mark of marks)
    if (mark.kind === 'cell' && mark.name?.letter !== undefined) {
      const own = named.get(mark.cell) ?? new Map<number, PartName>();
      named.set(mark.cell, own.set(mark.name.letter, mark.name));
    }
  return [...named].flatMap(([cell, own]) => {
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
      return { kind: 'badge', ...place, text: letterOf(letter, letters), tone: letter, of: { cell, name } };
    });
  });
}
