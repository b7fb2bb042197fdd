import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { search } from '../../src/search/search.js';
import { assertSolution } from '../../src/search/solution.js';
import { withRules } from '../../src/variants/rules.js';
import { fullGrid } from './puzzles.js';

const empty = ({ cells }: Geometry): Int8Array => new Int8Array(cells).fill(-1);

test('refutes an empty grid whose rules leave no solution', () => {
  const geometry = withRules(Geometry.of(3, 3), { variant: ['windoku', 'anti-king', 'anti-knight'] });
  expect(search({ geometry, values: empty(geometry) })).toMatchObject({ solutions: [], ended: 'all' });
});

test.each([
  'CCCCBBDCBBBBBDCFFFAADCFFAAADFFAAGDDEEEGGDGEEEEGGG',
  'CCCAABBBCECAAABBCECAAADBCEDDDDDBEEGGGDDBEGGGHHFFEGHHHHFFEGHHFFFF',
  'DDDAAAACDDAAAAECDDDBBEECBBBBEECCBGGBEECFGGGHEFCFGGHHHFCFGHHHHFFF',
  'BBBBDDDDBAABBDCCAAABDDDCAAEEEECCGAEHECCCGEEHHHHHGGGHFFFFGGGHFFFF',
])('refutes the layout %s within 2000 guesses', (regions) => {
  const geometry = withRules(Geometry.ofSize(Math.sqrt(regions.length)), { regions });
  expect(search({ geometry, values: empty(geometry) }, { nodes: 2000 })).toMatchObject({ solutions: [], ended: 'all' });
});

test('a grid with a hole, a repeated digit or an equal pair is no solution', () => {
  const geometry = withRules(Geometry.of(2, 2), { variant: ['anti-king'] });
  const plain = Geometry.of(2, 2);
  fc.assert(
    fc.property(fullGrid(plain), fc.nat(15), fc.integer({ min: -1, max: 3 }), (values, cell, digit) => {
      expect(() => assertSolution(plain, values)).not.toThrow();
      // A grid of 4x4 has equal digits beside each other in some diagonal direction.
      expect(() => assertSolution(geometry, values)).toThrow('breaks the rules');
      if (digit === values[cell]) return;
      expect(() => assertSolution(plain, values.with(cell, digit))).toThrow('breaks the rules');
    }),
  );
});
