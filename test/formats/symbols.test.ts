import { expect, test } from 'vitest';
import { digitOf, symbolOf } from '../../src/formats/symbols.js';

test.each([1, 4, 9, 16, 25])('symbols and digits of size %d match', (size) => {
  for (let digit = 0; digit < size; digit++) {
    expect(digitOf(symbolOf(digit, size), size)).toBe(digit);
    expect(digitOf(symbolOf(digit, size).toLowerCase(), size)).toBe(digit);
  }
});

test.each(['', '12', '89', '0', '.', 'A', '٣'])("'%s' is no digit of size 9", (symbol) => {
  expect(digitOf(symbol, 9)).toBe(-1);
});

test.each([-1, 9, 0.5, Number.NaN])('%d has no symbol in size 9', (digit) => {
  expect(() => symbolOf(digit, 9)).toThrow(RangeError);
});

test('a size without an alphabet has no symbols', () => {
  expect(() => symbolOf(0, 26)).toThrow('0 is no digit of size 26');
});
