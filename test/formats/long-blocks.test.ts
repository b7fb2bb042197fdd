/** Blocks of any number of lines are read in bounded memory, and in time proportional to their length. */
import { afterEach, expect, test, vi } from 'vitest';
import type { PuzzleRecord } from '../../src/formats/record.js';
import { recordSplitter } from '../../src/formats/record-splitter.js';

const ROW = '1..4..7..\n';
const RULER = '------+-------+------\n';
const SIGNS = `${'1x2! '.repeat(90)}\n`;

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
  const [some, more] = [textOf(600), textOf(2400)];
  expect(charactersSplit(more)).toBeLessThan(5 * charactersSplit(some));
  expect(Math.max(...recordsIn(more).map(linesOf))).toBeLessThanOrEqual(most);
});

test('continues a grid below more rulers than a block has lines', () => {
  const [top, middle, bottom] = ['1........\n', '.2.......\n', '..3......\n'].map((row) => row.repeat(3));
  const records = recordsIn(`${top}${RULER.repeat(300)}${middle}\n${bottom}`);
  expect(records.map(({ line }) => line)).toEqual([1]);
});
