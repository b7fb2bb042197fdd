/**
 * A second engine for 9×9 in TypeScript, independent of the others, for comparison with them. Each digit is three bands
 * of 27 bits. A digit can be placed in a band's mini-rows, and in a stack's mini-columns, in six ways; those that fit
 * give all its locked candidates and hidden singles at once. One carry-save pass over the nine digits gives the cells
 * with no digit, one or two. Guesses are made in a cell of two digits: at first in the band with most of them; after a
 * contradiction, in the cell guessed last before one (last conflict: Lecoutre, Sais, Tabary and Vidal 2006), or where
 * digits have the most places to lose among the cell's peers. Bands and mini-row tables originate from JCZSolve.
 */
import { countBits, isSingle, lowestBit } from '../../../src/core/bits.js';
import type { Numbers } from '../../../src/core/board.js';
import { CUT, DONE, type Engine, type EngineResult, FOUND } from '../../../src/search/engine.js';
import { fold, possibleColumns, unfold } from './columns.js';
import { BAND, BITS, bandOf, CELLS, CERTAIN, KEPT_HERE, KEPT_THERE, POSSIBLE } from './tables.js';

/** A level of the search: bands at `digit * 3 + band`, the open cells of each band, the digits to examine. */
const LEVEL = 32;
const OPEN = 27;
const CHANGED = 30;
const DEEPEST = 81;
/** An upper bound of `crowd`. */
const MOST_CROWDED = 1000;

const stack = new Int32Array(LEVEL * (DEEPEST + 1));
/** The level to settle next; negative if none is left. */
let top = -LEVEL;
/** The level of the solution just found. */
let solved = 0;
let guessed = 0;
/** By band, the cells with two digits at the last pass. */
const pairs = new Int32Array(3);
/** The place (`band * 27 + bit`) of the last guess. */
let latest = 0;
/** The weight of a guess at each place: at first its crowding, later the time of the last contradiction after it. */
const weights = new Int32Array(81);
let clock = 0;
/** By digit, the places of given values. */
const given = new Int32Array(OPEN);

function start(values: Numbers, candidates?: Numbers): void {
  stack.fill(BAND, 0, OPEN + 3);
  stack[CHANGED] = 0o777;
  given.fill(0);
  for (let cell = 0; cell < 81; cell++) {
    const digit = values[cell]!;
    if (digit < 0) continue;
    const band = bandOf(cell);
    const bit = BITS[cell]!;
    given[digit * 3 + band]! |= 1 << bit;
    stack[OPEN + band]! &= ~(1 << bit);
    place(digit * 3, band, bit);
  }
  for (let i = 0, band = 0; i < OPEN; i++, band = band === 2 ? 0 : band + 1)
    stack[i]! &= stack[OPEN + band]! | given[i]!;
  if (candidates)
    for (let cell = 0; cell < 81; cell++)
      for (let digit = 0; digit < 9; digit++)
        if (values[cell]! < 0 && !(candidates[cell]! & (1 << digit)))
          stack[digit * 3 + bandOf(cell)]! &= ~(1 << BITS[cell]!);
  weights.fill(0);
  clock = MOST_CROWDED;
  guessed = 0;
  top = 0;
}

function next(most: number): EngineResult {
  while (top >= 0)
    if (!settle(top)) {
      weights[latest] = ++clock;
      top -= LEVEL;
    } else if ((stack[top + OPEN]! | stack[top + OPEN + 1]! | stack[top + OPEN + 2]!) === 0) {
      solved = top;
      top -= LEVEL;
      return FOUND;
    } else if (guessed >= most) return CUT;
    else {
      guessed++;
      guess(top);
      top += LEVEL;
    }
  return DONE;
}

/** Places the digit whose bands begin at `own` at a bit of a band, and removes it from the peers. */
function place(own: number, band: number, bit: number): void {
  const here = stack[own + band]! & KEPT_HERE[bit]!;
  const there = KEPT_THERE[bit]!;
  stack[own]! &= there;
  stack[own + 1]! &= there;
  stack[own + 2]! &= there;
  stack[own + band] = here;
}

/**
 * Examines the digits that changed, in rounds, then the cells, until nothing changes; false at a contradiction. The
 * passes over the digits have no branches, because half of them would be mispredicted.
 */
function settle(at: number): boolean {
  let changed = stack[at + CHANGED]!;
  let digit = 9;
  for (;;) {
    while (changed) {
      digit = 31 - Math.clz32(changed & ((1 << digit) - 1) || changed);
      changed ^= 1 << digit;
      const own = at + digit * 3;
      let a = stack[own]!;
      let b = stack[own + 1]!;
      let c = stack[own + 2]!;
      let columns = 0;
      let rowsA: number;
      let rowsB: number;
      let rowsC: number;
      for (;;) {
        rowsA = (a | (a >>> 9) | (a >>> 18)) & 511;
        rowsB = (b | (b >>> 9) | (b >>> 18)) & 511;
        rowsC = (c | (c >>> 9) | (c >>> 18)) & 511;
        const nextA = a & POSSIBLE[rowsA]!;
        const nextB = b & POSSIBLE[rowsB]!;
        const nextC = c & POSSIBLE[rowsC]!;
        if (nextA === 0 || nextB === 0 || nextC === 0) return false;
        if (columns !== 0 && nextA === a && nextB === b && nextC === c) break;
        const folded = fold(nextA) | (fold(nextB) << 3) | (fold(nextC) << 6);
        columns = possibleColumns(folded);
        a = nextA;
        b = nextB;
        c = nextC;
        if (columns === folded) break;
        a &= unfold(columns);
        b &= unfold(columns >>> 3);
        c &= unfold(columns >>> 6);
      }
      const certain = columns & ~((columns << 9) | (columns >>> 18) | (columns << 18) | (columns >>> 9));
      const sureA = a & CERTAIN[rowsA]! & unfold(certain) & stack[at + OPEN]!;
      const sureB = b & CERTAIN[rowsB]! & unfold(certain >>> 3) & stack[at + OPEN + 1]!;
      const sureC = c & CERTAIN[rowsC]! & unfold(certain >>> 6) & stack[at + OPEN + 2]!;
      if (sureA | sureB | sureC) changed = (changed | clear(at, sureA, sureB, sureC)) & ~(1 << digit);
      stack[own] = a;
      stack[own + 1] = b;
      stack[own + 2] = c;
    }
    for (let band = 0; band < 3; band++) {
      let one = 0;
      let two = 0;
      let three = 0;
      for (let i = at + band; i < at + OPEN; i += 3) {
        const cells = stack[i]!;
        three |= two & cells;
        two |= one & cells;
        one |= cells;
      }
      if (one !== BAND) return false;
      pairs[band] = two & ~three;
      const naked = ~two & stack[at + OPEN + band]!;
      if (naked === 0) continue;
      stack[at + OPEN + band]! ^= naked;
      for (let other = 0; other < 9; other++) {
        const own = at + other * 3;
        for (let rest = stack[own + band]! & naked; rest; rest &= rest - 1) {
          place(own, band, lowestBit(rest));
          changed |= 1 << other;
        }
      }
    }
    if (changed === 0) return true;
  }
}

/** Removes cells from all digits and closes them. Returns the digits that lost any. */
function clear(at: number, a: number, b: number, c: number): number {
  stack[at + OPEN]! ^= a;
  stack[at + OPEN + 1]! ^= b;
  stack[at + OPEN + 2]! ^= c;
  let changed = 0;
  for (let digit = 0, own = at; digit < 9; digit++, own += 3) {
    const x = stack[own]!;
    const y = stack[own + 1]!;
    const z = stack[own + 2]!;
    stack[own] = x & ~a;
    stack[own + 1] = y & ~b;
    stack[own + 2] = z & ~c;
    changed |= (-((x & a) | (y & b) | (z & c)) >>> 31) << digit;
  }
  return changed;
}

/**
 * Places the first digit of a cell on the next level, and removes it on this level, so that the other digit of a pair
 * is placed here.
 */
function guess(at: number): void {
  latest = chosen(at);
  const band = bandOf(latest);
  const bit = latest % 27;
  const next = at + LEVEL;
  const digits = digitsAt(at + band, bit);
  const others = digits & (digits - 1);
  stack.copyWithin(next, at, next);
  put(next, lowestBit(digits), digits, band, bit);
  if (isSingle(others)) put(at, lowestBit(others), digits, band, bit);
  else {
    stack[at + lowestBit(digits) * 3 + band]! ^= 1 << bit;
    stack[at + CHANGED] = digits ^ others;
  }
}

/** Places one of the digits of an open cell. */
function put(at: number, digit: number, digits: number, band: number, bit: number): void {
  for (let others = digits & ~(1 << digit); others; others &= others - 1)
    stack[at + lowestBit(others) * 3 + band]! ^= 1 << bit;
  place(at + digit * 3, band, bit);
  stack[at + OPEN + band]! ^= 1 << bit;
  stack[at + CHANGED] = digits;
}

/** Returns the place of the next guess: in the band with most cells of two digits until a guess fails. */
function chosen(at: number): number {
  if ((pairs[0]! | pairs[1]! | pairs[2]!) === 0) return mostCrowded(at);
  if (clock > MOST_CROWDED) return likeliestPair(at);
  let most = 0;
  for (let band = 1; band < 3; band++) if (countBits(pairs[band]!) > countBits(pairs[most]!)) most = band;
  return most * 27 + lowestBit(pairs[most]!);
}

/** Returns the cell of two digits whose guess failed last; if none has failed, the most crowded one. */
function likeliestPair(at: number): number {
  let found = 0;
  let most = 0;
  for (let band = 0; band < 3; band++)
    for (let rest = pairs[band]!; rest; rest &= rest - 1) {
      const bit = lowestBit(rest);
      const place = band * 27 + bit;
      const weight = (weights[place] ||= 1 + crowd(at, band, bit));
      if (weight <= most) continue;
      most = weight;
      found = place;
    }
  return found;
}

/** Returns the open cell with the fewest digits; among equals the most crowded one. */
function mostCrowded(at: number): number {
  let found = 0;
  let fewest = Infinity;
  let most = 0;
  for (let band = 0; band < 3; band++)
    for (let rest = stack[at + OPEN + band]!; rest; rest &= rest - 1) {
      const bit = lowestBit(rest);
      const digits = countBits(digitsAt(at + band, bit));
      if (digits > fewest) continue;
      const crowded = crowd(at, band, bit);
      if (digits === fewest && crowded <= most) continue;
      fewest = digits;
      most = crowded;
      found = band * 27 + bit;
    }
  return found;
}

/** Returns the digits that have a place at a bit of the band whose first is at `own`. */
function digitsAt(own: number, bit: number): number {
  let digits = 0;
  for (let digit = 0; digit < 9; digit++) digits |= ((stack[own + digit * 3]! >>> bit) & 1) << digit;
  return digits;
}

/** Counts the places of a cell's digits among its peers. Places in bivalue cells count three times. */
function crowd(at: number, band: number, bit: number): number {
  let count = 0;
  for (let own = at; own < at + OPEN; own += 3) {
    if (!(stack[own + band]! & (1 << bit))) continue;
    for (let other = 0; other < 3; other++) {
      const places = stack[own + other]! & ~(other === band ? KEPT_HERE : KEPT_THERE)[bit]!;
      count += countBits(places) + 2 * countBits(places & pairs[other]!);
    }
  }
  return count;
}

function write(into: Uint8Array | Int8Array, from: number, zero: number): void {
  for (let digit = 0; digit < 9; digit++)
    for (let band = 0; band < 3; band++)
      for (let rest = stack[solved + digit * 3 + band]!; rest; rest &= rest - 1)
        into[from + CELLS[band * 27 + lowestBit(rest)]!] = digit + zero;
}

export const bands: Engine = {
  get guesses() {
    return guessed;
  },
  start,
  next,
  write,
};
