/** How a row reads in an arrangement, and which columns it tells apart. */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import { type Arrangements, add, OPEN, type Orientation } from './arrangements.js';

export interface RowReader {
  /**
   * Reads a row as an arrangement shows it: a name, or 0, at each place. Open columns are read in the order that is least,
   * digits without a name get the next ones. The next reading overwrites it.
   */
  read(list: Arrangements, index: number, row: number, named: number): Int8Array;
  /** Adds every arrangement that has the row, the one that was read last, under the others. */
  append(list: Arrangements, index: number, row: number, weight: number, to: Arrangements): void;
}

/** Stands for a digit without a name: greater than every name. */
const UNNAMED = 64;

/** The reader for grids of a size whose stacks have so many columns. */
export function rowReader(size: number, width: number): RowReader {
  const stacks = size / width;
  const columnsOf = Int32Array.from({ length: stacks }, (_, stack) => ((1 << width) - 1) << (stack * width));
  const stackOf = Int8Array.from({ length: size }, (_, column) => Math.floor(column / width));
  const symbols = new Int8Array(size);
  /** How each open stack reads, names not given yet; and the open stacks, least first. */
  const patterns = new Int8Array(size);
  const openStacks = new Int8Array(stacks);
  let openCount = 0;
  /** The arrangement that is read or extended. */
  let grid: Orientation;
  let cells = 0;
  let namedBefore = 0;
  const columns = new Int8Array(size);
  const names = new Int8Array(size);
  /** Open columns of the arrangement, and those of them that are not in their places yet. */
  let open = 0;
  let waiting = 0;
  let target: Arrangements;
  let extended = 0;
  let extendedList: Arrangements;
  let newRow = 0;
  let newWeight = 1;

  function load(list: Arrangements, index: number, row: number): void {
    const start = index * size;
    for (let i = 0; i < size; i++) {
      columns[i] = list.columns[start + i]!;
      names[i] = list.names[start + i]!;
    }
    grid = list.grids[index]!;
    open = list.open[index]!;
    cells = row * size;
    newRow = row;
  }

  /** Reads columns in the order that is least into places from `at` on; gives the place after. */
  function readSorted(set: Bits, into: Int8Array, at: number): number {
    const held = set & grid.filled[newRow]!;
    const count = countBits(set);
    let end = at + count - countBits(held);
    for (let place = at; place < end; place++) into[place] = 0;
    for (let rest = held; rest; rest &= rest - 1) {
      const name = names[grid.values[cells + lowestBit(rest)]!]! || UNNAMED;
      let place = end++;
      for (; place > at && into[place - 1]! > name; place--) into[place] = into[place - 1]!;
      into[place] = name;
    }
    return at + count;
  }

  /** Reads the open stacks, least first; gives the place after. */
  function readOpenStacks(): number {
    openCount = 0;
    for (let stack = 0; stack < stacks; stack++) {
      const set = columnsOf[stack]!;
      if ((open & set) !== set) continue;
      readSorted(set, patterns, stack * width);
      let place = openCount++;
      for (; place > 0 && isLess(stack, openStacks[place - 1]!); place--) openStacks[place] = openStacks[place - 1]!;
      openStacks[place] = stack;
    }
    for (let i = 0; i < openCount; i++)
      for (let slot = 0; slot < width; slot++) symbols[i * width + slot] = patterns[openStacks[i]! * width + slot]!;
    return openCount * width;
  }

  /** True if open stack `a` reads less than `b`. */
  function isLess(a: number, b: number): boolean {
    for (let slot = 0; slot < width; slot++) {
      const difference = patterns[a * width + slot]! - patterns[b * width + slot]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  function read(list: Arrangements, index: number, row: number, named: number): Int8Array {
    load(list, index, row);
    namedBefore = named;
    let place = columns[width - 1] === OPEN ? readOpenStacks() : 0;
    while (place < size) {
      if (columns[place] === OPEN)
        place = readSorted(open & columnsOf[stackOf[columns[place + width - 1]!]!]!, symbols, place);
      do {
        const value = grid.values[cells + columns[place]!]!;
        symbols[place] = value === EMPTY ? 0 : names[value]! || UNNAMED;
      } while (++place % width !== 0);
    }
    for (let name = named, i = 0; i < size; i++) if (symbols[i] === UNNAMED) symbols[i] = ++name;
    return symbols;
  }

  function append(list: Arrangements, index: number, row: number, weight: number, to: Arrangements): void {
    load(list, index, row);
    extendedList = list;
    extended = index;
    target = to;
    newWeight = weight;
    waiting = open;
    fillFrom(0);
  }

  /** Tells columns apart at a place and all after it. */
  function fillFrom(start: number): void {
    let place = start;
    while (place < size && (symbols[place] === 0 || (columns[place] !== OPEN && symbols[place]! <= namedBefore)))
      place++;
    if (place === size) finish();
    else if (columns[place] !== OPEN) fill(place, columns[place]!);
    else choose(place);
  }

  /** Tells apart the columns that may stand at an open place. */
  function choose(place: number): void {
    const last = place - (place % width) + width - 1;
    const isFirst = columns[last] === OPEN && (place % width === 0 || columns[place - 1] === OPEN);
    if (isFirst) fillFromOpenStacks(place);
    else fillFromStack(place, stackOf[columns[last] === OPEN ? columns[place - 1]! : columns[last]!]!);
  }

  /** Puts each open stack that reads as the row does there. */
  function fillFromOpenStacks(place: number): void {
    const first = place - (place % width);
    for (let i = 0; i < openCount; i++) {
      const stack = openStacks[i]!;
      const set = columnsOf[stack]!;
      if ((waiting & set) === set && readsAs(stack, first)) fillFromStack(place, stack);
    }
  }

  function readsAs(stack: number, first: number): boolean {
    for (let slot = 0; slot < width; slot++) {
      const symbol = symbols[first + slot]!;
      if (patterns[stack * width + slot] !== (symbol > namedBefore ? UNNAMED : symbol)) return false;
    }
    return true;
  }

  /** Puts each open column of a stack that reads as the row does there. */
  function fillFromStack(place: number, stack: number): void {
    const symbol = symbols[place]!;
    for (let rest = waiting & columnsOf[stack]! & grid.filled[newRow]!; rest; rest &= rest - 1) {
      const column = lowestBit(rest);
      const name = names[grid.values[cells + column]!]!;
      if (symbol > namedBefore ? name !== 0 : name !== symbol) continue;
      waiting ^= 1 << column;
      columns[place] = column;
      fill(place, column);
      columns[place] = OPEN;
      waiting ^= 1 << column;
    }
  }

  /** Goes on after a place whose column is known; its digit has its name meanwhile. */
  function fill(place: number, column: number): void {
    const digit = grid.values[cells + column]!;
    const isNew = symbols[place]! > namedBefore;
    if (isNew) names[digit] = symbols[place]!;
    fillFrom(place + 1);
    if (isNew) names[digit] = 0;
  }

  function finish(): void {
    const index = add(target);
    const start = index * size;
    const from = extended * size;
    for (let i = 0; i < size; i++) {
      target.columns[start + i] = columns[i]!;
      target.names[start + i] = names[i]!;
      target.rows[start + i] = extendedList.rows[from + i]!;
    }
    target.rows[start + countBits(extendedList.used[extended]!)] = newRow;
    target.used[index] = extendedList.used[extended]! | (1 << newRow);
    target.open[index] = open & ~grid.filled[newRow]!;
    target.grids[index] = grid;
    target.weights[index] = newWeight;
  }

  return { read, append };
}
