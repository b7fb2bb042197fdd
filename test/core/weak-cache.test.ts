import { expect, test } from 'vitest';
import { WeakCache } from '../../src/core/weak-cache.js';

test('a key has one value as long as somebody holds it, however many others there are', () => {
  const cache = new WeakCache<object>(2);
  const held = cache.get('a', () => ({}));
  for (const key of ['b', 'c', 'd', 'e']) cache.get(key, () => ({}));
  expect(cache.get('a', () => ({ another: true }))).toBe(held);
});

test('tells which value no longer stays', () => {
  const left: string[] = [];
  const cache = new WeakCache<{ key: string }>(2, ({ key }) => left.push(key));
  for (const key of ['a', 'b', 'a', 'c', 'd']) cache.get(key, () => ({ key }));
  expect(left).toEqual(['b', 'a']);
});
