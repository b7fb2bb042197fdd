/**
 * The engine of `search/any-shape.ts` in WebAssembly, for shapes without rules: houses, and cells that differ, are data.
 * It makes the same guesses and finds the same solutions in the same order.
 */
import {
  addUnbalanced,
  breakAt,
  broken,
  candidateAt,
  forget,
  left,
  MOST,
  nextUnbalanced,
  settle,
  settleNext,
  strike,
  toValue,
  useLeftovers,
  useShape,
} from './cover';
import { balance } from './leftovers';

export { left, MOST };

const FIRST_RESTART: f64 = 400;
const GROWTH: f64 = 1.4;
const FADE: f64 = 1.02;
const HEAVIEST: f64 = 1e100;
const LIGHTEST: f64 = 1e-200;
/** A result of `next`: a restart, after which the search waits for its leftovers. */
const HARD = -2;

const MOST_CELLS = 625;
/** Input of a puzzle: values (-1: none) and candidates of cells. Solutions are written to `values`. */
export const values = memory.data(MOST_CELLS);
export const candidates = memory.data(4 * MOST_CELLS, 4);
export let guesses = 0;

let digits = 0;
let cells = 0;
let constraints = 0;
/** Bytes of a position, and positions: of an empty grid, before the first guess, and before each guess. */
let bytes: usize = 0;
let empty: usize = 0;
let origin: usize = 0;
let saved: usize = 0;
/** By depth, the candidate that is guessed, and the digits that neither the puzzle nor a guess names. */
const guessed = memory.data(4 * (MOST_CELLS + 1), 4);
const alike = memory.data(4 * (MOST_CELLS + 1), 4);
let unnamed = 0;
let depth = 0;
/** The weight of a constraint is twice as far from here as the constraint is from `left`. */
const weights = memory.data(8 * MOST, 8);
let weight: f64 = 1;
let restartAt: f64 = FIRST_RESTART;
let isFound = false;

/** Adds pages to the memory. Returns the address of the first. */
export function reserve(more: i32): usize {
  const from = memory.size() << 16;
  memory.grow((more + 0xffff) >> 16);
  return <usize>from;
}

/** Sets the shape: its tables (see `cover`), and room for positions, the first of which is an empty grid. */
export function shape(
  size: i32,
  cellCount: i32,
  constraintCount: i32,
  places: usize,
  houses: usize,
  crossings: usize,
  houseCount: i32,
  widest: i32,
  hasPairs: bool,
  positions: usize,
): void {
  useShape(size, cellCount, constraintCount, places, houses, crossings, houseCount, widest, hasPairs);
  digits = size;
  cells = cellCount;
  constraints = constraintCount;
  bytes = 4 * (constraints + cells);
  empty = positions;
  origin = empty + bytes;
  saved = origin + bytes;
}

/** Empties the grid. `isBlind`: digits that the puzzle does not name may be exchanged. */
export function start(isBlind: bool): void {
  for (let at = weights; at < weights + 8 * <usize>constraints; at += 8) store<f64>(at, 1);
  weight = 1;
  guesses = 0;
  depth = 0;
  restartAt = FIRST_RESTART;
  isFound = false;
  store<i32>(alike, 0);
  unnamed = isBlind ? (1 << digits) - 1 : 0;
  forget();
  useLeftovers(0, 0);
  memory.copy(left, empty, bytes);
}

/** Removes what is not among `candidates` from the open cells. */
export function restrict(): void {
  for (let at: usize = 0; at < 4 * <usize>cells; at += 4)
    strike(left + at, load<i32>(left + at) & ~load<i32>(candidates + at));
}

/** Places `values`. */
export function place(): void {
  for (let index = 0; index < cells; index++) {
    const digit = <i32>load<i8>(values + index);
    if (digit < 0) continue;
    const cell = left + <usize>index * 4;
    unnamed &= ~(1 << digit);
    if (load<i32>(cell) & (1 << digit)) settle(candidateAt(cell, digit));
    else breakAt(cell);
  }
}

/** Draws the conclusions from what is given: a restart returns here. */
export function begin(): void {
  settleAll();
  memory.copy(origin, left, bytes);
}

/**
 * Searches for the next solution, and writes it to `values`. Returns 1 if there is one, 0 if there is none left, -1 after
 * `most` guesses, HARD after a restart: `balanceAll` is expected, and `next` goes on.
 */
export function next(most: f64): i32 {
  if (isFound) {
    if (!backtrack()) return 0;
    isFound = false;
  }
  while (true) {
    settleAll();
    if (broken) {
      addWeight();
      if (!backtrack()) return 0;
      continue;
    }
    const constraint = tightest();
    if (!constraint) {
      isFound = true;
      memory.fill(alike, 0, 4 * (MOST_CELLS + 1));
      restartAt = Infinity;
      write();
      return 1;
    }
    if (<f64>guesses >= most) return -1;
    if (<f64>++guesses > restartAt) {
      restart();
      return HARD;
    }
    guess(candidateAt(constraint, ctz(load<i32>(constraint))));
  }
}

/** Follows all leftovers from now on: a list of them with 0 at the end, room for those to look at, and a list by cell. */
export function balanceAll(all: usize, list: usize, ofCells: usize): void {
  useLeftovers(list, ofCells);
  for (let at = all; load<u32>(at); at += 4) addUnbalanced(load<u32>(at));
}

function settleAll(): void {
  while (!broken) {
    if (settleNext()) continue;
    const leftover = nextUnbalanced();
    if (!leftover) return;
    if (!balance(leftover, digits)) breakAt(leftover);
  }
}

function write(): void {
  for (let index = 0; index < cells; index++) store<i8>(values + index, load<i32>(left + toValue + 4 * <usize>index));
}

/** Returns to the start. After a solution there is no restart, which would find it again. */
function restart(): void {
  restartAt = <f64>guesses * GROWTH + FIRST_RESTART;
  depth = 0;
  restore(origin);
  store<i32>(alike, unnamed);
}

function restore(position: usize): void {
  memory.copy(left, position, bytes);
  forget();
}

function guess(candidate: usize): void {
  const own = <usize>depth * 4;
  memory.copy(saved + bytes * <usize>depth, left, bytes);
  store<u32>(guessed + own, candidate);
  store<i32>(alike + own, load<i32>(alike + own) & ~(1 << digitOf(candidate)), 4);
  depth++;
  settle(candidate);
}

/** Returns to the last guess and removes its candidate. Returns false if there is no guess. */
function backtrack(): bool {
  if (depth === 0) return false;
  depth--;
  restore(saved + bytes * <usize>depth);
  refute(load<u32>(guessed + 4 * <usize>depth), load<i32>(alike + 4 * <usize>depth));
  return true;
}

/** Removes a refuted candidate, and with it the digits of its cell that are like its own. */
function refute(candidate: usize, same: i32): void {
  const cell = <usize>load<u16>(candidate);
  const digit = 1 << digitOf(candidate);
  strike(cell, digit);
  if (same & digit) strike(cell, same & load<i32>(cell));
}

function digitOf(candidate: usize): i32 {
  return load<u16>(candidate, 2);
}

/** The open constraint with the fewest candidates for its weight, the first of equal ones; 0 when all are settled. */
function tightest(): usize {
  let best: usize = 0;
  let least = f64x2.splat(Infinity);
  const end = left + 4 * <usize>constraints;
  for (let pair = left; pair < end; pair += 8) {
    const scores = scoresOf(pair);
    if (!v128.any_true(f64x2.lt(scores, least))) continue;
    const first = f64x2.extract_lane(scores, 0);
    const second = f64x2.extract_lane(scores, 1);
    best = first <= second ? pair : pair + 4;
    least = f64x2.splat(min(first, second));
  }
  return best;
}

/**
 * The number of candidates of two constraints for their weights: infinite for settled ones, and for a word behind the
 * last constraint, which has no weight.
 */
function scoresOf(pair: usize): v128 {
  const bits = i8x16.popcnt(v128.load64_zero(pair));
  const counts = f64x2.convert_low_i32x4_u(i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bits)));
  const isSettled = f64x2.eq(counts, f64x2.splat(0));
  return v128.bitselect(f64x2.splat(Infinity), f64x2.div(counts, v128.load(weightOf(pair))), isSettled);
}

/** Increases the weight of the constraint that ran out of candidates, or of the cells of a leftover that fails. */
function addWeight(): void {
  if (broken < left + 4 * MOST) increase(broken);
  else {
    const end = <usize>load<u32>(broken) * 4;
    for (let at: usize = 4; at <= end; at += 4) increase(load<u32>(broken + at));
    for (let at: usize = 16; at < 16 + end; at += 4) increase(load<u32>(broken + at));
  }
  weight *= FADE;
  if (weight < HEAVIEST) return;
  for (let at = weights; at < weights + 8 * <usize>constraints; at += 8)
    store<f64>(at, max(load<f64>(at) / HEAVIEST, LIGHTEST));
  weight /= HEAVIEST;
}

function increase(constraint: usize): void {
  const own = weightOf(constraint);
  store<f64>(own, load<f64>(own) + weight);
}

function weightOf(constraint: usize): usize {
  return weights + 2 * (constraint - left);
}
