/** Choice of the cell for a guess, the same as in the TypeScript engine. A place is `band * 32 + bit`. */
import { cellAt, OPEN, peersOf } from './places';

/** An upper bound of `crowd`; times start above it. */
const MOST_CROWDED = 1000;

/** Cells with two digits at the last pass. */
export const pairs = memory.data(16, 16);
/**
 * By place (`band * 32 + bit`), the priority of a guess there: at first its crowd, later the time of the last
 * contradiction after a guess there. The low seven bits hold the place itself, so that the greatest weight identifies
 * it.
 */
const weights = memory.data(4 * 96, 16);
let clock = 0;

/** Forgets the priorities of the previous puzzle. */
export function forget(): void {
  memory.fill(weights, 0, 4 * 96);
  clock = MOST_CROWDED;
}

/** Records that a contradiction followed a guess at this place. */
export function blame(place: i32): void {
  store<i32>(weights + 4 * place, (++clock << 7) | place);
}

/**
 * Returns the place of the next guess. Until a guess fails, any cell of two digits in the band with most of them will
 * do, since weighing them costs more than it saves.
 */
export function chosen(at: usize): i32 {
  if (!v128.any_true(v128.load(pairs))) return mostCrowded(at);
  if (clock > MOST_CROWDED) return likeliestPair(at);
  let most = 0;
  for (let band = 1; band < 3; band++) if (pairsIn(band) > pairsIn(most)) most = band;
  return most * 32 + ctz(load<i32>(pairs + 4 * most));
}
function pairsIn(band: i32): i32 {
  return popcnt(load<i32>(pairs + 4 * band));
}

/** Returns the cell of two digits whose guess failed last; if none has failed, the most crowded one. */
function likeliestPair(at: usize): i32 {
  let most = 0;
  for (let band = 0; band < 3; band++)
    for (let rest = load<i32>(pairs + 4 * band); rest; rest &= rest - 1) {
      const place = band * 32 + ctz(rest);
      let weight = load<i32>(weights + 4 * place);
      if (!weight) {
        weight = (crowd(at, place) << 7) | place;
        store<i32>(weights + 4 * place, weight);
      }
      most = max(most, weight);
    }
  return most & 127;
}

/** Returns the open cell with the fewest digits; among equals the most crowded one. */
function mostCrowded(at: usize): i32 {
  let found = 0;
  let fewest = 10;
  let most = 0;
  for (let band = 0; band < 3; band++)
    for (let rest = load<i32>(at + 4 * band, OPEN); rest; rest &= rest - 1) {
      const place = band * 32 + ctz(rest);
      let digits = 0;
      for (let own = at; own < at + OPEN; own += 16) digits += (load<i32>(own + 4 * band) >>> ctz(rest)) & 1;
      if (digits > fewest) continue;
      const crowded = crowd(at, place);
      if (digits === fewest && crowded <= most) continue;
      fewest = digits;
      most = crowded;
      found = place;
    }
  return found;
}

/** Counts the places of the cell's digits among its peers. A place in a cell of two digits counts three times. */
function crowd(at: usize, place: i32): i32 {
  const cell = cellAt(place);
  const peers = peersOf(cell);
  const paired = v128.and(peers, v128.load(pairs));
  let count = i8x16.splat(0);
  for (let own = at; own < at + OPEN; own += 16) {
    const places = v128.load(own);
    if (!v128.any_true(v128.and(places, cell))) continue;
    const inPairs = i8x16.popcnt(v128.and(places, paired));
    count = i8x16.add(count, i8x16.add(i8x16.popcnt(v128.and(places, peers)), i8x16.add(inPairs, inPairs)));
  }
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(count));
  return i32x4.extract_lane(sums, 0) + i32x4.extract_lane(sums, 1) + i32x4.extract_lane(sums, 2);
}
