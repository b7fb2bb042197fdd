/** Blank lines above a puzzle, as a template string begins with one, are no part of it. */
import { expect, test } from 'vitest';
import { Misread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import { formatLibrary } from '../../src/formats/text/library.js';
import { read } from '../read-text.js';

const line = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';

test.each([
  ['a line', line],
  ['a line of 4×4', '.3.1...2....1...'],
  ['a line with placed values', '.3.1.+4.2....1...'],
  ['a line with a comment', `${line} # Tuesday`],
  ['a line with a rule', '.3.1...2........ variant=x'],
  ['a library line', ':0000:x:.3.1+4..2....1...:222::'],
  ['candidates', '1234'.repeat(16)],
  ['rows', '.3.1\n...2\n....\n1...'],
  ['JSON', `{"puzzle":"${line}"}`],
])('%s', (_, text) => {
  const expected = readPuzzle(text);
  for (const above of ['\n', '\r\n', ' \n\t\n', '\n    '])
    expect(formatLibrary(readPuzzle(above + text).puzzle)).toBe(formatLibrary(expected.puzzle));
  expect(readPuzzle(`\n${text}\n`).format).toBe(expected.format);
});

test.each([
  ['\n.3.1\n..x?2\n....\n1...', 3, undefined],
  [`\n\n${line.slice(0, 11)}%${line.slice(12)}\n`, 3, 12],
  ['\n  :0000:x:.3.1.9.2....1...:::', 2, 16],
])('%j: a Misread counts them', (text, row, column) => {
  const error = misreadOf(text);
  expect([error.line, error.column]).toEqual([row, column]);
});

function misreadOf(text: string): Misread {
  try {
    read(text);
  } catch (error) {
    if (error instanceof Misread) return error;
  }
  throw new Error('was read');
}
