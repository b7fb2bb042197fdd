/** A created puzzle as JSON. */
import { EMPTY } from '../../core/values.js';
import type { Made } from '../../create/create.js';
import type { MadeRatings } from '../../create/ratings.js';
import type { PuzzleRequest } from '../../create/request.js';
import type { Symmetry } from '../../create/symmetries.js';
import { symmetryOf } from '../../create/symmetry.js';
import { formatLine } from '../../formats/text/line.js';
import type { Level } from '../../logic/step/strategy.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { rulesOf } from '../../variants/of-grid.js';
import { type BerthierRatings, berthierJson, type FullGrade, techniquesJson } from './grade.js';

/** A puzzle that `create` made, with its solution and grade. */
export interface CreatedPuzzle extends GridRules {
  /** The givens in a line. */
  readonly puzzle: string;
  /** The solution in a line. */
  readonly solution: string;
  /** The number of rows. */
  readonly size: number;
  /** Rows and columns of a box. */
  readonly box: readonly [rows: number, columns: number];
  /** The seed, which makes the same puzzle again for the same request. */
  readonly seed: string;
  /** HoDoKu's grade; `null` for a variant, which has a grade on our own ladder instead (`full`). */
  readonly hodoku: { readonly level: Level; readonly score: number } | null;
  /** The level on our own ladder, where the other scales do not apply. */
  readonly full?: FullGrade;
  /** Ratings of Sudoku Explainer; `null` if there was no time for them. */
  readonly se: {
    /** The rating of the puzzle. @decimal */
    readonly er: number;
    /** The rating of the hardest step up to the first digit that is placed. @decimal */
    readonly ep: number;
    /** The rating of the first step. @decimal */
    readonly ed: number;
  } | null;
  /** The requested ratings. */
  readonly berthier?: BerthierRatings;
  /** The number of givens. */
  readonly clues: number;
  /** The symmetry of the givens. */
  readonly symmetry: Symmetry;
  /** How often each technique occurs on the path, by its id. */
  readonly techniques: Readonly<Record<string, number>>;
}

/** Returns a created puzzle as JSON. `shown` is the puzzle, or a position of it, as a line. */
export function madeJson(
  { puzzle, grade }: Made,
  shown: string,
  seed: string,
  { se, berthier }: MadeRatings,
  { symmetry = 'none' }: PuzzleRequest,
): CreatedPuzzle {
  const { geometry, solution, clues } = puzzle;
  const { isPlain } = geometry;
  return {
    puzzle: shown,
    solution: formatLine({ geometry, values: solution }),
    size: geometry.size,
    box: [geometry.boxRows, geometry.boxColumns],
    ...rulesOf(geometry),
    seed,
    hodoku: isPlain ? { level: grade.level, score: grade.score } : null,
    se: se && se.ended !== 'time' ? { er: se.er, ep: se.ep, ed: se.ed } : null,
    ...(!isPlain && { full: { level: grade.level, ...(grade.hardest && { hardest: grade.hardest.id }) } }),
    ...(berthier && { berthier: berthierJson(berthier) }),
    clues,
    symmetry: symmetry === 'none' ? symmetryOf(geometry, (cell) => puzzle.values[cell] !== EMPTY) : symmetry,
    techniques: techniquesJson(grade.techniques),
  };
}
