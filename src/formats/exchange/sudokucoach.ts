/** Sudoku Coach: links with 81 digits, and states: `SCv7_32_` and JSON, deflated, in base 32. */

import { zlibSync } from 'fflate';
import type { Geometry } from '../../core/geometry.js';
import { EMPTY } from '../../core/values.js';
import { type Reading, shapeFor } from '../format.js';
import { partsOf } from '../losses.js';
import { Misread } from '../misread.js';
import { parseLine } from '../text/line.js';
import { type Codec, checkNine, readingOf } from './codec.js';
import { inflate } from './inflate.js';
import { decodeEscapes, lastPart, objectIn } from './link.js';
import { notesOf, positionWith, valuesText } from './notes.js';

const PAGE = 'https://sudoku.coach/en/solver/';
const PREFIX = 'SCv7_32_';
const SIZE = 9;
const DIGITS = '0123456789abcdefghijklmnopqrstuv';
const DIGIT_BITS = 5;

/** Writes a link, or a state if there is more to write than givens. */
export const sudokucoach: Codec = {
  parse,
  format: (puzzle) => {
    checkNine('sudokucoach', puzzle.geometry);
    const { values, placed } = puzzle;
    const notes = notesOf(puzzle);
    const parts = partsOf(puzzle);
    if (!parts.includes('givens') && !parts.includes('candidates')) return PAGE + valuesText(puzzle);
    const state = {
      gridSize: SIZE,
      givenDigits: valuesText(puzzle, (cell) => !placed?.[cell]),
      userDigits: valuesText(puzzle, (cell) => values[cell] !== EMPTY && Boolean(placed?.[cell])),
      userCellCandidates: Array.from(notes, (note) => note << 1).join('-'),
    };
    return PREFIX + base32Of(zlibSync(new TextEncoder().encode(JSON.stringify(state))));
  },
};

function parse(text: string, expected?: Geometry): Reading {
  const string = lastPart(decodeEscapes(text));
  const geometry = shapeFor(SIZE, expected);
  if (!string.startsWith('SC')) return readingOf(parseLine(string, geometry));
  if (!string.startsWith(PREFIX))
    throw new Misread(
      `states of Sudoku Coach that begin with '${string.slice(0, 8)}' are not supported: ${PREFIX}... is`,
    );
  const state = objectIn(inflate(bytesIn(string.slice(PREFIX.length)), 'zlib'), 'this state');
  if (state.gridSize !== undefined && state.gridSize !== SIZE)
    throw new Misread(`a state of size ${JSON.stringify(state.gridSize)} is not read: 9 is`);
  const givens = lineIn(state, 'givenDigits', geometry);
  const users = lineIn(state, 'userDigits', geometry);
  const isPlaced = (cell: number): boolean => givens[cell] === EMPTY && users[cell] !== EMPTY;
  return readingOf(
    positionWith(
      geometry,
      givens.map((value, cell) => (isPlaced(cell) ? users[cell]! : value)),
      Uint8Array.from(givens, (_, cell) => Number(isPlaced(cell))),
      notesIn(state.userCellCandidates, geometry),
    ),
  );
}

function lineIn(state: Readonly<Record<string, unknown>>, name: string, geometry: Geometry): Int8Array {
  const line = state[name] ?? '0'.repeat(geometry.cells);
  if (typeof line !== 'string' || !/^\d{81}$/.test(line))
    throw new Misread(`${name} of this state is not a line of 81 digits`);
  return Int8Array.from(line, (digit) => Number(digit) - 1);
}

/** Reads notes: a set of digits a cell, the digit d as its bit d. */
function notesIn(list: unknown, geometry: Geometry): Int32Array {
  if (list === undefined || list === '') return new Int32Array(geometry.cells);
  const sets = typeof list === 'string' ? list.split('-') : [];
  if (sets.length !== geometry.cells || !sets.every((set) => /^\d{1,4}$/.test(set) && Number(set) >> 1 <= geometry.all))
    throw new Misread('userCellCandidates of this state are not 81 sets of digits');
  return Int32Array.from(sets, (set) => Number(set) >> 1);
}

function base32Of(bytes: Uint8Array): string {
  let text = '';
  for (let bit = 0; bit < 8 * bytes.length; bit += DIGIT_BITS) {
    const two = (bytes[bit >> 3]! << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    text += DIGITS[(two >> (16 - DIGIT_BITS - (bit & 7))) & 31];
  }
  return text;
}

/** Decodes base 32. Throws a Misread at a sign that is no digit of it. */
function bytesIn(base32: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((base32.length * DIGIT_BITS) / 8));
  for (let at = 0, bits = 0, held = 0, next = 0; at < base32.length; at++) {
    const digit = DIGITS.indexOf(base32[at]!.toLowerCase());
    if (digit < 0)
      throw new Misread(
        `'${base32[at]}' is not a character of this state, which has 0-9 and a-v`,
        1,
        PREFIX.length + at + 1,
      );
    held = ((held << DIGIT_BITS) | digit) & 0xfff;
    bits += DIGIT_BITS;
    if (bits >= 8) bytes[next++] = held >> (bits -= 8);
  }
  return bytes;
}
