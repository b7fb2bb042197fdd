/** Layouts of irregular regions in letters, above a grid or beside it. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { withRegionComments } from '../../src/formats/beside/regions.js';
import { readPuzzle } from '../../src/formats/read.js';
import { pastedSplitter, readPasted } from '../../src/formats/stream/solutions.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { withRules } from '../../src/variants/rules.js';

const LETTERS = 'AAAABB AACBBB CCCCBD CEDDDD EEEEDF EFFFFF'.split(' ');
const ROWS = '1.....|.2....|..3...|...4..|....5.|.....6'.split('|');
const SIX = withRules(Geometry.of(2, 3), { regions: LETTERS.join('') });

const both = (between: string, change = (text: string): string => text): string =>
  LETTERS.map((letters, row) => change(letters) + between + ROWS[row]!).join('\n');

test.each([
  ['above, an empty line between', `${LETTERS.join('\n')}\n\n${ROWS.join('\n')}`],
  ['above, without one', `${LETTERS.join('\n')}\n${ROWS.join('\n')}`],
  ['above, and a line of cells', `${LETTERS.join('\n')}\n\n${ROWS.join('')}`],
  ['above a frame', `${LETTERS.join('\n')}\n\n+---+\n${ROWS.map((row) => `|${row}|`).join('\n')}\n+---+`],
  ['in small letters', `${LETTERS.join('\n').toLowerCase()}\n\n${ROWS.join('\n')}`],
  ['before each row', both(' ')],
  ['before each row, with a bar', both(' | ')],
  ['behind each row', LETTERS.map((letters, row) => `${ROWS[row]}   ${letters}`).join('\n')],
  ['behind rows with blanks', LETTERS.map((letters, row) => `${[...ROWS[row]!].join(' ')} | ${letters}`).join('\n')],
])('reads letters %s', (_, text) => {
  const { geometry, values } = readPuzzle(text).puzzle;
  expect(geometry).toBe(SIX);
  expect([values[0], values[7], values[35]]).toEqual([0, 1, 5]);
  const splitter = pastedSplitter();
  const records = [...splitter.push(`${text}\n`), ...splitter.end()];
  expect(records.map((record) => readPuzzle(record.text).puzzle.geometry)).toEqual([SIX]);
});

test('gives each grid of a stream its own letters, or none', () => {
  const text = `${LETTERS.join('\n')}\n\n${ROWS.join('\n')}\n\n${ROWS.join('\n')}\n\n${both('  ')}\n`;
  const splitter = pastedSplitter();
  const records = [...splitter.push(text), ...splitter.end()];
  expect(records.map((record) => readPuzzle(record.text).puzzle.geometry)).toEqual([SIX, Geometry.of(2, 3), SIX]);
});

test('reads a grid whose digits are letters as values', () => {
  const four = ['ABCD', 'CDAB', 'BADC', 'DCBA'].join('\n');
  expect(withRegionComments(four)).toBe(four);
  const puzzle = ['AB..', 'AAAB', '....', '...D'].join('\n');
  expect(withRegionComments(puzzle)).toBe(puzzle);
  const words = 'Who can\nsolve this\none here\nfor me';
  expect(withRegionComments(words)).toBe(words);
});

test('an error has the line of the text', () => {
  expect(() => readPasted(`${LETTERS.join('\n')}\n\n${ROWS.join('\n').replace('4', 'z')}`)).toThrow("'z'");
});

test.each([
  ['right above the letters', `Ann's jigsaw\n${LETTERS.join('\n')}\n${ROWS.join('\n')}`],
  ['between letters and grid', `${LETTERS.join('\n')}\n\nAnn's jigsaw\n${ROWS.join('\n')}`],
  [
    'between comments and grid',
    `${LETTERS.map((row) => `# regions: ${row}`).join('\n')}\n\n# variant: x\nAnn's jigsaw\n${ROWS.join('\n')}`,
  ],
])('keeps all rows of regions beside a title: %s', (_, text) => {
  const splitter = pastedSplitter();
  const records = [...splitter.push(`${text}\n`), ...splitter.end()];
  expect(records.map((record) => rulesOf(readPuzzle(record.text).puzzle.geometry).regions)).toEqual([LETTERS.join('')]);
  expect(records.map(({ metadata }) => metadata?.title)).toEqual(["Ann's jigsaw"]);
});

test('keeps the regions of the largest grid, a line each, below other titles', () => {
  const rules = Array.from({ length: 25 }, (_, row) => `# regions: ${'ABCDEFGHIJKLMNOPQRSTUVWXY'[row]!.repeat(25)}`);
  const rows = Array.from({ length: 25 }, () => '.'.repeat(25));
  const splitter = pastedSplitter();
  const text = [...rules, '# variant: x', '', ...Array.from({ length: 12 }, (_, i) => `title ${i}`), ...rows].join(
    '\n',
  );
  const records = [...splitter.push(`${text}\n`), ...splitter.end()];
  expect(records).toHaveLength(1);
  expect(records[0]!.text.match(/# regions:/g)).toHaveLength(25);
});

const DIGITS = LETTERS.map((row) => row.replaceAll(/[A-F]/g, (letter) => String(letter.charCodeAt(0) - 64)));
const ZEROS = DIGITS.map((row) => row.replaceAll(/\d/g, (digit) => String(Number(digit) - 1)));
const apart = (rows: readonly string[]): string => rows.map((row) => [...row].join(' ')).join('\n');
const geometriesIn = (text: string): Geometry[] => {
  const splitter = pastedSplitter();
  const records = [...splitter.push(text), ...splitter.end()];
  return records.map((record) => readPuzzle(record.text).puzzle.geometry);
};

test.each([
  ['letters', LETTERS],
  ['digits', DIGITS],
  ['digits from zero', ZEROS],
])('reads %s below a grid and above it', (_, layout) => {
  const [above, grid] = [layout.join('\n'), ROWS.join('\n')];
  for (const text of [
    `${grid}\n\n${above}\n`,
    `${grid}\n${above}\n`,
    `${above}\n\n${grid}\n`,
    `${above}\n${grid}\n`,
    `${apart(ROWS)}\n\n${apart(layout)}\n`,
    `Ann's jigsaw\n${grid}\n\nregions:\n${above}\n`,
    `+---+\n${ROWS.map((row) => `|${row}|`).join('\n')}\n+---+\n\n${above}\n`,
  ]) {
    expect(geometriesIn(text)).toEqual([SIX]);
    expect(readPasted(text).puzzle.geometry).toBe(SIX);
    expect(geometriesIn(`${text}\n${text}`)).toEqual([SIX, SIX]);
  }
});

test('reads the usual boxes as digits, and a solution beside them', () => {
  const solution = '123456 456123 231564 564231 312645 645312'.split(' ').join('\n');
  const grid = solution.replaceAll(/[3-6]/g, '.');
  const boxes = '111222 111222 333444 333444 555666 555666'.split(' ').join('\n');
  expect(geometriesIn(`${grid}\n\n${boxes}\n\n${solution}\n`)).toEqual([Geometry.of(2, 3)]);
  expect(geometriesIn(`${grid}\n\n${solution}\n`)).toEqual([Geometry.of(2, 3)]);
});

test('an error in a grid above its regions has the line of the text', () => {
  expect(() => readPasted(`${ROWS.join('\n').replace('4', 'z')}\n\n${DIGITS.join('\n')}`)).toThrow("'z'");
});
