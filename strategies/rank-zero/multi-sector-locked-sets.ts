import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
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

/**
 * The lowest bit of each count in a number. Tables count the lines with a place for each digit, in six bits each, with
 * one number for the first five digits and the next for the others. A number times this has the sum of its counts in
 * the highest one.
 */
const ONES = 0x1041041;
/** The highest bit of each count in a number: more than any count of lines. */
const TOPS = ONES << 5;

/** The sum, over the digits of two numbers, of the lesser count. */
function sumOfLesser(a: number, b: number): number {
  const tops = ((a | TOPS) - b) & TOPS;
  const isLesser = tops - (tops >>> 5);
  return (Math.imul((b & isLesser) | (a & ~isLesser), ONES) >>> 24) & 63;
}

/** A number with 1 as the count of each of five digits. */
const onesOf = (digits: Bits): number => (digits * 0x108421) & ONES;

/** For each line of a kind and each set of lines that cross it: 1 for the digits that may go there. */
function digitsIn({ geometry, digits }: Markup, kind: 'row' | 'column'): Int32Array {
  const { size, houseCells } = geometry;
  const start = geometry.firstOf(kind) * size;
  const counts = new Int32Array(size << (size + 1));
  const union: Bits[] = [0];
  for (let line = 0; line < size; line++)
    for (let set: Bits = 1; set < 1 << size; set++) {
      const at = (line << (size + 1)) + 2 * set;
      const all = (union[set] = union[set & (set - 1)]! | digits[houseCells[start + line * size + lowestBit(set)]!]!);
      counts[at] = onesOf(all & 31);
      counts[at + 1] = onesOf(all >> 5);
    }
  return counts;
}

/** The rows of a set are added up in two halves, the lowest of them and the others, each from a table. */
const LOW = 5;

/** The sums over all sets of `many` rows, from a row on: for each half and each set of columns. */
function sumsOf(lines: Int32Array, width: number, from: number, many: number): Int32Array {
  const sums = new Int32Array(width << many);
  for (let half: Bits = 1; half < 1 << many; half++) {
    const before = (half & (half - 1)) * width;
    const line = (from + lowestBit(half)) * width;
    for (let at = 0; at < width; at++) sums[half * width + at] = sums[before + at]! + lines[line + at]!;
  }
  return sums;
}

/**
 * The last position of a board without a find. A selection that has become one since then needs fewer lines: a digit has left one
 * of its lines.
 */
interface Fruitless {
  /** The digits of each cell; none if no position is known. */
  readonly digits: Int32Array;
  /** At `rows * sets + columns`, the lines of a selection less its cells, or fewer. */
  readonly ranks: Int8Array;
}

const noneFruitless = ({ geometry: { size, cells } }: Markup): Fruitless => ({
  digits: new Int32Array(cells),
  ranks: new Int8Array(1 << (2 * size)),
});

/** The rank of a selection with too few lines or cells. */
const NEVER = 127;

/** The most lost candidates counted. With more, all selections are searched, and a rank might leave its range. */
const MOST_LOST = 60;

/**
 * Returns the candidates lost since the last position without a find; undefined if there are too many, or it had not
 * all of those left. The value of a solved cell counts as kept: there is one line less for it, and one cell less.
 */
function lostSince({ digits: before }: Fruitless, { geometry, digits, values }: Markup): Candidate[] | undefined {
  const lost: Candidate[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (digits[cell]! & ~before[cell]!) return undefined;
    for (let rest = before[cell]! & ~digits[cell]!; rest; rest &= rest - 1)
      if (lowestBit(rest) !== values[cell]) lost.push(geometry.candidate(cell, lowestBit(rest)));
  }
  return lost.length > MOST_LOST ? undefined : lost;
}

/**
 * Takes one from the rank of selections with some rows for each lost candidate that was the last of its digit in a line.
 * Returns true if one of them may now be a find.
 */
function mayBeNew({ geometry, slots }: Markup, ranks: Int8Array, rows: Bits, lost: readonly Candidate[]): boolean {
  const { size, all } = geometry;
  let least = 1;
  for (const candidate of lost) {
    const digit = geometry.digitOf(candidate);
    const column = geometry.columnOf(geometry.cellOf(candidate));
    const row = geometry.rowOf(geometry.cellOf(candidate));
    if (!(rows & (1 << row))) continue;
    const isLeft = slots[(geometry.firstOf('column') + column) * size + digit]! & rows;
    const others = all & ~(1 << column) & (isLeft ? ~slots[row * size + digit]! : all);
    for (let rest: Bits = others; ; rest = (rest - 1) & others) {
      const rank = --ranks[(rows << size) | (1 << column) | rest]!;
      if (rank < least) least = rank;
      if (!rest) break;
    }
  }
  return least < 1;
}

/** For each set of lines: how many there are. */
const sizesOf = ({ size }: Geometry): Uint8Array =>
  Uint8Array.from({ length: 1 << size }, (_, lines) => countBits(lines));

/** True if a selection may have so many rows, or columns. */
const isWide = (lines: number, size: number): boolean => lines >= FEWEST_LINES && lines <= size - FEWEST_LINES + 1;

/**
 * Returns rows and columns, at `rows * sets + columns`, that cross in as many cells as lines are needed for their
 * digits. Leaves out those that were so in the last position without a find.
 */
function selections(board: Markup, ranks: Int8Array, lost: readonly Candidate[] | undefined, clock: Clock): Bits[] {
  const { geometry, open } = board;
  const { size } = geometry;
  const sets = 1 << size;
  const sizes = geometry.memo(sizesOf);
  const firstColumn = geometry.firstOf('column');
  const low = Math.min(LOW, size);
  const width = 2 * sets;
  const inRow = digitsIn(board, 'row');
  const lowRows = sumsOf(inRow, width, 0, low);
  const highRows = sumsOf(inRow, width, low, size - low);
  const inColumn = digitsIn(board, 'column');
  /** For each set of columns: the counts of the digits in the rows, and the cells. */
  const counts = new Int32Array(width);
  const cells = new Uint8Array(sets);
  const found: Bits[] = [];
  for (let rows: Bits = 1; rows < sets; rows++) {
    if (!isWide(sizes[rows]!, size) || (lost && !mayBeNew(board, ranks, rows, lost))) continue;
    clock();
    const lowest = (rows & ((1 << low) - 1)) * width;
    const others = (rows >> low) * width;
    for (let columns: Bits = 1; columns < sets; columns++) {
      const column = lowestBit(columns);
      const without = columns & (columns - 1);
      const from = column * width + 2 * rows;
      const at = 2 * columns;
      const count = (cells[columns] = cells[without]! + sizes[open[firstColumn + column]! & rows]!);
      const first = (counts[at] = counts[2 * without]! + inColumn[from]!);
      const second = (counts[at + 1] = counts[2 * without + 1]! + inColumn[from + 1]!);
      if (ranks[(rows << size) | columns]! > 0) continue;
      const lines =
        sumOfLesser(first, lowRows[lowest + at]! + highRows[others + at]!) +
        sumOfLesser(second, lowRows[lowest + at + 1]! + highRows[others + at + 1]!);
      const rank = (ranks[(rows << size) | columns] =
        count >= FEWEST_CELLS && isWide(sizes[columns]!, size) ? lines - count : NEVER);
      if (rank === 0) found.push((rows << size) | columns);
    }
  }
  return found;
}

/**
 * The cells of the selection and, digit by digit, the lines that cover it: rows or columns, whichever are fewer. With 1
 * in favour of rows these are taken where both are as many, with 0 columns.
 */
function patternOf({ geometry, slots, open }: Markup, rows: Bits, columns: Bits, favour: number): RankZero {
  const { size } = geometry;
  const firstColumn = geometry.firstOf('column');
  const cells = bitsOf(rows).flatMap((row) => bitsOf(open[row]! & columns).map((column) => row * size + column));
  const covers: Cover[] = [];
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
  names: { de: 'Gesperrte Mengen über mehrere Häuser' },
  aliases: ['MSLS', 'multifish', 'rank zero logic'],
  learnAfter: ['naked-quadruple', 'sue-de-coq'],
  aboutLines: true,
  family: 'rank-zero',
  level: 'extreme',
  score: 480,

  find: (board, _since, clock = unlimited) => firstOfEachOutcome(lockedSets(board, clock)),

  explain: explainRankZero,
};

function* lockedSets(board: Markup, clock: Clock): Generator<Hit<RankZero>, void, void> {
  const { geometry, digits } = board;
  const { size, all, houseKinds } = geometry;
  if (size > LARGEST_GRID) return;
  const memory = board.keep(noneFruitless);
  const lost = lostSince(memory, board);
  memory.digits.fill(0);
  if (!lost) memory.ranks.fill(0);
  let isFruitless = true;
  for (const selection of selections(board, memory.ranks, lost, clock))
    for (const favour of [1, 0]) {
      const pattern = patternOf(board, selection >> size, selection & all, favour);
      if (new Set(pattern.covers.map(({ house }) => houseKinds[house])).size < 2) continue;
      const hit = rankZeroHit(board, pattern);
      if (!hit) continue;
      isFruitless = false;
      yield hit;
    }
  if (isFruitless) memory.digits.set(digits);
}
