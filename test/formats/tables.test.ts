/** Tables, a cell of the grid in each field, and sheets, a puzzle in each row: quotation marks and headings mean the same. */
import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { Misread } from '../../src/formats/misread.js';
import { cellsOfRow } from '../../src/formats/sheet/cells.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { formatLine } from '../../src/formats/text/line.js';
import { rulesText } from '../../src/variants/rule-text.js';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = EASY.match(/.{9}/g)!.map((row) => [...row].map((cell) => (cell === '.' ? '' : cell)));
const NUMBERS = [...'123456789'];
const LETTERS = [...'ABCDEFGHI'];

const read = (text: string): string => formatLine(readPasted(text).puzzle);

const withNames = (corner: string, columns: readonly string[], rows: readonly string[]): string[][] => [
  [corner, ...columns],
  ...ROWS.map((row, index) => [rows[index]!, ...row]),
];

const GRIDS: readonly [string, readonly (readonly string[])[]][] = [
  ['cells alone', ROWS],
  ['letters above', [LETTERS, ...ROWS]],
  ['numbers above, with a word', [NUMBERS.map((name) => `Column ${name}`), ...ROWS]],
  ['numbers beside', ROWS.map((row, index) => [NUMBERS[index]!, ...row])],
  ['names on both sides', withNames('', LETTERS, NUMBERS)],
  ['numbers above', [NUMBERS, ...ROWS]],
  ['numbers on both sides', withNames('', NUMBERS, NUMBERS)],
  [
    'a word in the corner',
    withNames(
      'row',
      NUMBERS.map((name) => `c${name}`),
      NUMBERS.map((name) => `r${name}`),
    ),
  ],
];

describe.each(GRIDS)('a table with %s', (_, rows) => {
  const quoted = rows.map((row) => row.map((cell) => `"${cell}"`));
  test.each([',', ';', '\t'])('between %j, quoted or not', (delimiter) => {
    const textOf = (cells: readonly (readonly string[])[]): string =>
      cells.map((row) => row.join(delimiter)).join('\r\n');
    expect(read(textOf(rows))).toBe(EASY);
    expect(read(textOf(quoted))).toBe(EASY);
    expect(read(`\uFEFF${textOf(quoted)}`)).toBe(EASY);
  });
});

test.each([
  [';', '1,2,4', '1,3,5'],
  ['\t', '"1,2,4"', '"1,3,5"'],
  [';', '"1;2;4"', '"1; 3; 5"'],
])(
  'candidates of a cell have signs between them, in quotation marks if %j stands between cells',
  (delimiter, ...own) => {
    const rows = ROWS.map((row) => row.map((cell) => cell || '123456789'));
    rows[0]!.splice(2, 2, ...own);
    const { puzzle } = readPasted(rows.map((row) => row.join(delimiter)).join('\n'));
    expect([puzzle.candidates?.[2], puzzle.candidates?.[3]]).toEqual([0b1011, 0b10101]);
  },
);

test.each([
  ['a,"b"c,d', ['a', 'bc', 'd']],
  ['a,"b,c', ['a', '"b', 'c']],
  ['a, "b",', ['a', ' "b"', '']],
])('quotation marks that do not enclose a cell: %s', (row, cells) => expect(cellsOfRow(row, ',')).toEqual(cells));

test('cells in quotation marks are read as Papa Parse reads them', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab",; \n\t') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), fc.constantFrom(',', ';', '\t'), (cells, delimiter) => {
      expect(cellsOfRow(papaparse.unparse([cells], { delimiter }), delimiter)).toEqual(cells);
    }),
  );
});

test('a table of Markdown has names on both sides', () => {
  const [names, ...rows] = withNames('Row', NUMBERS, NUMBERS).map((row) => `| ${row.join(' | ')} |`);
  expect(read([names, `|${'---|'.repeat(10)}`, ...rows].join('\n'))).toBe(EASY);
});

test.each(['1,2', '1 2'])('candidates %j are not read as the number 12', (cell) => {
  const rows = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_, column) => (row === column ? cell : '16')),
  );
  expect(() => read(rows.map((row) => row.join('\t')).join('\n'))).toThrow(Misread);
});

describe('a sheet', () => {
  const inRows = ROWS.map((row) => row.map((cell) => cell || '.').join('')).join('\n');

  test.each([
    ['commas in a title', `name,puzzle\n"one, two",${EASY}\n`],
    ['quoted names and quotation marks', `"name","puzzle"\n"one, ""two""","${EASY}"\n`],
    ['a grid in a cell', `name;puzzle\nTea;"${inRows}"\n`],
    ['tabs', `\uFEFFid\tpuzzle\r\n1\t${EASY}\r\n`],
  ])('is read as pasted and as a file: %s', (_, text) => {
    expect(read(text)).toBe(EASY);
    const splitter = splitterOf(undefined)();
    const [record, ...others] = [...text].flatMap((sign) => splitter.push(sign)).concat(splitter.end());
    expect(others).toEqual([]);
    expect(read(record!.text)).toBe(EASY);
    expect(record!.line).toBe(2);
  });

  test('has rules in columns, and what is not read is told', () => {
    const { puzzle, remark } = readPasted(`puzzle,variant,comment\n${'.'.repeat(81)},x,Killer cages\n`);
    expect(rulesText(puzzle.geometry)).toContain('x');
    expect(remark).toContain("its column 'comment' is not read");
  });

  test('of two puzzles is refused where one is expected, and an error has the line of the row', () => {
    expect(() => readPasted(`name,puzzle\na,${EASY}\nb,${EASY}\n`)).toThrow('another puzzle');
    const text = `name,puzzle\na,"${EASY.replace('53', '5é')}"\n`;
    expect(() => readPasted(text)).toThrow(Misread);
    expect(() => readPasted(`name,puzzle\na,${EASY} killer-cage=99:r1c1\n`)).toThrow(
      expect.objectContaining({ line: 2, column: undefined }),
    );
  });
});
