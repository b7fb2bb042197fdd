/** Blocks of any number of lines are read in bounded memory, and in time proportional to their length. */
import { afterEach, expect, test, vi } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import type { PuzzleRecord } from '../../src/formats/record.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { formatLine } from '../../src/formats/text/line.js';

const ROW = '1..4..7..\n';
const RULER = '------+-------+------\n';
const SIGNS = `${'1x2! '.repeat(30)}\n`;

const recordsIn = (text: string): PuzzleRecord[] => {
  const splitter = recordSplitter();
  return [...splitter.push(text), ...splitter.end()];
};

const linesOf = ({ text }: PuzzleRecord): number => text.split('\n').length;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the characters that are split into lines while a text is read, each as often as it is read again. */
function charactersSplit(text: string): number {
  const { split } = String.prototype;
  let count = 0;
  const spy = vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...how: unknown[]) {
    count += this.length;
    return Reflect.apply(split, this, how) as string[];
  });
  recordsIn(text);
  spy.mockRestore();
  return count;
}

/** The most lines of a block. */
const LONGEST = 256;

test.each([
  ['rows above rulers', LONGEST, (lines: number) => ROW.repeat(5) + RULER.repeat(lines)],
  [
    'rows between rulers, as bands of one grid',
    9 * LONGEST,
    (lines: number) => (ROW + RULER.repeat(99)).repeat(lines / 100),
  ],
  ['rows wider than any grid', LONGEST, (lines: number) => SIGNS.repeat(lines)],
  ['whole grids', LONGEST, (lines: number) => ROW.repeat(lines)],
])('reads %s in time proportional to the lines, and keeps at most %i', (_, most, textOf) => {
  const [some, more] = [textOf(300), textOf(1200)];
  expect(charactersSplit(more)).toBeLessThan(5 * charactersSplit(some));
  expect(Math.max(...recordsIn(more).map(linesOf))).toBeLessThanOrEqual(most);
});

test('continues a grid below more rulers than a block has lines', () => {
  const [top, middle, bottom] = ['1........\n', '.2.......\n', '..3......\n'].map((row) => row.repeat(3));
  const records = recordsIn(`${top}${RULER.repeat(300)}${middle}\n${bottom}`);
  expect(records.map(({ line }) => line)).toEqual([1]);
});

const GRID = '53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79'.split(' ');

test.each([
  ['one title above all', ['Easy ones'], []],
  ['a word above each', ['Easy'], ['Easy']],
  ['words above each', ['Easy number one', 'by Ann'], ['Easy number one', 'by Ann']],
  ['a number above each', ['3)'], ['3)']],
  ['a detail above each', ['Level: hard'], ['Level: hard']],
  ['a drawn line above each', ['------------'], ['------------']],
  ['a title and a frame around each', ['Easy', '+---+---+---+'], ['+---+---+---+', 'Easy', '+---+---+---+']],
  ['no title, and a remark in the first grid', [...GRID.slice(0, 4), '4..8.3..1 <- here', ...GRID.slice(5)], []],
])('reads fifty grids without gaps: %s', (_, first, between) => {
  const text = [...first, ...Array.from({ length: 50 }, (_, i) => [...(i > 0 ? between : []), ...GRID]).flat()].join(
    '\n',
  );
  const puzzles = recordsIn(`${text}\n`).map((record) => formatLine(readPuzzle(record.text).puzzle));
  expect(puzzles).toEqual(Array(puzzles.length).fill(GRID.join('')));
  expect(puzzles.length).toBeGreaterThanOrEqual(50);
});
