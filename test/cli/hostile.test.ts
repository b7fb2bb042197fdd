/** Text from files, names and options reaches the terminal without control characters. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTier } from '../tier.js';
import { sudoku } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));

const PUZZLE = '.3.1...2....1...';
const GRID = PUZZLE.match(/.{4}/g)!.join('\n');

/** Control characters that a terminal obeys, except tabs and line feeds, which are layout. */
const CONTROL = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

const hostile = fc
  .array(fc.constantFrom('\x1b[2J', '\x1b]0;owned\x07', '\x9b31m', '\u202e', '\u2066', '\x00', '\x08', 'title', ' '), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''));

const inFile = (text: string): ((evil: string) => string) => {
  let number = 0;
  return (evil) => {
    const file = join(folder, `${number++}-${evil.replaceAll(/[\0/]/g, '')}.sdk`);
    writeFileSync(file, text.replaceAll('EVIL', evil));
    return file;
  };
};

const titled = inFile(`#AEVIL\n#CEVIL\n[Puzzle]\n${GRID}\n`);
const commented = inFile(`# EVIL\n${PUZZLE}\n`);
const broken = inFile(`${PUZZLE}\n12EVIL4\n`);

const COMMANDS = [
  ...[['solve'], ['solve', '--explain'], ['grade'], ['hint'], ['hint', '--all', '--max-level', 'easy'], ['check']],
  ...['line', 'sdk', 'sdm', 'opensudoku', 'clipboard', 'json', 'svg', 'html'].map((format) => [
    'convert',
    '--to',
    format,
  ]),
];

test.each(COMMANDS)('%s %s %s', async (...args) => {
  await fc.assert(
    fc.asyncProperty(
      hostile,
      fc.constantFrom(titled, commented, broken),
      fc.boolean(),
      async (evil, fileOf, isTold) => {
        const verbose = isTold ? ['-v'] : [];
        const { out, notes } = await sudoku(
          ...args.filter(Boolean),
          ...verbose,
          fileOf(evil),
          join(folder, `gone ${evil.replaceAll('\0', '')}`),
        );
        expect(out + notes).not.toMatch(CONTROL);
      },
    ),
    { numRuns: inTier({ quick: 4, slow: 12 }) },
  );
});

test.each([
  ['solve', '--to'],
  ['grade', '--scale'],
  ['create', '--seed', 'x', '--require'],
  ['create', '--symmetry'],
  ['strategies'],
  ['solve', '--lang'],
])('%s %s: rejects unknown words', async (...args) => {
  const { notes, out } = await sudoku(...args.filter(Boolean), 'a\x1b[2J\u202e');
  expect(notes).toContain('x1b');
  expect(out + notes).not.toMatch(CONTROL);
});
