/** Marked cells say which box has the number of their own box in the same place. */
import { type Constraint, type FullGrid, type Ground, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/statement.js';
import { lettered } from '../src/rules/clue-signs.js';
import { indexingPairs } from '../src/rules/indexing.js';

/** Returns the box of a cell, from zero, and the cell in the same place of another box. */
function boxesOf(size: number, { rows, columns }: NonNullable<Ground['box']>) {
  const across = size / columns;
  const boxOf = (cell: Cell): number => Math.floor(cell / size / rows) * across + Math.floor((cell % size) / columns);
  const inBox = (cell: Cell, box: number): Cell => {
    const row = Math.floor(box / across) * rows + (Math.floor(cell / size) % rows);
    return row * size + (box % across) * columns + ((cell % size) % columns);
  };
  return { boxOf, inBox };
}

/** True if a digit names the only box that has the number of its own box in the same place. */
function namesBox(digit: number, { box, place, digitIn }: FullGrid): boolean {
  if (box === undefined) return false;
  for (let other = 1; digitIn(other, place!) !== undefined; other++)
    if ((digitIn(other, place!) === box) !== (other === digit)) return false;
  return true;
}

export const boxIndexer: Constraint = listed({
  id: 'box-indexer',
  family: 'cells',
  spellings: ['boxindexers', 'boxindex', 'boxindexing'],
  names: { en: 'Box indexers' },
  rule: { en: 'a grey cell with B says which box has the number of its own box in the same place' },
  onCell: { en: () => 'box indexer' },
  holds: {
    demands: [
      {
        among: 'clue and grid',
        where: '(a.row - b.row) % boxRows = 0 and (a.column - b.column) % boxColumns = 0',
        two: '(a = b.box) = (b = a.box)',
      },
    ],
  },
  told: {
    en: ({ names: [a] }) => `${a} says which box has the number of its own box in the same place (box indexer)`,
  },
  exchange: { fPuzzles: { clues: 'boxindexer', drawing: { of: 'Box Indexer', as: 'cage', colour: '#7C7CC7' } } },
  saidBy: 'indexer! index? 159? position?',
  takes: { cells: { least: 1, most: Infinity }, isUnordered: true },
  additions({ size, box }, own) {
    if (!box) return 'boxes';
    const { boxOf, inBox } = boxesOf(size, box);
    return { exclusions: indexingPairs(own, size, boxOf, inBox) };
  },
  readOff: { cells: (digit, _, from) => namesBox(digit, from) },
  draw: (clue) => lettered(clue, 'B'),
});
