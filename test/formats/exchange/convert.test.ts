/** The commands read and write other programs' formats, recognised or named, alone or among others. */

import { Readable } from 'node:stream';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../src/cli/commands/open.js';
import { load, READ, readLoaded, WRITTEN, writerNamed } from '../../../src/formats/exchange/any.js';
import { EXCHANGE } from '../../../src/formats/exchange/formats.js';
import { recognised } from '../../../src/formats/exchange/recognise.js';
import { gameSplitter, sdkSplitter } from '../../../src/formats/exchange/splitter.js';
import { formats } from '../../../src/formats/read.js';
import type { Splitter } from '../../../src/formats/record.js';
import { formatLine } from '../../../src/formats/text/line.js';
import { sudoku, sudokuOn } from '../../cli/sudoku.js';
import { puzzles } from '../grids.js';
import { EXAMPLE, LINE, SOLUTION } from './example.js';

const POSITION = `:0000:x:+9${LINE.slice(1)}:112:::`;
const NAMES = WRITTEN.filter((name) => READ.includes(name) && EXCHANGE.some((format) => format.name === name));
const written = (name: string): string => writerNamed(name).format(EXAMPLE, [], {});

beforeAll(() => load([], ...NAMES));

describe.each(NAMES)('%s', (name) => {
  test('convert writes it and reads it back, both by name and by recognition', async () => {
    const { out, status } = await sudoku('convert', '--to', name, LINE);
    expect([status, out.trimEnd()]).toEqual([0, written(name)]);
    for (const from of [['--from', name], []])
      expect(await sudokuOn(out, 'convert', '--to', 'line', ...from)).toMatchObject({ out: `${LINE}\n`, status: 0 });
  });
});

test('recognises the formats with a distinctive mark, and takes none of our own formats for them', () => {
  const shown = NAMES.filter((name) => recognised(written(name)) !== undefined);
  expect(shown).toEqual([
    'opensudoku',
    'opensudoku-1',
    ...['sudokuwiki', 'sudokuwiki-s9b', 'sudokuwiki-162', 'sudokucoach', 'f-puzzles', 'sudokupad', 'sudokupad-compact'],
    ...['iss', 'sudoku-exchange', 'solo', 'susser', 'susser-short'],
  ]);
  for (const name of shown) expect(formatLine(readLoaded(written(name)).puzzle)).toBe(LINE);
  for (const puzzle of fc.sample(puzzles(), { numRuns: 100, seed: 16 }))
    for (const format of formats) expect(recognised(format.format(puzzle))).toBeUndefined();
});

test('reads a stream of many formats', async () => {
  const alike = NAMES.filter((name) => !name.startsWith('opensudoku') && name !== 'sdk');
  const stream = alike.map((name) => `${written(name)}\n`).join('\n');
  const { out, notes } = await sudokuOn(stream, 'solve', '--to', 'line');
  expect([out.split('\n').filter(Boolean), notes]).toEqual([alike.map(() => SOLUTION), '']);
});

test('takes a link as an operand', async () => {
  expect((await sudoku('solve', written('f-puzzles'))).out).toBe(`${SOLUTION}\n`);
  expect((await sudoku('solve', written('solo'))).out).toBe(`${SOLUTION}\n`);
});

test('passes a link to the page as a line', async () => {
  const terminal = { stdin: Readable.from([]), write: () => {}, note: () => {}, colour: false };
  expect(await textOf([written('f-puzzles')], terminal)).toBe(LINE);
  await expect(textOf(['https://sudokupad.app/abcdefgh'], terminal)).rejects.toThrow('kept at SudokuPad');
});

test('refuses a puzzle that would lose a part, and reports the loss once with --lossy', async () => {
  const stream = `${POSITION}\n${POSITION}\n`;
  const lost = 'sdm cannot hold eliminated candidates and the marks of placed values, but library, clipboard, ';
  const { notes, status } = await sudokuOn(stream, 'convert', '--to', 'sdm', '--lossy');
  expect([notes.split('\n').length, status]).toEqual([1, 0]);
  expect(notes).toContain(`line 1: ${lost}`);
  const refused = await sudokuOn(stream, 'convert', '--to', 'sdm');
  expect([refused.status, refused.out.split('ERROR: ').length]).toEqual([2, 3]);
  expect(refused.notes).toContain(`line 2: ${lost}`);
  expect(await sudokuOn(stream, 'convert', '--to', 'f-puzzles')).toMatchObject({ notes: '', status: 0 });
});

test('carries the details of a puzzle from format to format', async () => {
  const text = `#DOf many\n#LHard\n[Puzzle]\n${LINE.match(/.{9}/g)!.join('\n')}\n`;
  const { out } = await sudokuOn(text, 'convert', '--from', 'sdk', '--to', 'opensudoku-1');
  expect(out).toContain('<description>Of many</description>');
  expect((await sudokuOn(out, 'convert', '--to', 'sdk')).out).toBe(text);
  const { notes } = await sudokuOn(text, 'convert', '--from', 'sdk', '--to', 'f-puzzles');
  expect(notes).toBe('line 1: f-puzzles cannot hold the difficulty, but sdk, opensudoku-1, sudoku-exchange can');
});

test('finds the end of a document after İ, which is longer in lower case', async () => {
  const game = `<opensudoku><name>${'İ'.repeat(4)}</name><game data="${LINE.replaceAll('.', '0')}"/></opensudoku>`;
  const { out } = await sudokuOn(`${game}\n${LINE}\n`, 'convert', '--to', 'line');
  expect(out).toBe(`${LINE}\n${LINE}\n`);
});

test('answers a size that a format cannot hold with ERROR in its place', async () => {
  const { out, status, notes } = await sudoku('convert', '--to', 'sudokuwiki', '1...............');
  expect([out, status]).toEqual(['ERROR: sudokuwiki holds only 9×9 grids, and this one is 4×4\n', 2]);
  expect(notes).toBe('line 1: sudokuwiki holds only 9×9 grids, and this one is 4×4');
});

test('reads and writes our JSON as a format', async () => {
  const { out } = await sudoku('convert', '--to', 'json', POSITION);
  expect(out).toBe((await sudoku('convert', '--to', 'library', '--json', POSITION)).out);
  expect((await sudokuOn(out, 'convert', '--from', 'json', '--to', 'library')).out).toBe(`${POSITION}\n`);
  expect((await sudoku('convert', '--to', 'solo', '--json', LINE)).notes).toContain('leave out --json or --to solo');
});

test('an unknown format names the nearest one, or where all are listed', async () => {
  expect((await sudoku('convert', '--to', 'zzz', LINE)).notes).toContain('sudoku convert --help lists them');
  expect((await sudoku('convert', '--to', 'sudokuwicki', LINE)).notes).toContain('Did you mean sudokuwiki?');
});

/** Returns the records of a text that is split at any place. */
const cutBy = (splitter: Splitter, text: string): readonly [number, string][] =>
  [...text.match(/[\s\S]{1,7}/g)!.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()].map(({ line, text }) => [
    line,
    text,
  ]);

test('splits .sdk puzzles with and without header lines and sections', () => {
  const rows = LINE.match(/.{9}/g)!.join('\n');
  const records = [`#AOne\n[Puzzle]\n${rows}\n[State]\n${rows}`, `#ATwo\n#LHard\n${rows}`, rows, `[Puzzle]\n${rows}`];
  const text = `${records[0]}\n${records[1]}\n\n${records[2]}\n${records[3]}\n`;
  expect(cutBy(sdkSplitter(), text)).toEqual([
    [1, records[0]],
    [22, records[1]],
    [34, records[2]],
    [43, records[3]],
  ]);
});

test('splits the games of an XML, each with its folder and its line', () => {
  const text = [
    '<?xml version="1.0"?>',
    '<opensudoku version="2">',
    '<folder name="A > B">',
    `<game note="1 > 0"\n data="${LINE}"/>`,
    `<game data="${LINE}"></game>`,
    '</folder><folder name="C">',
    `<game data="${LINE}"/>`,
    '</folder></opensudoku>',
  ].join('\n');
  const records = cutBy(gameSplitter(), text);
  expect(records.map(([line]) => line)).toEqual([4, 6, 8]);
  const told = records.map(([, record]) => readLoaded(record, undefined, 'opensudoku').metadata);
  expect(told).toEqual([{ title: 'A > B', comment: '1 > 0' }, { title: 'A > B' }, { title: 'C' }]);
  const one = (name: string): string => `<opensudoku><name>${name}</name><game data="${LINE}"/></opensudoku>`;
  const several = cutBy(gameSplitter(), `${one('1')}\n${one('2')}`).map(([, record]) =>
    readLoaded(record, undefined, 'opensudoku'),
  );
  expect(several.map(({ metadata }) => metadata)).toEqual([{ title: '1' }, { title: '2' }]);
  expect(cutBy(gameSplitter(), '<opensudoku>'.padEnd(400, '<game "')).length).toBe(1);
  expect(cutBy(gameSplitter(), '<!DOCTYPE x><opensudoku><game/></opensudoku>').length).toBe(1);
});
