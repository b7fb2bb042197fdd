import { expect, test } from 'vitest';
import { printable } from '../../src/core/printable.js';

test.each([
  ['an escape sequence', '\x1b]0;title\x07', '\\x1b]0;title\\x07'],
  ['a carriage return, a null and a delete', 'a\rb\0c\x7f', 'a\\x0db\\x00c\\x7f'],
  ['the control sequence introducer of C1', '\x9b31m', '\\x9b31m'],
  ['a change of direction', 'a\u202Egpj.exe\u2066b', 'a\\u202egpj.exe\\u2066b'],
])('shows %s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('does not change layout, letters of any script or emoji', () => {
  const text = 'a\tb\nc — Ünicode 数独 🙂\u200d\u00a0';
  expect(printable(text)).toBe(text);
});
