/** What is proved before any search: that no puzzle can be what is asked for. */

import { strategyOf } from '../../strategies/index.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { type Family, LEVELS, type Level } from '../logic/step/strategy.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { highestScore } from '../solver/hodoku/levels.js';
import { singles } from '../solver/hodoku/singles.js';
import { rungsOf } from '../solver/walk.js';
import { rangeText } from './aims.js';
import { type PuzzleRequest, usualClues } from './spec.js';
import { orbitsOf } from './symmetry.js';

/** Why a request cannot be met. What would be possible instead is for those to say who know how it was asked for. */
export interface Obstacle {
  readonly kind:
    | 'small'
    | 'givens'
    | 'symmetry'
    | 'low-score'
    | 'high-score'
    | 'require'
    | 'max-level'
    | 'needless'
    | 'only'
    | 'placing'
    | 'pattern';
  readonly why: string;
  /** What would do: a number, a level, names. */
  readonly instead?: string | number;
}

/** What is against a request, together or at all; undefined where nothing is known. Most that cannot be met is not seen here. */
export function obstacleTo(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  for (const obstacle of OBSTACLES) {
    const found = obstacle(geometry, request);
    if (found) return found;
  }
  return undefined;
}

const OBSTACLES = [
  tooSmall,
  tooFewGivens,
  oddNumber,
  tooFewPoints,
  tooManyPoints,
  tooHard,
  aboveHighest,
  beyondOnly,
  placesNothing,
  openPattern,
];

/** Shapes whose puzzles are all solved by singles, as every one of them was tried. */
const ALL_EASY: readonly string[] = ['1x1', '1x2', '1x3', '2x2'];

function tooSmall(
  { boxRows, boxColumns, size }: Geometry,
  { level, require = [] }: PuzzleRequest,
): Obstacle | undefined {
  if (!ALL_EASY.includes(`${Math.min(boxRows, boxColumns)}x${Math.max(boxRows, boxColumns)}`)) return undefined;
  const hard = require.find((id) => !singles.strategies.some((single) => single.id === id));
  if ((!level || level === 'easy') && !hard) return undefined;
  return { kind: 'small', why: `every puzzle of size ${size} is easy, singles solve it` };
}

/** The fewest givens with which a puzzle can have one solution, by the sides of a box, the shorter first. */
const FEWEST_GIVENS: Readonly<Record<string, number>> = { '2x2': 4, '2x3': 8, '3x3': 17 };

const mostGivens = (geometry: Geometry, { clues, pattern }: PuzzleRequest): number =>
  Math.min(clues?.most ?? (pattern ? geometry.cells : usualClues(geometry).most), pattern?.length ?? Infinity);

function tooFewGivens(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const { boxRows, boxColumns } = geometry;
  const box = `${Math.min(boxRows, boxColumns)}x${Math.max(boxRows, boxColumns)}`;
  const fewest = FEWEST_GIVENS[box] ?? 0;
  const most = mostGivens(geometry, request);
  if (most >= fewest) return undefined;
  return { kind: 'givens', why: `with fewer than ${fewest} givens there are always several solutions`, instead: most };
}

/** Numbers of givens that a symmetry does not come to. */
function oddNumber(geometry: Geometry, { clues, symmetry = 'none', pattern }: PuzzleRequest): Obstacle | undefined {
  if (!clues || pattern) return undefined;
  const reached = new Set([0]);
  for (const { length } of orbitsOf(geometry, symmetry)) for (const sum of [...reached]) reached.add(sum + length);
  const possible = [...reached].sort((a, b) => a - b);
  if (possible.some((sum) => sum >= clues.least && sum <= clues.most)) return undefined;
  const below = possible.findLast((sum) => sum < clues.least);
  const above = possible.find((sum) => sum > clues.most);
  return {
    kind: 'symmetry',
    why: `with symmetry ${symmetry} there are never ${rangeText(clues)} givens`,
    instead: `${below} or ${above}`,
  };
}

/** Each missing value costs a single. */
function tooFewPoints(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const missing = geometry.cells - mostGivens(geometry, request);
  const fewest = missing * singles.rating;
  if ((request.score?.most ?? Infinity) >= fewest) return undefined;
  return {
    kind: 'low-score',
    why: `${missing} or more values are missing, and to find them scores ${fewest} at least`,
  };
}

function tooManyPoints(geometry: Geometry, { level, score }: PuzzleRequest): Obstacle | undefined {
  if (!level || !score || score.least <= highestScore(level, geometry)) return undefined;
  return { kind: 'high-score', why: `what scores above ${highestScore(level, geometry)} is harder than ${level}` };
}

function tooHard(_: Geometry, { require = [], level }: PuzzleRequest): Obstacle | undefined {
  for (const id of require) {
    const own = rungsOf(hodoku, { only: [id] })[0]?.strategies[0]?.level;
    if (own && level && isAbove(own, level))
      return { kind: 'require', why: `a puzzle that needs ${id} is ${own} at least`, instead: own };
  }
  return undefined;
}

/** The hardest level that a path of HoDoKu's can come to if techniques up to a rung suffice: it never goes beyond. */
const hardestUpTo = (last: number): Level =>
  LEVELS[
    Math.max(
      ...hodoku.rungs
        .slice(0, last + 1)
        .flatMap(({ strategies }) => strategies.map(({ level }) => LEVELS.indexOf(level))),
    )
  ]!;

const isAbove = (level: Level, other: Level): boolean => LEVELS.indexOf(level) > LEVELS.indexOf(other);

function aboveHighest(_: Geometry, { level, highestLevel }: PuzzleRequest): Obstacle | undefined {
  if (!level || !highestLevel) return undefined;
  const last = hodoku.rungs.findLastIndex(({ strategies }) =>
    strategies.some((own) => !isAbove(own.level, highestLevel)),
  );
  if (!isAbove(level, hardestUpTo(last))) return undefined;
  return {
    kind: 'max-level',
    why: `what is solved by techniques up to ${highestLevel} is not ${level}`,
    instead: highestLevel,
  };
}

/** Where a strategy stands on HoDoKu's ladder; beyond its end where that program does not know it. */
function rungAt(id: string): number {
  const at = hodoku.rungs.findIndex(({ strategies }) => strategies.some((strategy) => strategy.id === id));
  return at < 0 ? hodoku.rungs.length : at;
}

/** HoDoKu's path never goes beyond the last rung of techniques that suffice. */
function beyondOnly(_: Geometry, { only, level, require = [] }: PuzzleRequest): Obstacle | undefined {
  if (!only || only.length === 0) return undefined;
  const last = Math.max(...only.map(rungAt));
  if (last >= hodoku.rungs.length) return undefined;
  const needless = require.find((id) => rungAt(id) > last);
  if (needless) return { kind: 'needless', why: `where ${only.join(', ')} suffice, no path needs ${needless}` };
  const hardest = hardestUpTo(last);
  if (!level || !isAbove(level, hardest)) return undefined;
  return { kind: 'only', why: `what ${only.join(', ')} alone solve is not ${level}`, instead: hardest };
}

/** Families whose strategies never place a digit. */
export const REMOVING: readonly Family[] = ['fish', 'single-digit', 'wings', 'als', 'rank-zero'];

function placesNothing({ size }: Geometry, { only }: PuzzleRequest): Obstacle | undefined {
  if (size === 1 || !only?.length || !only.every((id) => REMOVING.includes(strategyOf(id)?.family as Family)))
    return undefined;
  return {
    kind: 'placing',
    why: `${only.join(', ')} only remove candidates, and nothing would place a digit`,
    instead: only.join(','),
  };
}

/**
 * Lines side by side in the same boxes that show too little. Two without givens may be exchanged. And of three or more,
 * crossed by one line with givens only, what is left can always be shared out among them in another way: how the digits
 * go to the lines is a colouring of the edges of a regular bipartite graph (crossing lines and digits), any three of its
 * colours have to be the only ones possible, and no cubic bipartite graph has just the three Hamiltonian cycles that go
 * with that: their number is even (Kotzig, Bosák).
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
  /** How many go through the same boxes. */
  readonly width: number;
  lineOf(cell: Cell): number;
}

function openPattern(geometry: Geometry, { pattern }: PuzzleRequest): Obstacle | undefined {
  const { size, boxRows, boxColumns } = geometry;
  const rows: Lines = { name: 'rows', width: boxRows, lineOf: (cell) => geometry.rowOf(cell) };
  const columns: Lines = { name: 'columns', width: boxColumns, lineOf: (cell) => geometry.columnOf(cell) };
  return pattern && (openChute(pattern, size, rows, columns) ?? openChute(pattern, size, columns, rows));
}
