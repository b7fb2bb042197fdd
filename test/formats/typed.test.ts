/** Puzzles typed on a terminal are answered as soon as they are complete. */
import { expect, test } from 'vitest';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLine } from '../../src/formats/text/line.js';

const ROWS = '.3.1...2....1...'.match(/..../g)!;
const NINE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....'.match(/.{9}/g)!;
const spaced = NINE.map((row) => [...row].join(' '));
const framed = (rows: readonly string[]): string[] => [
  '+---+---+---+',
  ...rows.map((row) => `|${row}|`),
  '+---+---+---+',
];

/** Returns the number of lines after which each puzzle is released. */
function releasedAfter(lines: readonly string[]): { readonly line: number; readonly puzzle: string }[] {
  const splitter = splitterOf(undefined, true)();
  const found = lines.flatMap((text, index) =>
    splitter
      .push(`${text}\n`)
      .map((record) => ({ line: index + 1, puzzle: formatLine(readPuzzle(record.text).puzzle) })),
  );
  return [...found, ...splitter.end().map((record) => ({ line: Infinity, puzzle: record.text }))];
}

test.each([
  ['rows', NINE, 9],
  ['rows with blanks', spaced, 9],
  ['zeros', NINE.map((row) => row.replaceAll('.', '0')), 9],
  ['a grid of four', ROWS, 4],
  ['bands', NINE.flatMap((row, index) => (index > 0 && index % 3 === 0 ? ['', row] : [row])), 11],
  ['blank lines between all rows', NINE.flatMap((row, index) => (index > 0 ? ['', row] : [row])), 17],
  [
    'rulers between boxes',
    NINE.flatMap((row, index) => (index > 0 && index % 3 === 0 ? ['---+---+---', row] : [row])),
    11,
  ],
  ['a frame', framed(NINE), 11],
  ['a title above', ['My favourite', ...NINE], 10],
  ['a rule above', ['# variant: x', ...ROWS.map((row) => row.replaceAll(/\d/g, '.'))], 5],
])('%s: the puzzle is released with its last row', (_, lines, last) => {
  expect(releasedAfter(lines).map(({ line }) => line)).toEqual([last]);
  expect(releasedAfter([...lines, ...lines]).map(({ line }) => line)).toEqual([last, lines.length + last]);
});

test('a line that is a puzzle is released at once', () => {
  expect(releasedAfter([NINE.join(''), NINE.join('')]).map(({ line }) => line)).toEqual([1, 2]);
});

test('regions above a grid wait for it', () => {
  const regions = ['AABB', 'AABB', 'CCDD', 'CCDD'];
  expect(releasedAfter([...regions, ...ROWS]).map(({ line }) => line)).toEqual([8]);
});
