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
import { lending } from '../core/caches.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { answerOf, isPauseDue, type Pausing } from '../core/pausing.js';
import type { Puzzle } from '../core/puzzle.js';
import { type Arrangements, add, arrangementsOf, gridOf, OPEN } from './arrangements.js';
import { addCompleteNine, isNine } from './complete-nine.js';
import { addRowPairs } from './row-pairs.js';
import { RowReader } from './row-reader.js';
import { composed, inverse, type Transform, transformBy } from './transform.js';

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
  return answerOf(findingLeastForm(geometry, values, clock));
}

/** Returns the least form as `leastForm` does, and pauses where the clock asks for it. */
export const findingLeastForm = (geometry: Geometry, values: Numbers, clock: Clock): Pausing<LeastForm> =>
  finding(geometry, values, clock, ({ least, arrangements }) => ({
    values: least,
    transform: transformIn(geometry, arrangements),
    automorphisms: automorphismsOf(geometry, arrangements),
  }));

/** Returns only the values of the least form, which suffice to compare puzzles, and pauses. */
export const findingLeastValues = (geometry: Geometry, values: Numbers, clock: Clock): Pausing<Int8Array> =>
  finding(geometry, values, clock, ({ least }) => least);

/** Returns only the values of the least form. */
export const leastValues = (geometry: Geometry, values: Numbers, clock: Clock = unlimited): Int8Array =>
  answerOf(findingLeastValues(geometry, values, clock));

/**
 * Runs a search. Its memory goes back only at its end, so that another may begin while it pauses, and none begins in
 * the middle.
 */
function* finding<Answer>(
  geometry: Geometry,
  values: Numbers,
  clock: Clock,
  answer: (search: LeastSearch) => Answer,
): Pausing<Answer> {
  const search = searches.take(geometry);
  if (search.begin(values, clock)) search.goOnAfter(yield* addRowPairs(geometry, search.arrangements, clock));
  while (!search.extend(clock)) yield;
  const found = answer(search);
  searches.giveBack(geometry, search);
  return found;
}

/** A search row by row, which can stop between arrangements and go on. */
class LeastSearch {
  /** The least rows so far, with names from 1; in the end the values of the form. */
  least!: Int8Array;
  /** All arrangements with the least reading. */
  arrangements: Arrangements;
  /** The arrangements with one row more, and their last row. */
  private longer: Arrangements;
  private symbols!: Int8Array;
  private row = 0;
  /** The number of arrangements that were extended, and the rows still to try after the last of them. */
  private count = 0;
  private rest = 0;
  /** The number of digits with a name. */
  private named = 0;
  private readonly reader: RowReader;

  constructor(private readonly geometry: Geometry) {
    const { size, boxColumns, isPlain } = geometry;
    if (!isPlain) throw new RangeError(NO_LEAST_FORM);
    this.reader = new RowReader(size, boxColumns);
    this.arrangements = arrangementsOf(size);
    this.longer = arrangementsOf(size);
  }

  /** Starts on a grid. Returns true if it is complete, so that its first two rows are to be found by pairs. */
  begin(values: Numbers, clock: Clock): boolean {
    const { geometry, arrangements } = this;
    const { size, boxRows, boxColumns } = geometry;
    this.least = new Int8Array(size * size);
    arrangements.count = 0;
    this.row = 0;
    this.named = 0;
    this.beginRow();
    const grids = boxRows === boxColumns ? [false, true] : [false];
    for (const isTurned of grids) begin(arrangements, size, gridOf(size, values, isTurned));
    if (!arrangements.grids[0]!.isComplete || size === 1) return false;
    if (!isNine(geometry)) return true;
    this.goOnAfter(addCompleteNine(arrangements, clock));
    return false;
  }

  /** Goes on after the first rows of a complete grid, which name all digits. */
  goOnAfter(rows: Int8Array): void {
    this.least.set(rows);
    this.row = countBits(this.arrangements.used[0]!);
    this.named = this.geometry.size;
  }

  private beginRow(): void {
    this.symbols = new Int8Array(this.geometry.size).fill(UNREACHED);
    this.longer.count = 0;
    this.count = 0;
    this.rest = 0;
  }

  /** Places the rows. Returns true at the end, false where the clock asks for a pause. */
  extend(clock: Clock): boolean {
    const { size } = this.geometry;
    for (; this.row < size; this.row++) {
      if (!this.extendByRow(clock)) return false;
      this.least.set(this.symbols, this.row * size);
      for (let place = 0; place < size; place++) this.named = Math.max(this.named, this.symbols[place]!);
      [this.arrangements, this.longer] = [this.longer, this.arrangements];
      this.beginRow();
    }
    for (let cell = 0; cell < this.least.length; cell++) this.least[cell]!--;
    return true;
  }

  /** Extends each arrangement by the rows that read least. Returns false where the clock asks for a pause. */
  private extendByRow(clock: Clock): boolean {
    const { geometry, arrangements, longer, symbols, reader } = this;
    if (!reader.goOn(clock)) return false;
    for (;;) {
      while (this.rest) {
        const row = lowestBit(this.rest);
        this.rest &= this.rest - 1;
        const weight =
          arrangements.weights[this.count - 1]! * ordersOf(arrangements, this.count - 1, row, geometry.boxRows);
        if (weight === 0) continue;
        const reading = reader.read(arrangements, this.count - 1, row, this.named);
        const order = compare(reading, symbols);
        if (order > 0) continue;
        if (order < 0) {
          longer.count = 0;
          symbols.set(reading);
        }
        if (!reader.append(longer, weight, clock)) return false;
      }
      if (this.count === arrangements.count) return true;
      this.rest = rowsAfter(arrangements, this.count++, geometry);
      if (isPauseDue(clock)) return false;
    }
  }
}

const searches = lending((geometry) => new LeastSearch(geometry));

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
