/**
 * SudokuPad's links: `fpuzzles` with the JSON of f-puzzles, `scl` or `ctc` with JSON of its own, or a compact code of
 * the givens of a 9×9 grid.
 */

import { bitsOf } from '../../core/bits.js';
import type { Cell } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { constraintsOf } from '../../definitions/constraints-of.js';
import { ALPHABET, BASE } from '../drawn/containers/classic.js';
import type { DrawnShape, DrawnStroke, SharedDrawing } from '../drawn/drawing.js';
import { readShared, withWords } from '../drawn/index.js';
import type { Metadata } from '../format.js';
import { type Codec, checkNine } from './codec.js';
import { drawnPuzzle } from './drawn-puzzle.js';
import { fPuzzleOf } from './f-puzzles.js';
import { compress } from './lz.js';

const PAGE = 'https://sudokupad.app/';

/**
 * Writes a link with a drawing as it was shared; otherwise with the JSON of f-puzzles, which names rules, or with a drawing
 * of ours and its rules in words, if f-puzzles has no name for them.
 */
export const sudokupad: Codec = {
  parse: readShared,
  withWords,
  drawn: drawnPuzzle,
  format(puzzle, metadata, drawing) {
    if (drawing && !drawing.named) return linkTo(documentOf(drawing, puzzle));
    if (isNamed(puzzle)) return `${PAGE}fpuzzles${compress(fPuzzleOf(puzzle, metadata))}`;
    return drawnLink(puzzle, metadata);
  },
};

/** Returns a link with a puzzle drawn in our signs. Throws an Unwritable. */
export const drawnLink = (puzzle: Puzzle, metadata?: Metadata): string =>
  linkTo(documentOf(drawnPuzzle(puzzle, metadata), puzzle, isUnder));

const linkTo = (document: object): string => `${PAGE}scl${compress(JSON.stringify(document))}`;

/** True if f-puzzles has a name for each rule of a puzzle. */
const isNamed = ({ geometry }: Puzzle): boolean =>
  constraintsOf(geometry).every(({ exchange, tiling, takes, groups }) =>
    Boolean(exchange?.fPuzzles ?? tiling ?? (groups && !takes)),
  );

/** The most empty cells after a digit that one sign can encode. */
const MOST_EMPTY = 5;

export const sudokupadCompact: Codec = {
  parse: readShared,
  format: ({ geometry, values }) => {
    checkNine('sudokupad-compact', geometry);
    let code = '';
    for (let cell = 0; cell < geometry.cells; ) {
      const digit = values[cell++]! + 1;
      let empty = 0;
      while (empty < MOST_EMPTY && cell < geometry.cells && values[cell] === EMPTY) {
        empty++;
        cell++;
      }
      code += ALPHABET[digit + BASE * empty];
    }
    return PAGE + code;
  },
};

/** The pixels of a cell in SudokuPad, in which widths of lines are stated. */
const PIXELS = 64;

/**
 * Returns a drawing as a document of SudokuPad, with the values of the puzzle, which may have gone on. `isUnderlay`: true for
 * shapes that lie under lines and digits.
 */
function documentOf(
  drawing: SharedDrawing,
  { values }: Pick<Puzzle, 'values'>,
  isUnderlay: (shape: DrawnShape) => boolean = () => false,
): object {
  const { size, notes, regions, sets, strokes, shapes, cages, flags, title, author, rules, solution } = drawing;
  const placeOf = (cell: Cell): [row: number, column: number] => [Math.floor(cell / size), cell % size];
  const metadata = { title, author, rules, solution, ...Object.fromEntries(flags.map((flag) => [flag, true])) };
  return {
    cells: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => {
        const value = values[row * size + column]!;
        const marks = bitsOf(notes[row * size + column] ?? 0).map((digit) => digit + 1);
        if (value !== EMPTY) return { value: value + 1 };
        return marks.length > 0 ? { centremarks: marks } : {};
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
    underlays: shapes.filter(isUnderlay).map(shapeOf),
    overlays: shapes.filter((shape) => !isUnderlay(shape)).map(shapeOf),
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, each]) => each !== undefined)),
  };
}

/** The least side of a ground that would hide the digit of its cell. */
const HIDING = 0.42;

/** True for the tint of a cell and for what fills it: digits and lines go over it. */
const isUnder = ({ width, height, fill, text }: DrawnShape): boolean =>
  text === undefined && fill !== undefined && fill !== 'ffffff' && Math.min(width, height) >= HIDING;

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
