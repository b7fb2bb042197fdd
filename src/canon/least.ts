/**
 * The least form of a grid (*minlex*): among all equivalent grids the least one when read row by row, empty cells
 * least.
 *
 * The search goes row by row and keeps every arrangement whose rows so far read least. It orders columns only as far as
 * a row distinguishes them, so few arrangements are written out: a 9x9 puzzle has 2 x 6^8 of them, and the search reads
 * about fifty rows. Programmers of Sudoku call the form minlex or row-minimal.
 */
import { allBits, type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Numbers } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { type Arrangements, add, arrangementsOf, OPEN, orientationOf } from './arrangements.js';
import { addCompleteNine, isNine } from './complete-nine.js';
import { addRowPairs } from './row-pairs.js';
import { RowReader } from './row-reader.js';
import { composed, inverse, type Transform, transformBy } from './transform.js';

/** The least form of a puzzle, and how it is reached. */
export interface LeastForm {
  readonly values: Int8Array;
  /** A transform that leads to the form; there may be others. */
  readonly transform: Transform;
  /**
   * The number of arrangements of rows, columns and turns that change only the names of the digits: at least 1.
   */
  readonly automorphisms: bigint;
}

/** The reason why a grid with other rules than boxes has no canonical form. */
export const NO_LEAST_FORM = 'a variant has no least form: its rules are not the same when lines change places';

/**
 * Returns the least form of values that do not clash. Throws a RangeError for shapes with other rules than boxes,
 * TooManyAlike, and OutOfTime.
 *
 * @example formatLine({ geometry, values: leastForm(geometry, values).values })
 */
export function leastForm(geometry: Geometry, values: Numbers, clock: Clock = unlimited): LeastForm {
  const { least, arrangements } = leastArrangements(geometry, values, clock);
  return {
    values: least,
    transform: transformIn(geometry, arrangements),
    automorphisms: automorphismsOf(geometry, arrangements),
  };
}

/** Returns only the values of the least form, which suffice to compare puzzles. */
export const leastValues = (geometry: Geometry, values: Numbers, clock: Clock = unlimited): Int8Array =>
  leastArrangements(geometry, values, clock).least;

/** Scratch memory of a search: the arrangements of the rows so far, those with one row more, and a reader. */
interface Scratch {
  readonly arrangements: Arrangements;
  readonly longer: Arrangements;
  readonly reader: RowReader;
}

const makeScratch = ({ size, boxColumns }: Geometry): Scratch => ({
  arrangements: arrangementsOf(size),
  longer: arrangementsOf(size),
  reader: new RowReader(size, boxColumns),
});

/** Returns the least form, and all arrangements that read so. The next search overwrites the arrangements. */
function leastArrangements(
  geometry: Geometry,
  values: Numbers,
  clock: Clock,
): { readonly least: Int8Array; readonly arrangements: Arrangements } {
  if (!geometry.isPlain) throw new RangeError(NO_LEAST_FORM);
  const { size, boxRows, boxColumns } = geometry;
  let { arrangements, longer, reader } = geometry.memo(makeScratch);
  arrangements.count = 0;
  for (const isTurned of boxRows === boxColumns ? [false, true] : [false])
    begin(arrangements, size, orientationOf(size, values, isTurned));
  /** The rows so far, with names from 1. */
  const least = new Int8Array(size * size);
  let row = 0;
  let named = 0;
  if (arrangements.grids[0]!.isComplete && size > 1) {
    least.set(isNine(geometry) ? addCompleteNine(arrangements, clock) : addRowPairs(geometry, arrangements, clock));
    row = countBits(arrangements.used[0]!);
    named = size;
  }
  for (; row < size; row++) {
    const reading = extendByRow(geometry, reader, arrangements, longer, named, clock);
    least.set(reading, row * size);
    for (const name of reading) if (name > named) named = name;
    [arrangements, longer] = [longer, arrangements];
  }
  for (let cell = 0; cell < least.length; cell++) least[cell]!--;
  return { least, arrangements };
}

/** Fills `to` with the arrangements of `from` and one row more that read least. Returns the reading of that row. */
function extendByRow(
  geometry: Geometry,
  reader: RowReader,
  from: Arrangements,
  to: Arrangements,
  named: number,
  clock: Clock,
): Int8Array {
  const least = new Int8Array(geometry.size).fill(UNREACHED);
  to.count = 0;
  for (let index = 0; index < from.count; index++) {
    clock();
    for (let rest = rowsAfter(from, index, geometry); rest; rest &= rest - 1) {
      const row = lowestBit(rest);
      const weight = from.weights[index]! * ordersOf(from, index, row, geometry.boxRows);
      if (weight === 0) continue;
      const reading = reader.read(from, index, row, named);
      const order = compare(reading, least);
      if (order > 0) continue;
      if (order < 0) {
        to.count = 0;
        least.set(reading);
      }
      reader.append(to, weight, clock);
    }
  }
  return least;
}

/** Greater than every name. */
const UNREACHED = 127;

/** Adds a grid with no row placed. */
function begin(list: Arrangements, size: number, grid: Arrangements['grids'][number]): void {
  const index = add(list);
  list.grids[index] = grid;
  list.columns.fill(OPEN, index * size, (index + 1) * size);
  list.names.fill(0, index * size, (index + 1) * size);
  list.used[index] = 0;
  list.open[index] = allBits(size);
  list.weights[index] = 1;
}

/** Returns the rows that may come next: the rest of the last row's band, or all unused rows. */
function rowsAfter({ used, rows }: Arrangements, index: number, { size, boxRows }: Geometry): Bits {
  const left = allBits(size) & ~used[index]!;
  const count = size - countBits(left);
  return count % boxRows === 0 ? left : left & bandOf(rows[index * size + count - 1]!, boxRows);
}

const bandOf = (row: number, boxRows: number): Bits => allBits(boxRows) << (row - (row % boxRows));

/**
 * Returns the number of row orders that this row represents. Empty rows of a band are equivalent, and so are empty
 * bands, so one row counts for all of them and the others return 0.
 */
function ordersOf({ grids, used }: Arrangements, index: number, row: number, boxRows: number): number {
  const empty = grids[index]!.emptyRows & ~used[index]!;
  if (!(empty & (1 << row))) return 1;
  const band = bandOf(row, boxRows);
  const inBand = empty & band;
  if (lowestBit(inBand) !== row) return 0;
  return countBits(inBand) * (inBand === band ? emptyBandsFrom(empty, row, boxRows) : 1);
}

/** Returns the number of empty bands; 0 if an empty band stands before the row's band. */
function emptyBandsFrom(empty: Bits, row: number, boxRows: number): number {
  let count = 0;
  for (let first = 0; first < 32 - boxRows; first += boxRows) {
    const band = bandOf(first, boxRows);
    if ((empty & band) !== band) continue;
    if (first < row) return 0;
    count++;
  }
  return count;
}

/** Compares two readings: negative if `a` is less than `b` where they first differ, 0 if they are equal. */
function compare(a: Int8Array, b: Int8Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** Returns the transform of the first arrangement. Open columns, and digits that do not occur, keep their order. */
function transformIn(geometry: Geometry, { grids, rows, columns, names }: Arrangements): Transform {
  const { size, boxColumns: width } = geometry;
  const order = [...columns.subarray(0, size)];
  const stackOf = (column: number): number => Math.floor(column / width);
  const isOpen = (column: number): boolean => !order.includes(column);
  const all = order.map((_, column) => column);
  for (let place = 0; place < size; place++) {
    if (order[place] !== OPEN) continue;
    const first = place - (place % width);
    const known = order.slice(first, first + width).find((column) => column !== OPEN);
    const stack =
      known === undefined
        ? stackOf(all.find((column) => all.every((other) => stackOf(other) !== stackOf(column) || isOpen(other)))!)
        : stackOf(known);
    order[place] = all.find((column) => stackOf(column) === stack && isOpen(column))!;
  }
  const given = [...names.subarray(0, size)];
  let name = Math.max(...given);
  const digits = given.map((known) => (known || ++name) - 1);
  return transformBy(geometry, grids[0]!.isTurned, [...rows.subarray(0, size)], order, digits);
}

function automorphismsOf({ size, boxColumns: width }: Geometry, { count, open, weights }: Arrangements): bigint {
  let arrangements = 0n;
  for (let index = 0; index < count; index++) arrangements += BigInt(weights[index]!);
  let openStacks = 0;
  for (let first = 0; first < size; first += width) {
    const stack = allBits(width) << first;
    arrangements *= factorial(countBits(open[0]! & stack));
    if ((open[0]! & stack) === stack) openStacks++;
  }
  return arrangements * factorial(openStacks);
}

const factorial = (number: number): bigint => (number < 2 ? 1n : BigInt(number) * factorial(number - 1));

/**
 * Returns the transform from `a` to `b`; undefined if the puzzles are not equivalent. Candidates are ignored.
 *
 * @example const transform = sameness(puzzle, other); // undefined if they are not equivalent
 */
export function sameness(a: Puzzle, b: Puzzle, clock?: Clock): Transform | undefined {
  if (a.geometry !== b.geometry) return undefined;
  const [ofA, ofB] = [leastForm(a.geometry, a.values, clock), leastForm(b.geometry, b.values, clock)];
  if (ofA.values.some((value, cell) => value !== ofB.values[cell])) return undefined;
  return composed(ofA.transform, inverse(ofB.transform, b.geometry));
}
