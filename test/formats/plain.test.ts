/** Plain texts: what has nothing beside its cells reads as `readPuzzle` reads it, all else is refused. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORMATS } from '../../src/formats/format.js';
import { readPlain } from '../../src/formats/plain.js';
import { PLAIN_FORMATS, writePlain } from '../../src/formats/plain-written.js';
import { formatNamed, readPuzzle } from '../../src/formats/read.js';

const NINE = '89.....72..6...3..5.......6....5....32.4.6.91...7.2.......6.....87.3.12..3.1.8.4.';
const LARGE = readFileSync(new URL('../../fixtures/puzzles/16x16.txt', import.meta.url), 'utf8');
const PUZZLES = [NINE, '.3.1...2....1...', '....4..2.....1........3.4.......2.5.', LARGE];

test.each(PLAIN_FORMATS)('%s is written and read as by the readers of all formats', (format) => {
  for (const text of PUZZLES) {
    const { puzzle } = readPuzzle(text);
    const written = writePlain(puzzle, format);
    expect(written).toBe(formatNamed(format).format(puzzle));
    expect(readPlain(written)).toEqual(readPuzzle(written));
  }
});

const sukaku = formatNamed('sukaku').format(readPuzzle('.3.1...2....1...').puzzle);

test.each([
  `${NINE} x`,
  `${NINE} # easy`,
  `${NINE}\n${NINE}`,
  `# killer-cage: 3 r1c12\n${formatNamed('rows').format(readPuzzle(NINE).puzzle)}`,
  JSON.stringify({ puzzle: NINE }),
  'https://sudokupad.app/oi7nvbh1de',
  'no puzzle at all',
  sukaku,
])('is refused, and left to read: %s', (text) => {
  expect(() => readPlain(text)).toThrow('other texts are read by `await read(text)`');
});

test.each(['{"puzzle":"1234"}', ' [\n{ "puzzle": "1234" }]'])('JSON is called by its name: %s', (text) => {
  expect(() => readPlain(text)).toThrow('it is JSON; other texts are read by `await read(text)`');
});

test('formats that need more are not plain', () => {
  expect(FORMATS.filter((name) => !PLAIN_FORMATS.some((plain) => plain === name))).toEqual(['sukaku', 'clipboard']);
});
