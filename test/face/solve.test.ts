/** `solve` says no more than is known. */
import { expect, test } from 'vitest';
import { solve } from '../../src/index.js';

test('tells a solution that was not found in time from none', () => {
  expect(solve('.'.repeat(625), { milliseconds: 0 })).toMatchObject({ solutions: null, solution: null, solved: false });
  expect(solve('11.1...2....1...')).toMatchObject({ solutions: 0, solution: null, solved: false });
});
