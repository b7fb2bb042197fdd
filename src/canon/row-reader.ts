/** Reads rows in an arrangement: the names of their digits in order, and the columns that the row distinguishes. */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { type Arrangements, add, OPEN, type Orientation } from './arrangements.js';

/** The reading of a digit without a name, greater than every name. */
const UNNAMED = 64;

/** Reads rows of grids and appends them to arrangements. */
export class RowReader {
  private readonly stacks: number;
  private readonly columnsOf: Int32Array;
  private readonly stackOf: Int8Array;
  private readonly symbols: Int8Array;
  /** The reading of each open stack before new names are given. `openStacks` has the open stacks, least first. */
  private readonly patterns: Int8Array;
  private readonly openStacks: Int8Array;
  private openCount = 0;
  /** The arrangement that is read or extended, and the row. */
  private list!: Arrangements;
  private index = 0;
  private grid!: Orientation;
  private readonly columns: Int8Array;
  private readonly names: Int8Array;
  private namedBefore = 0;
  private newRow = 0;
  /** The first cell of the row. */
  private cells = 0;
  /** The open columns of the arrangement, and those that are not placed yet. */
  private open = 0;
  private waiting = 0;
  private target!: Arrangements;
  private newWeight = 1;
  private clock = unlimited;

  constructor(
    private readonly size: number,
    private readonly width: number,
  ) {
    this.stacks = size / width;
    this.columnsOf = Int32Array.from({ length: this.stacks }, (_, stack) => ((1 << width) - 1) << (stack * width));
    this.stackOf = Int8Array.from({ length: size }, (_, column) => Math.floor(column / width));
    this.symbols = new Int8Array(size);
    this.patterns = new Int8Array(size);
    this.openStacks = new Int8Array(this.stacks);
    this.columns = new Int8Array(size);
    this.names = new Int8Array(size);
  }

  private load(list: Arrangements, index: number, row: number): void {
    const start = index * this.size;
    this.list = list;
    this.index = index;
    for (let i = 0; i < this.size; i++) {
      this.columns[i] = list.columns[start + i]!;
      this.names[i] = list.names[start + i]!;
    }
    this.grid = list.grids[index]!;
    this.open = list.open[index]!;
    this.cells = row * this.size;
    this.newRow = row;
  }

  /** Reads columns in their least order into places from `at` on. Returns the next place. */
  private readSorted(set: Bits, into: Int8Array, at: number): number {
    const held = set & this.grid.filled[this.newRow]!;
    const count = countBits(set);
    let end = at + count - countBits(held);
    for (let place = at; place < end; place++) into[place] = 0;
    for (let rest = held; rest; rest &= rest - 1) {
      const name = this.names[this.grid.values[this.cells + lowestBit(rest)]!]! || UNNAMED;
      let place = end++;
      for (; place > at && into[place - 1]! > name; place--) into[place] = into[place - 1]!;
      into[place] = name;
    }
    return at + count;
  }

  /** Reads the open stacks, least first. Returns the next place. */
  private readOpenStacks(): number {
    this.openCount = 0;
    for (let stack = 0; stack < this.stacks; stack++) {
      const set = this.columnsOf[stack]!;
      if ((this.open & set) !== set) continue;
      this.readSorted(set, this.patterns, stack * this.width);
      let place = this.openCount++;
      for (; place > 0 && this.isLess(stack, this.openStacks[place - 1]!); place--)
        this.openStacks[place] = this.openStacks[place - 1]!;
      this.openStacks[place] = stack;
    }
    for (let i = 0; i < this.openCount; i++)
      for (let slot = 0; slot < this.width; slot++)
        this.symbols[i * this.width + slot] = this.patterns[this.openStacks[i]! * this.width + slot]!;
    return this.openCount * this.width;
  }

  /** True if open stack `a` reads less than `b`. */
  private isLess(a: number, b: number): boolean {
    for (let slot = 0; slot < this.width; slot++) {
      const difference = this.patterns[a * this.width + slot]! - this.patterns[b * this.width + slot]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /**
   * Reads a row of an arrangement: a name, or 0, at each place. Open columns are read in their least order, and digits
   * without a name get the next ones. The next reading overwrites the result.
   */
  read(list: Arrangements, index: number, row: number, named: number): Int8Array {
    this.load(list, index, row);
    this.namedBefore = named;
    let place = this.columns[this.width - 1] === OPEN ? this.readOpenStacks() : 0;
    while (place < this.size) {
      if (this.columns[place] === OPEN)
        place = this.readSorted(
          this.open & this.columnsOf[this.stackOf[this.columns[place + this.width - 1]!]!]!,
          this.symbols,
          place,
        );
      do {
        const value = this.grid.values[this.cells + this.columns[place]!]!;
        this.symbols[place] = value === EMPTY ? 0 : this.names[value]! || UNNAMED;
      } while (++place % this.width !== 0);
    }
    for (let name = named, i = 0; i < this.size; i++) if (this.symbols[i] === UNNAMED) this.symbols[i] = ++name;
    return this.symbols;
  }

  /** Adds every arrangement that extends the one that was read last by the row that was read. */
  append(to: Arrangements, weight: number, clock: Clock): void {
    this.target = to;
    this.newWeight = weight;
    this.clock = clock;
    this.waiting = this.open;
    this.fillFrom(0);
  }

  /** Fixes the columns at a place and at all places after it. */
  private fillFrom(start: number): void {
    let place = start;
    while (
      place < this.size &&
      (this.symbols[place] === 0 || (this.columns[place] !== OPEN && this.symbols[place]! <= this.namedBefore))
    )
      place++;
    if (place === this.size) this.finish();
    else if (this.columns[place] !== OPEN) this.fill(place, this.columns[place]!);
    else this.choose(place);
  }

  /** Tries the columns that may stand at an open place. */
  private choose(place: number): void {
    const last = place - (place % this.width) + this.width - 1;
    const isFirst = this.columns[last] === OPEN && (place % this.width === 0 || this.columns[place - 1] === OPEN);
    if (isFirst) this.fillFromOpenStacks(place);
    else
      this.fillFromStack(
        place,
        this.stackOf[this.columns[last] === OPEN ? this.columns[place - 1]! : this.columns[last]!]!,
      );
  }

  /** Tries each open stack whose reading equals the row's. */
  private fillFromOpenStacks(place: number): void {
    const first = place - (place % this.width);
    for (let i = 0; i < this.openCount; i++) {
      const stack = this.openStacks[i]!;
      const set = this.columnsOf[stack]!;
      if ((this.waiting & set) === set && this.readsAs(stack, first)) this.fillFromStack(place, stack);
    }
  }

  private readsAs(stack: number, first: number): boolean {
    for (let slot = 0; slot < this.width; slot++) {
      const symbol = this.symbols[first + slot]!;
      if (this.patterns[stack * this.width + slot] !== (symbol > this.namedBefore ? UNNAMED : symbol)) return false;
    }
    return true;
  }

  /** Tries each open column of a stack whose reading equals the row's. */
  private fillFromStack(place: number, stack: number): void {
    const symbol = this.symbols[place]!;
    for (let rest = this.waiting & this.columnsOf[stack]! & this.grid.filled[this.newRow]!; rest; rest &= rest - 1) {
      const column = lowestBit(rest);
      const name = this.names[this.grid.values[this.cells + column]!]!;
      if (symbol > this.namedBefore ? name !== 0 : name !== symbol) continue;
      this.waiting ^= 1 << column;
      this.columns[place] = column;
      this.fill(place, column);
      this.columns[place] = OPEN;
      this.waiting ^= 1 << column;
    }
  }

  /** Continues after a place whose column is fixed. A new digit has its name until the search comes back. */
  private fill(place: number, column: number): void {
    const digit = this.grid.values[this.cells + column]!;
    const isNew = this.symbols[place]! > this.namedBefore;
    if (isNew) this.names[digit] = this.symbols[place]!;
    this.fillFrom(place + 1);
    if (isNew) this.names[digit] = 0;
  }

  private finish(): void {
    this.clock();
    const index = add(this.target);
    const start = index * this.size;
    const from = this.index * this.size;
    for (let i = 0; i < this.size; i++) {
      this.target.columns[start + i] = this.columns[i]!;
      this.target.names[start + i] = this.names[i]!;
      this.target.rows[start + i] = this.list.rows[from + i]!;
    }
    this.target.rows[start + countBits(this.list.used[this.index]!)] = this.newRow;
    this.target.used[index] = this.list.used[this.index]! | (1 << this.newRow);
    this.target.open[index] = this.open & ~this.grid.filled[this.newRow]!;
    this.target.grids[index] = this.grid;
    this.target.weights[index] = this.newWeight;
  }
}
