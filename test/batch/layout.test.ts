/** Empty lines keep answers of several lines apart. */
import { expect, test } from 'vitest';
import { answer } from '../../src/batch/answer.js';
import { handle } from '../../src/batch/portion.js';

const GRID = '1\n2';

/** The answers to records, which are their own texts; `-` has an empty one. */
const outOf = (...texts: string[]): string =>
  handle(
    texts.map((text, index) => ({ text, line: index + 1 })),
    ({ text }) => answer(text.startsWith('-') ? '' : text),
    {},
  ).out;

test.each([
  ['lines', ['a', 'b'], 'a\nb\n'],
  ['blocks', [GRID, GRID], `\n${GRID}\n\n${GRID}\n`],
  ['a line below a block', [GRID, 'a'], `\n${GRID}\n\na\n`],
  ['a line below a block and an empty answer', [GRID, '-', 'a'], `\n${GRID}\n\na\n`],
  ['a line below an empty answer to a block', ['-\n-', 'a'], 'a\n'],
])('%s', (_, texts, out) => {
  expect(outOf(...texts)).toBe(out);
});
