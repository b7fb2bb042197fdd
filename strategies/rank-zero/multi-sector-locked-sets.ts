import { type Bits, bitsOf, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Cell, Digit, House } from '../../src/core/geometry.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/sets/rank-zero.js';
import { selectionRanksOf } from '../../src/logic/sets/selection-ranks.js';
import { LARGEST_GRID, type LineSelection, selectionsOf } from '../../src/logic/sets/selections.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';

/**
 * Cells where some rows and some columns cross, whose digits need just as many lines (each digit its rows, or its
 * columns) as there are cells. (David P. Bird and others, 2012, on the sets and linksets of Allan Barker.)
 */
export const multiSectorLockedSets: Strategy<RankZero> = {
  id: 'multi-sector-locked-sets',
  name: 'Multi-Sector Locked Sets',
  aliases: ['MSLS', 'multifish', 'rank zero logic'],
  learnAfter: ['naked-quadruple', 'sue-de-coq'],
  aboutLines: true,
  family: 'rank-zero',
  level: 'extreme',
  score: 480,

  find: (board, { clock = unlimited } = {}) => firstOfEachOutcome(lockedSets(board, clock)),

  explain: explainRankZero,
};

function* lockedSets(board: Markup, clock: Clock): Generator<Hit<RankZero>, void, void> {
  if (board.geometry.size > LARGEST_GRID) return;
  const ranks = selectionRanksOf(board);
  ranks.begin(board);
  let isFound = false;
  for (const selection of selectionsOf(board, ranks, clock))
    for (const preferred of ['row', 'column'] as const) {
      const hit = hitOf(board, selection, preferred);
      if (!hit) continue;
      isFound = true;
      yield hit;
    }
  if (!isFound) ranks.keep(board);
}

/**
 * Returns the hit of a selection whose digits need as many lines as it has cells; undefined if it removes nothing, or if
 * all lines are rows or all are columns, as in a smaller technique. A digit with as many rows as columns takes those of
 * the preferred kind.
 */
function hitOf(board: Markup, selection: LineSelection, preferred: 'row' | 'column'): Hit<RankZero> | undefined {
  const covers = coversOf(board, selection, preferred);
  const kinds = new Set(covers.map(({ house }) => board.geometry.houseKinds[house]));
  return kinds.size > 1 ? rankZeroHit(board, { cells: cellsOf(board, selection), covers }) : undefined;
}

const cellsOf = ({ geometry: { size }, open }: Markup, { rows, columns }: LineSelection): Cell[] =>
  bitsOf(rows).flatMap((row) => bitsOf(open[row]! & columns).map((column) => row * size + column));

/** Returns the lines that cover each digit of a selection: its rows or its columns, whichever are fewer. */
function coversOf(board: Markup, { rows, columns }: LineSelection, preferred: 'row' | 'column'): Cover[] {
  const { size } = board.geometry;
  const covers: Cover[] = [];
  for (let digit = 0; digit < size; digit++) {
    const inRows = linesWith(board, digit, 'row', rows, columns);
    const inColumns = linesWith(board, digit, 'column', columns, rows);
    const isTie = inRows.length === inColumns.length;
    const areRows = isTie ? preferred === 'row' : inRows.length < inColumns.length;
    for (const house of areRows ? inRows : inColumns) covers.push({ house, digit });
  }
  return covers;
}

/** Returns the lines, among some rows or columns, that have a place for a digit where some lines cross them. */
function linesWith(
  { geometry, slots }: Markup,
  digit: Digit,
  kind: 'row' | 'column',
  lines: Bits,
  across: Bits,
): House[] {
  const first = geometry.firstOf(kind);
  const found: House[] = [];
  for (let rest = lines; rest; rest &= rest - 1) {
    const house = first + lowestBit(rest);
    if (slots[house * geometry.size + digit]! & across) found.push(house);
  }
  return found;
}
