import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { EMPTY } from '../../src/core/values.js';
import { CoverState } from '../../src/search/cover-state.js';
import { withRules } from '../../src/variants/rules.js';

const nine = Geometry.ofSize(9);

/** Returns the digits that a search leaves to cells of an empty grid with a rule, as text. */
function leftIn(constraint: string, cells: readonly number[], isSearch = true): readonly string[] {
  const geometry = withRules(nine, { constraints: [constraint] });
  const state = new CoverState(geometry, true, isSearch);
  state.start(new Int8Array(81).fill(EMPTY));
  state.settleAll();
  return cells.map((cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => state.digits[cell]! & (1 << (digit - 1))).join(''),
  );
}

// Of r1c5, r4c1 and r5c5, the first sees the cells of row 1, the second those of column 1.
const ELSEWHERE = [4, 27, 40];

test.each([
  ['a cage in a row', 'killer-cage=7:r1c1r1c2r1c3', ['356789', '123456789', '123456789']],
  ['a cage around a corner', 'killer-cage=6:r1c1r1c2r2c1', ['123456789', '123456789', '123456789']],
  [
    'a run that is as long as can be without one digit',
    'renban=r1c1r1c2r1c3r1c7r1c8r1c9r1c6r1c4',
    ['19', '123456789', '123456789'],
  ],
  ['digits that a line contains', 'contains=58:r1c1r1c2r1c9', ['1234679', '123456789', '123456789']],
])('cells that see all places of a digit that %s holds lose it', (_, constraint, left) => {
  expect(leftIn(constraint, ELSEWHERE)).toEqual(left);
});

test('a digit that two cells of a cage hold is lost to those that see both', () => {
  // 8 in three cells of box 1: 1, and 2 or 3 with it. All of the box see them.
  expect(leftIn('killer-cage=8:r1c1r1c2r2c1', [20, 8])).toEqual(['23456789', '123456789']);
});

test('singles alone do not mind what rules hold', () => {
  expect(leftIn('killer-cage=7:r1c1r1c2r1c3', ELSEWHERE, false)).toEqual(['123456789', '123456789', '123456789']);
});
