import { expect, test } from 'vitest';
import { charactersOf, piecesOf } from '../../src/render/pdf/breaks.js';

test('splits long texts without losing a character', () => {
  expect(charactersOf('é'.repeat(200_000))).toHaveLength(200_000);
  expect(piecesOf('of words '.repeat(20_000)).join('')).toHaveLength(180_000);
});

test.each([
  ['of two code units', '\u{1d538}'],
  ['with an accent', 'e\u0301'],
  ['of several emoji', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['with a colour of skin', '\u{1f44d}\u{1f3fd}'],
  ['of a flag', '\u{1f1e9}\u{1f1ea}'],
])('a character %s stays whole wherever it is in a long text', (_, character) => {
  for (let before = 994; before < 1001; before++)
    expect(charactersOf('a'.repeat(before) + character)).toEqual([...'a'.repeat(before), character]);
});
