/** Any format is written by one call, as `convert --to` writes it. */
import { expect, test } from 'vitest';
import { EXCHANGE, readAny, WRITTEN, writeAny } from '../../../src/formats/exchange/index.js';
import { FORMATS, parseLine } from '../../../src/formats/index.js';
import { sudoku } from '../../cli/sudoku.js';
import { read } from '../../read-text.js';
import { EXAMPLE, LINE } from './example.js';

test('every format that is written can be named', () => {
  const others = EXCHANGE.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name);
  expect(WRITTEN).toEqual([...FORMATS, ...others]);
});

test.each(WRITTEN)('writes %s as the program does', async (name) => {
  const { out } = await sudoku('convert', '--to', name, LINE);
  expect(`${await writeAny(read(LINE), name)}\n`).toBe(out);
});

test('writes details, in any spelling of the name', async () => {
  const { metadata } = await readAny(await writeAny(EXAMPLE, 'F-Puzzles', { title: 'For Sunday' }));
  expect(metadata).toEqual({ title: 'For Sunday' });
});

test('writes an empty grid to iss so that it can be read back', async () => {
  const empty = read('.'.repeat(81));
  expect((await readAny(await writeAny(empty, 'iss'))).puzzle.values).toEqual(empty.values);
});

test('leaves out characters that XML cannot hold', async () => {
  const written = await writeAny(read(LINE), 'opensudoku', { title: 'a\u0000<\ud800b\n' });
  expect(written).toContain('"a&lt;b');
  expect((await readAny(written)).metadata).toEqual({ title: 'a<b\n' });
});

test('rejects what cannot be written', async () => {
  const small = read('.3.1...2....1...');
  await expect(writeAny(small, 'sudokuwiki')).rejects.toMatchObject({ code: 'UNWRITABLE' });
  await expect(writeAny(small, 'f-pussles')).rejects.toThrow('Did you mean f-puzzles?');
  await expect(writeAny(small, 'JSON')).rejects.toThrow('`JSON.stringify(Game.from(puzzle))` writes a puzzle as JSON');
  await expect(writeAny(small, 'penpa')).rejects.toThrow("unknown format 'penpa'");
  await expect(writeAny(small, 3 as never)).rejects.toThrow(/^format takes a text, not 3$/);
  await expect(writeAny(small, 'sdk', { title: 3 } as never)).rejects.toMatchObject({ option: 'title' });
  await expect(writeAny(LINE as never, 'sdm')).rejects.toMatchObject({ code: 'BAD_OPTION', option: 'puzzle' });
});

test('rejects a puzzle of which the format would drop a part, unless it may', async () => {
  const killer = read('.'.repeat(81), { constraints: ['killer-cage=17:r1c12'] });
  await expect(writeAny(killer, 'sdm')).rejects.toThrow('sdm cannot hold the rules killer-cage');
  const tall = read('.'.repeat(36), { box: [3, 2] });
  await expect(writeAny(tall, 'line')).rejects.toThrow('line cannot hold boxes of 3x2');
  await expect(writeAny(parseLine(`+5${'.'.repeat(80)}`), 'sdm')).rejects.toThrow('cannot hold the marks of placed');
  expect(await writeAny(killer, 'sdm', {}, { lossy: true })).toBe('0'.repeat(81));
  expect(await writeAny(killer, 'f-puzzles')).toContain('f-puzzles');
});
