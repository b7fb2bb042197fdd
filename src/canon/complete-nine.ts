/**
 * The least form of a complete 9x9 grid. If the first row reads 1 2 3 ..., the second is a permutation of columns;
 * 12,096 permutations put each digit once in a box. The least reading of each, and the orders of columns that give it,
 * are computed once and cached. So the first two rows of an arrangement are looked up. They fix the columns, and the
 * first cell of each row then fixes the order of the rows. Only arrangements that read least so far are read further.
 */
import { allBits } from '../core/bits.js';
import type { Numbers } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { type Arrangements, add, arrangementsOf, type Orientation } from './arrangements.js';
import { PairSearch } from './row-pairs.js';

const SIZE = 9;
const WIDTH = 3;

/** Greater than every name. */
const UNREACHED = 127;

/** A second row with its least reading. */
interface LeastPair {
  /** The least reading, as a number of nine digits. */
  readonly reads: number;
  /** The orders of columns that give the least reading, concatenated. */
  readonly orders: Int8Array;
}

/** The pair of first rows of a grid with the least reading so far. */
interface Chosen {
  readonly grid: Orientation;
  readonly first: number;
  readonly second: number;
  readonly pair: LeastPair;
}

export const isNine = ({ size, boxRows }: Geometry): boolean => size === SIZE && boxRows === WIDTH;

/** Replaces complete grids by the arrangements whose rows read least. Returns the reading of these rows. */
export function addCompleteNine(list: Arrangements, clock: Clock): Int8Array {
  const chosen = leastPairs(list.grids.slice(0, list.count));
  const least = new Int8Array(SIZE * SIZE).fill(UNREACHED);
  for (let rest = chosen[0]!.pair.reads, slot = SIZE - 1; slot >= 0; slot--, rest = Math.floor(rest / 10)) {
    least[slot] = slot + 1;
    least[SIZE + slot] = rest % 10;
  }
  list.count = 0;
  for (const each of chosen) {
    clock();
    for (let at = 0; at < each.pair.orders.length; at += SIZE) readBelow(each, at, list, least);
  }
  return least;
}

/** Returns the pairs of rows whose second row has the least reading. */
function leastPairs(grids: readonly Orientation[]): readonly Chosen[] {
  const chosen: Chosen[] = [];
  let least = Infinity;
  for (const grid of grids)
    for (let first = 0; first < SIZE; first++) {
      for (let column = 0; column < SIZE; column++) columnOf[grid.values[first * SIZE + column]!] = column;
      const band = first - (first % WIDTH);
      for (let second = band; second < band + WIDTH; second++) {
        if (second === first) continue;
        const pair = pairOf(grid.values, second * SIZE);
        if (pair.reads > least) continue;
        if (pair.reads < least) chosen.length = 0;
        least = pair.reads;
        chosen.push({ grid, first, second, pair });
      }
    }
  return chosen;
}

/** The column in which the first row holds each digit. */
const columnOf = new Int8Array(SIZE);

/** The cache of pairs, by their codes. */
const pairCache: LeastPair[] = [];
const TRIPLES = SIZE ** WIDTH;
/** The number of each content of a second row's first two stacks, from 1 in the order of occurrence. */
const heads = new Int16Array(TRIPLES * TRIPLES);
let headCount = 0;

/** Returns the pair of the first row, in `columnOf`, and the row that begins at a cell. */
function pairOf(values: Numbers, cell: number): LeastPair {
  const head = tripleAt(values, cell) * TRIPLES + tripleAt(values, cell + WIDTH);
  if (heads[head] === 0) heads[head] = ++headCount;
  const a = columnOf[values[cell + 6]!]!;
  const b = columnOf[values[cell + 7]!]!;
  const c = columnOf[values[cell + 8]!]!;
  const code = heads[head]! * 8 + (a < b ? 4 : 0) + (b < c ? 2 : 0) + (a < c ? 1 : 0);
  return (pairCache[code] ??= leastPair(Int8Array.from({ length: SIZE }, (_, i) => columnOf[values[cell + i]!]!)));
}

const tripleAt = (values: Numbers, cell: number): number =>
  (columnOf[values[cell]!]! * SIZE + columnOf[values[cell + 1]!]!) * SIZE + columnOf[values[cell + 2]!]!;

/** Finds the least reading of a row under the row 0 1 2 ... */
function leastPair(row: Int8Array): LeastPair {
  const list = arrangementsOf(SIZE);
  const search = new PairSearch(SIZE, WIDTH, list, unlimited);
  const values = Int8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, ...row);
  search.begin({ isTurned: false, values, filled: new Int32Array(), emptyRows: 0, isComplete: true }, 0, 1);
  for (let stack = 0; stack < WIDTH; stack++) search.arrangeFrom(stack);
  return { reads: Number(search.names.join('')), orders: list.columns.slice(0, list.count * SIZE) };
}

const names = new Int8Array(SIZE);
const rows = new Int8Array(SIZE);

/** Reads the rows below a pair as long as they read no greater than `least`. If they read less, they become `least`. */
function readBelow({ grid, first, second, pair }: Chosen, at: number, list: Arrangements, least: Int8Array): void {
  const { values } = grid;
  const { orders } = pair;
  for (let slot = 0; slot < SIZE; slot++) names[values[first * SIZE + orders[at + slot]!]!] = slot + 1;
  rows[0] = first;
  rows[1] = second;
  rows[2] = 3 * (first - (first % WIDTH)) + 3 - first - second;
  let isLess = false;
  for (let place = 2; place < SIZE; place++) {
    if (place === WIDTH) orderBands(values, first - (first % WIDTH), orders[at]!);
    for (let slot = 0; slot < SIZE; slot++) {
      const name = names[values[rows[place]! * SIZE + orders[at + slot]!]!]!;
      if (!isLess && name > least[place * SIZE + slot]!) return;
      if (name < least[place * SIZE + slot]!) isLess = true;
      least[place * SIZE + slot] = name;
    }
  }
  if (isLess) list.count = 0;
  const index = add(list);
  list.grids[index] = grid;
  list.rows.set(rows, index * SIZE);
  list.columns.set(orders.subarray(at, at + SIZE), index * SIZE);
  list.names.set(names, index * SIZE);
  list.used[index] = allBits(SIZE);
  list.open[index] = 0;
  list.weights[index] = 1;
}

/** Orders the rows of the other bands by their first column. */
function orderBands(values: Numbers, band: number, column: number): void {
  const upper = band === 0 ? 3 : 0;
  const lower = band === 6 ? 3 : 6;
  orderBand(values, upper, column, 3);
  orderBand(values, lower, column, 6);
  if (nameAt(values, rows[3]!, column) < nameAt(values, rows[6]!, column)) return;
  for (let place = 3; place < 6; place++) {
    const row = rows[place]!;
    rows[place] = rows[place + WIDTH]!;
    rows[place + WIDTH] = row;
  }
}

/** Orders the rows of a band by their values in a column. */
function orderBand(values: Numbers, band: number, column: number, start: number): void {
  for (let row = band; row < band + WIDTH; row++) {
    const name = nameAt(values, row, column);
    let place = start + row - band;
    for (; place > start && nameAt(values, rows[place - 1]!, column) > name; place--) rows[place] = rows[place - 1]!;
    rows[place] = row;
  }
}

const nameAt = (values: Numbers, row: number, column: number): number => names[values[row * SIZE + column]!]!;
