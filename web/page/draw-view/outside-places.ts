/** Places of clues outside the grid, and the cells that are seen from there. */
import type { OutsideKind } from '../../../constraints/index.js';
import { placeOutside } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { seenFrom } from '../../../src/formats/index.js';

/** A place outside the grid, a cell from its border, with row and column from -1 to the size. */
export interface OutsidePlace {
  readonly row: number;
  readonly column: number;
  /** Rows and columns of a step from there into the grid. */
  readonly direction: readonly [down: number, right: number];
}

/** Returns the cells that a clue at a place sees, nearest first; undefined if it sees none. */
export function outsideAt(kind: OutsideKind, size: number, place: OutsidePlace): readonly Cell[] | undefined {
  const cells = seenFrom(nameOfPlace(kind, place), kind, size);
  return cells && cells.length > 0 ? cells : undefined;
}

/** Returns the name of the place of a clue, as texts have it: `r1c0`, or `r0c3r1c4`. */
export function outsideName(kind: OutsideKind, cells: readonly Cell[], size: number): string {
  const { row, column, direction } = placeOf(cells, size);
  return nameOfPlace(kind, { row, column, direction });
}

function nameOfPlace(kind: OutsideKind, { row, column, direction: [down, right] }: OutsidePlace): string {
  const name = (at: number, across: number): string => `r${at + 1}c${across + 1}`;
  return kind === 'line' ? name(row, column) : `${name(row, column)}${name(row + down, column + right)}`;
}

/** Returns the place of a clue outside the grid. */
export function placeOf(cells: readonly Cell[], size: number): OutsidePlace {
  const { row, column } = placeOutside(cells, size);
  const first = cells[0]!;
  const at = { row: Math.floor(row), column: Math.floor(column) };
  return { ...at, direction: [Math.floor(first / size) - at.row, (first % size) - at.column] };
}

/** Returns all places of clues outside the grid: row by row from the left, then from the right, then columns. */
export function outsidePlaces(kind: OutsideKind, size: number): readonly OutsidePlace[] {
  const along = Array.from({ length: size }, (_, index) => index);
  const sides: OutsidePlace[] = [
    ...along.map((row): OutsidePlace => ({ row, column: -1, direction: [0, 1] })),
    ...along.map((row): OutsidePlace => ({ row, column: size, direction: [0, -1] })),
    ...along.map((column): OutsidePlace => ({ row: -1, column, direction: [1, 0] })),
    ...along.map((column): OutsidePlace => ({ row: size, column, direction: [-1, 0] })),
  ];
  if (kind === 'line') return sides;
  const round = [-1, ...along, size];
  const border = [
    ...round.map((column) => ({ row: -1, column })),
    ...along.map((row) => ({ row, column: size })),
    ...round.toReversed().map((column) => ({ row: size, column })),
    ...along.toReversed().map((row) => ({ row, column: -1 })),
  ];
  return border.flatMap((place) =>
    ([-1, 1] as const).flatMap((right) =>
      ([-1, 1] as const)
        .map((down): OutsidePlace => ({ ...place, direction: [down, right] }))
        .filter((each) => outsideAt('diagonal', size, each) !== undefined),
    ),
  );
}
