/** The last check of a search: no grid with holes or broken rules is shown. */
import { expect, test } from 'vitest';
import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import { neighbours } from '../../src/rules/relation.js';
import { assertSolution } from '../../src/search/solution.js';
import { withRules } from '../../src/variants/rules.js';

const four = Geometry.ofSize(4);
const GRID = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];

/** True if the grid passes with some rules, and a cell changed or emptied. */
function passes(rules: Parameters<typeof withRules>[1], changed: Readonly<Record<number, number>> = {}): boolean {
  try {
    assertSolution(
      withRules(four, rules),
      GRID.map((digit, cell) => changed[cell] ?? digit),
    );
    return true;
  } catch (error) {
    expect(String(error)).toContain('a fault of the search');
    return false;
  }
}

test('a full grid with each digit once in each house passes', () => {
  expect(passes({})).toBe(true);
});

test.each([0, 5, 15])('an empty cell %i, or another digit there, does not pass', (cell) => {
  expect(passes({}, { [cell]: -1 })).toBe(false);
  expect(passes({}, { [cell]: (GRID[cell]! + 1) % 4 })).toBe(false);
});

test('rows and columns are not enough, nor are boxes', () => {
  expect(
    passes({ variant: ['latin'] }, Object.fromEntries([0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2].entries())),
  ).toBe(true);
  expect(passes({}, Object.fromEntries([0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2].entries()))).toBe(false);
});

test('cells that may not be equal are minded', () => {
  expect(passes({ variant: ['anti-knight'] })).toBe(false);
});

const PAIRS = neighbours(4).flatMap((pair) => [pair, pair.toReversed() as [number, number]]);

test.each(PAIRS)('cell %i is minded to be larger than %i', (a, b) => {
  expect(passes({ constraints: [`greater-than=${cellsText([a, b], 4)}`] })).toBe(GRID[a]! > GRID[b]!);
});

test('digits that a cell may not have are minded, the last cell too', () => {
  expect(passes({ constraints: ['odd=r1c1r4c4'] })).toBe(true);
  expect(passes({ constraints: ['even=r1c1'] })).toBe(false);
  expect(passes({ constraints: ['even=r4c4'] })).toBe(false);
});

test('rules over several cells are minded', () => {
  expect(passes({ constraints: ['sum=6:r1c1r1c2r1c3'] })).toBe(true);
  expect(passes({ constraints: ['sum=6:r1c1r1c2r1c3', 'sum=5:r4c1r4c4'] })).toBe(true);
  expect(passes({ constraints: ['sum=6:r1c1r1c2r1c3', 'sum=6:r4c1r4c4'] })).toBe(false);
});
