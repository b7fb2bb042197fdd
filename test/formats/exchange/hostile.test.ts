/** Broken or malicious texts: each is rejected with a message, and unpacking has a limit. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import type { Codec } from '../../../src/formats/exchange/codec.js';
import { EXCHANGE } from '../../../src/formats/exchange/formats.js';
import { decompress } from '../../../src/formats/exchange/lz.js';
import { Misread } from '../../../src/formats/misread.js';
import { EXAMPLE, LINE } from './example.js';

const codecs = new Map(
  await Promise.all(EXCHANGE.map(async ({ name, load }): Promise<[string, Codec]> => [name, await load()])),
);
const refusal = (name: string, text: string): string => {
  try {
    codecs.get(name)!.parse!(text);
  } catch (error) {
    if (error instanceof Misread) return error.message;
    throw error;
  }
  return '';
};

const load = (json: unknown): string =>
  LZString.compressToBase64(typeof json === 'string' ? json : JSON.stringify(json));
const GRID = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));

const base32 = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{1,5}/g, (bits) => Number.parseInt(bits.padEnd(5, '0'), 2).toString(32));

/** A little more than is unpacked. To pack equal signs takes lz-string as long as their number times the root of it. */
const PACKED = load(Array.from({ length: 1_100_000 }, (_, at) => ' \n'[((at * at) >> 5) & 1]).join(''));

test.each([
  ['f-puzzles', PACKED],
  ['sudokupad', `scl${PACKED}`],
  ['sudokucoach', `SCv7_32_${base32(deflateSync(Buffer.alloc(20_000_000)))}`],
  ['penpa', `m=edit&p=${deflateRawSync(Buffer.alloc(20_000_000)).toString('base64')}`],
])('stops unpacking a bomb for %s at the size of a puzzle', (name, text) => {
  expect(refusal(name, text)).toMatch(/^more than 1,048,576 characters are packed/);
});

test('unpacks every text that lz-string packs', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.nat({ max: 0xffff }), { minLength: 1 }).map((codes) => String.fromCharCode(...codes)),
        fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 1000 }),
      ),
      (text) => {
        expect(decompress(LZString.compressToBase64(text))).toBe(text);
      },
    ),
    { numRuns: 40, seed: 16 },
  );
});

const xml = (inner: string, head = ''): string => `<?xml version="1.0"?>\n${head}<opensudoku>${inner}</opensudoku>`;
const BOMB = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n';

test.each([
  ['entities', xml('<game data="&b;"/>', BOMB), /document type/],
  ['an external entity', xml('<game data="&b;"/>', '<!DOCTYPE x SYSTEM "file:///etc/passwd">'), /document type/],
  ['elements in each other without end', xml(`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`), /20001 deep/],
  ['tags that are not closed', xml('<game data="1">'), /not valid XML/],
  ['other XML', '<svg/>', /no opensudoku/],
  ['no game', xml('<name>x</name>'), /no game/],
  ['a name of the language', xml('<__proto__ polluted="1"/><game data="1"/>'), /./],
  ['too few cells', xml('<game data="123"/>'), /do not fill a grid/],
  ['an unknown version', xml('<game data="version: 9&#10;0|0|1|"/>'), /versions 1 to 5/],
  ['a field too few', xml('<game data="version: 3&#10;0|0|1|"/>'), /3 fields/],
  ['a value too large', xml(`<game data="${'10|0|1|'.repeat(81)}"/>`), /row 1, column 1: '10'/],
  ['a character by a number too large', xml('<name>&#x110000;</name><game data="1"/>'), /./],
])('rejects OpenSudoku with %s', (_, text, message) => {
  expect(refusal('opensudoku', text)).toMatch(message);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test.each([
  ['killer cages of another kind', { killercage: [{ cells: ['R1C1'], value: '?' }] }, "killercage '?'"],
  ['camels and knights', { anticamel: true, antiknight: true, thermometer: [{}] }, 'anticamel'],
  ['rules that nobody knows', { constructor2: [1] }, 'constructor2'],
])('f-puzzles with %s is refused by name', (_, rules, names) => {
  expect(refusal('f-puzzles', load({ size: 9, grid: GRID, ...rules }))).toBe(
    `this puzzle has rules that are not supported: ${names}`,
  );
  expect(refusal('f-puzzles', load({ size: 9, grid: GRID, killercage: [], antiking: false }))).toBe('');
});

test('rejects regions of different sizes and reads boxes of any shape', () => {
  const with_ = (regionOf: (row: number, column: number) => number): string =>
    load({
      size: 6,
      grid: Array.from({ length: 6 }, (_, r) => Array.from({ length: 6 }, (_, c) => ({ region: regionOf(r, c) }))),
    });
  expect(
    refusal(
      'f-puzzles',
      with_((_, column) => column),
    ),
  ).toBe('');
  expect(
    codecs.get('f-puzzles')!.parse!(with_((r, c) => 10 * Math.floor(r / 3) + Math.floor(c / 2))).puzzle.geometry,
  ).toMatchObject({ boxRows: 3, boxColumns: 2 });
  expect(
    refusal(
      'f-puzzles',
      with_((r, c) => (r === 0 && c === 5 ? 0 : 10 * Math.floor(r / 3) + Math.floor(c / 2))),
    ),
  ).toContain('each region has 6 cells');
});

test.each([
  ['f-puzzles', load('{"__proto__":{"grid":[]},"size":9}'), 'damaged at'],
  ['f-puzzles', load(`${'['.repeat(100_000)}`), 'valid JSON'],
  ['f-puzzles', load('[]'), 'a JSON object'],
  ['f-puzzles', load({ size: 9, grid: [[]] }), 'is no puzzle'],
  [
    'f-puzzles',
    load({ size: 9, grid: GRID.map((row, i) => (i ? row : [{ value: 10 }, ...row.slice(1)])) }),
    '10 is not a digit',
  ],
  ['f-puzzles', 'N4Ig!', "'!' is not a character of base64"],
  ['f-puzzles', load({ size: 9, grid: GRID }).slice(0, 40), 'cut off'],
  ['f-puzzles', 'https://www.f-puzzles.com/?load=%zz', 'only names a puzzle'],
  ['sudokupad', 'https://sudokupad.app/4hq8xqm2vz', 'kept at SudokuPad'],
  ['sudokucoach', 'SCv7_32_zz', "'z' is not a character"],
  ['sudokucoach', 'SCv9_32_00', 'not supported: SCv7_32_'],
  ['sudokucoach', 'SCv7_32_0000', 'cannot be unpacked'],
  ['sudokuwiki', 'S9B00', '2 signs instead of 162'],
  ['sudokuwiki', `S9B${'zz'.repeat(81)}`, "'zz' is not a valid cell"],
  ['solo', '3x3x:a', '1 cells instead of the 81'],
  ['solo', '3x3k:a', 'killer cages, but their borders or their sums are missing'],
  ['solo', '9j:a', 'their borders, which follow a comma, are missing'],
  ['solo', '9j:a,!', "'!' is not a border character"],
  ['solo', '3x3:zz', '52 cells'],
  ['solo', '9x9:zz', 'size 81 is too large'],
  ['solo', '3x3:10', 'is not a digit'],
  ['susser', `${LINE}:99`, 'is not a candidate'],
  ['susser', '*1*,2,3,4', 'several *'],
  ['penpa', 'm=edit', 'no puzzle after p='],
  ['penpa', `m=edit&p=${deflateRawSync('hex,9,9').toString('base64')}`, "'hex' of Penpa+"],
  ['sdk', '', 'there is no cell'],
  [
    'sdk',
    `${LINE.match(/.{9}/g)!.join('\n')}\n[State]\n${'.........\n'.repeat(9)}`,
    'does not show 8 in row 1, column 7',
  ],
])('%s rejects %j', (name, text, message) => {
  expect(refusal(name, text)).toContain(message);
});

test('reads or rejects a text with any change', () => {
  for (const [name, codec] of codecs) {
    const texts = [codec.format?.(EXAMPLE) ?? '', LINE];
    const change = fc.record({
      at: fc.nat(),
      text: fc.constantFrom(...texts),
      by: fc.string({ maxLength: 3 }),
      cuts: fc.nat(4),
    });
    fc.assert(
      fc.property(change, ({ at, text, by, cuts }) => {
        const where = at % (text.length + 1);
        expect(refusal(name, text.slice(0, where) + by + text.slice(where + cuts))).toBeTypeOf('string');
      }),
      { numRuns: 60, seed: 16 },
    );
  }
});
