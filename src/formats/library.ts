/**
 * HoDoKu's library lines: a position and a step found there, fields between colons. What is read is the position:
 * `:code:digits:grid with + before placed values:candidates deleted:eliminations:placements:extra`.
 */
import { bitsOf } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import type { Candidate, Geometry } from '../core/geometry.js';
import { openTo, type Puzzle } from '../core/puzzle.js';
import type { Format, Reading } from './format.js';
import { parseSymbols } from './line.js';
import { Misread } from './misread.js';
import { type Alphabet, alphabetOf, digitOf, symbolOf } from './symbols.js';

export const library: Format = {
  name: 'library',
  holds: ['candidates', 'givens'],
  parse: parseLibrary,
  format: formatLibrary,
};

const GRID = 3;
const DELETED = 4;

export const isLibraryLine = (text: string): boolean => text.startsWith(':') && text.split(':').length > DELETED;

/** Reads the position. A candidate is written digit, row, column, each as a symbol of the size. */
function parseLibrary(text: string, shape?: Geometry): Reading {
  const fields = text.trim().split(':');
  const columnOf = (field: number): number => fields.slice(0, field).join(':').length + 2;
  const { puzzle, alphabet } = parseSymbols(fields[GRID]!, shape, columnOf(GRID));
  const { geometry } = puzzle;
  const candidates = Int32Array.from(puzzle.values, (value, cell) =>
    value === EMPTY ? openTo(geometry, puzzle.values, cell) : 1 << value,
  );
  for (const { 0: name, index } of fields[DELETED]!.matchAll(/\S+/g)) {
    const [digit, row, column] = [...name].map((symbol) => digitOf(symbol, geometry.size));
    if (name.length !== 3 || digit! < 0 || row! < 0 || column! < 0)
      throw new Misread(`'${name}' is no candidate: digit, row and column are wanted`, 1, columnOf(DELETED) + index);
    candidates[row! * geometry.size + column!]! &= ~(1 << digit!);
  }
  return { puzzle: { ...puzzle, candidates }, alphabet, format: 'library' };
}

/** A line without a step: the position alone. */
export function formatLibrary(puzzle: Puzzle, alphabet: Alphabet = alphabetOf(puzzle.geometry.size)): string {
  const { geometry, values, placed } = puzzle;
  const grid = Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell] === EMPTY ? '.' : (placed?.[cell] ? '+' : '') + alphabet[values[cell]!],
  ).join('');
  const nameOf = (candidate: Candidate): string => {
    const cell = geometry.cellOf(candidate);
    return [geometry.digitOf(candidate), geometry.rowOf(cell), geometry.columnOf(cell)]
      .map((number) => symbolOf(number, geometry.size))
      .join('');
  };
  return `:0000:x:${grid}:${deletedFrom(puzzle).map(nameOf).join(' ')}:::`;
}

/** Candidates that the values would allow and that are gone. */
function deletedFrom({ geometry, values, candidates }: Puzzle): Candidate[] {
  if (!candidates) return [];
  return Array.from({ length: geometry.cells }, (_, cell) =>
    bitsOf(values[cell] === EMPTY ? openTo(geometry, values, cell) & ~candidates[cell]! : 0).map((digit) =>
      geometry.candidate(cell, digit),
    ),
  ).flat();
}
