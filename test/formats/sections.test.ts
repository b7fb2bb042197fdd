/** Files with sections: `[Puzzle]` and `[State]` are one position in all readers. */
import { expect, test } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { library } from '../../src/formats/text/library.js';
import { formatLine } from '../../src/formats/text/line.js';

const GIVENS = ['.3.1', '...2', '....', '1...'];
const STATE = ['23.1', '...2', '....', '14..'];
const POSITION = ['[Puzzle]', ...GIVENS, '[State]', ...STATE];

const recordsIn = (lines: readonly string[]) => {
  const splitter = recordSplitter();
  return [...splitter.push(lines.map((line) => `${line}\n`).join('')), ...splitter.end()];
};

test.each([
  ['below each other', POSITION],
  ['apart', ['[Puzzle]', ...GIVENS, '', '[State]', ...STATE, '']],
  ['in small letters, with blanks', POSITION.map((line) => ` ${line.toLowerCase()} `)],
  ['with sections of other names', [...POSITION, '[Colors]', ...GIVENS]],
])('reads puzzle and state %s as one position', (_, lines) => {
  const [record, ...others] = recordsIn(lines);
  expect(others).toEqual([]);
  expect(record!.line).toBe(1);
  expect(library.format(readPuzzle(record!.text).puzzle)).toMatch(/^:0000:x:\+23\.1\.\.\.2\.\.\.\.1\+4\.\.:/);
});

test('keeps header lines above and comments inside with the puzzle', () => {
  const lines = ['#AAnn', '#Lhard', '[Puzzle]', '#Cmine', ...POSITION.slice(1), '#ABob', ...POSITION];
  const [first, second, ...others] = recordsIn(lines);
  expect(others).toEqual([]);
  expect([first!.metadata, second!.metadata]).toEqual([{ author: 'Ann', difficulty: 'hard' }, { author: 'Bob' }]);
});

test('separates positions and puzzles in one file', () => {
  const lines = [...POSITION, '[Puzzle]', ...GIVENS, '', ...POSITION, '', ...STATE];
  const puzzles = recordsIn(lines).map(({ text }) => formatLine(readPuzzle(text).puzzle));
  expect(puzzles).toEqual([STATE, GIVENS, STATE, STATE].map((rows) => rows.join('')));
});

test('reports a section that it does not read, and rejects a state that lacks a given', () => {
  expect(readPuzzle([...POSITION, '[Colors]', ...GIVENS].join('\n')).remark).toBe('the section [colors] is not read');
  const lost = [...POSITION.slice(0, 6), '2..1', ...STATE.slice(1)].join('\n');
  expect(() => readPasted(lost)).toThrow(
    expect.objectContaining({
      message: 'this grid does not show 3 in row 1, column 2, as the one before',
      line: 7,
    }),
  );
});
