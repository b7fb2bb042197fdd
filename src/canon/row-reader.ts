/** Reads rows in an arrangement: the names of their digits in order, and the columns that the row distinguishes. */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import { type Clock, unlimited } from '../core/clock.js';
import { EMPTY } from '../core/values.js';
import { type Arrangements, add, OPEN, type Orientation } from './arrangements.js';

/** The reading of a digit without a name, greater than every name. */
const UNNAMED = 64;

/** Arrangements added between two checks of the clock. */
const ADDED_PER_CHECK = 64;

/** Reads a row of an arrangement, then adds the arrangements with that row below the others. */
export class RowReader {
  private readonly stacks: number;
  private readonly columnsOf: Int32Array;
  private readonly stackOf: Int8Array;
  /** The arrangement that is read, with the number of digits that have a name. */
  private list!: Arrangements;
  private index = 0;
  private grid!: Orientation;
  private open: Bits = 0;
  private named = 0;
  /** Its columns and names; `append` adds those that it chooses, and takes them back. */
  private readonly columns: Int8Array;
  private readonly names: Int8Array;
  /** The row that is read, and its first cell. */
  private row = 0;
  private cells = 0;
  /** The reading: a name, or 0, at each place. */
  private readonly symbols: Int8Array;
  /** The reading of each open stack before new names are given, and the open stacks, least first. */
  private readonly patterns: Int8Array;
  private readonly openStacks: Int8Array;
  private openCount = 0;
  /** The open columns that `append` has not placed yet, and the list, the weight and the clock that it was given. */
  private waiting: Bits = 0;
  private target!: Arrangements;
  private weight = 1;
  private clock: Clock = unlimited;

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

  /**
   * Reads a row of an arrangement: a name, or 0, at each place. Open columns are read in their least order, and digits
   * without a name get the next ones after `named`. The next reading overwrites the result.
   */
  read(list: Arrangements, index: number, row: number, named: number): Int8Array {
    this.load(list, index, row, named);
    const { size, width, columns, symbols } = this;
    let place = columns[width - 1] === OPEN ? this.readOpenStacks() : 0;
    while (place < size) {
      if (columns[place] === OPEN)
        place = this.readSorted(
          this.open & this.columnsOf[this.stackOf[columns[place + width - 1]!]!]!,
          symbols,
          place,
        );
      do {
        const value = this.valueIn(columns[place]!);
        symbols[place] = value === EMPTY ? 0 : this.names[value]! || UNNAMED;
      } while (++place % width !== 0);
    }
    for (let name = named, i = 0; i < size; i++) if (symbols[i] === UNNAMED) symbols[i] = ++name;
    return symbols;
  }

  private load(list: Arrangements, index: number, row: number, named: number): void {
    const start = index * this.size;
    this.list = list;
    this.index = index;
    for (let i = 0; i < this.size; i++) {
      this.columns[i] = list.columns[start + i]!;
      this.names[i] = list.names[start + i]!;
    }
    this.grid = list.grids[index]!;
    this.open = list.open[index]!;
    this.named = named;
    this.row = row;
    this.cells = row * this.size;
  }

  private valueIn(column: number): number {
    return this.grid.values[this.cells + column]!;
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

  /** Reads columns in their least order into places from `at` on. Returns the next place. */
  private readSorted(set: Bits, into: Int8Array, at: number): number {
    const held = set & this.grid.filled[this.row]!;
    const count = countBits(set);
    let end = at + count - countBits(held);
    for (let place = at; place < end; place++) into[place] = 0;
    for (let rest = held; rest; rest &= rest - 1) {
      const name = this.names[this.valueIn(lowestBit(rest))]! || UNNAMED;
      let place = end++;
      for (; place > at && into[place - 1]! > name; place--) into[place] = into[place - 1]!;
      into[place] = name;
    }
    return at + count;
  }

  /** True if open stack `a` reads less than `b`. */
  private isLess(a: number, b: number): boolean {
    for (let slot = 0; slot < this.width; slot++) {
      const difference = this.patterns[a * this.width + slot]! - this.patterns[b * this.width + slot]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Adds every arrangement that extends the one that was read last by the row that was read. */
  append(to: Arrangements, weight: number, clock: Clock): void {
    this.target = to;
    this.weight = weight;
    this.clock = clock;
    this.waiting = this.open;
    this.arrange(0);
  }

  /**
   * Tries every column that reads as it should at each place from `start` on, and adds the arrangements. A place that
   * reads 0 stays as it is: no digit distinguishes its column.
   */
  private arrange(start: number): void {
    const { size, width, columns, symbols, named } = this;
    let place = start;
    while (place < size && (symbols[place] === 0 || (columns[place] !== OPEN && symbols[place]! <= named))) place++;
    if (place === size) this.addArrangement();
    else if (columns[place] !== OPEN) this.goOnAfter(columns[place]!, place);
    else {
      const first = place - (place % width);
      const known = place > first && columns[place - 1] !== OPEN ? columns[place - 1]! : columns[first + width - 1]!;
      if (known === OPEN) this.tryOpenStacks(place, first);
      else this.tryColumns(this.stackOf[known]!, place);
    }
  }

  /** Tries the open stacks that read as they should from the place `first` on. */
  private tryOpenStacks(place: number, first: number): void {
    for (let i = 0; i < this.openCount; i++) {
      const stack = this.openStacks[i]!;
      const set = this.columnsOf[stack]!;
      if ((this.waiting & set) === set && this.readsAs(stack, first)) this.tryColumns(stack, place);
    }
  }

  private readsAs(stack: number, first: number): boolean {
    for (let slot = 0; slot < this.width; slot++) {
      const symbol = this.symbols[first + slot]!;
      if (this.patterns[stack * this.width + slot] !== (symbol > this.named ? UNNAMED : symbol)) return false;
    }
    return true;
  }

  /** Tries the columns of a stack that are not placed yet and whose digit reads as it should at a place. */
  private tryColumns(stack: number, place: number): void {
    const symbol = this.symbols[place]!;
    const name = symbol > this.named ? 0 : symbol;
    for (let rest = this.waiting & this.columnsOf[stack]! & this.grid.filled[this.row]!; rest; rest &= rest - 1) {
      const column = lowestBit(rest);
      if (this.names[this.valueIn(column)] !== name) continue;
      this.waiting ^= 1 << column;
      this.columns[place] = column;
      this.goOnAfter(column, place);
      this.columns[place] = OPEN;
      this.waiting ^= 1 << column;
    }
  }

  /** Goes on after the column at a place. A new digit has its name meanwhile. */
  private goOnAfter(column: number, place: number): void {
    const symbol = this.symbols[place]!;
    if (symbol > this.named) {
      this.names[this.valueIn(column)] = symbol;
      this.arrange(place + 1);
      this.names[this.valueIn(column)] = 0;
    } else this.arrange(place + 1);
  }

  private addArrangement(): void {
    const { size, target, list } = this;
    const index = add(target);
    if (index % ADDED_PER_CHECK === 0) this.clock();
    const start = index * size;
    const from = this.index * size;
    for (let i = 0; i < size; i++) {
      target.columns[start + i] = this.columns[i]!;
      target.names[start + i] = this.names[i]!;
      target.rows[start + i] = list.rows[from + i]!;
    }
    target.rows[start + countBits(list.used[this.index]!)] = this.row;
    target.used[index] = list.used[this.index]! | (1 << this.row);
    target.open[index] = this.open & ~this.grid.filled[this.row]!;
    target.grids[index] = this.grid;
    target.weights[index] = this.weight;
  }
}
