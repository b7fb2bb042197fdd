/** Lines that are candidates of a grid or of a row of one. */
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import { type Alphabet, alphabetOf, alphabetOn } from '../symbols.js';
import { isRuler } from './scan.js';

/**
 * True if a line begins with the candidates of a whole grid. 64 symbols may also be the values of 8×8: they are candidates
 * of 4×4 if all of them are in place and each cell has one. As values, some column would hold a digit twice.
 */
export function isSukakuLine(text: string, expected?: Geometry): boolean {
  const [symbols] = /\S+/.exec(text) ?? [''];
  const size = Math.round(Math.cbrt(symbols.length));
  if (size < 2 || size ** 3 !== symbols.length || /[+|\u2500-\u257f]/.test(symbols) || isRuler(symbols)) return false;
  if (size === expected?.size) return true;
  const side = Math.sqrt(symbols.length);
  const isOfValues = Number.isInteger(side) && side <= LARGEST_SIZE;
  return (
    usualShape(size) !== undefined &&
    (!isOfValues || (side !== expected?.size && areInPlace(symbols, alphabetOf(size))))
  );
}

/**
 * Returns the size of the grid if a line can be the candidates of one of its rows, cell by cell, each with a candidate;
 * else 0.
 */
export function sizeOfRow(text: string, expected?: Geometry): number {
  const symbols = withoutBlanks(text);
  const size = Math.sqrt(symbols.length);
  if (!Number.isInteger(size) || size < 3 || size > LARGEST_SIZE) return 0;
  const isOfShape = expected ? size === expected.size : usualShape(size) !== undefined;
  return isOfShape && areInPlace(symbols, expected ? alphabetOn(expected) : alphabetOf(size)) ? size : 0;
}

/** True if symbols are candidates of cells, each digit in its own place and one at least for each cell. */
function areInPlace(symbols: string, alphabet: Alphabet): boolean {
  const size = alphabet.length;
  let isTaken = true;
  for (let at = 0, place = 0; at < symbols.length; at++, place++) {
    if (place === size) place = 0;
    if (place === 0) {
      if (!isTaken) return false;
      isTaken = false;
    }
    if (symbols[at] === alphabet[place]) isTaken = true;
    else if (!NOT_TAKEN.includes(symbols[at]!)) return false;
  }
  return isTaken;
}

/**
 * True if the rows are the candidates of a grid. More than one mark a cell on average means that some line has a digit
 * twice in one place, and so is no puzzle of its own.
 */
export function areSukakuRows(rows: readonly string[], size: number): boolean {
  const marks = withoutBlanks(rows.join('')).replaceAll(/[.0]/g, '').length;
  return rows.length === size && marks > size ** 2 && marks < size ** 3;
}

/** Signs in a row for a digit that is no candidate. */
const NOT_TAKEN = '.0';

const withoutBlanks = (text: string): string => (text.includes(' ') ? text.replaceAll(' ', '') : text);
