import { expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { BestHit } from '../../../src/solver/hodoku/best.js';

const offered = (...hits: readonly (readonly [candidates: readonly number[], length: number, start?: number])[]) => {
  const best = new BestHit<string>(Geometry.of(3, 3));
  for (const [i, [candidates, length, start]] of hits.entries())
    best.offer(candidates, length, () => `hit ${i}`, start);
  return best.chain;
};

test.each([
  [
    'the most eliminations',
    [
      [[9], 4],
      [[9, 18], 8],
    ],
    'hit 1',
  ],
  [
    'whatever its length, one that takes less never replaces one that takes more',
    [
      [[9, 18], 0],
      [[9], 0],
    ],
    'hit 0',
  ],
  [
    'of as many, the shorter',
    [
      [[9], 8],
      [[18], 4],
      [[0], 6],
    ],
    'hit 1',
  ],
  [
    'of as short, those of the lower cells',
    [
      [[18], 4],
      [[9], 4],
    ],
    'hit 1',
  ],
  [
    'of equals, the one from the lower cell',
    [
      [[9 * 23 + 7], 4, 5],
      [[9 * 22 + 8], 4, 2],
    ],
    'hit 1',
  ],
  [
    'of equals from one cell, the first',
    [
      [[9], 4],
      [[9, 9], 4],
    ],
    'hit 0',
  ],
  ['nothing that takes nothing', [[[], 4]], undefined],
] as const)('takes %s', (_, hits, taken) => {
  expect(offered(...hits)).toBe(taken);
});
