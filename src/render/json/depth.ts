/**
 * The depth options of `check` as JSON and as text: backdoors, minimal puzzles within a puzzle, an estimate of the
 * number of solutions.
 */
import type { Backdoors } from '../../bank/backdoors.js';
import type { Estimate } from '../../bank/estimate.js';
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { formatLine } from '../../formats/text/line.js';
import { type MeasureWords, measuresIn } from '../language/measures.js';
import { cellName } from '../names.js';
import { cellJson, type GridCell } from './cell.js';

export interface JsonDepth {
  /**
   * The smallest backdoors; `null` if the puzzle does not have exactly one solution, or no set of up to three cells is
   * a backdoor.
   */
  readonly backdoors?: { readonly size: number; readonly sets: readonly (readonly GridCell[])[] } | null;
  /** The estimated number of solutions; without `probes` if all were counted, so that the number is exact. */
  readonly estimate?: Omit<Estimate, 'probes'> & Partial<Pick<Estimate, 'probes'>>;
  /** The minimal puzzles within this one, as lines. */
  readonly within?: readonly string[];
  /** True if there may be more minimal puzzles. */
  readonly withinAtLeast?: true;
}

export const backdoorsJson = (geometry: Geometry, { size, sets }: Backdoors): NonNullable<JsonDepth['backdoors']> => ({
  size,
  sets: sets.map((cells) => cells.map((cell) => cellJson(geometry, cell))),
});

export const withinJson = (puzzles: readonly Puzzle[], most: number): JsonDepth => ({
  within: puzzles.slice(0, most).map((puzzle) => formatLine(puzzle)),
  ...(puzzles.length > most && { withinAtLeast: true }),
});

/** The most backdoors that the text names. It only counts the others. */
const NAMED = 10;

/** Writes each answer in a line. The lines of minimal puzzles can be read as puzzles again. */
export function depthText(
  { backdoors, estimate, within }: JsonDepth,
  geometry: Geometry,
  words = measuresIn(),
): string[] {
  return [
    ...(backdoors === null ? [words.noBackdoor] : []),
    ...(backdoors ? [backdoorsText(backdoors, geometry, words)] : []),
    ...(estimate ? [estimateText(estimate, words)] : []),
    ...(within ?? []),
  ];
}

function backdoorsText(
  { size, sets }: NonNullable<JsonDepth['backdoors']>,
  geometry: Geometry,
  words: MeasureWords,
): string {
  if (size === 0) return words.needless;
  const nameOf = ({ row, column }: GridCell): string => cellName(geometry, (row - 1) * geometry.size + column - 1);
  const named = sets.slice(0, NAMED).map((cells) => cells.map(nameOf).join(' '));
  return words.backdoors(size, named.join(', '), sets.length - named.length);
}

function estimateText({ solutions, error, probes }: NonNullable<JsonDepth['estimate']>, words: MeasureWords): string {
  if (probes === undefined) return words.allCounted;
  if (solutions === 0) return words.noneFound(probes);
  if (error === 0) return words.byAllProbes(solutions);
  return words.estimate(solutions, Number(((100 * error) / solutions).toPrecision(1)));
}
