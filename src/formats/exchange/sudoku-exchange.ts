/** Lines of the Sudoku Exchange puzzle bank: twelve signs that shuffle them, 81 digits, a rating. */
import { shapeFor } from '../format.js';
import { parseLine } from '../line.js';
import { Misread } from '../misread.js';
import { type Codec, checkNine, readingOf } from './codec.js';
import { digitsOf } from './notes.js';

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
    const digits = digitsOf(puzzle);
    const sign = sha1(digits).slice(0, SIGNS);
    return `${sign} ${digits} ${(Number(difficulty) || 0).toFixed(1).padStart(4)}`;
  },
};

/**
 * SHA-1 of a short ASCII text, in hexadecimal. Own code, because Node's is missing in browsers and theirs is
 * asynchronous.
 */
export function sha1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) << 6) + 64));
  for (const [index, byte] of bytes.entries()) padded.setUint8(index, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const words = new Int32Array(80);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 80; i++)
      words[i] =
        i < 16
          ? padded.getInt32(block + 4 * i)
          : rotateLeft(words[i - 3]! ^ words[i - 8]! ^ words[i - 14]! ^ words[i - 16]!, 1);
    let [a, b, c, d, e] = state as [number, number, number, number, number];
    for (let i = 0; i < 80; i++) {
      const [mixed, added] = MIXED[Math.floor(i / 20)]!;
      const next = (rotateLeft(a, 5) + mixed(b, c, d) + e + added + words[i]!) | 0;
      [a, b, c, d, e] = [next, a, rotateLeft(b, 30), c, d];
    }
    for (const [index, value] of [a, b, c, d, e].entries()) state[index] = (state[index]! + value) | 0;
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

type Mixing = (b: number, c: number, d: number) => number;
const parity: Mixing = (b, c, d) => b ^ c ^ d;

const MIXED: readonly (readonly [mixed: Mixing, added: number])[] = [
  [(b, c, d) => (b & c) | (~b & d), 0x5a827999],
  [parity, 0x6ed9eba1],
  [(b, c, d) => (b & c) | (b & d) | (c & d), 0x8f1bbcdc],
  [parity, 0xca62c1d6],
];
