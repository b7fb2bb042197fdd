/** Answers that do not say more than is known, and names that take in all that they mean. */
import { expect, test } from 'vitest';
import { explain, solve, verify } from '../../src/index.js';
import { strategiesNamed } from '../../src/session/strategy-names.js';
import { catalogue } from '../../strategies/index.js';

const PUZZLE = '.3.1...2....1...';

test('no solution found in time is not told as no solution', () => {
  expect(solve('.'.repeat(625), { milliseconds: 0 })).toMatchObject({ solutions: null, solution: null, solved: false });
  expect(solve(`11${PUZZLE.slice(2)}`)).toMatchObject({ solutions: 0, solution: null });
});

test('the family uniqueness has all strategies that assume a unique solution', () => {
  const assuming = catalogue.filter(({ assumes }) => assumes === 'uniqueness').map(({ id }) => id);
  const named = strategiesNamed('uniqueness').map(({ id }) => id);
  expect(named).toEqual(expect.arrayContaining(assuming));
  expect(named).toContain('aic-with-unique-rectangles');
});

test('a verification names the steps that do not follow', () => {
  const trace = explain(PUZZLE);
  const [first, second] = trace.steps;
  const spoiled = { ...second!, truths: [] };
  expect(verify({ ...trace, steps: [first!, spoiled] })).toMatchObject({ refuted: 1, refutedSteps: [2] });
  expect(verify(trace).refutedSteps).toBeUndefined();
});
