/** The names of cells tell of the clues on them. */
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { cellClues } from '../../src/render/cell-clues.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { read } from '../read-text.js';
import { inTier } from '../tier.js';

const cluesOf = (...clues: string[]) => read('.'.repeat(81), { constraints: clues }).geometry;

test('tells of cages, lines, dots and clues outside the grid, in both languages', () => {
  const geometry = cluesOf(
    'killer-cage=17:r1c123',
    'whisper=r1c1r2c1r3c1',
    'white-dot=r1c1r1c2',
    'sandwich=22:r1c0',
    'thermometer=r5c5r5c6r5c7',
  );
  expect(cellClues(geometry).get(0)).toEqual([
    '17-cage of 3 cells',
    'on a whisper with r2c1',
    'r1c1 and r1c2 are consecutive (white dot)',
    '22-sandwich of row 1',
  ]);
  expect(cellClues(geometry).get(9)).toEqual(['on a whisper with r1c1 and r3c1']);
  expect(cellClues(geometry).get(40)).toEqual(['bulb of a thermometer with r5c6']);
  expect(cellClues(geometry, GERMAN).get(0)).toEqual([
    '17er-Käfig aus 3 Feldern',
    'auf einer Flüsterlinie mit r2c1',
    'r1c1 und r1c2 folgen aufeinander (weißer Punkt)',
    '22er-Sandwich in Zeile 1',
  ]);
});

test('tells the cells before and after one on a line, which may be closed, and the clones of a cell', () => {
  const geometry = cluesOf('palindrome=r1c1r1c2r1c3', 'modular-line=r3c1r3c2r4c2r4c1r3c1', 'clone=r6c1r6c2/r8c1r8c2');
  expect(cellClues(geometry).get(1)).toEqual(['on a palindrome with r1c1 and r1c3']);
  expect(cellClues(geometry).get(18)).toEqual(['on a modular line with r4c1 and r3c2']);
  expect(cellClues(geometry).get(45)).toEqual(['clone with r8c1']);
});

test.each(constraints.filter(({ takes }) => takes).map((each) => [each.id, each] as const))(
  'tells of each cell of %s, unless it sees the clue from afar',
  (id, { takes }) => {
    for (const line of linesOf(id).slice(0, inTier({ quick: 1, slow: Number.POSITIVE_INFINITY }))) {
      const { geometry } = read(line);
      for (const language of [undefined, GERMAN]) {
        const told = cellClues(geometry, language);
        for (const { kind, lists } of geometry.layout.statements ?? [])
          if (kind === id)
            for (const cell of takes?.outside ? [lists[0]![0]!] : lists.flat()) {
              const own = told.get(cell)!;
              expect(own.length).toBeGreaterThan(0);
              expect(own.join()).not.toMatch(/undefined|NaN|\[object/);
            }
      }
    }
  },
);
