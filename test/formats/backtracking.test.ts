/**
 * Texts on which a regular expression could backtrack from every place: at half the greatest length of a line, and at the
 * greatest in the slow tier, they are read quickly.
 */
import { expect, test } from 'vitest';
import { load } from '../../src/formats/exchange/any.js';
import { Misread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { inTier } from '../tier.js';
import { expectLinear } from './growth.js';

const LENGTH = inTier({ quick: 65_000, slow: 130_000 });
const many = (text: string, length: number): string => text.repeat(length / text.length);
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function readEverywhere(text: string): Promise<void> {
  await load([text]);
  for (const read of [readPuzzle, readPasted])
    try {
      read(text);
    } catch (error) {
      expect(error).toBeInstanceOf(Misread);
    }
}

test.each<[string, (length: number) => string]>([
  ['signs that pad base64', (length) => `https://sudokupad.app/scl${many('=', length)}x`],
  ['the same in a link of f-puzzles', (length) => `https://f-puzzles.com/?load=${many('=', length)}x`],
  ['strokes in a link', (length) => `https://sudokupad.app/${many('/', length)}x`],
  ['an open tag', (length) => `<table><tr><td><INPUT VALUE=T${many('T', length)}<INPUT VALUE=>`],
  ['tags that are left open', (length) => `<opensudoku><name>${many('<', length)}</name></opensudoku>`],
  ['blanks and line ends', (length) => `<opensudoku><game${many('\t', length)}x\n</opensudoku>`],
  ['rules that are not at the end of a line', (length) => `a${many(' pairs=x', length)} y z\n`.repeat(4)],
  ['zeros', (length) => `${many('0', length)}x`],
  ['blanks before a sign', (length) => `${many(' ', length)}x`],
  ['comments in comments', (length) => many('#', length)],
  ['references to characters', (length) => many('&#', length)],
  ['plus signs among digits', (length) => many('1+', length)],
  ['line ends of every kind', (length) => `${many(' \r\n\n\t\r', length)}x`],
  ['blanks after a puzzle', (length) => `${PUZZLE}${many('\t', length)}x`],
  ['a remark that has no end', (length) => `${`5 3 . . 7 . . . . ${many('#', length / 10)}\u2028\n`.repeat(9)}`],
])('%s', async (_, textOf) => {
  await expectLinear(readEverywhere, textOf, LENGTH);
});
