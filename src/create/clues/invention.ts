/** Inventions: clues that are read off full grids, and the geometries that they make. */
import type { Statement } from '../../core/constraint.js';
import type { Geometry } from '../../core/geometry.js';
import type { Range } from '../../settings/range.js';
import { constraintOf } from '../../variants/names.js';
import { withRules } from '../../variants/rules.js';
import { statementText } from '../../variants/statement-text.js';
import type { Grid } from '../fill.js';
import type { Random } from '../random.js';
import { adjacentCells } from '../regions.js';
import type { Symmetry } from '../symmetries.js';
import { movesOf } from '../symmetry.js';
import { type CageCells, type Plan, randomPartition } from './partition.js';
import { readClues } from './read-off.js';
import type { Wish, Wished } from './wishes.js';

/** What is read off each full grid. */
export interface Invention extends Pick<Wished, 'wishes' | 'afterwards'> {
  /** The rules that grids keep. */
  readonly geometry: Geometry;
}

/** Returns the wish for cages, which cover the grid. */
export const cagesIn = ({ wishes }: Invention): Wish | undefined => wishes.find(({ readOff }) => 'cages' in readOff);

/** Returns the rules of a grid with clues. */
export const cluedBy = ({ geometry, afterwards }: Invention, clues: readonly Statement[]): Geometry =>
  withRules(geometry, {
    variant: afterwards,
    constraints: clues.map(
      (clue) => `${clue.kind}=${statementText(clue, geometry.size, constraintOf(clue.kind)!.takes)}`,
    ),
  });

/** The number of cells of a cage, unless the request states others. */
const USUAL_SIZES: Range = { least: 2, most: 5 };

/** Returns the plan of cages of a full grid. Cells of stated cages are not covered again. */
export function planOf(
  { geometry }: Invention,
  { constraint, readOff, sizes = USUAL_SIZES }: Wish,
  grid: Grid,
  symmetry: Symmetry,
): Plan {
  const { size, cells, layout } = geometry;
  const stated = new Set(
    (layout.statements ?? []).flatMap(({ kind, lists }) => (kind === constraint.id ? lists.flat() : [])),
  );
  return {
    grid,
    beside: adjacentCells(size, false),
    free: Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !stated.has(cell)),
    sizes: { least: Math.min(sizes.least, size), most: Math.min(sizes.most, size) },
    differ: 'cages' in readOff && readOff.cages === 'different digits',
    moves: movesOf(geometry, symmetry),
  };
}

/** Returns the clues of cages: their sums. */
export const sumsOf = (
  { constraint }: Wish,
  { numbers }: Geometry,
  grid: Grid,
  cages: readonly CageCells[],
): Statement[] =>
  cages
    .map((cage) => cage.toSorted((a, b) => a - b))
    .sort((a, b) => a[0]! - b[0]!)
    .map((cells) => ({
      kind: constraint.id,
      value: cells.reduce((sum, cell) => sum + numbers[grid[cell]!]!, 0),
      lists: [cells],
    }));

/** Returns the rules with the clues of a first grid, which show what puzzles of the kind are like. */
export function cluedAtFirst(invention: Invention, grid: Grid, random: Random): Geometry {
  const cages = cagesIn(invention);
  return cluedBy(invention, [
    ...readClues({ ...invention, grid }, invention.wishes, random),
    ...(cages
      ? sumsOf(cages, invention.geometry, grid, randomPartition(planOf(invention, cages, grid, 'none'), random))
      : []),
  ]);
}
