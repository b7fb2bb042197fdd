/** A drawing as the board shows it. */
import type { Constraint, GridPoint, Sign, Statement } from '../../../constraints/index.js';
import { type Cell, EMPTY, type Geometry } from '../../../src/core/index.js';
import type { DrawnPosition } from '../../../src/render/index.js';
import { type PuzzleDrawing, sizeOf, unevenRegions } from './drawing.js';
import { faultOf } from './faults.js';
import { isOfSets, signsOf } from './forms.js';
import { isOrnament, signsOfOrnaments } from './ornaments.js';

/** Returns the position of a drawing. `candidates`: a set for each cell. */
export function drawnBoard(
  drawing: PuzzleDrawing,
  geometry: Geometry,
  known: readonly Constraint[],
  candidates: readonly number[] = [],
): DrawnPosition {
  return {
    geometry,
    values: Int8Array.from(drawing.values),
    givens: Uint8Array.from(drawing.values, (value) => (value === EMPTY ? 0 : 1)),
    digits: Int32Array.from(drawing.values, (value, cell) => (value === EMPTY ? (candidates[cell] ?? 0) : 0)),
    signs: boardSigns(drawing, geometry, known),
  };
}

/** Returns all signs of a drawing, and such as hold the room outside the grid, so that the board never moves. */
function boardSigns(drawing: PuzzleDrawing, { numbers }: Geometry, known: readonly Constraint[]): readonly Sign[] {
  const size = sizeOf(drawing);
  const constraintOf = ({ kind }: Statement): Constraint => known.find(({ id }) => id === kind)!;
  const finished = drawing.clues.filter((clue) => faultOf(clue, constraintOf(clue), numbers) === undefined);
  const own = drawing.clues
    .filter((clue) => !isOrnament(drawing, clue))
    .flatMap((clue): readonly Sign[] => {
      const constraint = constraintOf(clue);
      if (isOfSets(constraint)) return [{ kind: 'outline', cells: clue.lists[0]!, isFilled: true }];
      // Some signs tell clues of a kind apart, or make room for each other.
      const alike = finished.includes(clue) ? finished.filter(({ kind }) => kind === clue.kind) : [clue];
      return signsOf(constraint, clue, size, alike);
    });
  const room = [-OUTSIDE, size + OUTSIDE].map((at): Sign => ({ kind: 'label', at: { row: at, column: at } }));
  return [...room, ...unevenBorders(drawing), ...own, ...signsOfOrnaments(drawing)];
}

/** The distance of the room's signs from the grid. */
const OUTSIDE = 0.5;

/** Returns the borders of regions that are still being painted. */
function unevenBorders(drawing: PuzzleDrawing): readonly Sign[] {
  const { regions } = drawing;
  if (!regions || unevenRegions(drawing).length === 0) return [];
  const size = sizeOf(drawing);
  const border = (from: GridPoint, to: GridPoint): Sign => ({ kind: 'path', points: [from, to], width: BORDER });
  return regions.flatMap((region, cell: Cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const right = column < size - 1 && regions[cell + 1] !== region;
    const below = row < size - 1 && regions[cell + size] !== region;
    return [
      ...(right ? [border({ row, column: column + 1 }, { row: row + 1, column: column + 1 })] : []),
      ...(below ? [border({ row: row + 1, column }, { row: row + 1, column: column + 1 })] : []),
    ];
  });
}

/** The width of a border, in cells. */
const BORDER = 0.06;
