/** Lines of the Sudoku Exchange puzzle bank: twelve signs that shuffle them, 81 digits, a rating. */
import { sha1 } from '@noble/hashes/legacy';
import { bytesToHex } from '@noble/hashes/utils';
import { shapeFor } from '../format.js';
import { Misread } from '../misread.js';
import { parseLine } from '../text/line.js';
import { type Codec, checkNine, readingOf } from './codec.js';
import { valuesText } from './notes.js';

const SIGNS = 12;

export const sudokuExchange: Codec = {
  parse(text, shape) {
    const [, digits, rating] = /^[\da-f]{12}\s+(\S{81})(?:\s+(\d+\.\d))?\s*$/i.exec(text.trim()) ?? [];
    if (digits === undefined)
      throw new Misread('a line of the puzzle bank has 12 signs of 0-9 and a-f, 81 digits and a rating');
    return readingOf(parseLine(digits, shapeFor(9, shape)), Number(rating) > 0 ? { difficulty: rating! } : {});
  },
  format(puzzle, { difficulty = '' } = {}) {
    checkNine('sudoku-exchange', puzzle.geometry);
    const digits = valuesText(puzzle);
    const sign = bytesToHex(sha1(digits)).slice(0, SIGNS);
    return `${sign} ${digits} ${(Number(difficulty) || 0).toFixed(1).padStart(4)}`;
  },
};
