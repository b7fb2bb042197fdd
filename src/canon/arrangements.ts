/**
 * Arrangements of a grid's rows and columns whose first rows read the same. The list is rebuilt for each row. Columns
 * without a value in these rows are *open*: they stand first in their stack, in any order. Stacks of open columns alone
 * stand first in the grid, also in any order. Since all arrangements read the same, they have the same open places.
 */
import type { Bits } from '../core/bits.js';
import { EMPTY, type Numbers } from '../core/values.js';

/** A grid, or its transpose. */
export interface Orientation {
  readonly isTurned: boolean;
  readonly values: Numbers;
  /** The columns that hold a value, for each row. */
  readonly filled: Int32Array;
  /** The rows without a value. */
  readonly emptyRows: Bits;
  readonly isComplete: boolean;
}

export interface Arrangements {
  count: number;
  readonly grids: Orientation[];
  /** The rows from the top; arrangement i has them from `i * size` on. */
  rows: Int8Array;
  /** The columns from the left; OPEN where any open column may stand. */
  columns: Int8Array;
  /** The new name of each digit, from 1; 0 where it has none yet. */
  names: Int8Array;
  /** Rows in use, and open columns, as sets. */
  used: Int32Array;
  open: Int32Array;
  /** The number of row orders that each arrangement represents, since empty rows are interchangeable. */
  weights: Float64Array;
}

/** Marks a place where any open column may stand. */
export const OPEN = -1;

const ROOM = 64;

export const arrangementsOf = (size: number): Arrangements => ({
  count: 0,
  grids: [],
  rows: new Int8Array(ROOM * size),
  columns: new Int8Array(ROOM * size),
  names: new Int8Array(ROOM * size),
  used: new Int32Array(ROOM),
  open: new Int32Array(ROOM),
  weights: new Float64Array(ROOM),
});

/**
 * Thrown if more arrangements read the same than fit the memory limit, which happens in large grids that are nearly
 * complete.
 */
export class TooManyAlike extends RangeError {
  constructor() {
    super(`more than ${MOST} arrangements of the first rows are equivalent`);
  }
}

/** The most arrangements, far more than a 9x9 puzzle with every symmetry has. */
const MOST = 1 << 18;

/** Adds an arrangement and returns its index. The caller writes its content. Throws TooManyAlike. */
export function add(list: Arrangements): number {
  const { count, used } = list;
  if (count === MOST) throw new TooManyAlike();
  if (count === used.length) grow(list);
  list.count++;
  return count;
}

function grow(list: Arrangements): void {
  const { rows, columns, names, used, open, weights } = list;
  list.rows = new Int8Array(2 * rows.length);
  list.rows.set(rows);
  list.columns = new Int8Array(2 * columns.length);
  list.columns.set(columns);
  list.names = new Int8Array(2 * names.length);
  list.names.set(names);
  list.used = new Int32Array(2 * used.length);
  list.used.set(used);
  list.open = new Int32Array(2 * open.length);
  list.open.set(open);
  list.weights = new Float64Array(2 * weights.length);
  list.weights.set(weights);
}

export function orientationOf(size: number, values: Numbers, isTurned: boolean): Orientation {
  const filled = new Int32Array(size);
  const read = isTurned ? new Int8Array(values.length) : values;
  let emptyRows = 0;
  let isComplete = true;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (isTurned) (read as Int8Array)[row * size + column] = values[column * size + row]!;
      if (read[row * size + column] === EMPTY) isComplete = false;
      else filled[row]! |= 1 << column;
    }
    if (filled[row] === 0) emptyRows |= 1 << row;
  }
  return { isTurned, values: read, filled, emptyRows, isComplete };
}
