/** Specs: requests as the search takes them. */
import { type Cell, Geometry } from '../core/geometry.js';
import type { Range } from '../settings/range.js';
import type { Aim } from './aims.js';
import type { Invention } from './clues/invention.js';
import type { Fill, Grid } from './fill.js';
import { maxLevelAim } from './grade-aims.js';
import { aimsOf } from './properties.js';
import type { PuzzleRequest } from './request.js';
import type { Symmetry } from './symmetries.js';

/** What a generator needs: shape, clues, symmetry and aims. */
export interface Spec {
  readonly geometry: Geometry;
  readonly fill: Fill;
  /** The full grid to begin with, if one is known. */
  readonly grid?: Grid;
  /** Clues that are read off each grid. `geometry` has those of the first grid. */
  readonly invention?: Invention;
  readonly symmetry: Symmetry;
  /** The given cells, if they are prescribed. */
  readonly pattern?: readonly Cell[];
  readonly clues: Range;
  /** All aims but that at the number of clues, cheap ones first. */
  readonly aims: readonly Aim[];
}

/** Makes the spec of a request. `known`: what is known of the grids. Throws a RangeError for an unknown strategy. */
export const specOf = (
  geometry: Geometry,
  request: PuzzleRequest = {},
  { grid, invention }: Pick<Spec, 'grid' | 'invention'> = {},
): Spec => ({
  geometry,
  fill: request.fill ?? 'random',
  ...(grid && { grid }),
  ...(invention && { invention }),
  symmetry: request.symmetry ?? 'none',
  ...(request.pattern && { pattern: request.pattern }),
  clues: cluesFor(geometry, request),
  aims: [...(invention && !isLimited(request) ? [usualLimit(geometry)] : []), ...aimsOf(request, geometry)],
});

/** Returns the range of clues. One without an end leaves the most to us: a full grid is no puzzle. */
function cluesFor(geometry: Geometry, { clues, pattern }: PuzzleRequest): Range {
  if (pattern) return clues ?? { least: 0, most: geometry.cells };
  const usual = usualClues(geometry);
  if (!clues) return usual;
  return clues.most < geometry.cells ? clues : { least: clues.least, most: Math.max(usual.most, clues.least) };
}

/** True if a request says how hard a puzzle may be. */
const isLimited = ({ level, maxLevel, score, strategy, w, b, gw, gb }: PuzzleRequest): boolean =>
  [level, maxLevel, score, strategy, w, b, gw, gb].some((limit) => limit !== undefined);

/**
 * The highest level of puzzles with clues read off their grids, unless the request limits them: most take very long
 * otherwise.
 */
const usualLimit = (geometry: Geometry): Aim => ({ ...maxLevelAim('hard', geometry), isDeep: false });

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
