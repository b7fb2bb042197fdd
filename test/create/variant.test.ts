import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { seeded } from '../../src/create/random.js';
import { variantOf } from '../../src/create/variant.js';
import { search } from '../../src/search/search.js';

const drawn = (base: Geometry, ...variant: ('x' | 'jigsaw' | 'anti-knight')[]) =>
  variantOf(base, { variant }, seeded('layout'));

test('draws regions that leave a solution under the other rules too', () => {
  const geometry = drawn(Geometry.of(2, 3), 'x', 'jigsaw')!;
  const values = new Int8Array(geometry.cells).fill(-1);
  expect(search({ geometry, values }, { limit: 1 }).solutions).toHaveLength(1);
});

test('tells where no layout leaves a solution', () => {
  expect(drawn(Geometry.of(2, 2), 'x', 'jigsaw', 'anti-knight')).toBeUndefined();
});
