/**
 * The candidates left of each constraint of an exact cover, and what follows from them: singles and locked candidates.
 * It draws the conclusions of `search/cover-state.ts` in the same order, since weights depend on which constraint breaks.
 *
 * A constraint is the address of its word in `left`. A candidate is the address of a list of its constraints, its cell
 * first, with 0 at the end: a constraint in the low half of a word, its bit in the high half. The word before the list
 * is the address of the candidates that it excludes elsewhere, as pairs of a cell and digits, with 0 at the end.
 */

/** The most words of a position. Their addresses fit in half a word. */
export const MOST = 5000;

/** The position: what is left of each constraint, then the value of each cell. */
export const left = memory.data(4 * MOST, 4);
/** Constraints with one candidate left, which are to be settled. */
const singles = memory.data(4 * MOST, 4);
let singlesEnd: usize = singles;
/** Digits in houses that lost a place and may now be locked. */
const shrunk = memory.data(4 * MOST, 4);
let shrunkEnd: usize = shrunk;
/** From the address of a constraint to a byte that is 1 while `shrunk` lists it, and always for a cell. */
const toListed: usize = memory.data(4 * MOST) - left;

/** Tables of the shape: by constraint and bit its candidates, by constraint its house, by two houses the shared slots. */
let candidates: usize = 0;
let houseOf: usize = 0;
let crossings: usize = 0;
/** Bytes of a row of `crossings`. */
let crossingsRow: usize = 0;
/** Slots that a house shares with another at most. */
let widest = 0;
let size: usize = 0;
let hasPairs = false;
/** The address of a value, from that of its cell. */
export let toValue: usize = 0;

/** A constraint without a candidate, or the address of a leftover out of balance; 0 if there is none. */
export let broken: usize = 0;

/** Leftovers that lost a candidate, and by cell the leftovers of it; none before the search uses them. */
let unbalanced: usize = 0;
let unbalancedEnd: usize = 0;
let leftoversOf: usize = 0;
/** The word of a leftover that is set while it is listed. */
const LISTED: usize = 28;

/** Sets the tables of the shape. */
export function useShape(
  digits: i32,
  cells: i32,
  constraints: i32,
  places: usize,
  houses: usize,
  shared: usize,
  houseCount: i32,
  most: i32,
  pairs: bool,
): void {
  size = digits;
  memory.fill(left + toListed, 1, 4 * cells);
  toValue = 4 * constraints;
  candidates = places;
  houseOf = houses;
  crossings = shared;
  crossingsRow = 4 * houseCount;
  widest = most;
  hasPairs = pairs;
}

/** Forgets what is pending. */
export function forget(): void {
  broken = 0;
  singlesEnd = singles;
  while (shrunkEnd > shrunk) takeShrunk();
  while (unbalancedEnd > unbalanced) takeUnbalanced();
}

export function breakAt(constraint: usize): void {
  broken = constraint;
}

export function candidateAt(constraint: usize, bit: i32): usize {
  return load<u32>(candidates + (constraint - left) * size + (bit << 2));
}

/** Settles a single or tries to lock a digit in a house. Returns false if none is pending. */
export function settleNext(): bool {
  if (singlesEnd > singles) {
    singlesEnd -= 4;
    const constraint = <usize>load<u32>(singlesEnd);
    const rest = load<i32>(constraint);
    if (rest) settle(candidateAt(constraint, ctz(rest)));
    return true;
  }
  if (shrunkEnd === shrunk) return false;
  lock(takeShrunk());
  return true;
}

/** Makes a candidate true. A constraint is settled before its other candidates go, which then do not list it. */
export function settle(candidate: usize): void {
  let at = candidate;
  for (let entry = load<u32>(at); entry; entry = load<u32>(at)) {
    const constraint = <usize>(entry & 0xffff);
    const others = load<i32>(constraint) & ~(1 << (entry >> 16));
    store<i32>(constraint, 0);
    strike(constraint, others);
    at += 4;
  }
  if (hasPairs) excludeElsewhere(load<u32>(candidate - 4));
  const own = load<u32>(candidate);
  store<i32>(<usize>(own & 0xffff) + toValue, own >> 16);
}

function excludeElsewhere(at: usize): void {
  for (; load<u32>(at); at += 8) {
    const cell = <usize>load<u32>(at);
    strike(cell, load<i32>(cell) & load<i32>(at, 4));
  }
}

/** Makes candidates of a constraint false. */
export function strike(constraint: usize, lost: i32): void {
  for (const row = candidates + (constraint - left) * size; lost; lost &= lost - 1) {
    let at = <usize>load<u32>(row + (ctz(lost) << 2));
    let entry = load<u32>(at);
    if (leftoversOf) stir(entry & 0xffff);
    do {
      remove(<usize>(entry & 0xffff), 1 << (entry >> 16));
      at += 4;
      entry = load<u32>(at);
    } while (entry);
  }
}

/**
 * Removes a candidate from a constraint, and lists the constraint without branches, which processors would often predict
 * wrongly: what is written at the end of a list stays only if the list grows.
 */
function remove(constraint: usize, bit: i32): void {
  const before = load<i32>(constraint);
  const rest = before & ~bit;
  store<i32>(constraint, rest);
  if (before === bit) broken = constraint;
  const count = popcnt(rest);
  store<u32>(singlesEnd, constraint);
  singlesEnd += (<usize>(count === 1)) << 2;
  const listed = <i32>load<u8>(constraint + toListed);
  const isNew = <i32>(count > 1) & ~listed;
  store<u8>(constraint + toListed, listed | isNew);
  store<u32>(shrunkEnd, constraint);
  shrunkEnd += (<usize>isNew) << 2;
}

/** If all places of a digit in a house lie in another house, removes it from the rest of that house. */
function lock(constraint: usize): void {
  const rest = load<i32>(constraint);
  if (rest === 0 || popcnt(rest) > widest) return;
  const house = <usize>load<u32>(houseOf + (constraint - left));
  let at = candidateAt(constraint, ctz(rest)) + 4;
  for (let entry = load<u32>(at); entry; entry = load<u32>(at)) {
    at += 4;
    const other = <usize>(entry & 0xffff);
    const otherHouse = <usize>load<u32>(houseOf + (other - left));
    if (rest & ~load<i32>(crossings + house * crossingsRow + 4 * otherHouse)) continue;
    strike(other, load<i32>(other) & ~load<i32>(crossings + otherHouse * crossingsRow + 4 * house));
  }
}

function takeShrunk(): usize {
  shrunkEnd -= 4;
  const constraint = <usize>load<u32>(shrunkEnd);
  store<u8>(constraint + toListed, 0);
  return constraint;
}

/** Follows the leftovers of each cell from now on, with a list of those to look at; 0 and 0: follows none. */
export function useLeftovers(list: usize, ofCells: usize): void {
  unbalanced = list;
  unbalancedEnd = list;
  leftoversOf = ofCells;
}

/** Notes that the leftovers of a cell are to be looked at. */
function stir(cell: usize): void {
  let at = <usize>load<u32>(leftoversOf + (cell - left));
  for (let leftover = load<u32>(at); leftover; leftover = load<u32>(at)) {
    addUnbalanced(leftover);
    at += 4;
  }
}

export function addUnbalanced(leftover: usize): void {
  if (load<u32>(leftover, LISTED)) return;
  store<u32>(leftover, 1, LISTED);
  store<u32>(unbalancedEnd, leftover);
  unbalancedEnd += 4;
}

/** Returns a leftover to look at; 0 if there is none. */
export function nextUnbalanced(): usize {
  return unbalancedEnd > unbalanced ? takeUnbalanced() : 0;
}

function takeUnbalanced(): usize {
  unbalancedEnd -= 4;
  const leftover = <usize>load<u32>(unbalancedEnd);
  store<u32>(leftover, 0, LISTED);
  return leftover;
}
