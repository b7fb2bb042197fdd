/** Lines of words beside puzzles are titles, names of columns, or reported in the order of the stream. */
import { expect, test } from 'vitest';
import { recordSplitter } from '../../src/formats/record-splitter.js';

const LINE = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';

function read(text: string) {
  const splitter = recordSplitter();
  const records = [...splitter.push(text), ...splitter.end()];
  return { records, skipped: splitter.skipped?.() };
}

test.each([
  ['column names', `Source: The Times\nid,puzzle,rating\na,${LINE},3\n`, { source: 'The Times' }],
  ['no names of columns, but a sentence', `Puzzles of May; by Ann\na,${LINE},3\n`, { title: 'Puzzles of May; by Ann' }],
])('a puzzle in a row of a table has its title: %s', (_, text, metadata) => {
  const { records } = read(text);
  expect(records.map((record) => record.metadata)).toEqual([metadata]);
});

test('skipped lines are reported in the order of the stream', () => {
  const { skipped } = read(`A puzzle for today:\n"${LINE}"\nand good luck with it\n\n`);
  expect(skipped!.stretches.map(({ from }) => from)).toEqual([1, 3]);
});
