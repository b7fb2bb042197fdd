/** Requests for puzzles: as plain data for other threads, and as specs for the search. */

import { strategyOf } from '../../strategies/index.js';
import { EMPTY } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { type Cell, Geometry } from '../core/geometry.js';
import { quoted } from '../core/printable.js';
import { countValues, type Puzzle } from '../core/puzzle.js';
import type { Level } from '../logic/step/strategy.js';
import { BERTHIER_SCALES, type BerthierScale } from '../solver/berthier/rating.js';
import { gradeHodoku } from '../solver/hodoku/grade.js';
import { type Aim, minimalAim, type Range } from './aims.js';
import type { Fill, Grid } from './fill.js';
import { levelAim, maxLevelAim, onlyAim, ratingAim, scoreAim, sequencesAim } from './grade-aims.js';
import { requireAim } from './require-aim.js';
import type { Symmetry } from './symmetries.js';
import { symmetryOf } from './symmetry.js';

/** Properties of the requested puzzle, in any combination. */
export interface PuzzleRequest {
  /** The level of the puzzle, not a limit. */
  readonly level?: Level;
  /** HoDoKu's score. */
  readonly score?: Range;
  /** Sudoku Explainer's rating. */
  readonly rating?: Range;
  /** Denis Berthier's ratings: the length of the longest whip, braid, g-whip or g-braid that is needed. */
  readonly w?: Range;
  readonly b?: Range;
  readonly gw?: Range;
  readonly gb?: Range;
  /** Ids of strategies that the path needs. */
  readonly require?: readonly string[];
  /** Ids of strategies that suffice. */
  readonly only?: readonly string[];
  /** Strategies up to this level suffice. */
  readonly maxLevel?: Level;
  readonly clues?: Range;
  readonly minimal?: boolean;
  readonly symmetry?: Symmetry;
  /** The cells that are given, whatever the symmetry. */
  readonly pattern?: readonly Cell[];
  readonly fill?: Fill;
}

export interface Spec {
  readonly geometry: Geometry;
  readonly fill: Fill;
  /** The full grid to begin with, if one is known. */
  readonly grid?: Grid;
  readonly symmetry: Symmetry;
  /** The given cells, if they are prescribed. */
  readonly pattern?: readonly Cell[];
  readonly clues: Range;
  /** All aims but that at the number of clues, cheap ones first. */
  readonly aims: readonly Aim[];
}

/** Makes the spec of a request. `grid`: a full grid to begin with. Throws a RangeError for an unknown strategy. */
export const specOf = (geometry: Geometry, request: PuzzleRequest = {}, grid?: Grid): Spec => ({
  geometry,
  fill: request.fill ?? 'random',
  ...(grid && { grid }),
  symmetry: request.symmetry ?? 'none',
  ...(request.pattern && { pattern: request.pattern }),
  clues: request.clues ?? (request.pattern ? { least: 0, most: geometry.cells } : usualClues(geometry)),
  aims: aimsOf(request, geometry),
});

function aimsOf(request: PuzzleRequest, geometry: Geometry): Aim[] {
  const { level, score, rating, require = [], only, maxLevel, minimal } = request;
  const needed = require.map(known);
  return [
    ...(maxLevel ? [maxLevelAim(maxLevel)] : []),
    ...(only ? [onlyAim(only.map((id) => known(id).id))] : []),
    ...(level ? [levelAim(level, geometry)] : []),
    ...(score ? [scoreAim(score)] : []),
    ...needed.map(requireAim),
    ...(minimal ? [minimalAim] : []),
    ...scalesIn(request).map((scale) => sequencesAim(scale, request[scale]!, geometry)),
    ...(rating ? [ratingAim(rating)] : []),
  ];
}

/** Returns Denis Berthier's scales for which the request names a rating. */
export const scalesIn = (request: PuzzleRequest): BerthierScale[] =>
  BERTHIER_SCALES.filter((scale) => request[scale] !== undefined);

function known(id: string) {
  const strategy = strategyOf(id);
  if (!strategy) throw new RangeError(`there is no strategy ${quoted(id)}`);
  return strategy;
}

/**
 * The fewest missing values of a puzzle on the standard grid, unless the request names clues. Other sizes scale with
 * it.
 */
const FEWEST_MISSING = 40;
const STANDARD_CELLS = Geometry.of(3, 3).cells;

/** Returns the default range of clues, which leaves enough cells to solve. */
export const usualClues = ({ cells }: Geometry): Range => ({
  least: 0,
  most: cells - Math.ceil((cells * FEWEST_MISSING) / STANDARD_CELLS),
});

/** The tolerance of the score, as a share of it, and of the number of clues. */
const SCORE_SHARE = 0.15;
const CLUES = 2;

/**
 * Returns the request for puzzles like this one: its level, symmetry and hardest technique, and nearly its score and
 * number of clues. Throws OutOfTime when the clock does.
 */
export function requestLike(puzzle: Puzzle, clock: Clock = unlimited): PuzzleRequest {
  const { level, score, hardest } = gradeHodoku(puzzle, {}, clock);
  const clues = countValues(puzzle);
  return {
    level,
    score: { least: Math.floor(score * (1 - SCORE_SHARE)), most: Math.ceil(score * (1 + SCORE_SHARE)) },
    clues: { least: Math.max(0, clues - CLUES), most: Math.min(clues + CLUES, puzzle.geometry.cells) },
    symmetry: symmetryOf(puzzle.geometry, (cell) => puzzle.values[cell] !== EMPTY),
    ...(hardest && level !== 'easy' && { require: [hardest.id] }),
  };
}
