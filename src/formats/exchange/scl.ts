/** SudokuPad's own JSON, packed with lz-string, with short names and quotes of one stroke. */
import { EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import type { Reading } from '../format.js';
import { Misread } from '../misread.js';
import { readingOf } from './codec.js';
import { detailsIn } from './f-puzzles.js';
import { objectIn } from './link.js';
import { unpacked } from './lz.js';
import { positionWith } from './notes.js';
import { rulesIn } from './scl-rules.js';
import { cellsNamed, checkKnown, shapeFrom } from './variants.js';

/** Short names of the keys that a plain sudoku has, with the names that they stand for. */
const LONG: Readonly<Record<string, string>> = {
  ce: 'cells',
  re: 'regions',
  ca: 'cages',
  l: 'lines',
  a: 'arrows',
  u: 'underlays',
  o: 'overlays',
  md: 'metadata',
};

const KNOWN = ['id', 'cellSize', 'cs', 'cells', 'regions', 'metadata', 'settings', 'foglight'];

interface SclCell {
  readonly value?: unknown;
  readonly v?: unknown;
  readonly centremarks?: unknown;
  readonly c?: unknown;
}

export function parseScl(base64: string, expected?: Geometry): Reading {
  const object = Object.fromEntries(
    Object.entries(objectIn(strict(unpacked(base64)), 'this SudokuPad link')).map(([key, value]) => [
      Object.hasOwn(LONG, key) ? LONG[key]! : key,
      value,
    ]),
  );
  const { cells: rows, regions, cages, lines, global, metadata } = object;
  if (!Array.isArray(rows) || !rows.every((row) => Array.isArray(row) && row.length === rows.length))
    throw new Misread('this SudokuPad link has no square of cells');
  const size = rows.length;
  const details = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Readonly<
    Record<string, unknown>
  >;
  const { variant = [], sets = [], others } = rulesIn({ global, metadata: details, cages, lines }, size);
  checkKnown({ ...object, global: [], ...others }, KNOWN);
  const geometry = shapeFrom({ size, regions: regionsOf(regions, size), variant, sets }, expected);
  const cells = rows.flat().map((cell: unknown): SclCell => (typeof cell === 'object' && cell !== null ? cell : {}));
  const digitOf = (word: unknown): number => {
    const number = Number(word);
    if (!Number.isInteger(number) || number < 1 || number > size)
      throw new Misread(`${JSON.stringify(word)?.slice(0, 20)} is not a digit of a grid of size ${size}`);
    return number - 1;
  };
  const values = Int8Array.from(cells, ({ value, v }) => ((value ?? v) ? digitOf(value ?? v) : EMPTY));
  const notes = Int32Array.from(cells, ({ centremarks, c }) => {
    const marks = centremarks ?? c;
    return Array.isArray(marks) ? marks.reduce((set: number, mark) => set | (1 << digitOf(mark)), 0) : 0;
  });
  const { title, author, rules } = details;
  return readingOf(
    positionWith(geometry, values, new Uint8Array(geometry.cells), notes),
    detailsIn({ title, author, description: rules }),
  );
}

/** Returns the region of each cell. Regions are lists of cells as `[row, column]` from 0 or `r1c1`. */
function regionsOf(regions: unknown, size: number): (number | undefined)[] {
  const regionOf: (number | undefined)[] = Array.from({ length: size * size });
  for (const [region, cells] of (Array.isArray(regions) ? regions : []).entries())
    for (const cell of cellsNamed(cells, size)) regionOf[cell] = region;
  return regionOf;
}

/**
 * Turns the lenient text into JSON: it may have single quotes, names without quotes, and one letter for true and false.
 */
const strict = (text: string): string =>
  text.replaceAll(
    /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|([A-Za-z_][\w-]*)(\s*:)?|,(?=\s*[,\]}])/g,
    (whole, single, word, colon) => {
      if (single !== undefined) return JSON.stringify(single.replaceAll(/\\(.)/g, '$1'));
      if (word === undefined) return whole;
      if (colon !== undefined) return `"${word}":`;
      return word === 't' ? 'true' : word === 'f' ? 'false' : word;
    },
  );
