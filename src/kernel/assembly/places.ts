/**
 * The places of a digit in one vector, and operations on them. Three lanes are the bands, 27 bits each: bit
 * `column in box * 9 + row in band * 3 + box in band`. A fourth lane is always full, so that an empty lane is a
 * contradiction.
 */

/** All cells of a band. */
export const BAND = (1 << 27) - 1;
/** The offset of the open cells, which follow the nine digits. */
export const OPEN: usize = 9 * 16;

/** Returns the cell at a place (`band * 32 + bit`). */
export function cellAt(place: i32): v128 {
  return v128.and(i32x4.eq(i32x4(0, 1, 2, 3), i32x4.splat(place >> 5)), i32x4.splat(1 << (place & 31)));
}

function union(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.or(a, b), c);
}

/**
 * Convert places to the mini-rows (`row in band * 3 + box in band`) that hold any, and mini-rows to all their cells.
 * A bit above these nine is set only if the one nine below it is.
 */
export function foldRows(places: v128): v128 {
  return union(places, i32x4.shr_u(places, 9), i32x4.shr_u(places, 18));
}
export function spreadRows(rows: v128): v128 {
  return union(rows, i32x4.shl(rows, 9), i32x4.shl(rows, 18));
}

/**
 * Convert places to the mini-columns (`column in box * 9 + box in band`) that hold any, and mini-columns to all their
 * cells.
 */
export function foldColumns(places: v128): v128 {
  return v128.and(union(places, i32x4.shr_u(places, 3), i32x4.shr_u(places, 6)), i32x4.splat(0o7007007));
}
export function spreadColumns(columns: v128): v128 {
  return union(columns, i32x4.shl(columns, 3), i32x4.shl(columns, 6));
}

/**
 * Rotate mini-rows or mini-columns to the next box, the one after, the next row, and so on, around the grid. Mini-rows
 * come twice, nine bits apart; those that the other rows of a band need are kept, bits 3 to 14.
 */
function nextBox(rows: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(rows, 1), i32x4.splat(0o033330)),
    v128.and(i32x4.shl(rows, 2), i32x4.splat(0o044440)),
  );
}
function lastBox(rows: v128): v128 {
  return v128.or(
    v128.and(i32x4.shl(rows, 1), i32x4.splat(0o066660)),
    v128.and(i32x4.shr_u(rows, 2), i32x4.splat(0o011110)),
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

/** Keeps the mini-rows that some permutation of their band uses: one in each row and in each box. No bits follow them. */
export function possibleRows(rows: v128): v128 {
  const twice = v128.or(rows, i32x4.shl(rows, 9));
  const next = nextBox(twice);
  const last = lastBox(twice);
  return v128.and(
    rows,
    v128.or(v128.and(i32x4.shr_u(next, 3), i32x4.shr_u(last, 6)), v128.and(i32x4.shr_u(last, 3), i32x4.shr_u(next, 6))),
  );
}
/** Keeps the mini-columns that some permutation of their stack uses. */
export function possibleColumns(columns: v128): v128 {
  const next = nextColumn(columns);
  const last = lastColumn(columns);
  return v128.and(columns, v128.or(v128.and(nextBand(next), lastBand(last)), v128.and(nextBand(last), lastBand(next))));
}

/** Keeps the places that are the only ones in their box. */
export function lonePlaces(places: v128, rows: v128): v128 {
  const next = i32x4.shr_u(places, 9);
  const last = i32x4.shr_u(places, 18);
  const crowded = v128.or(v128.and(places, next), v128.and(v128.or(places, next), last));
  const twice = v128.or(rows, i32x4.shl(rows, 9));
  const others = v128.or(i32x4.shr_u(twice, 3), i32x4.shr_u(twice, 6));
  return v128.and(places, spreadRows(v128.andnot(rows, v128.or(crowded, others))));
}

/**
 * Returns the mini-rows (if their cells are nine bits apart) or mini-columns (three bits apart) that hold all places of
 * their box.
 */
export function lonelyThrees(places: v128, apart: i32): v128 {
  const next = 12 - apart;
  const threes = v128.and(
    union(places, i32x4.shr_u(places, apart), i32x4.shr_u(places, 2 * apart)),
    i32x4.splat(apart === 9 ? 0o777 : 0o7007007),
  );
  return v128.andnot(
    threes,
    v128.or(
      v128.or(i32x4.shr_u(threes, next), i32x4.shl(threes, 2 * next)),
      v128.or(i32x4.shl(threes, next), i32x4.shr_u(threes, 2 * next)),
    ),
  );
}
/** Converts such threes to all their cells. */
export function spreadThrees(threes: v128, apart: i32): v128 {
  return union(threes, i32x4.shl(threes, apart), i32x4.shl(threes, 2 * apart));
}

/** Returns the cells themselves and all cells that share a row, column or box with one of them. */
export function peersOf(cells: v128): v128 {
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
