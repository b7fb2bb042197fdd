/**
 * The kind of a puzzle: a 96-bit hash of its canonical form, the same for all equivalent puzzles. A puzzle with rules has
 * no such form: its kind is the hash of its values and rules as they are written. The probability that
 * any two of n kinds collide is about n² / 2^97: less than 10^-15 for ten million, 10^-11 for a thousand million.
 */

import { leastValues } from '../canon/least.js';
import type { Numbers } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { rulesText } from '../variants/rule-text.js';

/** Three words of 32 bits. */
export type PuzzleKind = readonly [number, number, number];

/** Hexadecimal digits of a kind as text. */
export const KIND_LENGTH = 24;

/**
 * Returns the kind of a puzzle by its values and rules; candidates are ignored. Throws TooManyAlike and OutOfTime.
 *
 * @example kindText(kindOf(puzzle)) === kindText(kindOf(morph(puzzle, Math.random))) // true
 */
export const kindOf = ({ geometry, values }: Pick<Puzzle, 'geometry' | 'values'>, clock?: Clock): PuzzleKind =>
  hashOf(geometry.isPlain ? leastValues(geometry, values, clock) : asWritten(geometry, values), geometry.boxRows);

/** Returns the values, then the signs of the rules. */
const asWritten = (geometry: Geometry, values: Numbers): Numbers =>
  Int32Array.from([...Array.from(values), ...Array.from(rulesText(geometry), (sign) => sign.codePointAt(0)!)]);

/** Writes a kind as 24 signs. */
export const kindText = (kind: PuzzleKind): string => kind.map((word) => word.toString(16).padStart(8, '0')).join('');

/** Reads a kind from a text at a position. */
export const kindIn = (text: string, at = 0): PuzzleKind => [
  wordIn(text, at),
  wordIn(text, at + 8),
  wordIn(text, at + 16),
];

const wordIn = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 8), 16);

/** Multipliers of the three words: those of MurmurHash3 for 32 and 128 bits (Austin Appleby, public domain). */
const FACTORS = [
  [0xcc9e2d51, 0x1b873593],
  [0x239b961b, 0xab0e9789],
  [0x38b34ae5, 0xa1e38b93],
] as const;

/** Mixes small numbers, four to a word, as MurmurHash3 does: each word of the hash with multipliers of its own. */
function hashOf(numbers: Numbers, seed: number): PuzzleKind {
  const hash = FACTORS.map(([first, second]) => {
    let word = seed;
    for (let i = 0; i < numbers.length; i += 4) {
      const four =
        byte(numbers, i) | (byte(numbers, i + 1) << 8) | (byte(numbers, i + 2) << 16) | (byte(numbers, i + 3) << 24);
      word ^= Math.imul(rotated(Math.imul(four, first), 15), second);
      word = (Math.imul(rotated(word, 13), 5) + 0xe6546b64) | 0;
    }
    return finished(word ^ numbers.length);
  });
  return hash as [number, number, number];
}

const byte = (numbers: Numbers, index: number): number => ((numbers[index] ?? 0) + 1) & 0xff;

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function finished(hash: number): number {
  let word = hash;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}
