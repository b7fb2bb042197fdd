/** Marked cells are smaller than the cells beside, above and below them that carry no such mark. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { centreOf, chevron, type Sign } from '../src/core/sign.js';
import { BESIDE, neighbours, unless } from '../src/rules/relation.js';

/** Returns the marked cells, each with a neighbour that is not marked. */
export function besideMarked(own: readonly Statement[], size: number): [marked: Cell, other: Cell][] {
  const marked = new Set(own.flatMap(({ lists }) => lists.flat()));
  return neighbours(size)
    .filter(([a, b]) => marked.has(a) !== marked.has(b))
    .map(([a, b]) => (marked.has(a) ? [a, b] : [b, a]));
}

/** Half the depth of an arrow head, and the distance of its middle from the centre of its cell. */
const DEPTH = 0.03;
const AWAY = 0.42;

/** Draws grey cells with an arrow head at each side. They point in if `outward` is negative. */
export const pointedCells = ({ lists }: Statement, size: number, outward: 1 | -1): Sign[] => [
  { kind: 'outline', cells: lists.flat(), isFilled: true },
  ...lists.flat().flatMap((cell) =>
    [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ].map(([down = 0, right = 0]) => {
      const { row, column } = centreOf(cell, size);
      const at = { row: row + down * AWAY, column: column + right * AWAY };
      return chevron(at, down * DEPTH * outward, right * DEPTH * outward);
    }),
  ),
];

export const minimum: Constraint = listed({
  id: 'minimum',
  family: 'cells',
  digits: 'any',
  names: { en: 'Minimum' },
  rule: { en: 'a cell with arrows pointing in is smaller than the cells beside, above and below it without them' },
  onCell: { en: () => 'marked as a minimum' },
  holds: { demands: [{ among: 'clue and grid', where: BESIDE, except: ['minimum'], two: 'a < b' }] },
  told: { en: ({ names: [a, b] }) => `of ${a} and ${b}, the one marked as a minimum is smaller` },
  exchange: { fPuzzles: { marks: 'minimum' }, sudokuMaker: { type: 103, clues: 'cells' } },
  saidBy: 'smaller minim? lower? less?',
  takes: { cells: { least: 1, most: Infinity } },
  additions: ({ size, numbers }, own) => ({
    exclusions: besideMarked(own, size).flatMap(([a, b]) => unless(a, b, numbers, (x, y) => x < y)),
  }),
  readOff: { cells: (digit, around) => around.every((other) => digit < other) },
  draw: (clue, size) => pointedCells(clue, size, -1),
});

export const minimumShared: SharedRule = {
  id: 'minimum',
  called: 'minimum minima',
  drawn: [{ form: 'tinted cell' }, { form: 'mark in a cell' }],
  words: [
    'smaller orthogonal adjacent unshaded all? cell? square? circle? shade? given? sign? smaller<adjacent smaller<unshaded',
    'smaller:all|orthogonal|adjacent all? orthogonal adjacent cell? square? circle? shade? neighbour? smaller<adjacent smaller<orthogonal',
  ],
};
