/**
 * A drawing: a puzzle while its setter draws it. It is plain, immutable data: an act makes a new drawing, and undo
 * returns to an earlier one.
 */
import type { Sign, Statement } from '../../../constraints/index.js';
import { type Bits, type Cell, EMPTY, Geometry } from '../../../src/core/index.js';
import type { About } from '../engine/protocol.js';

/** What a setter drew in another program, as it was when the puzzle was opened here. */
export interface Ornaments {
  readonly signs: readonly OrnamentSign[];
  /** The clues that these signs show. One that changes is drawn anew, in our signs. */
  readonly shown: readonly Statement[];
}

/** A sign with the clue that it alone shows, without which it vanishes. */
export interface OrnamentSign {
  readonly sign: Sign;
  readonly of?: Statement;
}

export interface PuzzleDrawing {
  /** Rows and columns of a box. */
  readonly box: readonly [rows: number, columns: number];
  /** The numbers that are written for digits, ascending, if they are not those from 1 on. */
  readonly numbers?: readonly number[];
  /** The given digit of each cell, from zero, or `EMPTY`. */
  readonly values: readonly number[];
  /** What the setter notes in each cell, as a set of digits. It states nothing, and no one else sees it. */
  readonly notes?: readonly Bits[];
  /** The region of each cell, from zero, if regions replace the boxes. While they are painted, they differ in size. */
  readonly regions?: readonly number[];
  /** The ids of the rules of the whole grid. */
  readonly whole: readonly string[];
  /** The clues, in the order in which they were drawn. An unfinished one states nothing. */
  readonly clues: readonly Statement[];
  readonly title?: string;
  readonly author?: string;
  /** The rules in words, if the setter has written some. */
  readonly rules?: string;
  readonly ornaments?: Ornaments;
  /** What an opened puzzle has beside its drawing: what of it is not understood, and its fog. */
  readonly kept?: Pick<About, 'notUnderstood' | 'fog'>;
}

/** The sizes in which a puzzle can be drawn. */
export const LEAST_SIZE = 4;
export const MOST_SIZE = 16;

export const sizeOf = ({ box: [rows, columns] }: Pick<PuzzleDrawing, 'box'>): number => rows * columns;

/** The numbers that are written for the digits of a drawing. */
export const numbersOf = (drawing: PuzzleDrawing): readonly number[] =>
  drawing.numbers ?? Geometry.of(...drawing.box).numbers;

/** Returns an empty drawing. */
export const blankDrawing = (box: PuzzleDrawing['box']): PuzzleDrawing => ({
  box,
  values: new Array<number>(sizeOf({ box }) ** 2).fill(EMPTY),
  whole: [],
  clues: [],
});

/** Returns the box of each cell, from zero: the regions with which painting begins. */
export function boxesOf(drawing: PuzzleDrawing): readonly number[] {
  const [rows, columns] = drawing.box;
  const size = sizeOf(drawing);
  return drawing.values.map((_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / rows) * rows + Math.floor(column / columns);
  });
}

/** Returns the regions whose number of cells is not that of digits. */
export function unevenRegions(drawing: PuzzleDrawing): readonly number[] {
  const { regions } = drawing;
  if (!regions) return [];
  const size = sizeOf(drawing);
  return Array.from({ length: size }, (_, region) => region).filter(
    (region) => regions.filter((each) => each === region).length !== size,
  );
}

/** Returns the cells of a region, ascending. */
export const cellsOfRegion = ({ regions = [] }: PuzzleDrawing, region: number): readonly Cell[] =>
  regions.flatMap((each, cell) => (each === region ? [cell] : []));
