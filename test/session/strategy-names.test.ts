/** Names that stand for several strategies. */
import { expect, test } from 'vitest';
import { strategiesNamed } from '../../src/session/strategy-names.js';
import { catalogue } from '../../strategies/index.js';

test('the family uniqueness has all strategies that assume a unique solution', () => {
  const assuming = catalogue.filter(({ assumes }) => assumes === 'uniqueness').map(({ id }) => id);
  expect(strategiesNamed('uniqueness').map(({ id }) => id)).toEqual(expect.arrayContaining(assuming));
  expect(assuming).toContain('aic-with-unique-rectangles');
});
