/**
 * HoDoKu's library lines: a position and a step found in it, in fields between colons. Only the position is read:
 * `:code:digits:grid with + before placed values:candidates deleted:eliminations:placements:extra`.
 */

import { bitsOf } from '../../core/bits.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { openTo } from '../../core/open-to.js';
import { quoted } from '../../core/printable.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import type { Format, Reading } from '../format.js';
import { Misread } from '../misread.js';
import { type Alphabet, alphabetOn, digitOf, digitOn, symbolOf, symbolOn } from '../symbols.js';
import { parseSymbols } from './line.js';

export const library: Format = {
  name: 'library',
  holds: ['candidates', 'givens'],
  parse: parseLibrary,
  format: formatLibrary,
};

const GRID = 3;
const DELETED = 4;

export const isLibraryLine = (text: string): boolean => /^\s*:(?:[^:]*:){3}/.test(text);

/** Reads the position of a library line. Throws a Misread. */
export function parseLibrary(text: string, shape?: Geometry): Reading {
  const other = text.split('\n').findIndex((line, index) => index > 0 && line.trim() !== '');
  if (other > 0) throw new Misread('another line begins here: a library line is a puzzle of its own', other + 1);
  const fields = text.split(':');
  if (fields.length <= DELETED)
    throw new Misread(
      `${fields.length} fields between colons: a library line has 5 or more, and the fourth is the grid`,
    );
  const columnOf = (field: number): number => fields.slice(0, field).join(':').length + 2;
  const columns = { grid: columnOf(GRID), deleted: columnOf(DELETED) };
  return { ...positionIn(fields[GRID]!, fields[DELETED]!, shape, columns), format: 'library' };
}

/**
 * Reads a grid with `+` before placed values, and the deleted candidates, each written as digit, row, column. `columns`
 * are the places at which the two texts begin in their line.
 */
export function positionIn(
  grid: string,
  deleted: string,
  shape: Geometry | undefined,
  columns: { readonly grid: number; readonly deleted: number },
): Pick<Reading, 'puzzle' | 'alphabet'> {
  const { puzzle, alphabet } = parseSymbols(grid, shape, columns.grid);
  const { geometry } = puzzle;
  const candidates = Int32Array.from(puzzle.values, (value, cell) =>
    value === EMPTY ? openTo(geometry, puzzle.values, cell) : 1 << value,
  );
  for (const { 0: name, index } of deleted.matchAll(/\S+/g)) {
    const [sign = '', ...place] = name;
    const digit = digitOn(sign, geometry);
    const [row, column] = place.map((symbol) => digitOf(symbol, geometry.size));
    if (name.length !== 3 || digit < 0 || row! < 0 || column! < 0)
      throw new Misread(
        `${quoted(name)} is not a candidate: expected digit, row and column`,
        1,
        columns.deleted + index,
      );
    candidates[row! * geometry.size + column!]! &= ~(1 << digit);
  }
  const marked = candidates.includes(0) && { marked: new Uint8Array(geometry.cells).fill(1) };
  return { puzzle: { ...puzzle, candidates, ...marked }, alphabet };
}

/** Writes a line with the position and without a step. */
export function formatLibrary(puzzle: Puzzle, alphabet?: Alphabet): string {
  return `:0000:x:${gridText(puzzle, alphabet)}:${deletedText(puzzle)}:::`;
}

/** Writes the values, with `+` before those that are no givens. */
export const gridText = ({ geometry, values, placed }: Puzzle, alphabet: Alphabet = alphabetOn(geometry)): string =>
  Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell] === EMPTY ? '.' : (placed?.[cell] ? '+' : '') + alphabet[values[cell]!],
  ).join('');

/** Writes the deleted candidates: digit, row and column of each. */
export function deletedText(puzzle: Puzzle): string {
  const { geometry } = puzzle;
  const nameOf = (candidate: Candidate): string => {
    const cell = geometry.cellOf(candidate);
    const place = [geometry.rowOf(cell), geometry.columnOf(cell)].map((line) => symbolOf(line, geometry.size));
    return `${symbolOn(geometry.digitOf(candidate), geometry)}${place.join('')}`;
  };
  return deletedFrom(puzzle).map(nameOf).join(' ');
}

/** Returns the candidates that the values allow and the puzzle has deleted. */
function deletedFrom({ geometry, values, candidates }: Puzzle): Candidate[] {
  if (!candidates) return [];
  return Array.from({ length: geometry.cells }, (_, cell) =>
    bitsOf(values[cell] === EMPTY ? openTo(geometry, values, cell) & ~candidates[cell]! : 0).map((digit) =>
      geometry.candidate(cell, digit),
    ),
  ).flat();
}
