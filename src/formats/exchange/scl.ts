/** SudokuPad's own JSON, packed with lz-string, with short names and quotes of one stroke. */
import { EMPTY } from '../../core/board.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { type Reading, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import { remarkOnRules } from '../rules-text.js';
import { withStatedSolution } from '../stated-solution.js';
import { isSet, unsupportedRule } from '../unsupported.js';
import { readingOf } from './codec.js';
import { detailsIn } from './f-puzzles.js';
import { objectIn } from './link.js';
import { decompress } from './lz.js';
import { positionWith } from './notes.js';
import { betweenIn, cagesIn } from './scl-clues.js';
import { clueDrawings } from './scl-drawings.js';
import { textCages } from './text-cages.js';
import { cellsNamed, checkKnown, diagonalOf, FLAGS, type GridDescription, shapeFrom } from './variants.js';

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
  const { cells: rows, regions, cages, global, metadata } = object;
  if (!Array.isArray(rows) || !rows.every((row) => Array.isArray(row) && row.length === rows.length))
    throw new Misread('this SudokuPad link has no square of cells');
  const size = rows.length;
  const details = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Readonly<
    Record<string, unknown>
  >;
  const { texts, others: drawn } = textCages(cages);
  const { title = texts.get('title'), author = texts.get('author'), rules = texts.get('rules') } = details;
  const words = Array.isArray(rules) ? rules.join('\n') : rules;
  const { others, ...stated } = rulesIn({ global, metadata: details, cages: drawn, drawings: object, words }, size);
  checkKnown({ ...object, global: [], ...others }, KNOWN);
  const geometry = shapeFrom({ size, regions: regionsOf(regions, size), ...stated }, expected);
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
  const reading = readingOf(
    positionWith(geometry, values, new Uint8Array(geometry.cells), notes),
    detailsIn({ title, author, description: rules }),
  );
  return withStatedSolution(
    withRemark(reading, remarkOnRules(words, geometry)),
    details.solution ?? texts.get('solution'),
  );
}

/** Returns the region of each cell, null for none; an empty list if none is stated. Regions are lists of cells as `[row, column]` from 0 or `r1c1`. */
function regionsOf(regions: unknown, size: number): (number | null)[] {
  if (!Array.isArray(regions)) return [];
  const regionOf = Array.from({ length: size * size }, (): number | null => null);
  for (const [region, cells] of regions.entries()) for (const cell of cellsNamed(cells, size)) regionOf[cell] = region;
  return regionOf;
}

/**
 * Turns the lenient text into JSON: it may have single quotes, names and colours without quotes, and one letter for true
 * and false.
 */
const strict = (text: string): string =>
  text.replaceAll(
    /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|(#[\da-f]{3,8})\b|([A-Za-z_][\w-]*)(\s*:)?|,(?=\s*[,\]}])/gi,
    (whole, single, colour, word, colon) => {
      if (single !== undefined) return JSON.stringify(single.replaceAll(/\\(.)/g, '$1'));
      if (colour !== undefined) return `"${colour}"`;
      if (word === undefined) return whole;
      if (colon !== undefined) return `"${word}":`;
      return word === 't' ? 'true' : word === 'f' ? 'false' : word;
    },
  );

interface Cage {
  readonly cells?: unknown;
  readonly ce?: unknown;
  readonly value?: unknown;
  readonly v?: unknown;
  readonly sum?: unknown;
  readonly s?: unknown;
  readonly unique?: unknown;
}

/** The fields of a document that hold rules. */
interface SclRules {
  readonly global?: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly cages: readonly unknown[];
  /** The document, with its lists of lines, arrows, underlays and overlays. */
  readonly drawings: Readonly<Record<string, unknown>>;
  /** The setter's words. */
  readonly words: unknown;
}

/** Returns the rules that we support, and the others in the file by their names. */
function rulesIn(
  { global, metadata, cages, drawings, words }: SclRules,
  size: number,
): Pick<GridDescription, 'variant' | 'sets' | 'statements'> & { readonly others: Readonly<Record<string, unknown>> } {
  const named = Array.isArray(global) ? global.map(String) : [];
  const isKnown = (name: string): boolean => FLAGS.has(name);
  const flags = Object.keys(metadata).filter((name) => isKnown(name) || unsupportedRule(name) !== undefined);
  const names = [...named, ...flags.filter((name) => isSet(metadata[name]))];
  const all = cages as readonly (Cage | null)[];
  const numbered = cagesIn(
    all.filter((cage) => !isSetOnly(cage)),
    size,
  );
  const listOf = (key: string): readonly unknown[] => (Array.isArray(drawings[key]) ? drawings[key] : []);
  const between = betweenIn(listOf('overlays'), size);
  const drawn = listOf('lines') as readonly Line[];
  const sets = [
    ...all.filter(isSetOnly).map((cage) => cellsNamed(cage?.cells ?? cage?.ce, size)),
    ...drawn.filter(isDiagonalRule).flatMap((line) => {
      const cells = diagonalAlong(line, size);
      return cells ? [cells] : [];
    }),
  ];
  const clues = clueDrawings(
    {
      lines: drawn.filter((line) => !isOneOf(sets, diagonalAlong(line, size))),
      arrows: listOf('arrows'),
      underlays: listOf('underlays'),
      overlays: between.others,
    },
    String(words ?? ''),
    size,
  );
  return {
    variant: names.filter(isKnown).map((name) => FLAGS.get(name)!),
    sets: distinct(sets),
    statements: [...numbered.statements, ...between.statements, ...clues.statements],
    others: {
      ...Object.fromEntries(names.filter((name) => !isKnown(name)).map((name) => [name, true])),
      cages: numbered.others,
      ...clues.others,
    },
  };
}

/** True if a cage only forbids a digit twice, without a sum. */
const isSetOnly = (cage: Cage | null): boolean =>
  Boolean(cage?.unique) && !(cage?.value ?? cage?.v) && !isSet(cage?.sum ?? cage?.s);

interface Line {
  readonly wayPoints?: unknown;
  readonly wp?: unknown;
  readonly color?: unknown;
  readonly c?: unknown;
}

/** The colour in which the converters of SudokuPad draw a diagonal that has every digit once. */
const DIAGONAL_COLOUR = /^#34bbe6/i;
const isDiagonalRule = (line: Line | null): boolean => DIAGONAL_COLOUR.test(String(line?.color ?? line?.c));

/** Returns the cells of a line from corner to corner; undefined for any other line. */
function diagonalAlong(line: Line | null, size: number): Cell[] | undefined {
  const points = line?.wayPoints ?? line?.wp;
  const ends = (Array.isArray(points) ? points : []).map((point) => (Array.isArray(point) ? point.map(Number) : []));
  const areCorners = ends.flat().every((at) => at < 1 || at > size - 1);
  if (ends.length !== 2 || ends.flat().length !== 4 || !areCorners) return undefined;
  const [[top, left], [bottom, right]] = ends as [[number, number], [number, number]];
  if (top === bottom || left === right) return undefined;
  const isDown = bottom > top === right > left;
  return diagonalOf(isDown ? 'falling' : 'rising', size);
}

const keyOf = (cells: readonly Cell[]): string => String([...cells].sort((a, b) => a - b));

const isOneOf = (sets: readonly (readonly Cell[])[], cells: readonly Cell[] | undefined): boolean =>
  cells !== undefined && sets.some((set) => keyOf(set) === keyOf(cells));

/** Leaves out sets that stand there before: a diagonal may be drawn and be a cage too. */
const distinct = (sets: readonly (readonly Cell[])[]): (readonly Cell[])[] => [
  ...new Map(sets.map((cells) => [keyOf(cells), cells])).values(),
];
