/**
 * Every format through commands, in processes of their own: a format that another test has loaded would hide that a
 * command does not load it. Runs the built program; the slow tests run the other commands.
 */
import { expect, test } from 'vitest';
import { INPUT } from '../../src/cli/options.js';
import { TARGETS } from '../../src/cli/sheet-options.js';
import { solve } from '../../src/face/index.js';
import { READ, readAny, writerNamed } from '../../src/formats/exchange/any.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { formatLine } from '../../src/formats/text/line.js';
import { LINE, SOLUTION } from '../formats/exchange/example.js';
import { read } from '../read-text.js';
import { checkReads, outputOf, TEXTS } from './check-formats.js';

test('the texts are of every format that is read', () => {
  expect([...TEXTS.keys()].sort()).toEqual([...READ].sort());
});

checkReads([
  ['solve', '--json'],
  ['convert', '--to', 'library'],
]);

test('canon --same takes every format', async () => {
  for (const name of ['f-puzzles', 'solo'])
    expect((await outputOf(LINE, 'canon', '--same', TEXTS.get(name)!)).code).toBe(0);
});

test("the library's readers read every format, recognised or named", async () => {
  for (const [name, text] of TEXTS) {
    const { puzzle } = await readAny(text);
    expect([name, formatLine(puzzle)]).toEqual([name, LINE]);
    expect(formatLine((await readAny(text, undefined, name)).puzzle)).toBe(LINE);
    expect(solve(puzzle).solution).toBe(SOLUTION);
  }
  for (const name of ['line', 'rows', 'framed', 'bars', 'pencilmarks', 'library', 'sukaku', 'clipboard', 'json'])
    for (const puzzle of [read(TEXTS.get(name)!), readPasted(TEXTS.get(name)!).puzzle])
      expect(formatLine(puzzle)).toBe(LINE);
});

test('refuses the name of no format, and a writer that is not loaded, with a code', async () => {
  await expect(readAny(LINE, undefined, 'sodoku')).rejects.toThrow("unknown format 'sodoku'");
  expect(() => writerNamed('opensodoku')).toThrow('opensudoku');
});

test('the help of --from names each format that is only read', () => {
  for (const name of READ.filter((name) => !TARGETS.includes(name))) expect(INPUT.from.about).toContain(name);
});
