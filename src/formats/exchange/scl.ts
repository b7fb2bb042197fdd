/** SudokuPad's own JSON, packed with lz-string, with short names and quotes of one stroke. */
import { EMPTY } from '../../core/board.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import type { Variant } from '../../variants/names.js';
import type { Reading } from '../format.js';
import { Misread } from '../misread.js';
import { readingOf } from './codec.js';
import { detailsIn } from './f-puzzles.js';
import { objectIn } from './link.js';
import { decompress } from './lz.js';
import { positionWith } from './notes.js';
import { cellsNamed, checkKnown, type GridDescription, shapeFrom } from './variants.js';

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
    Object.entries(objectIn(strict(decompress(base64)), 'this SudokuPad link')).map(([key, value]) => [
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

/** Names of rules for the whole grid. A file has them in a list or as flags of the puzzle. */
const GLOBAL: Readonly<Record<string, Variant>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  disjointgroups: 'disjoint-groups',
};

interface Cage {
  readonly cells?: unknown;
  readonly ce?: unknown;
  readonly value?: unknown;
  readonly v?: unknown;
  readonly unique?: unknown;
}

/** The fields of a document that hold rules. */
interface SclRules {
  readonly global?: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly cages?: unknown;
  readonly lines?: unknown;
}

/** Returns the rules that we support, and the others in the file by their names. */
function rulesIn(
  { global, metadata, cages, lines }: SclRules,
  size: number,
): Pick<GridDescription, 'variant' | 'sets'> & { readonly others: Readonly<Record<string, unknown>> } {
  const named = Array.isArray(global) ? global.map(String) : [];
  const isKnown = (name: string): boolean => Object.hasOwn(GLOBAL, name);
  const names = [...named.filter(isKnown), ...Object.keys(GLOBAL).filter((name) => metadata[name])];
  const all = (Array.isArray(cages) ? cages : []) as readonly (Cage | null)[];
  const sets = all.filter(isSet).map((cage) => cellsNamed(cage?.cells ?? cage?.ce, size));
  return {
    variant: names.map((name) => GLOBAL[name]!),
    sets,
    others: {
      ...Object.fromEntries(named.filter((name) => !isKnown(name)).map((name) => [name, true])),
      cages: all.filter((cage) => !isSet(cage) && !isText(cage)),
      lines: Array.isArray(lines)
        ? lines.filter((line) => !isDiagonal(line?.wayPoints ?? line?.wp, sets, size))
        : lines,
    },
  };
}

/** True if a cage only forbids a digit twice, without a sum. */
const isSet = (cage: Cage | null): boolean => Boolean(cage?.unique) && !(cage?.value ?? cage?.v);

/** True if a cage is no rule but text, such as a title. */
const isText = (cage: Cage | null): boolean =>
  /^\s*(title|author|rules|solution|msgcorrect)\s*:/i.test(String(cage?.value ?? cage?.v));

/** True if a line joins two corners along cells that are a set: then it only draws that rule. */
function isDiagonal(points: unknown, sets: readonly (readonly Cell[])[], size: number): boolean {
  const ends = (Array.isArray(points) ? points : []).map((point) => (Array.isArray(point) ? point.map(Number) : []));
  const areCorners = ends.flat().every((at) => at < 1 || at > size - 1);
  if (ends.length !== 2 || ends.flat().length !== 4 || !areCorners) return false;
  const [[top, left], [bottom, right]] = ends as [[number, number], [number, number]];
  const isDown = bottom > top === right > left;
  const isOn = (cell: Cell): boolean =>
    isDown ? cell % (size + 1) === 0 : cell % (size - 1) === 0 && cell > 0 && cell < size * size - 1;
  return top !== bottom && left !== right && sets.some((cells) => cells.length === size && cells.every(isOn));
}
