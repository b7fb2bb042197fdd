/** Where to guess, as the engine in TypeScript does. A place is `band * 32 + bit`. */
import { cellAt, OPEN, peersOf } from './places';

/** Above what any crowd counts. */
const MOST_CROWDED = 1000;

/** Cells with two digits, as the last pass saw them. */
export const pairs = memory.data(16, 16);
/**
 * What speaks for a guess at each place (`band * 32 + bit`): how crowded it was when first looked at, then when trouble
 * last followed; the place itself in the low seven bits.
 */
const weights = memory.data(4 * 96, 16);
let clock = 0;

/** Nothing is known of a new puzzle. */
export function forget(): void {
  memory.fill(weights, 0, 4 * 96);
  clock = MOST_CROWDED;
}

/** Trouble followed a guess at this place. */
export function blame(place: i32): void {
  store<i32>(weights + 4 * place, (++clock << 7) | place);
}

/** A place for the next guess: in the band with most cells of two digits, until trouble shows that it pays to look. */
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

/** The cell of two digits where trouble was last; if there was none in any, the most crowded. */
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

/** The open cell of fewest digits, and of those the most crowded. */
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

/** How many places a cell's digits have among its peers; those in cells of two digits count thrice. */
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
