/**
 * Selections for multi-sector locked sets: rows and columns that cross in as many open cells as lines are needed for
 * their digits. A digit needs each row with a place for it in these cells, or each column, whichever are fewer. The rank
 * of a selection is the number of these lines less the number of its cells, and is zero for a find.
 *
 * All pairs of a set of rows and a set of columns are tried, 2^18 on a grid of nine rows. So the lines of five digits are
 * counted at once (`line-counts`), and the ranks are remembered (`selection-ranks`).
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import { countsInLines, countsInRowSets, MOST_COUNTED, sumOfLesser } from './line-counts.js';
import { NEVER, type SelectionRanks } from './selection-ranks.js';

/** The largest grid searched. A larger one has more digits than are counted, and too many selections. */
export const LARGEST_GRID = MOST_COUNTED;
/** The fewest rows, and columns, of a selection, and one more than the fewest left out of it. */
const FEWEST_LINES = 3;
/** The fewest cells. Fewer belong to a smaller technique. */
const FEWEST_CELLS = 8;

export interface LineSelection {
  readonly rows: Bits;
  readonly columns: Bits;
}

/** Counts all sets of rows as the sum of two entries: one for a set of the first rows, one for a set of the others. */
const FIRST_ROWS = 5;

/** Returns the selections of rank zero, by rows, then by columns. `ranks` know those that cannot have become so. */
export function selectionsOf(board: Markup, ranks: SelectionRanks, clock: Clock): LineSelection[] {
  const { geometry, open } = board;
  const { size } = geometry;
  const { bounds } = ranks;
  const sets = 1 << size;
  const sizes = geometry.memo(sizesOfSets);
  const firstColumn = geometry.firstOf('column');
  const firstRows = Math.min(FIRST_ROWS, size);
  const inRow = countsInLines(board, 'row');
  const inFirst = countsInRowSets(inRow, size, 0, firstRows);
  const inOthers = countsInRowSets(inRow, size, firstRows, size - firstRows);
  const inColumn = countsInLines(board, 'column');
  /** For the rows at work and each set of columns: the columns needed by each digit, and the cells. */
  const columnCounts = new Int32Array(2 * sets);
  const cellCounts = new Uint8Array(sets);
  const found: LineSelection[] = [];
  for (let rows: Bits = 1; rows < sets; rows++) {
    if (!isWide(sizes[rows]!, size) || !ranks.lower(board, rows)) continue;
    clock();
    const first = (rows & ((1 << firstRows) - 1)) << (size + 1);
    const others = (rows >> firstRows) << (size + 1);
    for (let columns: Bits = 1; columns < sets; columns++) {
      // The counts of a set of columns are those of all but its lowest, and of that one.
      const lowest = lowestBit(columns);
      const without = columns & (columns - 1);
      const added = ((lowest << size) | rows) * 2;
      const at = 2 * columns;
      const cells = (cellCounts[columns] = cellCounts[without]! + sizes[open[firstColumn + lowest]! & rows]!);
      const count = (columnCounts[at] = columnCounts[2 * without]! + inColumn[added]!);
      const second = (columnCounts[at + 1] = columnCounts[2 * without + 1]! + inColumn[added + 1]!);
      const selection = (rows << size) | columns;
      if (bounds[selection]! > 0) continue;
      const lines =
        sumOfLesser(count, inFirst[first + at]! + inOthers[others + at]!) +
        sumOfLesser(second, inFirst[first + at + 1]! + inOthers[others + at + 1]!);
      const isCounted = cells >= FEWEST_CELLS && isWide(sizes[columns]!, size);
      const rank = (bounds[selection] = isCounted ? lines - cells : NEVER);
      if (rank === 0) found.push({ rows, columns });
    }
  }
  return found;
}

/** Returns the number of members of each set of lines. */
const sizesOfSets = ({ size }: Geometry): Uint8Array =>
  Uint8Array.from({ length: 1 << size }, (_, lines) => countBits(lines));

/** True if a selection may have so many rows, or columns. */
const isWide = (lines: number, size: number): boolean => lines >= FEWEST_LINES && lines <= size - FEWEST_LINES + 1;
