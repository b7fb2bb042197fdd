/**
 * The engine for 9×9 in WebAssembly (AssemblyScript), with 128 bits at a time: a vector holds the places of a digit. It
 * handles two digits at once: instructions of one fill the time in which those of the other wait for results.
 */
import { blame, chosen, forget, pairs } from './choice';
import {
  BAND,
  cellAt,
  foldColumns,
  foldRows,
  lonePlaces,
  OPEN,
  peersOf,
  possibleColumns,
  possibleRows,
  spreadColumns,
  spreadRows,
} from './places';
import { removeBesideTriples } from './triples';

/**
 * A level of the search: a vector for each digit, one for the open cells, the digits to examine, and padding to twelve
 * vectors.
 */
const CHANGED: usize = 10 * 16;
const LEVEL: usize = 12 * 16;
const DEEPEST = 81;
const stack = memory.data(<i32>LEVEL * (DEEPEST + 1), 16);
/**
 * Input of a puzzle: a value for each cell (-1: none), and the candidates of each cell. Solutions are written to
 * `values`.
 */
export const values = memory.data(DEEPEST);
export const candidates = memory.data(4 * DEEPEST, 4);
export let guesses = 0;

/** The level to settle next; below `stack` if none is left. */
let top: usize = 0;
let solved: usize = 0;
let latest = 0;

/** By cell, its place (`band * 32 + bit`). */
const places = memory.data(DEEPEST);
for (let cell = 0; cell < DEEPEST; cell++)
  store<u8>(places + cell, 32 * (cell / 27) + 9 * (cell % 3) + 3 * ((cell / 9) % 3) + (cell % 9) / 3);

/**
 * Loads the values, as the only digits of their cells. A cell without one sets a bit of the next level, which a guess
 * overwrites: that takes less time than a branch.
 */
export function start(): void {
  for (let own = stack; own < stack + LEVEL; own += 16) v128.store(own, i32x4.splat(0));
  for (let cell = 0; cell < DEEPEST; cell++) {
    const place = <i32>load<u8>(places + cell);
    const word = wordOf(place, load<i8>(values + cell) & 15);
    store<i32>(word, load<i32>(word) | (1 << place));
  }
  let free = i32x4.splat(BAND);
  for (let own = stack; own < stack + OPEN; own += 16) free = v128.andnot(free, v128.load(own));
  for (let own = stack; own < stack + OPEN; own += 16) v128.store(own, v128.or(free, v128.load(own)));
  v128.store(stack, i32x4(BAND, BAND, BAND, 0), OPEN);
  forget();
  guesses = 0;
  top = stack;
}

/** Restricts the cells without a value to their candidates. */
export function restrict(): void {
  for (let cell = 0; cell < DEEPEST; cell++)
    if (load<i8>(values + cell) < 0)
      for (let gone = ~load<i32>(candidates + 4 * cell) & 511; gone; gone &= gone - 1) {
        const place = <i32>load<u8>(places + cell);
        const word = wordOf(place, ctz(gone));
        store<i32>(word, load<i32>(word) & ~(1 << place));
      }
}

/** Searches for the next solution. Returns 1 if there is one, 0 if there is none left, -1 after `most` guesses. */
export function next(most: f64): i32 {
  while (top >= stack)
    if (!settle(top)) {
      blame(latest);
      top -= LEVEL;
    } else if (!v128.any_true(v128.load(top, OPEN))) {
      solved = top;
      top -= LEVEL;
      return 1;
    } else if (guesses === 0 && removeBesideTriples(top, LEVEL)) store<i32>(top, 511, CHANGED);
    else if (<f64>guesses >= most) return -1;
    else {
      guess(top);
      guesses++;
      top += LEVEL;
    }
  return 0;
}

/** Writes the digits of the solution over the values, each plus `zero`. */
export function write(zero: i32): void {
  for (let cell = 0; cell < DEEPEST; cell++) {
    const place = <i32>load<u8>(places + cell);
    let digit = 0;
    while (!((load<i32>(solved + 16 * digit + 4 * (place >> 5)) >>> place) & 1)) digit++;
    store<i8>(values + cell, digit + zero);
  }
}

/** The address of the lane of a digit, on the first level, that holds a place. */
function wordOf(place: i32, digit: i32): usize {
  return stack + 16 * digit + 4 * (place >> 5);
}

/**
 * Examines the digits that changed, in rounds, then the cells, until nothing changes; false at a contradiction. If both
 * digits of a round claim the same cell, neither keeps it, and the pass over the cells finds it empty.
 */
function settle(at: usize): bool {
  let changed = load<i32>(at, CHANGED);
  do {
    while (changed) {
      const first = ctz(changed);
      changed &= changed - 1;
      const second = changed ? ctz(changed) : first ? 0 : 1;
      changed &= changed - 1;
      const ownA = at + 16 * first;
      const ownB = at + 16 * second;
      let a = v128.load(ownA);
      let b = v128.load(ownB);
      let rowsA = foldRows(a);
      let rowsB = foldRows(b);
      let possibleA: v128;
      let possibleB: v128;
      do {
        possibleA = possibleRows(rowsA);
        possibleB = possibleRows(rowsB);
        a = v128.and(a, spreadRows(possibleA));
        b = v128.and(b, spreadRows(possibleB));
        if (!i32x4.all_true(i32x4.min_u(a, b))) return false;
        a = v128.and(a, spreadColumns(possibleColumns(foldColumns(a))));
        b = v128.and(b, spreadColumns(possibleColumns(foldColumns(b))));
        rowsA = foldRows(a);
        rowsB = foldRows(b);
      } while (v128.any_true(v128.or(v128.andnot(possibleA, rowsA), v128.andnot(possibleB, rowsB))));
      const sureA = v128.and(lonePlaces(a, possibleA), v128.load(at, OPEN));
      const sureB = v128.and(lonePlaces(b, possibleB), v128.load(at, OPEN));
      const sure = v128.or(sureA, sureB);
      if (v128.any_true(sure)) {
        v128.store(ownA, v128.andnot(a, sureA));
        v128.store(ownB, v128.andnot(b, sureB));
        changed |= clear(at, at, sure);
        a = v128.andnot(a, sureB);
        b = v128.andnot(b, sureA);
      }
      v128.store(ownA, a);
      v128.store(ownB, b);
    }
    changed = settleCells(at);
  } while (changed > 0);
  return changed === 0;
}

/**
 * Places the digit of each open cell that has one left. Returns the changed digits, one bit each; 0 if no cell has one
 * left, -1 if a cell has none.
 */
function settleCells(at: usize): i32 {
  let one = i32x4.splat(0);
  let two = one;
  let three = one;
  for (let own = at; own < at + OPEN; own += 16) {
    const places = v128.load(own);
    three = v128.or(three, v128.and(two, places));
    two = v128.or(two, v128.and(one, places));
    one = v128.or(one, places);
  }
  if (v128.any_true(v128.xor(one, i32x4.splat(BAND)))) return -1;
  v128.store(pairs, v128.andnot(two, three));
  const open = v128.load(at, OPEN);
  const naked = v128.andnot(open, two);
  if (!v128.any_true(naked)) return 0;
  v128.store(at, v128.xor(open, naked), OPEN);
  let changed = 0;
  for (let digit = 0; digit < 9; digit++) {
    const own = at + 16 * digit;
    const places = v128.load(own);
    const singles = v128.and(places, naked);
    if (!v128.any_true(singles)) continue;
    v128.store(own, v128.or(v128.andnot(places, peersOf(singles)), singles));
    changed |= 1 << digit;
  }
  return changed;
}

/** Copies a level without some cells, which are then closed. Returns the digits that lost any, one bit each. */
function clear(from: usize, to: usize, cells: v128): i32 {
  let lost = 0;
  for (let digit = 0; digit < 12; digit += 4) lost |= clearFour(from + 16 * digit, to + 16 * digit, cells) << digit;
  return lost & 511;
}
/** Saturating narrowing reduces the losses of each vector to one lane. */
function clearFour(from: usize, to: usize, cells: v128): i32 {
  const a = v128.load(from);
  const b = v128.load(from, 16);
  const c = v128.load(from, 32);
  const d = v128.load(from, 48);
  v128.store(to, v128.andnot(a, cells));
  v128.store(to, v128.andnot(b, cells), 16);
  v128.store(to, v128.andnot(c, cells), 32);
  v128.store(to, v128.andnot(d, cells), 48);
  const lost = i8x16.narrow_i16x8_u(
    i16x8.narrow_i32x4_s(v128.and(a, cells), v128.and(b, cells)),
    i16x8.narrow_i32x4_s(v128.and(c, cells), v128.and(d, cells)),
  );
  return i32x4.bitmask(i32x4.ne(lost, i32x4.splat(0)));
}

/**
 * Places the first digit of a cell on the next level, and removes it on this level, so that the other digit of a pair
 * is placed here.
 */
function guess(at: usize): void {
  latest = chosen(at, guesses);
  const cell = cellAt(latest);
  const next = at + LEVEL;
  const digits = clear(at, next, cell);
  const first = ctz(digits);
  const others = digits & (digits - 1);
  put(next, first, cell, digits);
  if (others & (others - 1)) {
    v128.store(at + 16 * first, v128.andnot(v128.load(at + 16 * first), cell));
    store<i32>(at, 1 << first, CHANGED);
  } else {
    clear(at, at, cell);
    put(at, ctz(others), cell, digits);
  }
}

/** Places a digit in a cell, which some digits have lost. */
function put(at: usize, digit: i32, cell: v128, lost: i32): void {
  store<i32>(at, lost, CHANGED);
  const own = at + 16 * digit;
  v128.store(own, v128.or(v128.andnot(v128.load(own), peersOf(cell)), cell));
}
