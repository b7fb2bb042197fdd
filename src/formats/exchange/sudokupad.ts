/**
 * SudokuPad's links: `fpuzzles` with the JSON of f-puzzles, `scl` or `ctc` with JSON of its own, or a compact code of
 * the givens of a 9×9 grid.
 */
import { EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { type Reading, shapeFor } from '../format.js';
import { Misread } from '../misread.js';
import { type Codec, checkNine, readingOf } from './codec.js';
import { fPuzzleOf, parsePacked } from './f-puzzles.js';
import { decodeEscapes, lastPart } from './link.js';
import { compress } from './lz.js';
import { parseScl } from './scl.js';

const PAGE = 'https://sudokupad.app/';
const SIZE = 9;

/** Writes a link with the JSON of f-puzzles, the form that holds most. */
export const sudokupad: Codec = {
  parse,
  format: (puzzle, metadata) => `${PAGE}fpuzzles${compress(fPuzzleOf(puzzle, metadata))}`,
};

function parse(text: string, expected?: Geometry): Reading {
  const code = codeIn(decodeEscapes(text).replaceAll(' ', '+'));
  if (code.startsWith('fpuzzles')) return parsePacked(code.slice('fpuzzles'.length), expected);
  if (/^(scl|ctc)/.test(code)) return parseScl(code.slice(3), expected);
  if (isCompact(code)) return parseCompact(code, expected);
  throw new Misread(
    'this link only names a puzzle that is kept at SudokuPad: share it there as a link that contains the puzzle',
  );
}

/** The code that a link carries. Base64 has slashes, so the code is everything behind the host except settings. */
function codeIn(link: string): string {
  const [, path] = /^https?:\/\/[^/]*\/(?:sudoku\/)?(.*)$/i.exec(link) ?? [];
  if (path === undefined) return link;
  const [, id] = /[?&]puzzleid=([^&]*)/.exec(path) ?? [];
  return (id ?? path.split('?')[0]!) || lastPart(link);
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
/** The most empty cells after a digit that one sign can encode. */
const MOST_EMPTY = 5;
const BASE = SIZE + 1;

export const sudokupadCompact: Codec = {
  parse,
  format: ({ geometry, values }) => {
    checkNine('sudokupad-compact', geometry);
    let code = '';
    for (let cell = 0; cell < geometry.cells; ) {
      const digit = values[cell++]! + 1;
      let empty = 0;
      while (empty < MOST_EMPTY && cell < geometry.cells && values[cell] === EMPTY) {
        empty++;
        cell++;
      }
      code += ALPHABET[digit + BASE * empty];
    }
    return PAGE + code;
  },
};

/** True if a code decodes to 81 cells. */
const isCompact = (code: string): boolean => /^[0-9A-Za-x]{14,81}$/.test(code) && lengthOf(code) === SIZE * SIZE;

const lengthOf = (code: string): number =>
  [...code].reduce((sum, sign) => sum + 1 + Math.floor(ALPHABET.indexOf(sign) / BASE), 0);

function parseCompact(code: string, expected?: Geometry): Reading {
  const geometry = shapeFor(SIZE, expected);
  const values = new Int8Array(geometry.cells).fill(EMPTY);
  let cell = 0;
  for (const sign of code) {
    const number = ALPHABET.indexOf(sign);
    values[cell] = (number % BASE) - 1;
    cell += 1 + Math.floor(number / BASE);
  }
  return readingOf({ geometry, values });
}
