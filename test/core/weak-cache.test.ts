import { expect, test } from 'vitest';
import { WeakCache } from '../../src/core/weak-cache.js';

test('a key has one value as long as somebody holds it, however many others there are', () => {
  const cache = new WeakCache<object>(2);
  const held = cache.get('a', () => ({}));
  for (const key of ['b', 'c', 'd', 'e']) cache.get(key, () => ({}));
  expect(cache.get('a', () => ({ another: true }))).toBe(held);
});
