/**
 * SudokuWiki's strings and links: 81 digits; 162 signs, two of base 32 a cell (candidates, and a flag for clues); or
 * `S9B` and 162 signs, two of base 36 a cell (clue, solved or candidates).
 */

import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { type Reading, shapeFor } from '../format.js';
import { partsOf } from '../losses.js';
import { Misread } from '../misread.js';
import { positionFrom } from '../text/grid.js';
import { parseLineText } from '../text/line-text.js';
import { type Codec, checkNine, readingOf } from './codec.js';
import { decodeEscapes, lastPart, parameterOf } from './link.js';
import { openIn, valuesText } from './notes.js';

const NAME = 'sudokuwiki';
const SIZE = 9;
const PAGE = 'https://www.sudokuwiki.org/sudoku.htm?bd=';
const PREFIX = 'S9B';
const SIGNS = 2 * SIZE * SIZE;
/** Limits of the numbers in `S9B`: below the first are clues, below the second solved cells, above it candidates. */
const SOLVED = SIZE;
const OPEN = 2 * SIZE;

/** Writes a link with the digits, or an `S9B` if there is more to write. */
export const sudokuwiki: Codec = {
  parse,
  format: (puzzle) => {
    checkNine(NAME, puzzle.geometry);
    const isPosition = partsOf(puzzle).some((part) => part === 'givens' || part === 'candidates');
    return PAGE + (isPosition ? newString(puzzle) : valuesText(puzzle));
  },
};

/** The string of version B alone. */
export const sudokuwikiB: Codec = { parse, format: newString };

/** The string of the first version, of 162 signs. */
export const sudokuwiki1: Codec = {
  parse,
  format: (puzzle) => {
    const { values, placed } = puzzle;
    return cellsOf(puzzle, 32, (cell) => {
      const isClue = values[cell] !== EMPTY && !placed?.[cell];
      return ((values[cell] === EMPTY ? openIn(puzzle, cell) : 1 << values[cell]!) << 1) | Number(isClue);
    });
  },
};

function newString(puzzle: Puzzle): string {
  const { values, placed } = puzzle;
  return (
    PREFIX +
    cellsOf(puzzle, 36, (cell) =>
      values[cell] === EMPTY ? OPEN + openIn(puzzle, cell) : values[cell]! + 1 + (placed?.[cell] ? SOLVED : 0),
    )
  );
}

function cellsOf({ geometry }: Puzzle, base: number, numberOf: (cell: number) => number): string {
  checkNine(NAME, geometry);
  return Array.from({ length: geometry.cells }, (_, cell) => numberOf(cell).toString(base).padStart(2, '0')).join('');
}

function parse(text: string, expected?: Geometry): Reading {
  const link = decodeEscapes(text);
  const string = parameterOf(link, 'bd') ?? lastPart(link);
  const geometry = shapeFor(SIZE, expected);
  if (string.startsWith(PREFIX)) return readingOf(fromNew(string.slice(PREFIX.length), geometry));
  if (string.length === SIGNS) return readingOf(fromOld(string, geometry));
  if (string.length === geometry.cells) return parseLineText(string, geometry);
  throw new Misread(
    `${string.length} signs are not a string of SudokuWiki: expected 81 digits, ${SIGNS} signs or ${PREFIX} and ${SIGNS} signs`,
  );
}

/** Returns the number of each cell. Throws a Misread if one is too large. */
function numbersIn(signs: string, base: number, most: number, ahead: number): number[] {
  if (signs.length !== SIGNS) throw new Misread(`${signs.length} signs instead of ${SIGNS} after ${PREFIX}`);
  return Array.from({ length: SIGNS / 2 }, (_, cell) => {
    const pair = signs.slice(2 * cell, 2 * cell + 2).toLowerCase();
    const number = /^[\da-z]{2}$/.test(pair)
      ? Number.parseInt(pair[0]!, base) * base + Number.parseInt(pair[1]!, base)
      : NaN;
    if (!(number <= most)) throw new Misread(`'${pair}' is not a valid cell`, 1, ahead + 2 * cell + 1);
    return number;
  });
}

function fromNew(signs: string, geometry: Geometry): Puzzle {
  const numbers = numbersIn(signs, 36, OPEN + geometry.all, PREFIX.length);
  const values = Int8Array.from(numbers, (number) => (number > OPEN || number === 0 ? EMPTY : (number - 1) % SIZE));
  return {
    geometry,
    values,
    placed: Uint8Array.from(numbers, (number) => Number(number > SOLVED && number <= OPEN)),
    candidates: Int32Array.from(numbers, (number, cell) =>
      values[cell] === EMPTY ? Math.max(0, number - OPEN) : 1 << values[cell]!,
    ),
  };
}

/**
 * Reads the old code, which does not mark solved cells. A cell with one candidate that is no clue is taken as solved,
 * unless a peer has the same candidate.
 */
function fromOld(signs: string, geometry: Geometry): Puzzle {
  const numbers = numbersIn(signs, 32, 2 * geometry.all + 1, 0);
  const { values, candidates } = positionFrom(
    Int32Array.from(numbers, (number) => number >> 1),
    geometry,
  );
  return {
    geometry,
    values,
    placed: Uint8Array.from(numbers, (number, cell) => Number(values[cell] !== EMPTY && (number & 1) === 0)),
    ...(candidates && { candidates }),
  };
}
