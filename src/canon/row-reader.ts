/** Reads rows in an arrangement: the names of their digits in order, and the columns that the row distinguishes. */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import { isPauseDue } from '../core/pausing.js';
import { type Arrangements, add, OPEN, type Orientation } from './arrangements.js';

/** The reading of a digit without a name, greater than every name. */
const UNNAMED = 64;

/** Stands for no column. */
const NONE = -1;
/** Stands for the next stack at a place whose column is known. */
const FIXED = -1;

/** Reads rows of grids and appends them to arrangements. */
export class RowReader {
  private readonly stacks: number;
  private readonly columnsOf: Int32Array;
  private readonly stackOf: Int8Array;
  /** The row that was read last. */
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
  /** The places with a decision, by depth: their column, those left to try, and the next open stack, or FIXED. */
  private depth = -1;
  private readonly placeAt: Int8Array;
  private readonly columnPut: Int8Array;
  private readonly rest: Int32Array;
  private readonly nextStack: Int8Array;

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
    this.placeAt = new Int8Array(size);
    this.columnPut = new Int8Array(size);
    this.rest = new Int32Array(size);
    this.nextStack = new Int8Array(size);
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

  /**
   * Adds every arrangement that extends the one that was read last by the row that was read. Returns false where the
   * clock asks for a pause; then `goOn` continues.
   */
  append(to: Arrangements, weight: number, clock: Clock): boolean {
    this.target = to;
    this.newWeight = weight;
    this.waiting = this.open;
    this.depth = -1;
    this.decide(0);
    return this.goOn(clock);
  }

  /** Continues to add. Returns true at the end, false where the clock asks for a pause. */
  goOn(clock: Clock): boolean {
    while (this.depth >= 0) {
      this.takeBack();
      const column = this.nextColumn();
      if (column === NONE) this.depth--;
      else {
        this.put(column);
        if (this.decide(this.placeAt[this.depth]! + 1) && isPauseDue(clock)) return false;
      }
    }
    return true;
  }

  /** Opens the first place from `start` on that needs a decision, or else adds the arrangement and returns true. */
  private decide(start: number): boolean {
    const { size, width, columns, symbols, stackOf } = this;
    let place = start;
    while (place < size && (symbols[place] === 0 || (columns[place] !== OPEN && symbols[place]! <= this.namedBefore)))
      place++;
    if (place === size) {
      this.finish();
      return true;
    }
    const level = ++this.depth;
    this.placeAt[level] = place;
    this.columnPut[level] = NONE;
    this.rest[level] = 0;
    this.nextStack[level] = this.openCount;
    const last = columns[place - (place % width) + width - 1]!;
    if (columns[place] !== OPEN) {
      this.rest[level] = 1 << columns[place]!;
      this.nextStack[level] = FIXED;
    } else if (last === OPEN && (place % width === 0 || columns[place - 1] === OPEN)) this.nextStack[level] = 0;
    else this.rest[level] = this.heldIn(stackOf[last === OPEN ? columns[place - 1]! : last]!);
    return false;
  }

  /** Returns the columns of a stack that are not placed yet and hold a digit of the row. */
  private heldIn(stack: number): Bits {
    return this.waiting & this.columnsOf[stack]! & this.grid.filled[this.newRow]!;
  }

  /** Returns the next column to try at the place that was opened last. */
  private nextColumn(): number {
    const { depth, rest, nextStack, openStacks, columnsOf } = this;
    const place = this.placeAt[depth]!;
    for (;;) {
      for (; rest[depth]; ) {
        const column = lowestBit(rest[depth]!);
        rest[depth]! &= rest[depth]! - 1;
        if (nextStack[depth] === FIXED || this.fits(column, this.symbols[place]!)) return column;
      }
      if (nextStack[depth] === FIXED || nextStack[depth]! >= this.openCount) return NONE;
      const stack = openStacks[nextStack[depth]!++]!;
      const set = columnsOf[stack]!;
      if ((this.waiting & set) === set && this.readsAs(stack, place - (place % this.width)))
        rest[depth] = this.heldIn(stack);
    }
  }

  /** True if the digit of a column reads as a symbol: by its name, or by a new one. */
  private fits(column: number, symbol: number): boolean {
    const name = this.names[this.grid.values[this.cells + column]!]!;
    return name === (symbol > this.namedBefore ? 0 : symbol);
  }

  private readsAs(stack: number, first: number): boolean {
    for (let slot = 0; slot < this.width; slot++) {
      const symbol = this.symbols[first + slot]!;
      if (this.patterns[stack * this.width + slot] !== (symbol > this.namedBefore ? UNNAMED : symbol)) return false;
    }
    return true;
  }

  /** Puts a column at the place that was opened last. A new digit has its name until the column is taken back. */
  private put(column: number): void {
    const place = this.placeAt[this.depth]!;
    this.columnPut[this.depth] = column;
    if (this.nextStack[this.depth] !== FIXED) {
      this.waiting ^= 1 << column;
      this.columns[place] = column;
    }
    const symbol = this.symbols[place]!;
    if (symbol > this.namedBefore) this.names[this.grid.values[this.cells + column]!] = symbol;
  }

  /** Takes back the column at the place that was opened last, if there is one. */
  private takeBack(): void {
    const place = this.placeAt[this.depth]!;
    const column = this.columnPut[this.depth]!;
    if (column === NONE) return;
    this.columnPut[this.depth] = NONE;
    if (this.symbols[place]! > this.namedBefore) this.names[this.grid.values[this.cells + column]!] = 0;
    if (this.nextStack[this.depth] === FIXED) return;
    this.columns[place] = OPEN;
    this.waiting ^= 1 << column;
  }

  private finish(): void {
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
