/** Every text in fixtures/formats is read as index.tsv says: recognised, split into puzzles, cell by cell. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupBy } from '../../src/core/arrays.js';
import { readPuzzle } from '../../src/formats/read.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { formatLike } from '../../src/formats/text/layout.js';
import { formatLine } from '../../src/formats/text/line.js';

const folder = new URL('../../fixtures/formats/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const index = read('index.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string]);
const byFile = groupBy(index, ([file]) => file);

const readingsOf = (text: string) => {
  const splitter = recordSplitter();
  return [...splitter.push(text), ...splitter.end()].map((record) => ({ record, reading: readPuzzle(record.text) }));
};

test('the index lists every file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  expect([...byFile.keys()].map((name) => `${name}.txt`).sort()).toEqual(files.sort());
});

test.each([...byFile])('%s', (file, puzzles) => {
  const text = read(`${file}.txt`);
  for (const variant of [text, text.trimEnd(), `\uFEFF${text.replaceAll('\n', '\r\n')}`])
    expect(readingsOf(variant).map(({ reading }) => [file, reading.format, formatLine(reading.puzzle)])).toEqual(
      puzzles,
    );
});

test.each([...byFile.keys()].filter((file) => /^(rows|framed|bars)/.test(file)))(
  '%s: writes values in its layout',
  (file) => {
    for (const { record, reading } of readingsOf(read(`${file}.txt`))) {
      const { geometry, values } = reading.puzzle;
      expect(formatLike(record.text, reading, values)).toBe(
        record.text.replaceAll(/(?<![\dA-Z])0+(?!\d)/g, (zero) => zero),
      );
      const full = Int8Array.from({ length: geometry.cells }, (_, cell) =>
        values[cell]! >= 0 ? values[cell]! : cell % geometry.size,
      );
      const filled = formatLike(record.text, reading, full);
      expect(formatLine(readPuzzle(filled, geometry).puzzle)).toBe(formatLine({ geometry, values: full }));
      expect(filled.split('\n').map(({ length }) => length)).toEqual(
        record.text.split('\n').map(({ length }) => length),
      );
    }
  },
);

test('removes the deleted candidates of a library line', () => {
  const [{ reading }] = readingsOf(read('library.txt')) as [ReturnType<typeof readingsOf>[number]];
  const { candidates } = reading.puzzle;
  expect([candidates![0]! & (1 << 3), candidates![10]! & (1 << 8)]).toEqual([0, 0]);
});
