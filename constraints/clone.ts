/** Cells in the same place of two shapes are equal. */
import { type Constraint, listed } from '../src/core/constraint.js';

export const clone: Constraint = listed({
  id: 'clone',
  family: 'cages',
  digits: 'any',
  names: { en: 'Clones' },
  rule: { en: 'cells in the same place of two grey shapes are equal' },
  onCell: { en: () => 'clone' },
  holds: { demands: [{ where: 'a.list < b.list and a.place = b.place', two: 'a = b' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} are equal (clones)` },
  partner: { en: () => 'clone' },
  exchange: {
    fPuzzles: { clues: 'clone', lists: ['cells', 'cloneCells'] },
    iss: { equal: 'SameValues' },
    sudokuMaker: { type: 302, clues: 'equal cells' },
  },
  saidBy: 'clone',
  takes: { lists: { least: 2, most: 2 }, cells: { least: 1, most: Infinity } },
  additions: (_, own) => ({
    equal: own.flatMap(({ lists: [cells = [], twins = []] }) =>
      cells.map((cell, index) => [cell, twins[index]!] as const),
    ),
  }),
  readOff: { shapes: 'equal' },
  inOrder: '=',
  draw: ({ lists }) => lists.map((cells) => ({ kind: 'outline', cells, isFilled: true })),
});
