import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { say } from '../../src/logic/step/message.js';
import { CELL_KEY, keyed } from '../../src/render/key.js';
import { ENGLISH } from '../../src/render/language/en/index.js';

test.each([
  ['4×4', Geometry.of(2, 2), 'r1c2 is the cell in row 1 and column 2, r1c24 is r1c2 and r1c4, r14c2 is r1c2 and r4c2.'],
  ['9×9', Geometry.of(3, 3), 'r3c4 is the cell in row 3 and column 4, r3c48 is r3c4 and r3c8, r37c4 is r3c4 and r7c4.'],
  [
    '16×16',
    Geometry.of(4, 4),
    'r3c4 is the cell in row 3 and column 4, r3c(4,8) is r3c4 and r3c8, r(3,7)c4 is r3c4 and r7c4.',
  ],
])('names cells that a grid of %s has, as its steps do', (_, geometry, key) => {
  expect(keyed(ENGLISH, '', CELL_KEY)(say('A step.', {}), geometry)).toBe(`A step.\n(${key})`);
});
