/** Broken and malicious texts: each is unpacked or refused within a number of steps that its length bounds. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { containedIn, containersIn } from '../../../src/formats/drawn/containers/index.js';
import { Misread } from '../../../src/formats/misread.js';
import { penpaOf } from '../exchange/penpa-link.js';
import { expectLinear } from '../growth.js';

const ROW = Array.from({ length: 9 }, (_, at) => (at === 4 ? { value: 5 } : {}));
const DOCUMENT = {
  cellSize: 50,
  cells: Array.from({ length: 9 }, () => ROW),
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [4.5, 4.5],
      ],
      color: '#67f067',
      thickness: 12,
    },
  ],
  metadata: { title: "It's", rules: 'Adjacent digits differ.\nBy 5.' },
};
const JSON_TEXT = JSON.stringify(DOCUMENT);
const SHORT = `{cs:50,ce:[${'[,,,,{v:5},,,,],'.repeat(8)}[,,,,{v:5},,,,]],l:[{wp:[[0.5,0.5]],c:67f067}],metadata:{title:'It\\'s'}}`;
const packed = (text: string): string => LZString.compressToBase64(text);
const TEXTS = [
  JSON_TEXT,
  SHORT,
  `scl${packed(SHORT)}`,
  `https://sudokupad.app/?puzzleid=${encodeURIComponent(`ctc${packed(JSON_TEXT)}`)}`,
  JSON.stringify({ payload: SHORT, other: JSON_TEXT }),
  `1,"${JSON_TEXT.replaceAll('"', '""')}"`,
  penpaOf({ number: { 28: ['3', 1, '1'] }, symbol: { 30: [1, 'circle_L', 1] } }),
  'https://sudokupad.app/scfo8NCuAviTBVFGRMQc478TIO9XFr',
];

/** Returns the number of puzzles, or the reason why one is refused. */
function outcome(text: string): number | string {
  try {
    return containedIn(text).length;
  } catch (error) {
    if (error instanceof Misread) return error.message;
    throw error;
  }
}

test('each text is read as it stands', () => {
  expect(TEXTS.map(outcome)).toEqual([1, 1, 1, 1, 2, 1, 1, 1]);
});

test('a text with any change is read or refused by a message', () => {
  const change = fc.record({
    text: fc.constantFrom(...TEXTS),
    at: fc.nat(),
    by: fc.oneof(
      fc.string({ maxLength: 3 }),
      fc.constantFrom('{', '[', '"', "'", '\\', 'scl', '%7B', 'N4', 'NaN', '""'),
    ),
    cut: fc.nat(5),
  });
  fc.assert(
    fc.property(change, ({ text, at, by, cut }) => {
      const where = at % (text.length + 1);
      expect(outcome(text.slice(0, where) + by + text.slice(where + cut))).not.toBe('');
    }),
    { numRuns: 700, seed: 7 },
  );
});

test('a text cut anywhere is refused or has no puzzle', () => {
  for (const text of TEXTS.slice(0, 4))
    for (let length = 0; length < text.length - 3; length += 3)
      expect([text.slice(0, length), outcome(text.slice(0, length))]).not.toContain(1);
});

test('a code with a flipped bit is read or refused by a message', () => {
  const code = packed(SHORT);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let at = 2; at < code.length; at++)
    for (const bit of [1, 4, 32]) {
      const flipped = alphabet[alphabet.indexOf(code[at]!) ^ bit] ?? 'A';
      expect(outcome(`scl${code.slice(0, at)}${flipped}${code.slice(at + 1)}`)).not.toBe(0);
    }
});

/** A little more than is unpacked. */
const BOMB = packed(`{"cells":[[{}]],"x":"${' '.repeat(1_100_000)}"}`);

test('unpacking stops at the size of a puzzle', () => {
  expect(outcome(`m=edit&p=${deflateRawSync(Buffer.alloc(20_000_000)).toString('base64')}`)).toMatch(
    /^more than 1,048/,
  );
  expect(outcome(`scl${BOMB}`)).toMatch(/^more than 1,048,576 characters are packed/);
  expect(outcome(`{"cells":[[{}]],"x":"${' '.repeat(1_100_000)}"}`)).toMatch(/^more than 1,048,576 characters/);
});

test('a document with more points than are read is refused', () => {
  const points = '[0.5,0.5],'.repeat(110_000);
  expect(outcome(`{"cells":[[{}]],"lines":[{"wayPoints":[${points}[1,1]]}]}`)).toMatch(/^more than 1,048,576/);
});

test.each([
  ['objects in each other', '{a:'],
  ['JSON objects in each other', '{"a":'],
  ['lists in each other', '{ce:['],
  ['braces', '{'],
  ['quoted braces', '"{'],
  ['escaped braces', '{\\'],
  ['braces with doubled quotation marks', '{""'],
  ['quotation marks and braces', '"{id'],
  ['braces escaped for a link', '%7B'],
  ['braces escaped twice', '%257B'],
  ['beginnings of codes', 'N4'],
  ['prefixes of codes', ' sclN4I'],
  ['codes behind slashes', '/N4Ig'],
  ['links', 'https://sudokupad.app/'],
  ['links to names', 'https://sudokupad.app/x7k2 '],
  ['prefixes of plain grids', 'scf'],
  ['blanks', '{ '],
  ['links of Penpa+', 'm=edit&p=abc '],
  ['signs of Penpa+', 'm=edit&p=%2B '],
  ['texts without an end', '{"a":\'{b:"'],
  ['escaped texts without an end', '{"a\\'],
  ['texts in each other', '{"a":"{\\"a\\":'],
])('a long text of %s takes as long as its length allows', async (_, part) => {
  await expectLinear(containersIn, (length) => part.repeat(Math.ceil(length / part.length)), 200_000);
});
