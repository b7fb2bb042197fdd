/** Killer cages as lists in JSON are read, alone and beside a puzzle. */
import { expect, test } from 'vitest';
import { ruledLine } from '../../src/formats/beside/rules-written.js';
import { readPuzzle } from '../../src/formats/read.js';
import { sudokuOn } from '../cli/sudoku.js';
import { read } from '../read-text.js';

/** Cages of two cells side by side that fill a grid of 4×4. */
const SUMS = [3, 7, 7, 3, 3, 7, 7, 3];
const cellsOf = (cage: number, first: number): number[][] =>
  [0, 1].map((more) => [Math.floor(cage / 2) + first, 2 * (cage % 2) + more + first]);
const PAIRS = SUMS.map((sum, cage) => [sum, cellsOf(cage, 0)]);
const LINE = `${'.'.repeat(16)} killer-cage=${SUMS.map(
  (sum, cage) =>
    `${sum}:${cellsOf(cage, 1)
      .map(([row, column]) => `r${row}c${column}`)
      .join('')}`,
).join(';')}`;
const EMPTY = '.'.repeat(81);

test.each([
  ['pairs of a sum and cells', { cages: PAIRS }, LINE],
  ['a list alone', PAIRS, LINE],
  ['objects', SUMS.map((sum, cage) => ({ sum, cells: cellsOf(cage, 0) })), LINE],
  ['rows and columns from 1', { cages: SUMS.map((sum, cage) => ({ sum, cells: cellsOf(cage, 1) })) }, LINE],
  ['cages that fill no grid', { cages: PAIRS.slice(0, 1) }, `${EMPTY} killer-cage=3:r1c1r1c2`],
  ['a stated size', { size: 4, cages: PAIRS.slice(0, 1) }, `${'.'.repeat(16)} killer-cage=3:r1c1r1c2`],
  [
    'a puzzle beside them',
    { puzzle: `5${EMPTY.slice(1)}`, cages: [[9, [[0, 1]]]] },
    `5${EMPTY.slice(1)} killer-cage=9:r1c2`,
  ],
  [
    'a cage without a sum',
    {
      cages: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
    },
    `${EMPTY} killer-cage=r1c1r1c2`,
  ],
])('%s', async (_, json, line) => {
  const same = ruledLine(read(line));
  for (const text of [JSON.stringify(json), JSON.stringify(json, undefined, 1)]) {
    expect(ruledLine(read(text))).toBe(same);
    expect((await sudokuOn(`${text}\n`, 'convert', '--to', 'line')).out).toBe(`${same}\n`);
  }
});

test('cages of another form are refused by their name', async () => {
  const { out } = await sudokuOn(
    JSON.stringify({ puzzle: EMPTY, cages: [{ cells: 'r1c1' }] }),
    'convert',
    '--to',
    'line',
  );
  expect(out).toContain('cages of an unknown kind');
});

test.each([
  ['both counts fit the grid', { cages: [[3, cellsOf(0, 1)]] }, true],
  ['one of them is 0', { cages: [[3, cellsOf(0, 0)]] }, false],
  ['one of them is the last of the grid', { cages: PAIRS.map((_, cage) => [SUMS[cage], cellsOf(cage, 1)]) }, false],
])('rows and columns that count from 1 are told where %s', (_, json, isTold) => {
  expect(readPuzzle(JSON.stringify(json)).remark?.includes('they count from 1') ?? false).toBe(isTold);
});
