/** A puzzle that was read, opened as a drawing. */
import type { Constraint, Statement } from '../../../constraints/index.js';
import type { Geometry } from '../../../src/core/index.js';
import type { ReadGrid } from '../engine/protocol.js';
import type { PuzzleDrawing } from './drawing.js';
import { isOfSets } from './forms.js';
import { ornamentsOf } from './ornaments.js';
import { squarest } from './sizes.js';

/** Returns the drawing of a puzzle on its geometry: its givens, its rules, and what its setter drew. */
export function drawingOf(
  geometry: Geometry,
  { grid, about }: Pick<ReadGrid, 'grid' | 'about'>,
  known: readonly Constraint[],
): PuzzleDrawing {
  const { layout, size } = geometry;
  const sets = known.find(isOfSets);
  const own = sets ? layout.groups.filter(({ word }) => word === sets.groups![0]!.id) : [];
  const clues: Statement[] = [
    ...(layout.statements ?? []),
    ...own.map(({ cells }): Statement => ({ kind: sets!.id, lists: [cells] })),
  ];
  const { title, author, rules, signs, notUnderstood, fog } = about;
  return {
    box: boxFor(geometry),
    values: grid.values.map((value, cell) => (grid.placed?.[cell] ? -1 : value)),
    whole: layout.names.filter((name) => known.some(({ id }) => id === name)),
    clues,
    ...(layout.numbers && { numbers: layout.numbers }),
    ...(layout.regions && { regions: layout.regions }),
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(rules !== undefined && { rules }),
    ...((notUnderstood || fog) && { kept: { ...(notUnderstood && { notUnderstood }), ...(fog && { fog }) } }),
    ...(signs && { ornaments: ornamentsOf(signs, clues, known, size) }),
  };
}

/** Returns the box of a grid, or the one nearest to a square where it has none. */
const boxFor = ({ size, tiling, boxRows, boxColumns }: Geometry): PuzzleDrawing['box'] =>
  tiling === 'boxes' ? [boxRows, boxColumns] : squarest(size);
