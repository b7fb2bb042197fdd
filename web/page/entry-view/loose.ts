/**
 * Reads a grid of which some signs cannot be read, as from a photograph or a copied table. What can be read is kept, and
 * the rest is told.
 */
import { type Cell, type Digit, EMPTY } from '../../../src/core/index.js';
import { digitOf } from '../../../src/formats/index.js';
import { BOXES, sizeOf } from '../make-view/boxes.js';

export interface LooseGrid {
  /** The shape of its boxes: `3x3`. */
  readonly box: string;
  readonly values: readonly (Digit | typeof EMPTY)[];
  /** Signs that are no digits. Their cells are empty. */
  readonly unread: readonly { readonly cell: Cell; readonly sign: string }[];
  /** Rows with too many or too few signs, counted from 0. A grid in one line is one row. */
  readonly uneven: readonly { readonly row: number; readonly signs: number; readonly wanted: number }[];
}

/** Signs between cells, which are left out. */
const BETWEEN = /[\s|!,;:'"[\](){}]/gu;
/** Lines between boxes. */
const RULE = /^[-+=|_*\s]*$/;
const EMPTY_SIGNS = '.0_*-?xX';
/** The most signs that a row may lack or have too many. */
const MOST_OFF = 2;

/** Returns the grid of a text; undefined if it has none, not even with some faults. */
export function looseGrid(text: string): LooseGrid | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const own of [lines.filter((line) => !RULE.test(line)), lines]) {
    const rows = own.map((line) => [...line.replace(BETWEEN, '')]).filter((row) => row.length > 0);
    const box = boxOf(rows.length);
    if (box && rows.every((row) => Math.abs(row.length - rows.length) <= MOST_OFF)) return gridOf(rows, box);
  }
  return inOneLine([...text.replace(BETWEEN, '')]);
}

/** The usual boxes of a size. Sizes with several have the ones that are wider than high. */
const boxOf = (size: number): string | undefined => BOXES.find((box) => sizeOf(box) === size);

/** Returns a grid of signs without rows, if they are nearly as many as a grid has cells. */
function inOneLine(signs: readonly string[]): LooseGrid | undefined {
  const size = Math.round(Math.sqrt(signs.length));
  const box = boxOf(size);
  const wanted = size * size;
  if (!box || size < 6 || Math.abs(signs.length - wanted) > MOST_OFF) return undefined;
  const rows = Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size));
  const grid = gridOf(rows, box);
  const isMostlyRead = grid.unread.length * 4 < wanted;
  if (!isMostlyRead) return undefined;
  return { ...grid, uneven: signs.length === wanted ? [] : [{ row: 0, signs: signs.length, wanted }] };
}

function gridOf(rows: readonly (readonly string[])[], box: string): LooseGrid {
  const size = sizeOf(box);
  const unread: { cell: Cell; sign: string }[] = [];
  const values = Array.from({ length: size * size }, (_, cell) => {
    const sign = rows[Math.floor(cell / size)]?.[cell % size];
    if (sign === undefined || EMPTY_SIGNS.includes(sign)) return EMPTY;
    const digit = digitOf(sign, size);
    if (digit < 0) unread.push({ cell, sign });
    return digit < 0 ? EMPTY : digit;
  });
  const uneven = rows.flatMap((row, index) =>
    row.length === size ? [] : [{ row: index, signs: row.length, wanted: size }],
  );
  return { box, values, unread, uneven };
}
