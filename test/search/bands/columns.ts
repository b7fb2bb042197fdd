/** Mini-columns (three cells of a column in a box) of a digit: conversions from its places and back. */

/** Bits of a band's first row, of its last, and of its second and last. */
const FIRST_ROW = 0o7007007;
const LAST_ROW = 0o700700700;
const LATER_ROWS = 0o770770770;
/** Repeats a row three times. */
const ALL_ROWS = 0o111;

/** Returns the columns of a band in which a digit has a place: `column in box * 9 + box`. */
export const fold = (band: number): number => (band | (band >>> 3) | (band >>> 6)) & FIRST_ROW;

/** Returns all cells of a band in some of its columns. */
export const unfold = (columns: number): number => Math.imul(columns & FIRST_ROW, ALL_ROWS);

/** Returns the mini-columns (`column in box * 9 + band * 3 + stack`) that some permutation of their stack uses. */
export function possibleColumns(columns: number): number {
  const next = ((columns << 3) & LATER_ROWS) | ((columns & LAST_ROW) >>> 6);
  const last = ((columns & FIRST_ROW) << 6) | ((columns & LATER_ROWS) >>> 3);
  return (
    columns &
    ((((next << 9) | (next >>> 18)) & ((last << 18) | (last >>> 9))) |
      (((next << 18) | (next >>> 9)) & ((last << 9) | (last >>> 18))))
  );
}
