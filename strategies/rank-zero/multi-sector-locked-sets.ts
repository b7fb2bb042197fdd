import { type Bits, bitsOf, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Cell, House } from '../../src/core/geometry.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/sets/rank-zero.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';

/** The largest grid searched. On a larger one the choice among all rows and columns takes longer than anyone waits. */
const LARGEST_GRID = 10;
const FEWEST_LINES = 3;
/** The fewest cells. Fewer belong to a smaller technique. */
const FEWEST_CELLS = 8;

/** Rows and columns where as many cells cross as their digits need lines. */
function* selections(board: Markup, clock: Clock): Generator<RankZero, void, void> {
  const { geometry, open } = board;
  const { size } = geometry;
  const sets = 1 << size;
  const counts = new Uint8Array(sets);
  for (let set: Bits = 1; set < sets; set++) counts[set] = counts[set >> 1]! + (set & 1);
  const isWide = (lines: Bits): boolean => counts[lines]! >= FEWEST_LINES && counts[lines]! <= size - FEWEST_LINES + 1;
  const firstColumn = geometry.firstOf('column');
  const columnsOf = placesOf(board, geometry.firstOf('row'));
  const rowsOf = placesOf(board, firstColumn);
  const cells = new Uint8Array(sets);
  for (let rows: Bits = 1; rows < sets; rows++) {
    if (!isWide(rows)) continue;
    clock();
    for (let columns: Bits = 1; columns < sets; columns++) {
      const last = open[firstColumn + lowestBit(columns)]!;
      cells[columns] = cells[columns & (columns - 1)]! + counts[last & rows]!;
      if (cells[columns]! < FEWEST_CELLS || !isWide(columns)) continue;
      let left = cells[columns]!;
      for (let digit = 0; digit < size && left >= 0; digit++) {
        const inColumns = counts[columnsOf[rows * size + digit]! & columns]!;
        const inRows = counts[rowsOf[columns * size + digit]! & rows]!;
        left -= inColumns < inRows ? inColumns : inRows;
      }
      if (left !== 0) continue;
      for (const favour of [1, 0]) yield patternOf(board, rows, columns, favour);
    }
  }
}

/** For each digit and set of lines, which begin at a house, where in any of them the digit may go: `set * size + digit`. */
function placesOf({ geometry, slots }: Markup, first: House): Uint16Array {
  const { size } = geometry;
  const sets = 1 << size;
  const places = new Uint16Array(size * sets);
  for (let set: Bits = 1; set < sets; set++)
    for (let digit = 0; digit < size; digit++)
      places[set * size + digit] =
        places[(set & (set - 1)) * size + digit]! | slots[(first + lowestBit(set)) * size + digit]!;
  return places;
}

/**
 * The cells of the selection and, digit by digit, the lines that cover it: rows or columns, whichever are fewer. With 1 in
 * favour of rows these are taken where both are as many, with 0 columns.
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

  find: (board, _, clock = unlimited) => firstOfEachOutcome(lockedSets(board, clock)),

  explain: explainRankZero,
};

function* lockedSets(board: Markup, clock: Clock): Generator<Hit<RankZero>, void, void> {
  if (board.geometry.size > LARGEST_GRID) return;
  for (const pattern of selections(board, clock)) {
    if (new Set(pattern.covers.map(({ house }) => board.geometry.houseKinds[house])).size < 2) continue;
    const hit = rankZeroHit(board, pattern);
    if (hit) yield hit;
  }
}
