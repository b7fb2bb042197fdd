/** Sets of a position as bits of rows, so that one comparison serves for 32 of them. */
import { lowestBit } from '../../core/bits.js';
import type { Markup, Numbers, Stamp } from '../../core/board.js';
import { addCell, cellsIn } from '../../core/cell-set.js';
import { cellsSince } from '../../core/houses.js';
import { type AlmostLockedSets, almostLockedSets, type SetIndex } from './almost-locked.js';

/** A row of sets is laid out as a set of cells is. */
export { addCell as addSet, cellsIn as setsIn };

/** For each candidate a row of the sets that lose a digit or a place if it is true. */
export interface SetRows {
  /** The number of words of a row. */
  readonly length: number;
  /** By candidate, the start of its row in `rows`. */
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** Returns empty rows for some sets. */
export function emptyRows({ geometry: { size, cells, candidates }, digits }: Markup, count: number): SetRows {
  const length = Math.ceil(count / 32);
  const starts = new Int32Array(candidates);
  let end = 0;
  for (let cell = 0; cell < cells; cell++)
    for (let rest = digits[cell]!; rest; rest &= rest - 1, end += length) starts[cell * size + lowestBit(rest)] = end;
  return { length, starts, rows: new Int32Array(end) };
}

/** For each candidate the almost locked sets with places of its digit that all see it. */
export const losingSets = (board: Markup): SetRows => board.memo(findLosingSets);

function findLosingSets(board: Markup): SetRows {
  const { size, words } = board.geometry;
  const { count, digits, seen } = almostLockedSets(board);
  const losing = emptyRows(board, count);
  for (let set = 0; set < count; set++)
    for (let left = digits[set]!; left; left &= left - 1) {
      const digit = lowestBit(left);
      for (let word = 0; word < words; word++)
        for (let rest = seen[(set * size + digit) * words + word]!; rest; rest &= rest - 1)
          addCell(losing.rows, set, losing.starts[(word * 32 + lowestBit(rest)) * size + digit]);
    }
  return losing;
}

/** True if a row has a set. */
export const hasSet = (row: Numbers, set: SetIndex, start = 0): boolean =>
  (row[start + (set >> 5)]! & (1 << (set & 31))) !== 0;

/**
 * Returns the sets with a cell that has lost a candidate since the stamp, as a row. A pattern of other sets existed
 * before, with the same eliminations.
 */
export function setsSince(
  board: Markup,
  { geometry: { words }, count, cells }: AlmostLockedSets,
  since?: Stamp,
): Int32Array {
  const changed = cellsSince(board, since);
  const row = new Int32Array(Math.ceil(count / 32));
  for (let set = 0; set < count; set++)
    for (let word = 0; word < words; word++) if (cells[set * words + word]! & changed[word]!) addCell(row, set);
  return row;
}
