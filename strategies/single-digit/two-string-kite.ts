import { highestBit, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Digit, Geometry, House } from '../../src/core/geometry.js';
import { hasUnplaceable } from '../../src/logic/digit/unplaceable.js';
import { explainTwoLinks, type TwoLinks } from '../../src/logic/links/two-links.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { dualOf } from './dual.js';

/** A row and a column with two places each that meet in a box: one of the two outer ends is true. */
export const twoStringKite: Strategy<TwoLinks> = {
  id: 'two-string-kite',
  name: '2-String Kite',
  aliases: ['two string kite', 'kite'],
  learnAfter: ['skyscraper', 'pointing'],
  aboutLines: true,
  family: 'single-digit',
  level: 'hard',
  score: 150,

  *find(board, { since = -1, clock } = {}) {
    const { geometry, slots, digitStamps } = board;
    const { size } = geometry;
    if (geometry.tiling === 'none') return;
    const firstRow = geometry.firstOf('row');
    const firstColumn = geometry.firstOf('column');
    for (let digit = 0; digit < size; digit++) {
      if (digitStamps[digit]! <= since || !hasUnplaceable(board, digit, clock)) continue;
      for (let row = firstRow; row < firstRow + size; row++) {
        if (!isPair(slots[row * size + digit]!)) continue;
        for (let column = firstColumn; column < firstColumn + size; column++) {
          if (!isPair(slots[column * size + digit]!)) continue;
          yield* meeting(board, digit, row, column);
        }
      }
    }
  },

  explain: explainTwoLinks,
};

/** Two kites that meet in the same two cells of a box: of one digit, with the row of each, or of two digits. */
export const dualTwoStringKite = dualOf(
  twoStringKite,
  {
    id: 'dual-two-string-kite',
    name: 'Dual 2-String Kite',
    learnAfter: ['two-string-kite'],
    aboutLines: true,
  },
  ({ cells: [, b, c] }) => [Math.min(b, c), Math.max(b, c)].join(),
);

const none: readonly Hit<TwoLinks>[] = [];

/**
 * The kites of two lines that meet in a box, but in no cell: more than one only where both ends of a line lie there.
 */
function meeting(board: Markup, digit: Digit, row: House, column: House): readonly Hit<TwoLinks>[] {
  const { geometry, slots } = board;
  const { size } = geometry;
  const inRow = slots[row * size + digit]!;
  const inColumn = slots[column * size + digit]!;
  if (inRow & geometry.crossings[row * geometry.houses + column]!) return none;
  let kites = none;
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) {
      const inner = geometry.cellAt(row, nth(inRow, i));
      const other = geometry.cellAt(column, nth(inColumn, j));
      if (geometry.houseOf('box', inner) !== geometry.houseOf('box', other)) continue;
      const rowEnd = geometry.cellAt(row, nth(inRow, 1 - i));
      const columnEnd = geometry.cellAt(column, nth(inColumn, 1 - j));
      const target = geometry.candidate(crossing(geometry, columnEnd, rowEnd), digit);
      if (!board.has(target)) continue;
      const cells = [rowEnd, inner, other, columnEnd] as const;
      kites = [...kites, removing({ digit, houses: [row, column], cells }, [target])];
    }
  return kites;
}

/** The lower or the upper of two slots. */
const nth = (pair: number, index: number): number => (index === 0 ? lowestBit(pair) : highestBit(pair));

/** The cell in the row of one and the column of another. */
const crossing = (geometry: Geometry, inRow: number, inColumn: number): number =>
  geometry.rowOf(inRow) * geometry.size + geometry.columnOf(inColumn);
