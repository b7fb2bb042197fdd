import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { wrapped } from '../../src/render/terminal/wrap.js';

test.each([
  ['one two three', 8, 'one two\nthree'],
  ['    one two three', 12, '    one two\n    three'],
  ['one\n  two three four\nfive', 11, 'one\n  two three\n  four\nfive'],
  ['a-word-that-is-too-long and more', 8, 'a-word-that-is-too-long\nand more'],
  ['one two three', 13, 'one two three'],
  ['one two three', undefined, 'one two three'],
])('%j at %s columns', (text, columns, lines) => {
  expect(wrapped(text, columns)).toBe(lines);
});

test('colours take up no room', () => {
  const text = `${styleText('bold', 'one')} two three`;
  expect(wrapped(text, 7)).toBe(`${styleText('bold', 'one')} two\nthree`);
});
