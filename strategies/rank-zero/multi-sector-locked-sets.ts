import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell } from '../../src/core/geometry.js';
import { type Clock, unlimited } from '../../src/logic/clock.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/rank-zero.js';
import type { Strategy } from '../../src/logic/strategy.js';

/** Choosing among all rows and columns of larger grids takes longer than anyone waits. */
const LARGEST_GRID = 10;
const FEWEST_LINES = 3;
/** Fewer cells are some smaller technique's. */
const FEWEST_CELLS = 8;

/** For each digit, the columns where it may go in a row: at `row * size + digit`. Columns are slots of rows. */
function* selections(board: Markup, clock: Clock): Generator<RankZero, void, void> {
  const { geometry, slots, open } = board;
  const { size, all } = geometry;
  const touched = new Int32Array(size);
  for (let rows: Bits = 1; rows <= all; rows++) {
    const many = countBits(rows);
    if (many < FEWEST_LINES || many > size - FEWEST_LINES + 1) continue;
    clock();
    touched.fill(0);
    for (let left = rows; left; left &= left - 1)
      for (let digit = 0; digit < size; digit++) touched[digit]! |= slots[lowestBit(left) * size + digit]!;
    for (let columns: Bits = 1; columns <= all; columns++) {
      const wide = countBits(columns);
      if (wide < FEWEST_LINES || wide > size - FEWEST_LINES + 1) continue;
      let cells = 0;
      for (let left = rows; left; left &= left - 1) cells += countBits(open[lowestBit(left)]! & columns);
      let covers = 0;
      for (let digit = 0; digit < size && covers <= cells; digit++) {
        let inRows = 0;
        const inColumns = countBits(touched[digit]! & columns);
        for (let left = rows; left && inRows < inColumns; left &= left - 1)
          if (slots[lowestBit(left) * size + digit]! & columns) inRows++;
        covers += Math.min(inRows, inColumns);
      }
      if (cells >= FEWEST_CELLS && covers === cells) yield patternOf(board, rows, columns);
    }
  }
}

/** The cells of the selection and, digit by digit, the lines that cover it: rows or columns, whichever are fewer; both where they are alike. */
function patternOf({ geometry, slots, open }: Markup, rows: Bits, columns: Bits): RankZero {
  const { size } = geometry;
  const firstColumn = geometry.firstOf('column');
  const cells: Cell[] = [];
  const covers: Cover[] = [];
  for (const row of bitsOf(rows)) for (const column of bitsOf(open[row]! & columns)) cells.push(row * size + column);
  for (let digit = 0; digit < size; digit++) {
    const inRows = bitsOf(rows).filter((row) => slots[row * size + digit]! & columns);
    const inColumns = bitsOf(columns).filter((column) => slots[(firstColumn + column) * size + digit]! & rows);
    const houses = inRows.length <= inColumns.length ? inRows : inColumns.map((column) => firstColumn + column);
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

  *find(board, _, clock = unlimited) {
    if (board.geometry.size > LARGEST_GRID) return;
    const seen = new Set<string>();
    for (const pattern of selections(board, clock)) {
      if (new Set(pattern.covers.map(({ house }) => board.geometry.houseKinds[house])).size < 2) continue;
      const hit = rankZeroHit(board, pattern);
      if (!hit || seen.has(`${hit.remove}`)) continue;
      seen.add(`${hit.remove}`);
      yield hit;
    }
  },

  explain: explainRankZero,
};
