/** Sentences on two candidates that are not both true. */
import { expect, test } from 'vitest';
import { notBothMessage } from '../../../src/logic/step/not-both.js';
import { loadLanguage } from '../../../src/render/language/index.js';
import { sentence } from '../../../src/render/text.js';
import { casesOf } from '../../strategies/fixture.js';

const german = await loadLanguage('de');
const plain = casesOf('skyscraper')[0]!.board.geometry;
const antiKing = casesOf('common-peer-elimination')[0]!.board.geometry;

/** Returns the candidate of a digit, counted from one, in a cell by its row and its column. */
const at = (digit: number, row: number, column: number): number => ((row - 1) * 9 + column - 1) * 9 + digit - 1;

const SAID = [
  [
    'a house',
    plain,
    at(5, 1, 2),
    at(5, 7, 2),
    'r17c2 share column 2, so they are not both 5.',
    'r17c2 liegen beide in Spalte 2, sind also nicht beide 5.',
  ],
  ['a cell', plain, at(6, 1, 2), at(5, 1, 2), 'r1c2 cannot be both 5 and 6.', 'r1c2 kann nicht zugleich 5 und 6 sein.'],
  [
    'a rule of the puzzle',
    antiKing,
    at(8, 3, 6),
    at(8, 4, 7),
    'By the rules of this puzzle, 8 in r3c6 and 8 in r4c7 are not both true.',
    'Nach den Regeln dieses Rätsels sind 8 in r3c6 und 8 in r4c7 nicht beide wahr.',
  ],
] as const;

test.each(SAID)('names %s in which two candidates exclude each other', (_, geometry, one, other, english, inGerman) => {
  const message = notBothMessage(one, other, geometry);
  expect(sentence(message, geometry)).toBe(english);
  expect(sentence(message, geometry, german)).toBe(inGerman);
});
