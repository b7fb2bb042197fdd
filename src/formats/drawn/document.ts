/** A drawing as a document of SudokuPad, so that a puzzle that was read goes on with all that was drawn and said. */
import { EMPTY } from '../../core/board.js';
import type { Cell } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';

/** The pixels of a cell in SudokuPad, in which widths of lines are stated. */
const PIXELS = 64;

/** Returns the document; the values are those of the puzzle, which may have gone on. */
export function documentOf(drawing: SharedDrawing, { values }: Pick<Puzzle, 'values'>): object {
  const { size, regions, sets, strokes, shapes, cages, flags, title, author, rules, solution } = drawing;
  const placeOf = (cell: Cell): [row: number, column: number] => [Math.floor(cell / size), cell % size];
  const metadata = { title, author, rules, solution, ...Object.fromEntries(flags.map((flag) => [flag, true])) };
  return {
    cells: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => {
        const value = values[row * size + column]!;
        return value === EMPTY ? {} : { value: value + 1 };
      }),
    ),
    ...(regions && { regions: regionsOf(regions).map((cells) => cells.map(placeOf)) }),
    cages: [
      ...cages.map(({ cells, label, colours: [colour], areDifferent }) => ({
        cells: cells.map(placeOf),
        ...(label !== undefined && { value: label }),
        ...(colour && { outlineC: `#${colour}` }),
        ...(areDifferent !== undefined && { unique: areDifferent }),
      })),
      ...sets.map((cells) => ({ cells: cells.map(placeOf), unique: true, hidden: true })),
    ],
    lines: strokes.filter(({ hasHead }) => !hasHead).map(lineOf),
    arrows: strokes.filter(({ hasHead }) => hasHead).map((stroke) => ({ ...lineOf(stroke), headLength: 0.3 })),
    overlays: shapes.map(shapeOf),
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, each]) => each !== undefined)),
  };
}

/** Returns the cells of each region. */
function regionsOf(regions: readonly (number | null)[]): Cell[][] {
  const all = new Map<number, Cell[]>();
  for (const [cell, region] of regions.entries())
    if (region !== null) all.set(region, [...(all.get(region) ?? []), cell]);
  return [...all.values()];
}

const lineOf = ({ points, colour, width }: DrawnStroke): object => ({
  wayPoints: points,
  color: `#${colour}`,
  thickness: width * PIXELS,
});

const shapeOf = ({
  centre,
  width,
  height,
  form,
  fill,
  border,
  text,
  angle,
  textHeight,
  textColour,
}: DrawnShape): object => ({
  center: centre,
  width,
  height,
  rounded: form === 'round',
  ...(form === 'diamond' && angle === undefined && { angle: 45 }),
  ...(angle !== undefined && { angle }),
  backgroundColor: fill === undefined ? '#00000000' : `#${fill}`,
  borderColor: border === undefined ? '#00000000' : `#${border}`,
  ...(text !== undefined && { text }),
  ...(textHeight !== undefined && { fontSize: textHeight * PIXELS }),
  ...(textColour !== undefined && { color: `#${textColour}` }),
});
