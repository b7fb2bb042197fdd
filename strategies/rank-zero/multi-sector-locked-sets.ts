import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Cell } from '../../src/core/geometry.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/sets/rank-zero.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';

/**
 * The largest grid searched. A larger one has more digits than two numbers count, and too many choices of rows and
 * columns.
 */
const LARGEST_GRID = 10;
const FEWEST_LINES = 3;
/** The fewest cells. Fewer belong to a smaller technique. */
const FEWEST_CELLS = 8;

/** The number of lines with a place for each digit, in six bits each: for the first five digits, and for the others. */
interface Counts {
  readonly first: Int32Array;
  readonly others: Int32Array;
}

const DIGITS_PER_NUMBER = 5;
/** The lowest bit of each count in a number. A number times this has the sum of its counts in the highest one. */
const ONES = 0x1041041;
/** The highest bit of each count in a number: more than any count of lines. */
const TOPS = ONES << 5;

const countsOf = (length: number): Counts => ({ first: new Int32Array(length), others: new Int32Array(length) });

/** The sum, over the digits of two numbers, of the lesser count. */
function sumOfLesser(a: number, b: number): number {
  const tops = ((a | TOPS) - b) & TOPS;
  const isLesser = tops - (tops >>> 5);
  return (Math.imul((b & isLesser) | (a & ~isLesser), ONES) >>> 24) & 63;
}

/**
 * For each line of a kind and each set of lines that cross it, at `line * sets + set`: 1 for the digits that may go
 * there.
 */
function digitsIn({ geometry, slots }: Markup, kind: 'row' | 'column'): Counts {
  const { size } = geometry;
  const start = geometry.firstOf(kind);
  const sets = 1 << size;
  const counts = countsOf(size * sets);
  for (let line = 0; line < size; line++)
    for (let digit = 0; digit < size; digit++) {
      const places = slots[(start + line) * size + digit]!;
      const half = digit < DIGITS_PER_NUMBER ? counts.first : counts.others;
      const one = 1 << (6 * (digit % DIGITS_PER_NUMBER));
      for (let set: Bits = 1; set < sets; set++) if (places & set) half[line * sets + set]! += one;
    }
  return counts;
}

/** The lines of a set are added up in two halves, the lowest of them and the others, each from a table. */
const LOW = 5;

/** The sums over all sets of `many` lines, from a line on: for each set of lines that cross, at `half * sets + set`. */
function sumsOf(lines: Counts, sets: number, from: number, many: number): Counts {
  const sums = countsOf(sets << many);
  for (let half: Bits = 1; half < 1 << many; half++) {
    const before = (half & (half - 1)) * sets;
    const line = (from + lowestBit(half)) * sets;
    for (let set: Bits = 0; set < sets; set++) {
      sums.first[half * sets + set] = sums.first[before + set]! + lines.first[line + set]!;
      sums.others[half * sets + set] = sums.others[before + set]! + lines.others[line + set]!;
    }
  }
  return sums;
}

/** For each row, the columns where its cell has lost a candidate since the stamp. */
function changesOf({ geometry, cellStamps }: Markup, since: Stamp): Int32Array {
  const { size, cells } = geometry;
  const changes = new Int32Array(size);
  for (let cell = 0; cell < cells; cell++)
    if (cellStamps[cell]! > since) changes[(cell / size) | 0]! |= 1 << (cell % size);
  return changes;
}

/**
 * Yields rows and columns that cross in as many cells as lines are needed for their digits, if one of these cells has
 * changed since the stamp.
 */
function* selections(board: Markup, since: Stamp, clock: Clock): Generator<RankZero, void, void> {
  const { geometry, open } = board;
  const { size } = geometry;
  const sets = 1 << size;
  const sizes = Uint8Array.from({ length: sets }, (_, set) => countBits(set));
  const wide = sizes.map((lines) => (lines >= FEWEST_LINES && lines <= size - FEWEST_LINES + 1 ? 1 : 0));
  const firstColumn = geometry.firstOf('column');
  const changesInRow = changesOf(board, since);
  const low = Math.min(LOW, size);
  const lows = 1 << low;
  const inRow = digitsIn(board, 'row');
  const lowRows = sumsOf(inRow, sets, 0, low);
  const highRows = sumsOf(inRow, sets, low, size - low);
  const inColumn = digitsIn(board, 'column');
  const changes = new Int32Array(sets);
  /** For each set of columns of a half: the counts of the digits in the rows, and the cells. */
  const inColumns = countsOf(sets);
  const { first, others } = inColumns;
  const cells = new Uint8Array(sets);
  for (let rows: Bits = 1; rows < sets; rows++) {
    const changed = (changes[rows] = changes[rows & (rows - 1)]! | changesInRow[lowestBit(rows)]!);
    if (changed === 0 || !wide[rows]) continue;
    clock();
    for (
      let columns: Bits = 1;
      columns < sets;
      columns = columns < lows - 1 ? columns + 1 : (columns | (lows - 1)) + 1
    ) {
      const column = lowestBit(columns);
      const without = columns & (columns - 1);
      cells[columns] = cells[without]! + sizes[open[firstColumn + column]! & rows]!;
      first[columns] = first[without]! + inColumn.first[column * sets + rows]!;
      others[columns] = others[without]! + inColumn.others[column * sets + rows]!;
    }
    const atLow = (rows & (lows - 1)) * sets;
    const atHigh = (rows >> low) * sets;
    for (let columns: Bits = 1; columns < sets; columns++) {
      const lowest = columns & (lows - 1);
      const rest = columns - lowest;
      const count = cells[lowest]! + cells[rest]!;
      if (!(columns & changed) || count < FEWEST_CELLS || !wide[columns]) continue;
      const lines =
        sumOfLesser(
          first[lowest]! + first[rest]!,
          lowRows.first[atLow + columns]! + highRows.first[atHigh + columns]!,
        ) +
        sumOfLesser(
          others[lowest]! + others[rest]!,
          lowRows.others[atLow + columns]! + highRows.others[atHigh + columns]!,
        );
      if (lines !== count) continue;
      for (const favour of [1, 0]) yield patternOf(board, rows, columns, favour);
    }
  }
}

/**
 * The cells of the selection and, digit by digit, the lines that cover it: rows or columns, whichever are fewer. With 1
 * in favour of rows these are taken where both are as many, with 0 columns.
 */
function patternOf({ geometry, slots, open }: Markup, rows: Bits, columns: Bits, favour: number): RankZero {
  const { size } = geometry;
  const firstColumn = geometry.firstOf('column');
  const cells: Cell[] = [];
  const covers: Cover[] = [];
  for (const row of bitsOf(rows)) for (const column of bitsOf(open[row]! & columns)) cells.push(row * size + column);
  for (let digit = 0; digit < size; digit++) {
    const inRows = bitsOf(rows).filter((row) => slots[row * size + digit]! & columns);
    const inColumns = bitsOf(columns).filter((column) => slots[(firstColumn + column) * size + digit]! & rows);
    const houses = inRows.length < inColumns.length + favour ? inRows : inColumns.map((column) => firstColumn + column);
    for (const house of houses) covers.push({ house, digit });
  }
  return { cells, covers };
}

/**
 * Cells where some rows and some columns cross, whose digits need just as many lines (each digit its rows, or its
 * columns) as there are cells. (David P. Bird and others, 2012, on the sets and linksets of Allan Barker.)
 */
export const multiSectorLockedSets: Strategy<RankZero> = {
  id: 'multi-sector-locked-sets',
  name: 'Multi-Sector Locked Sets',
  aliases: ['MSLS', 'multifish', 'rank zero logic'],
  family: 'rank-zero',
  level: 'extreme',
  score: 480,

  find: (board, since = -1, clock = unlimited) => firstOfEachOutcome(lockedSets(board, since, clock)),

  explain: explainRankZero,
};

function* lockedSets(board: Markup, since: Stamp, clock: Clock): Generator<Hit<RankZero>, void, void> {
  if (board.geometry.size > LARGEST_GRID) return;
  for (const pattern of selections(board, since, clock)) {
    if (new Set(pattern.covers.map(({ house }) => board.geometry.houseKinds[house])).size < 2) continue;
    const hit = rankZeroHit(board, pattern);
    if (hit) yield hit;
  }
}
