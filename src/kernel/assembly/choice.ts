/** Choice of the cell for a guess. A place is `band * 32 + bit`. */
import { cellAt, OPEN, peersOf } from './places';

/** Guesses that are weighed: when guess after guess succeeds, weighing them costs more than it saves. */
const FIRST_GUESSES = 4;
/** Open cells beyond which the first guesses are weighed. */
const MANY_OPEN = 48;

/** Cells with two digits at the last pass. */
export const pairs = memory.data(16, 16);
/**
 * By place, the time of the last contradiction after a guess there. The low seven bits hold the place itself, so that
 * the greatest weight identifies it.
 */
const weights = memory.data(4 * 96, 16);
let clock = 0;
/** By place, its peers. */
const peers = memory.data(16 * 96, 16);
for (let place = 0; place < 96; place++) v128.store(peers + 16 * place, peersOf(cellAt(place)));

/** Forgets the contradictions of the previous puzzle. */
export function forget(): void {
  for (let at = weights; at < weights + 4 * 96; at += 16) v128.store(at, i32x4.splat(0));
  clock = 0;
}

/** Records that a contradiction followed a guess at this place. */
export function blame(place: i32): void {
  store<i32>(weights + 4 * place, (++clock << 7) | place);
}

/** Returns the place of the next guess: a cell of two digits, if there is one. */
export function chosen(at: usize, guesses: i32): i32 {
  if (!v128.any_true(v128.load(pairs))) return mostCrowded(at, at + OPEN);
  if (clock || (guesses < FIRST_GUESSES && countOf(v128.load(at, OPEN)) > MANY_OPEN)) return likeliestPair(at);
  let band = 0;
  while (!load<i32>(pairs + 4 * band)) band++;
  return band * 32 + ctz(load<i32>(pairs + 4 * band));
}

/** Returns the cell of two digits whose guess failed last; if none has failed, the most crowded one. */
function likeliestPair(at: usize): i32 {
  let most = 0;
  for (let band = 0; band < 3; band++)
    for (let rest = load<i32>(pairs + 4 * band); rest; rest &= rest - 1)
      most = max(most, load<i32>(weights + 4 * (band * 32 + ctz(rest))));
  return most ? most & 127 : mostCrowded(at, pairs);
}

/** Returns the one of some cells with the fewest digits; among equals the most crowded one. */
function mostCrowded(at: usize, cells: usize): i32 {
  let most = 0;
  for (let band = 0; band < 3; band++)
    for (let rest = load<i32>(cells + 4 * band); rest; rest &= rest - 1)
      most = max(most, crowd(at, band * 32 + ctz(rest), most));
  return most & 127;
}

/**
 * Returns a number that is greater the fewer digits a cell has, then the more places these have among its peers, where
 * a place in a cell of two digits counts three times. The low seven bits hold the place. Cells with more digits than
 * the one with the number `most` are not counted.
 */
function crowd(at: usize, place: i32, most: i32): i32 {
  const seen = v128.load(peers + 16 * place);
  const paired = v128.and(seen, v128.load(pairs));
  const word = at + 4 * (place >> 5);
  let digits = 0;
  for (let digit = 0; digit < 9; digit++) digits |= ((load<i32>(word + 16 * digit) >>> (place & 31)) & 1) << digit;
  const missing = 9 - popcnt(digits);
  if (missing < most >>> 17) return 0;
  let count = 0;
  for (let rest = digits; rest; rest &= rest - 1) {
    const places = v128.load(at + 16 * ctz(rest));
    count += countOf(v128.and(places, seen)) + 2 * countOf(v128.and(places, paired));
  }
  return (missing << 17) | (count << 7) | place;
}

function countOf(places: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(places, 0)) + popcnt(i64x2.extract_lane(places, 1)));
}
