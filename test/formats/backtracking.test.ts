/** Texts at which an expression could look from every place to the end: as long as a line may be, they are read at once. */
import { expect, test } from 'vitest';
import { load } from '../../src/formats/exchange/any.js';
import { Misread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import { readPasted } from '../../src/formats/solutions.js';

const COUNT = 130_000;
const many = (text: string, count = COUNT): string => text.repeat(count / text.length);
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test.each([
  ['signs that pad base64', `https://sudokupad.app/scl${many('=')}x`],
  ['the same in a link of f-puzzles', `https://f-puzzles.com/?load=${many('=')}x`],
  ['strokes in a link', `https://sudokupad.app/${many('/')}x`],
  ['an open tag', `<table><tr><td><INPUT VALUE=T${many('T')}<INPUT VALUE=>`],
  ['tags that are left open', `<opensudoku><name>${many('<')}</name></opensudoku>`],
  ['blanks and line ends', `<opensudoku><game${many('\t')}x\n</opensudoku>`],
  ['zeros', `${many('0')}x`],
  ['blanks after a puzzle', `${PUZZLE}${many('\t')}x`],
  ['a remark that has no end', `${`5 3 . . 7 . . . . ${many('#', COUNT / 10)}\u2028\n`.repeat(9)}`],
])('%s', async (_, text) => {
  const started = performance.now();
  await load([text]);
  for (const read of [readPuzzle, readPasted])
    try {
      read(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Misread);
    }
  expect(performance.now() - started).toBeLessThan(8000);
});
