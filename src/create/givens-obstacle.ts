/** Proofs, before any search, that no puzzle has the requested number or pattern of givens. */
import type { Cell, Geometry } from '../core/geometry.js';
import { rangeText } from './aims.js';
import type { PuzzleRequest } from './request.js';
import { usualClues } from './spec.js';
import { orbitsOf, symmetryOf } from './symmetry.js';

/**
 * The reason why a request cannot be met. Callers put the advice into words, since they know the names of their
 * options.
 */
export interface Obstacle {
  readonly kind:
    | 'small'
    | 'variant'
    | 'clues'
    | 'givens'
    | 'symmetry'
    | 'low-score'
    | 'high-score'
    | 'require'
    | 'max-level'
    | 'needless'
    | 'only'
    | 'placing'
    | 'pattern'
    | 'pattern-clues'
    | 'pattern-symmetry'
    | 'minimal'
    | 'needless-level'
    | 'rating'
    | 'low-rating'
    | 'fraction'
    | 'sequences'
    | 'sequences-order';
  readonly why: string;
  /** A value that would be possible instead: a number, a level, names. */
  readonly instead?: string | number;
}

/** The fewest givens of a puzzle with one solution, by the sides of its boxes, the shorter first. */
const FEWEST_GIVENS: Readonly<Record<string, number>> = { '2x2': 4, '2x3': 8, '3x3': 17 };

export const mostGivens = (geometry: Geometry, { clues, pattern }: PuzzleRequest): number =>
  Math.min(clues?.most ?? (pattern ? geometry.cells : usualClues(geometry).most), pattern?.length ?? Infinity);

/** Returns the sides of a plain shape's boxes, the shorter first; empty for a variant. */
export const sidesOf = ({ boxRows, boxColumns, isPlain }: Geometry): string =>
  isPlain ? `${Math.min(boxRows, boxColumns)}x${Math.max(boxRows, boxColumns)}` : '';

/** Returns the proven minimum of givens; 0 if none is known. */
const fewestGivens = (geometry: Geometry): number => FEWEST_GIVENS[sidesOf(geometry)] ?? 0;

/** Returns the largest possible number of missing values. */
export const mostMissing = (geometry: Geometry, { clues, pattern }: PuzzleRequest): number =>
  geometry.cells - Math.max(fewestGivens(geometry), clues?.least ?? 0, pattern?.length ?? 0);

function tooFewGivens(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const fewest = fewestGivens(geometry);
  const most = mostGivens(geometry, request);
  if (most >= fewest) return undefined;
  return { kind: 'givens', why: `with fewer than ${fewest} givens there are always several solutions`, instead: most };
}

/** Refutes numbers of givens that no union of the symmetry's orbits has. */
function oddNumber(geometry: Geometry, { clues, symmetry = 'none', pattern }: PuzzleRequest): Obstacle | undefined {
  if (!clues || pattern) return undefined;
  const { cells } = geometry;
  if (clues.least > cells) return { kind: 'pattern-clues', why: `the grid has ${cells} cells`, instead: cells };
  const reached = new Set([0]);
  for (const { length } of orbitsOf(geometry, symmetry)) for (const sum of [...reached]) reached.add(sum + length);
  const possible = [...reached].sort((a, b) => a - b);
  if (possible.some((sum) => sum >= clues.least && sum <= clues.most)) return undefined;
  const below = possible.findLast((sum) => sum < clues.least);
  const above = possible.find((sum) => sum > clues.most);
  // Puzzles with the fewest givens that exist are no advice: most symmetries have none.
  const advised = [below, above].filter((sum) => sum !== undefined && sum > fewestGivens(geometry));
  return {
    kind: 'symmetry',
    why: `with symmetry ${symmetry} there are never ${rangeText(clues)} givens`,
    instead: advised.join(' or '),
  };
}

/** Refutes a number of clues that differs from the number of cells in the pattern. */
function otherNumber(_: Geometry, { clues, pattern }: PuzzleRequest): Obstacle | undefined {
  if (!clues || !pattern || (pattern.length >= clues.least && pattern.length <= clues.most)) return undefined;
  const why = `the pattern gives ${pattern.length} cells, not ${rangeText(clues)}`;
  return { kind: 'pattern-clues', why, instead: pattern.length };
}

function otherSymmetry(geometry: Geometry, { symmetry, pattern }: PuzzleRequest): Obstacle | undefined {
  if (!symmetry || !pattern) return undefined;
  const isGiven = (cell: Cell): boolean => pattern.includes(cell);
  if (orbitsOf(geometry, symmetry).every((orbit) => orbit.every(isGiven) || !orbit.some(isGiven))) return undefined;
  const own = symmetryOf(geometry, isGiven);
  return { kind: 'pattern-symmetry', why: `the pattern has not the symmetry ${symmetry}`, instead: own };
}

/** Refutes a minimal puzzle with a full house of givens: each of them follows from the others. */
function fullHouseGiven(geometry: Geometry, { minimal, clues, pattern = [] }: PuzzleRequest): Obstacle | undefined {
  if (!minimal) return undefined;
  const { size, cells } = geometry;
  const why = 'where a whole house is given, not every given is needed';
  for (let house = 0; house < geometry.houses; house++)
    if (geometry.cellsOf(house).every((cell) => pattern.includes(cell)))
      return { kind: 'minimal', why, instead: 'fewer cells in the --pattern' };
  if ((clues?.least ?? 0) <= cells - size) return undefined;
  return { kind: 'minimal', why, instead: `at most ${cells - size} --clues` };
}

/**
 * Adjacent lines in the same boxes with too few givens. Two lines without givens may be exchanged. If three or more
 * lines have givens in only one crossing line, the rest can always be distributed among them in another way: the
 * assignment of digits to lines is an edge colouring of a regular bipartite graph (crossing lines and digits). For a
 * unique solution, any three of its colours would have to be the only ones possible, but no cubic bipartite graph has
 * just the three Hamiltonian cycles that this requires: their number is even (Kotzig, Bosák).
 */
function openChute(pattern: readonly Cell[], size: number, lines: Lines, crossing: Lines): Obstacle | undefined {
  const { name, width, lineOf } = lines;
  for (let first = 0; first < size; first += width) {
    const inside = pattern.filter((cell) => lineOf(cell) >= first && lineOf(cell) < first + width);
    const empty = width - new Set(inside.map(lineOf)).size;
    const crossed = new Set(inside.map(crossing.lineOf)).size;
    if (empty >= 2 || (width >= 3 && crossed <= 1))
      return {
        kind: 'pattern',
        why: `${name} ${first + 1} to ${first + width} show too little for one solution`,
        instead: crossing.name,
      };
  }
  return undefined;
}

interface Lines {
  readonly name: string;
  /** The number of lines that cross the same boxes. */
  readonly width: number;
  lineOf(cell: Cell): number;
}

function openPattern(geometry: Geometry, { pattern }: PuzzleRequest): Obstacle | undefined {
  const { size, boxRows, boxColumns } = geometry;
  const rows: Lines = { name: 'rows', width: boxRows, lineOf: (cell) => geometry.rowOf(cell) };
  const columns: Lines = { name: 'columns', width: boxColumns, lineOf: (cell) => geometry.columnOf(cell) };
  return pattern && (openChute(pattern, size, rows, columns) ?? openChute(pattern, size, columns, rows));
}

/** The obstacles, in the order in which they are reported. */
export const GIVENS_OBSTACLES = [otherNumber, tooFewGivens, oddNumber, otherSymmetry, fullHouseGiven, openPattern];
