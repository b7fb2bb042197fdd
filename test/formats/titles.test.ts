/** Lines of words beside puzzles are titles, names of columns, or reported in the order of the stream. */
import { expect, test } from 'vitest';
import { readPuzzle } from '../../src/formats/read.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { rulesOf } from '../../src/variants/of-grid.js';

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

const ROWS = LINE.match(/.{9}/g)!.join('\n');

test.each([
  ['above a drawn line', `Dear all\n-----\nhere it is\n${ROWS}\n`, ['Dear all', 'here it is']],
  ['between drawn lines below a grid', `${ROWS}\n-----\nGreetings\n-----\nAnn\n`, ['Greetings', 'Ann']],
])('words %s are titles or reported', (_, text, words) => {
  const { records, skipped } = read(text);
  expect(records).toHaveLength(1);
  const told = JSON.stringify([records[0]!.metadata, skipped]);
  for (const word of words) expect(told).toContain(word);
});

test.each([
  ['signs of other scripts for empty cells', `${LINE.replaceAll('.', '·')} variant=x`],
  ['a mark of quotation', `> ${LINE} variant=x`],
])('reads a puzzle with rules behind it and %s', (_, line) => {
  const { records } = read(`${line}\n`);
  expect(records.map(({ text }) => rulesOf(readPuzzle(text).puzzle.geometry).variant)).toEqual([['x']]);
});

test('a sentence that ends like a rule is no puzzle', () => {
  const { records } = read(`All of these have variant=x\n${LINE} variant=x\n`);
  expect(records.map(({ line }) => line)).toEqual([2]);
});
