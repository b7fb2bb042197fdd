/**
 * SudokuPad's links: `fpuzzles` with the JSON of f-puzzles, `scl` or `ctc` with JSON of its own, or a compact code of
 * the givens of a 9×9 grid.
 */
import { EMPTY } from '../../core/board.js';
import { documentOf } from '../drawn/document.js';
import { readShared, withWords } from '../drawn/index.js';
import { type Codec, checkNine } from './codec.js';
import { fPuzzleOf } from './f-puzzles.js';
import { compress } from './lz.js';

const PAGE = 'https://sudokupad.app/';

/** Writes a link with the JSON of f-puzzles, the form that holds most. */
export const sudokupad: Codec = {
  parse: readShared,
  withWords,
  format: (puzzle, metadata, drawing) =>
    PAGE +
    (drawing && !drawing.named
      ? `scl${compress(JSON.stringify(documentOf(drawing, puzzle)))}`
      : `fpuzzles${compress(fPuzzleOf(puzzle, metadata))}`),
};

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
/** The most empty cells after a digit that one sign can encode. */
const MOST_EMPTY = 5;
const BASE = 10;

export const sudokupadCompact: Codec = {
  parse: readShared,
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
