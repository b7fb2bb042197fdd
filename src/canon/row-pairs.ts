/**
 * The first two rows of a complete grid's least form. The first reads 1 2 3 ... however its columns stand, so columns are
 * told apart by the second alone: by where its digits stand in the first.
 */
import { countBits } from '../core/bits.js';
import type { Geometry } from '../core/geometry.js';
import { type Arrangements, add, OPEN, type Orientation } from './arrangements.js';

/** Puts in the place of grids every arrangement whose first two rows read least; gives how these read. */
export function addRowPairs({ size, boxRows, boxColumns: width }: Geometry, list: Arrangements): Int8Array {
  const grids = list.grids.slice(0, list.count);
  const stacks = size / width;
  const names = new Int8Array(size).fill(UNREACHED);
  /** For each column of the second row, the column in which the first row holds the same digit. */
  const source = new Int8Array(size);
  const columnAt = new Int8Array(size).fill(OPEN);
  const placeOf = new Int8Array(size).fill(OPEN);
  /** The stacks in their new order, and how many columns of each are in place, leftmost first. */
  const stackAt = new Int8Array(stacks).fill(OPEN);
  const positionOf = new Int8Array(stacks).fill(OPEN);
  const inPlace = new Int8Array(stacks);
  let placed = 0;
  let grid: Orientation;
  let first = 0;
  let second = 0;

  /** Puts a column into the next place of its stack. */
  function put(column: number): void {
    const stack = (column / width) | 0;
    let position = positionOf[stack]!;
    if (position === OPEN) {
      position = placed++;
      stackAt[position] = stack;
      positionOf[stack] = position;
    }
    const place = position * width + inPlace[position]!++;
    columnAt[place] = column;
    placeOf[column] = place;
  }

  /** Takes back the column that was put last. */
  function takeBack(column: number): void {
    const stack = (column / width) | 0;
    const position = positionOf[stack]!;
    columnAt[placeOf[column]!] = OPEN;
    placeOf[column] = OPEN;
    if (--inPlace[position]! > 0) return;
    placed--;
    stackAt[position] = OPEN;
    positionOf[stack] = OPEN;
  }

  /** Goes on with what may stand at a place. */
  function arrange(place: number): void {
    if (place === size) addPair();
    else if (columnAt[place] !== OPEN) follow(columnAt[place]!, place);
    else choose(place);
  }

  /** Tries every column that may stand at a place where none does yet. */
  function choose(place: number): void {
    const stack = stackAt[(place / width) | 0]!;
    for (let other = 0; other < stacks; other++) {
      if (stack === OPEN ? positionOf[other] !== OPEN : other !== stack) continue;
      for (let column = other * width; column < (other + 1) * width; column++) {
        if (placeOf[column] !== OPEN) continue;
        put(column);
        follow(column, place);
        takeBack(column);
      }
    }
  }

  /** Goes on with the next place if the digit of a column reads no greater than the least so far. */
  function follow(column: number, place: number): void {
    const from = source[column]!;
    const isNew = placeOf[from] === OPEN;
    if (isNew) put(from);
    const name = placeOf[from]! + 1;
    if (name < names[place]!) {
      names[place] = name;
      for (let later = place + 1; later < size; later++) names[later] = UNREACHED;
      list.count = 0;
    }
    if (name === names[place]) arrange(place + 1);
    if (isNew) takeBack(from);
  }

  function addPair(): void {
    const index = add(list);
    const start = index * size;
    for (let place = 0; place < size; place++) {
      list.columns[start + place] = columnAt[place]!;
      list.names[start + grid.values[first * size + columnAt[place]!]!] = place + 1;
    }
    list.grids[index] = grid;
    list.rows[start] = first;
    list.rows[start + 1] = second;
    list.used[index] = (1 << first) | (1 << second);
    list.open[index] = 0;
    list.weights[index] = 1;
  }

  /** Starts with each column of a stack. */
  function arrangeFrom(stack: number): void {
    for (let column = stack * width; column < (stack + 1) * width; column++) {
      put(column);
      follow(column, 0);
      takeBack(column);
    }
  }

  const inBand = boxRows === 1 ? size : boxRows;
  const columnOf = new Int8Array(size);
  const overlaps = grids.map((each) => overlapsIn(each, size, inBand, width));
  const most = Math.max(...overlaps.map((each) => each.most));
  for (const [index, { of }] of overlaps.entries()) {
    grid = grids[index]!;
    const { values } = grid;
    for (first = 0; first < size; first++) {
      for (let column = 0; column < size; column++) columnOf[values[first * size + column]!] = column;
      for (let place = 0; place < inBand; place++) {
        second = first - (first % inBand) + place;
        if (second === first) continue;
        let isKnown = false;
        for (let stack = 0; stack < stacks; stack++) {
          if (of[(first * inBand + place) * stacks + stack] !== most) continue;
          if (!isKnown)
            for (let column = 0; column < size; column++) source[column] = columnOf[values[second * size + column]!]!;
          isKnown = true;
          arrangeFrom(stack);
        }
      }
    }
  }
  return Int8Array.from({ length: 2 * size }, (_, i) => (i < size ? i + 1 : names[i - size]!));
}

/**
 * How many digits that a stack holds in the second row one other stack holds in the first: the more, the less the second row
 * reads where that stack comes first. For each first row, second row of its band and stack, and the most of all.
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
