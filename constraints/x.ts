/** Both diagonals have every digit once. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { SharedRule } from '../src/core/shared-rule.js';

const diagonal: GroupKind = {
  id: 'diagonal',
  names: { en: ['the diagonal from', 'the diagonals from'] },
  drawn: 'line',
  isNamedByCell: true,
};

const line = (size: number, first: Cell, step: number): Cell[] =>
  Array.from({ length: size }, (_, index) => first + index * step);

export const x: Constraint = listed({
  id: 'x',
  family: 'grid',
  spellings: ['diagonal', 'xsudoku', 'sudokux'],
  digits: 'any',
  names: { en: 'X (diagonals)' },
  rule: { en: 'each diagonal has every digit once' },
  holds: {
    demands: [
      {
        where: 'a.row = a.column and b.row = b.column or a.row + a.column = size + 1 and b.row + b.column = size + 1',
        two: 'a != b',
      },
    ],
  },
  saidBy: 'diagonal',
  groups: [diagonal],
  additions: ({ size }) => ({ groups: groupsOf(diagonal, [line(size, 0, size + 1), line(size, size - 1, size - 1)]) }),
});

export const xShared: SharedRule = {
  id: 'x',
  called: 'diagonal_sudoku x-sudoku diagonals',
  drawn: [{ form: 'diagonal', isTelling: true, colours: ['34bbe6'] }],
  words: [
    'diagonal distinct|mustDiffer 2? either? max? range? once? whichDiagonal? long? given? each? both? appear?',
    'diagonal range distinct? once? exactly? 2? appear? all? each? given? both? whichDiagonal? set? one?',
    'row column diagonal distinct|range|once given|whichDiagonal|both row<diagonal column<diagonal box? or? given? whichDiagonal? both? rule? exactly? once? range? distinct? position? grid? appear? each? all? 2?',
    'diagonal rule both|whichDiagonal|given both? whichDiagonal? given?',
    'diagonal max once',
    'diagonal once exactly? given? both? appear?',
  ],
};
