/**
 * The first two rows of a complete grid's least form. The first row reads 1 2 3 ... for any order of columns, so the
 * second row alone decides the order: by the columns that its digits have in the first row.
 */
import { countBits } from '../core/bits.js';
import type { Clock } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { type Arrangements, add, OPEN, type Orientation } from './arrangements.js';

/**
 * Replaces grids by the arrangements whose first two rows read least. Returns the reading of these rows.
 */
export function addRowPairs(
  { size, boxRows, boxColumns: width }: Geometry,
  list: Arrangements,
  clock: Clock,
): Int8Array {
  const grids = list.grids.slice(0, list.count);
  const inBand = boxRows === 1 ? size : boxRows;
  const search = new PairSearch(size, width, list, clock);
  const overlaps = grids.map((grid) => overlapsIn(grid, size, inBand, width));
  const most = Math.max(...overlaps.map((each) => each.most));
  for (const [index, { of }] of overlaps.entries())
    for (let first = 0; first < size; first++)
      for (let place = 0; place < inBand; place++) {
        const pair = first * inBand + place;
        const second = first - (first % inBand) + place;
        if (second === first) continue;
        const stacks = of.subarray((pair * size) / width, ((pair + 1) * size) / width);
        if (stacks.includes(most)) search.begin(grids[index]!, first, second);
        for (const [stack, overlap] of stacks.entries()) if (overlap === most) search.arrangeFrom(stack);
      }
  return Int8Array.from({ length: 2 * size }, (_, i) => (i < size ? i + 1 : search.names[i - size]!));
}

/** A search for the columns of two rows, from left to right. */
export class PairSearch {
  /** The least second row so far. */
  readonly names: Int8Array;
  /** For each column of the second row, the column in which the first row holds the same digit. */
  private readonly source: Int8Array;
  private readonly columnAt: Int8Array;
  private readonly placeOf: Int8Array;
  /** The stacks in their new order, and how many columns of each are in place, leftmost first. */
  private readonly stackAt: Int8Array;
  private readonly positionOf: Int8Array;
  private readonly inPlace: Int8Array;
  private readonly stacks: number;
  private placed = 0;
  private grid!: Orientation;
  private first = 0;
  private second = 0;

  constructor(
    private readonly size: number,
    private readonly width: number,
    private readonly list: Arrangements,
    private readonly clock: Clock,
  ) {
    this.stacks = size / width;
    this.names = new Int8Array(size).fill(UNREACHED);
    this.source = new Int8Array(size);
    this.columnAt = new Int8Array(size).fill(OPEN);
    this.placeOf = new Int8Array(size).fill(OPEN);
    this.stackAt = new Int8Array(this.stacks).fill(OPEN);
    this.positionOf = new Int8Array(this.stacks).fill(OPEN);
    this.inPlace = new Int8Array(this.stacks);
  }

  /** Starts on two rows of a grid. */
  begin(grid: Orientation, first: number, second: number): void {
    const { size, source } = this;
    const columnOf = new Int8Array(size);
    for (let column = 0; column < size; column++) columnOf[grid.values[first * size + column]!] = column;
    for (let column = 0; column < size; column++) source[column] = columnOf[grid.values[second * size + column]!]!;
    this.grid = grid;
    this.first = first;
    this.second = second;
  }

  /** Puts a column into the next place of its stack. */
  private put(column: number): void {
    const stack = (column / this.width) | 0;
    let position = this.positionOf[stack]!;
    if (position === OPEN) {
      position = this.placed++;
      this.stackAt[position] = stack;
      this.positionOf[stack] = position;
    }
    const place = position * this.width + this.inPlace[position]!++;
    this.columnAt[place] = column;
    this.placeOf[column] = place;
  }

  /** Removes the column that was put last. */
  private removeLast(column: number): void {
    const stack = (column / this.width) | 0;
    const position = this.positionOf[stack]!;
    this.columnAt[this.placeOf[column]!] = OPEN;
    this.placeOf[column] = OPEN;
    if (--this.inPlace[position]! > 0) return;
    this.placed--;
    this.stackAt[position] = OPEN;
    this.positionOf[stack] = OPEN;
  }

  /** Continues the arrangement at a place. */
  private arrange(place: number): void {
    if (place === this.size) this.addPair();
    else if (this.columnAt[place] !== OPEN) this.follow(this.columnAt[place]!, place);
    else this.choose(place);
  }

  /** Tries every column that fits an empty place. */
  private choose(place: number): void {
    const stack = this.stackAt[(place / this.width) | 0]!;
    for (let other = 0; other < this.stacks; other++) {
      if (stack === OPEN ? this.positionOf[other] !== OPEN : other !== stack) continue;
      for (let column = other * this.width; column < (other + 1) * this.width; column++) {
        if (this.placeOf[column] !== OPEN) continue;
        this.put(column);
        this.follow(column, place);
        this.removeLast(column);
      }
    }
  }

  /** Continues with the next place if the column's digit reads no greater than the least so far. */
  private follow(column: number, place: number): void {
    const from = this.source[column]!;
    const isNew = this.placeOf[from] === OPEN;
    if (isNew) this.put(from);
    const name = this.placeOf[from]! + 1;
    if (name < this.names[place]!) {
      this.names[place] = name;
      for (let later = place + 1; later < this.size; later++) this.names[later] = UNREACHED;
      this.list.count = 0;
    }
    if (name === this.names[place]) this.arrange(place + 1);
    if (isNew) this.removeLast(from);
  }

  private addPair(): void {
    this.clock();
    const index = add(this.list);
    const start = index * this.size;
    for (let place = 0; place < this.size; place++) {
      this.list.columns[start + place] = this.columnAt[place]!;
      this.list.names[start + this.grid.values[this.first * this.size + this.columnAt[place]!]!] = place + 1;
    }
    this.list.grids[index] = this.grid;
    this.list.rows[start] = this.first;
    this.list.rows[start + 1] = this.second;
    this.list.used[index] = (1 << this.first) | (1 << this.second);
    this.list.open[index] = 0;
    this.list.weights[index] = 1;
  }

  /** Searches the arrangements that begin with a column of a stack. */
  arrangeFrom(stack: number): void {
    this.clock();
    for (let column = stack * this.width; column < (stack + 1) * this.width; column++) {
      this.put(column);
      this.follow(column, 0);
      this.removeLast(column);
    }
  }
}

/**
 * Counts, for each first row, second row of its band and stack, the most digits that the stack has in the second row
 * and one other stack has in the first. The greater the overlap, the lower the second row reads if that stack comes
 * first. `most` is the greatest overlap of all.
 */
function overlapsIn(
  { values }: Orientation,
  size: number,
  inBand: number,
  width: number,
): { of: Int8Array; most: number } {
  const stacks = size / width;
  const sets = new Int32Array(size * stacks);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      sets[row * stacks + ((column / width) | 0)]! |= 1 << values[row * size + column]!;
  const of = new Int8Array(size * inBand * stacks);
  let most = 0;
  for (let first = 0; first < size; first++)
    for (let place = 0; place < inBand; place++) {
      const second = first - (first % inBand) + place;
      if (second === first) continue;
      for (let stack = 0; stack < stacks; stack++) {
        let overlap = 0;
        for (let other = 0; other < stacks; other++) {
          const common = countBits(sets[second * stacks + stack]! & sets[first * stacks + other]!);
          if (other !== stack && common > overlap) overlap = common;
        }
        of[(first * inBand + place) * stacks + stack] = overlap;
        if (overlap > most) most = overlap;
      }
    }
  return { of, most };
}

/** Greater than every name. */
const UNREACHED = 127;
