/**
 * The engine for 9×9 in WebAssembly (AssemblyScript), with 128 bits at a time. A vector is the places of a digit: three
 * bands of 27 bits, laid out as for the engine in TypeScript (column in box * 9 + row in band * 3 + box in band), and a
 * fourth lane that is always full, so that an empty lane is a contradiction. What that engine looks up in tables is
 * shifts here; apart from this both reason and guess alike.
 */

/** A level of the search: a vector a digit, one of the open cells, the digits to look at, and room to make it twelve. */
const OPEN: usize = 9 * 16;
const CHANGED: usize = 10 * 16;
const LEVEL: usize = 12 * 16;
const DEEPEST = 81;
const BAND = (1 << 27) - 1;
/** Above what any crowd counts. */
const MOST_CROWDED = 1000;

const stack = memory.data(<i32>LEVEL * (DEEPEST + 1), 16);
/** Cells with two digits, as the last pass saw them. */
const pairs = memory.data(16, 16);
/**
 * What speaks for a guess at each place (`band * 32 + bit`): how crowded it was when first looked at, then when trouble
 * last followed; the place itself in the low seven bits.
 */
const weights = memory.data(4 * 96, 16);

/** Where a puzzle is put: a value a cell (negative: none), and the digits that it may take; a solution comes there too. */
export const values = memory.data(DEEPEST);
export const candidates = memory.data(4 * DEEPEST, 4);
export let guesses = 0;

/** The level to settle next; below the stack: there is none left. */
let top: usize = 0;
let solved: usize = 0;
let latest = 0;
let clock = 0;

/** Takes up the values. */
export function start(): void {
  memory.fill(stack, 0, LEVEL);
  for (let cell = 0; cell < 81; cell++) {
    const digit = <i32>load<i8>(values + cell);
    if (digit < 0) continue;
    const word = wordOf(cell, digit);
    store<i32>(word, load<i32>(word) | bitOf(cell));
  }
  let open = i32x4(BAND, BAND, BAND, 0);
  for (let own = stack; own < stack + OPEN; own += 16) open = v128.andnot(open, v128.load(own));
  for (let own = stack; own < stack + OPEN; own += 16) {
    const given = v128.load(own);
    v128.store(own, v128.or(v128.andnot(v128.or(open, i32x4(0, 0, 0, BAND)), peersOf(given)), given));
  }
  v128.store(stack, open, OPEN);
  store<i32>(stack, 511, CHANGED);
  memory.fill(weights, 0, 4 * 96);
  clock = MOST_CROWDED;
  guesses = 0;
  top = stack;
}

/** Keeps the cells without a value to their candidates. */
export function restrict(): void {
  for (let cell = 0; cell < 81; cell++)
    if (load<i8>(values + cell) < 0)
      for (let gone = ~load<i32>(candidates + 4 * cell) & 511; gone; gone &= gone - 1) {
        const word = wordOf(cell, ctz(gone));
        store<i32>(word, load<i32>(word) & ~bitOf(cell));
      }
}

/** Goes on to the next solution: 1, or 0 when there is none, or -1 when so many guesses have been made. */
export function next(most: f64): i32 {
  while (top >= stack)
    if (!settle(top)) {
      store<i32>(weights + 4 * latest, (++clock << 7) | latest);
      top -= LEVEL;
    } else if (!v128.any_true(v128.load(top, OPEN))) {
      solved = top;
      top -= LEVEL;
      return 1;
    } else if (<f64>guesses >= most) return -1;
    else {
      guesses++;
      guess(top);
      top += LEVEL;
    }
  return 0;
}

/** Writes the digits of the solution over the values, each plus `zero`. */
export function write(zero: i32): void {
  for (let digit = 0; digit < 9; digit++)
    for (let band = 0; band < 3; band++)
      for (let rest = load<i32>(solved + 16 * digit + 4 * band); rest; rest &= rest - 1) {
        const bit = ctz(rest);
        store<i8>(values + 27 * band + 9 * ((bit / 3) % 3) + 3 * (bit % 3) + bit / 9, digit + zero);
      }
}

/** The lane of a digit on the first level in which a cell lies, and its bit there. */
function wordOf(cell: i32, digit: i32): usize {
  return stack + 16 * digit + 4 * (cell / 27);
}
function bitOf(cell: i32): i32 {
  const column = cell % 9;
  return 1 << ((column % 3) * 9 + ((cell / 9) % 3) * 3 + column / 3);
}

function union(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.or(a, b), c);
}

/** The mini-rows (`row in band * 3 + box in band`) in which there are places, and all cells of mini-rows. */
function foldRows(places: v128): v128 {
  return v128.and(union(places, i32x4.shr_u(places, 9), i32x4.shr_u(places, 18)), i32x4.splat(0o777));
}
function spreadRows(rows: v128): v128 {
  return union(rows, i32x4.shl(rows, 9), i32x4.shl(rows, 18));
}

/** The mini-columns (`column in box * 9 + box in band`) in which there are places, and all cells of mini-columns. */
function foldColumns(places: v128): v128 {
  return v128.and(union(places, i32x4.shr_u(places, 3), i32x4.shr_u(places, 6)), i32x4.splat(0o7007007));
}
function spreadColumns(columns: v128): v128 {
  return union(columns, i32x4.shl(columns, 3), i32x4.shl(columns, 6));
}

/** The same in the next box, in the one after, in the next row ...: what leaves on one side comes back on the other. */
function nextBox(rows: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(rows, 1), i32x4.splat(0o333333)),
    v128.and(i32x4.shl(rows, 2), i32x4.splat(0o444444)),
  );
}
function lastBox(rows: v128): v128 {
  return v128.or(
    v128.and(i32x4.shl(rows, 1), i32x4.splat(0o666666)),
    v128.and(i32x4.shr_u(rows, 2), i32x4.splat(0o111111)),
  );
}
function nextColumn(columns: v128): v128 {
  return v128.or(i32x4.shr_u(columns, 9), i32x4.shl(columns, 18));
}
function lastColumn(columns: v128): v128 {
  return v128.or(i32x4.shl(columns, 9), i32x4.shr_u(columns, 18));
}
function nextBand(columns: v128): v128 {
  return i32x4.shuffle(columns, columns, 1, 2, 0, 3);
}
function lastBand(columns: v128): v128 {
  return i32x4.shuffle(columns, columns, 2, 0, 1, 3);
}

/** Of the mini-rows those that some permutation of their band uses: one in each row and in each box. */
function possibleRows(rows: v128): v128 {
  const twice = v128.or(rows, i32x4.shl(rows, 9));
  const next = nextBox(twice);
  const last = lastBox(twice);
  return v128.and(
    rows,
    v128.or(v128.and(i32x4.shr_u(next, 3), i32x4.shr_u(last, 6)), v128.and(i32x4.shr_u(last, 3), i32x4.shr_u(next, 6))),
  );
}
/** Of the mini-columns those that some permutation of their stack uses. */
function possibleColumns(columns: v128): v128 {
  const next = nextColumn(columns);
  const last = lastColumn(columns);
  return v128.and(columns, v128.or(v128.and(nextBand(next), lastBand(last)), v128.and(nextBand(last), lastBand(next))));
}

/** Of the places those that are the only ones in their box. */
function lonePlaces(places: v128, rows: v128): v128 {
  const next = i32x4.shr_u(places, 9);
  const last = i32x4.shr_u(places, 18);
  const crowded = v128.or(v128.and(places, next), v128.and(v128.or(places, next), last));
  const twice = v128.or(rows, i32x4.shl(rows, 9));
  const others = v128.or(i32x4.shr_u(twice, 3), i32x4.shr_u(twice, 6));
  return v128.and(places, spreadRows(v128.andnot(rows, v128.or(crowded, others))));
}

/** The cells themselves and all that share a row, column or box with one of them. */
function peersOf(cells: v128): v128 {
  const rows = foldRows(cells);
  const row = v128.and(union(rows, i32x4.shr_u(rows, 1), i32x4.shr_u(rows, 2)), i32x4.splat(0o111));
  const box = v128.and(union(rows, i32x4.shr_u(rows, 3), i32x4.shr_u(rows, 6)), i32x4.splat(0o7));
  const across = v128.or(
    union(row, i32x4.shl(row, 1), i32x4.shl(row, 2)),
    union(box, i32x4.shl(box, 3), i32x4.shl(box, 6)),
  );
  const columns = foldColumns(cells);
  const down = union(columns, nextBand(columns), lastBand(columns));
  return v128.or(spreadRows(across), spreadColumns(down));
}

/** Looks at the digits that changed, round and round, then at the cells, until nothing moves; false at a contradiction. */
function settle(at: usize): bool {
  let changed = load<i32>(at, CHANGED);
  let digit = 0;
  for (;;) {
    while (changed) {
      const later = changed & (-2 << digit);
      digit = ctz(later ? later : changed);
      changed ^= 1 << digit;
      const own = at + 16 * digit;
      let places = v128.load(own);
      let rows = foldRows(places);
      let possible: v128;
      do {
        possible = possibleRows(rows);
        places = v128.and(places, spreadRows(possible));
        if (!i32x4.all_true(places)) return false;
        places = v128.and(places, spreadColumns(possibleColumns(foldColumns(places))));
        rows = foldRows(places);
      } while (v128.any_true(v128.xor(rows, possible)));
      const sure = v128.and(lonePlaces(places, rows), v128.load(at, OPEN));
      if (v128.any_true(sure)) changed = (changed | clear(at, at, sure)) & ~(1 << digit);
      v128.store(own, places);
    }
    let one = i32x4.splat(0);
    let two = one;
    let three = one;
    for (let own = at; own < at + OPEN; own += 16) {
      const places = v128.load(own);
      three = v128.or(three, v128.and(two, places));
      two = v128.or(two, v128.and(one, places));
      one = v128.or(one, places);
    }
    if (v128.any_true(v128.xor(one, i32x4.splat(BAND)))) return false;
    v128.store(pairs, v128.andnot(two, three));
    const open = v128.load(at, OPEN);
    const naked = v128.andnot(open, two);
    if (!v128.any_true(naked)) break;
    v128.store(at, v128.xor(open, naked), OPEN);
    for (let other = 0; other < 9; other++) {
      const own = at + 16 * other;
      const places = v128.load(own);
      const singles = v128.and(places, naked);
      if (!v128.any_true(singles)) continue;
      v128.store(own, v128.or(v128.andnot(places, peersOf(singles)), singles));
      changed |= 1 << other;
    }
  }
  return true;
}

/** Copies a level without some cells, which are closed; tells which digits lost any, a bit each. */
function clear(from: usize, to: usize, cells: v128): i32 {
  return (
    (clearFour(from, to, cells) |
      (clearFour(from + 64, to + 64, cells) << 4) |
      (clearFour(from + 128, to + 128, cells) << 8)) &
    511
  );
}
/** Saturating, what was lost narrows to a lane a vector. */
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

/** Puts the first digit of a cell on the next level; on this one it goes, so that the other of two is put. */
function guess(at: usize): void {
  latest = chosen(at);
  const cell = cellAt(latest);
  const next = at + LEVEL;
  const digits = clear(at, next, cell);
  const first = ctz(digits);
  const others = digits & (digits - 1);
  put(next, first, cell);
  store<i32>(next, digits, CHANGED);
  if (others & (others - 1)) {
    v128.store(at + 16 * first, v128.andnot(v128.load(at + 16 * first), cell));
    store<i32>(at, digits ^ others, CHANGED);
  } else {
    clear(at, at, cell);
    put(at, ctz(others), cell);
    store<i32>(at, digits, CHANGED);
  }
}

/** A place for the next guess: in the band with most cells of two digits, until trouble shows that it pays to look. */
function chosen(at: usize): i32 {
  if (!v128.any_true(v128.load(pairs))) return mostCrowded(at);
  if (clock > MOST_CROWDED) return likeliestPair(at);
  let most = 0;
  for (let band = 1; band < 3; band++) if (pairsIn(band) > pairsIn(most)) most = band;
  return most * 32 + ctz(load<i32>(pairs + 4 * most));
}
function pairsIn(band: i32): i32 {
  return popcnt(load<i32>(pairs + 4 * band));
}

/** The digit has its place in the cell. */
function put(at: usize, digit: i32, cell: v128): void {
  const own = at + 16 * digit;
  v128.store(own, v128.or(v128.andnot(v128.load(own), peersOf(cell)), cell));
}

/** The cell at a place. */
function cellAt(place: i32): v128 {
  return v128.and(i32x4.eq(i32x4(0, 1, 2, 3), i32x4.splat(place >> 5)), i32x4.splat(1 << (place & 31)));
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
