/** Puzzles whose digits are stated, in texts: what is written stands in them, and comes back. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { lossNotes, partsOf } from '../../src/formats/losses.js';
import { formatNamed, readPuzzle } from '../../src/formats/read.js';
import { withRules } from '../../src/variants/rules.js';
import { read } from '../read-text.js';

const four = Geometry.ofSize(4);

/** A puzzle with a value for each digit, an eliminated candidate and a clue. */
function puzzleOf(digits: string) {
  const geometry = withRules(four, { digits, constraints: ['greater-than=r1c1r2c1'] });
  const values = Int8Array.from([...'.3.0...2....01..'], (sign) => (sign === '.' ? -1 : Number(sign)));
  const placed = Uint8Array.from({ length: 16 }, (_, cell) => (cell === 13 ? 1 : 0));
  return { geometry, values, placed };
}

test.each(
  ['line', 'rows', 'framed', 'bars', 'library', 'sukaku', 'pencilmarks'].flatMap((format) =>
    ['0-3', '2-5', '1,2,4,8', '0,9,10,30'].map((digits) => [format, digits] as const),
  ),
)('%s keeps digits=%s', (format, digits) => {
  const puzzle = puzzleOf(digits);
  const text = formatNamed(format as 'line').format(puzzle);
  const again = readPuzzle(text).puzzle;
  expect(text).toContain(digits);
  expect(again.geometry).toBe(puzzle.geometry);
  // A line of candidates has the value of each cell with one.
  const isStated = (_: number, cell: number): boolean => format !== 'sukaku' || puzzle.values[cell]! >= 0;
  expect(Array.from(again.values).filter(isStated)).toEqual(Array.from(puzzle.values).filter(isStated));
});

test.each(['0-3', '2-5'])('iss keeps digits=%s', async (digits) => {
  const { geometry, values } = puzzleOf(digits);
  const { iss } = await import('../../src/formats/exchange/iss.js');
  const plain = { geometry: withRules(four, { digits }), values };
  const text = iss.format!(plain);
  expect(text).toContain(`.Shape~4x4~${digits}`);
  expect(Array.from(iss.parse!(text).puzzle.values)).toEqual([...values]);
  expect(iss.parse!(text).puzzle.geometry).toBe(plain.geometry);
  expect(geometry).not.toBe(plain.geometry);
});

test('iss refuses digits that are not in a row', async () => {
  const { iss } = await import('../../src/formats/exchange/iss.js');
  expect(() => iss.format!({ ...puzzleOf('1,2,4,8'), geometry: withRules(four, { digits: '1,2,4,8' }) })).toThrow(
    'iss holds digits in a row, and these are 1,2,4,8',
  );
});

test('a format without them lists them as lost', () => {
  const puzzle = puzzleOf('0-3');
  expect(lossNotes('clipboard', partsOf(puzzle), puzzle.geometry)[0]).toContain(
    'clipboard cannot hold the rules digits',
  );
});

test('JSON has them, and digits as they are written', () => {
  const told = { puzzle: '.3.0...2....0...', digits: '0-3' };
  const puzzle = read(JSON.stringify(told));
  expect(puzzle.geometry).toBe(withRules(four, { digits: '0-3' }));
  expect(Array.from(puzzle.values).filter((value) => value >= 0)).toEqual([3, 0, 2, 0]);
});

test.each([
  ['0300000200000000 digits=0-3', 'write . for an empty cell'],
  ['.4.0...2....0... digits=0-3', "unknown symbol '4'"],
  ['.3.0...2....0... digits=0-8', '16'],
  ['.3.0...2....0... digits=x', 'expected different whole numbers'],
])('%s is refused', (text, message) => {
  expect(() => readPuzzle(text)).toThrow(message);
});

test('a choice of digits is found, if one alone has a solution', () => {
  const clues = 'killer-cage=1:r1c1r1c2;13:r1c3r1c4 product=36:r1c3r1c4';
  const found = read(`................ digits=4of0-9 ${clues}`, {});
  expect(found.geometry.numbers).toEqual([0, 1, 4, 9]);
});

test.each([
  ['.3.1...2....1... digits=4of1-6', 'several of these have solutions, such as 1-4 and 1,2,3,5'],
  ['................ digits=4of1-6 killer-cage=11:r1c1r1c2;11:r1c3r1c4', 'none of these have a solution'],
  ['.3.1...2....1... digits=7of1-6', 'there are not so many'],
  ['.3.1...2....1... digits=4 of 1-6', 'several of these have solutions'],
])('%s is refused', (text, message) => {
  expect(() => readPuzzle(text)).toThrow(message);
});

test('a count of digits beside a puzzle states none', () => {
  expect(readPuzzle('.3.1...2....1... digits=4').puzzle.geometry).toBe(four);
});

test('a comment about digits states none', () => {
  expect(readPuzzle('# digits: those along a line rise\n. 3 . 1\n. . . 2\n. . . .\n1 . . .').puzzle.geometry).toBe(
    four,
  );
});
