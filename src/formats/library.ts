/**
 * HoDoKu's library lines: a position and a step found there, fields between colons. What is read is the position:
 * `:code:digits:grid with + before placed values:candidates deleted:eliminations:placements:extra`.
 */
import { bitsOf } from '../core/bits.js';
import { EMPTY } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { parseLine } from './line.js';
import { Misread } from './misread.js';
import { digitOf, symbolOf } from './symbols.js';

const FEWEST_COLONS = 4;

export const isLibraryLine = (line: string): boolean => line.startsWith(':') && line.split(':').length > FEWEST_COLONS;

/** Reads the position of a line. Candidates are written digit, row, column, each a symbol of the size. */
export function parseLibrary(line: string, shape?: Geometry): Puzzle {
  const fields = line.split(':');
  const columnOf = (field: number): number => fields.slice(0, field).join(':').length + 2;
  const { geometry, values, placed } = parseLine(fields[3]!, shape, columnOf(3));
  const deleted = fields[4]!;
  const candidates = new Int32Array(geometry.cells).fill(geometry.all);
  for (const { 0: triple, index } of deleted.matchAll(/\S+/g)) {
    const [digit, row, column] = [...triple].map((symbol) => digitOf(symbol, geometry.size));
    if (triple.length !== 3 || digit! < 0 || row! < 0 || column! < 0)
      throw new Misread(`'${triple}' is no candidate: digit, row and column are wanted`, 1, columnOf(4) + index);
    candidates[row! * geometry.size + column!]! &= ~(1 << digit!);
  }
  return { geometry, values, placed: placed!, candidates };
}

/** A line without a step: the position alone. */
export function formatLibrary(puzzle: Puzzle): string {
  const { geometry, values, placed } = puzzle;
  const { size } = geometry;
  const grid = Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell] === EMPTY ? '.' : (placed?.[cell] ? '+' : '') + symbolOf(values[cell]!, size),
  ).join('');
  return `:0000:x:${grid}:${deletedFrom(puzzle)
    .map(({ cell, digit }) =>
      [digit, geometry.rowOf(cell), geometry.columnOf(cell)].map((n) => symbolOf(n, size)).join(''),
    )
    .join(' ')}:::`;
}

/** Candidates that the values would allow and that are gone. */
function deletedFrom({ geometry, values, candidates }: Puzzle): { cell: Cell; digit: number }[] {
  if (!candidates) return [];
  const { digits } = boardOf({ geometry, values });
  return Array.from({ length: geometry.cells }, (_, cell) =>
    bitsOf(digits[cell]! & ~candidates[cell]!).map((digit) => ({ cell, digit })),
  ).flat();
}
