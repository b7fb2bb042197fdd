import { expect, test } from 'vitest';
import { charactersOf, piecesOf } from '../../src/render/pdf/breaks.js';

test('a text of any length is split in little memory', () => {
  expect(charactersOf('é'.repeat(200_000))).toHaveLength(200_000);
  expect(piecesOf('of words '.repeat(20_000)).join('')).toHaveLength(180_000);
});
