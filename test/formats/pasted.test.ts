/** Every sample in fixtures/pasted is read as index.tsv says, or rejected with its message. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { decoder } from '../../src/cli/input/decode.js';
import { groupBy } from '../../src/core/arrays.js';
import { load, readLoaded } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { Misread } from '../../src/formats/misread.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { formatLine } from '../../src/formats/text/line.js';

const folder = new URL('../../fixtures/pasted/', import.meta.url);
const textOf = (name: string): string => {
  const { push, end } = decoder();
  return push(readFileSync(new URL(`${name}.txt`, folder))) + end();
};

const index = readFileSync(new URL('index.tsv', folder), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [file: string, puzzle: string, title?: string]);
const byFile = groupBy(index, ([file]) => file);

interface Seen {
  readonly puzzle: string;
  readonly title?: string | undefined;
}

/** Returns each puzzle with its title; for an unreadable one `!`, its place and the error. */
const seenIn = (text: string, piece = text.length): Seen[] => {
  const splitter = splitterOf(undefined)();
  const records = [];
  for (let at = 0; at < text.length; at += piece) records.push(...splitter.push(text.slice(at, at + piece)));
  return [...records, ...splitter.end()].map((record) => {
    try {
      return { puzzle: formatLine(readLoaded(record.text).puzzle), title: record.metadata?.title };
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      const column = error.column === undefined ? '' : `, column ${error.column}`;
      return { puzzle: `! line ${record.line + error.line - 1}${column}: ${error.message}` };
    }
  });
};

beforeAll(() => load([], 'opensudoku'));

test('the index lists every file', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  expect([...byFile.keys()].map((name) => `${name}.txt`).sort()).toEqual(files.sort());
});

test.each([...byFile])('%s', (file, wanted) => {
  const seen = seenIn(textOf(file));
  expect(seen.map(({ puzzle }) => (puzzle.startsWith('!') ? '!' : puzzle))).toEqual(
    wanted.map(([, puzzle]) => (puzzle.startsWith('!') ? '!' : puzzle)),
  );
  for (const [i, [, puzzle, title]] of wanted.entries()) {
    if (puzzle.startsWith('!')) expect(seen[i]!.puzzle).toContain(puzzle.slice(2));
    if (title !== undefined) expect(seen[i]!.title).toBe(title);
  }
});

test.each([...byFile.keys()])('%s: gives the same records however the stream is cut', (file) => {
  const text = textOf(file);
  expect(seenIn(text, 7)).toEqual(seenIn(text));
});

test('readPasted reads the one puzzle of a text, and errors have the lines of the text', () => {
  const grid = ['.3.1', '...2', '....', '1...'];
  const solution = ['2341', '4132', '3214', '1423'];
  const text = ['My favourite puzzle, by me', '', ...grid].join('\n');
  expect(formatLine(readPasted(text).puzzle)).toBe(grid.join(''));
  expect(formatLine(readPasted([text, '', ...solution].join('\n')).puzzle)).toBe(grid.join(''));
  expect(() => readPasted([text, '', ...grid].join('\n'))).toThrow('another puzzle');
  expect(() => readPasted(`${text}.`)).toThrow(expect.objectContaining({ line: 6 }));
});

test('a row of dots is no frame: what stands beyond it is not left out', () => {
  const rows = Array.from({ length: 8 }, () => '.'.repeat(9));
  expect(() => readPasted([...rows, '.........5'].join('\n'))).toThrow('row 9 has 10 cells instead of 9');
  expect(() => readPasted([...rows, '1........5'].join('\n'))).toThrow('row 9 has 10 cells instead of 9');
});
