/**
 * Game IDs of Simon Tatham's Solo: `3x3:a3_5b`, with a letter for a run of empty cells and `_` between neighbouring
 * numbers; `3x3x` with diagonals, `9j` with irregular regions, whose borders follow after a comma; `3x3k` with killer
 * cages, whose borders and sums follow.
 */
import { killerCage } from '../../../constraints/killer-cage.js';
import { groupBy } from '../../core/arrays.js';
import { type Cell, Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import type { Statement } from '../../core/layout.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { checkSize, type Reading } from '../format.js';
import { Misread } from '../misread.js';
import { connected, type Neighbours, neighboursIn } from './borders.js';
import { type Codec, readingOf, Unwritable } from './codec.js';
import { shapeFrom } from './variants.js';

export const solo: Codec = { parse, format };

const LETTERS = 26;
const letterOf = (count: number): string => String.fromCharCode(96 + count);

function format({ geometry, values }: Puzzle): string {
  const { size, boxRows, boxColumns, tiling, layout, cells } = geometry;
  const cages = (layout.statements ?? []).filter(({ kind }) => kind === CAGE);
  const isJigsaw = tiling === 'regions';
  const letters = `${layout.names.includes('x') ? 'x' : ''}${cages.length > 0 ? 'k' : ''}`;
  const head = isJigsaw ? `${size}j${letters}` : `${boxRows}x${boxColumns}${letters}`;
  const regionOf = (_: unknown, cell: Cell): number => geometry.houseOf('box', cell);
  return [
    `${head}:${numbersText(Array.from(values, (value) => value + 1))}`,
    ...(isJigsaw ? [bordersOf(Array.from({ length: cells }, regionOf), size, 'regions')] : []),
    ...(cages.length > 0 ? cageTexts(cages, size) : []),
  ].join();
}

/** Writes cages: their borders, then the sum of each in its first cell. Throws an Unwritable unless each cell has one. */
function cageTexts(cages: readonly Statement[], size: number): string[] {
  const cageOf = new Array<number>(size * size).fill(-1);
  const sums = new Array<number>(size * size).fill(0);
  for (const [cage, { value, lists }] of cages.entries()) {
    const cells = lists[0]!;
    if (value === undefined || cells.some((cell) => cageOf[cell] !== -1))
      throw new Unwritable('solo holds no killer cages that overlap or have no sum');
    for (const cell of cells) cageOf[cell] = cage;
    sums[Math.min(...cells)] = value;
  }
  if (cageOf.includes(-1)) throw new Unwritable('solo holds killer cages only if each cell lies in one');
  return [bordersOf(cageOf, size, 'killer cages'), numbersText(sums)];
}

/** Writes a number for each cell, zero for none. */
function numbersText(numbers: readonly number[]): string {
  let text = '';
  let empty = 0;
  const run = (): string =>
    letterOf(LETTERS).repeat(Math.floor(empty / LETTERS)) + (empty % LETTERS ? letterOf(empty % LETTERS) : '');
  for (const [cell, number] of numbers.entries()) {
    if (number === 0) {
      empty++;
      continue;
    }
    const between = empty > 0 ? run() : cell > 0 ? '_' : '';
    text += `${between}${number}`;
    empty = 0;
  }
  return empty > 0 ? text + run() : text;
}

/** The head of a game: its boxes and the letters behind them, of which `d` and one more are its difficulty. */
const HEAD = /^(\d{1,2})(?:x(\d{1,2}))?([a-z0-9]*):([^,]*)(?:,(.*))?$/;

function parse(text: string, expected?: Geometry): Reading {
  const id = text.trim();
  const [head, first, second = '1', flags, body, rest] = HEAD.exec(id) ?? [];
  if (head === undefined) throw new Misread('a game ID of Solo begins with the shape of its boxes, as in 3x3:a3_5b');
  const letters = flags!.replace(/d[a-z]/, '');
  const size = Number(first) * Number(second);
  if (size < 1) throw new Misread(`boxes of ${first}x${second} make no grid`);
  checkSize(size);
  const [isJigsaw, isKiller] = [letters.includes('j'), letters.includes('k')];
  const parts = rest?.split(',') ?? [];
  const borders = isJigsaw ? parts.shift() : '';
  const [outlines, sums] = isKiller ? parts : ['', ''];
  if (borders === undefined)
    throw new Misread('this game of Solo has jigsaw regions, but their borders, which follow a comma, are missing');
  if (outlines === undefined || sums === undefined)
    throw new Misread('this game of Solo has killer cages, but their borders or their sums are missing');
  if (!isJigsaw && !HAS_BOXES.test(id))
    throw new Misread(`this game of Solo has no box shape: write it as in 3x3 (${size}j is for jigsaw regions)`);
  const tiles = isJigsaw
    ? { regions: regionsWithin(borders, size) }
    : { boxes: Geometry.of(Number(first), Number(second)) };
  const variant = letters.includes('x') ? (['x'] as const) : [];
  const statements = isKiller ? cagesIn(outlines, sums, size, id.lastIndexOf(',') + 2) : [];
  const geometry = shapeFrom({ size, variant, statements, ...tiles }, expected);
  const digits = numbersIn(body!, size, Math.min(size, LARGEST_SIZE), id.indexOf(':') + 2);
  return readingOf({ geometry, values: Int8Array.from(digits, (digit) => (digit === 0 ? EMPTY : digit - 1)) });
}

/** The constraint that the letter k stands for. */
const CAGE = killerCage.id;

/** Returns the cages within borders, each with the sum in one of its cells; none for a cell alone without a sum. */
function cagesIn(borders: string, sums: string, size: number, column: number): Statement[] {
  const cageOf = regionsWithin(borders, size);
  const numbers = numbersIn(sums, size, (size * (size + 1)) / 2, column);
  return [...groupBy(cageOf.keys(), (cell) => cageOf[cell]!).values()].flatMap((cells) => {
    const stated = cells.map((cell) => numbers[cell]!).filter((number) => number > 0);
    if (stated.length > 1) throw new Misread(`a cage of this game of Solo has several sums: ${stated.join(', ')}`);
    if (stated.length === 0 && cells.length === 1) return [];
    return [{ kind: CAGE, ...(stated.length > 0 && { value: stated[0]! }), lists: [cells] }];
  });
}

const HAS_BOXES = /^\d{1,2}x\d/;

/**
 * Returns the number of each cell, zero for none, in a part of a game ID. `column` is the place at which it begins in
 * the text. Throws a Misread.
 */
function numbersIn(part: string, size: number, most: number, column: number): number[] {
  const cells = size * size;
  const numbers = new Array<number>(cells).fill(0);
  let cell = 0;
  for (const { 0: token, index } of part.matchAll(/\d+|[a-z]|_|./g)) {
    if (token === '_') continue;
    if (/^[a-z]$/.test(token)) cell += token.charCodeAt(0) - 96;
    else if (!/^\d+$/.test(token)) throw new Misread(`'${token}' is not a character of a game ID`, 1, column + index);
    else if (Number(token) < 1 || Number(token) > most)
      throw new Misread(
        `${token.slice(0, 20)} is not a ${most > size ? 'sum' : 'digit'} of a grid of size ${size}`,
        1,
        column + index,
      );
    else numbers[cell++] = Number(token);
    if (cell > cells) throw new Misread(`more than the ${cells} cells of size ${size}`, 1, column + index);
  }
  if (cell < cells) throw new Misread(`${cell} cells instead of the ${cells} of size ${size}`, 1, column + part.length);
  return numbers;
}

/** The most pairs without a border that one letter stands for. */
const MOST = 25;

/**
 * Writes the borders between regions, of which each cell has one: for each pair of neighbouring cells, whether a border
 * runs between them. Pairs within rows come first, row by row, then those within columns, column by column. `_` is a
 * border; `a` to `y` are 1 to 25 pairs without a border and then a border; `z` is 25 pairs without a border and none after
 * them. One more border ends the text. Throws an Unwritable that names the regions if one of them is in several pieces.
 */
function bordersOf(regions: readonly number[], size: number, names: string): string {
  const pairs = neighboursIn(size);
  const isBorder = ([a, b]: Neighbours): boolean => regions[a] !== regions[b];
  const pieces = connected(
    pairs.filter((pair) => !isBorder(pair)),
    size,
  );
  if (new Set(pieces).size > new Set(regions).size) throw new Unwritable(`solo holds no ${names} in several pieces`);
  let text = '';
  let open = 0;
  for (const ends of [...pairs.map(isBorder), true]) {
    if (!ends) {
      open++;
      continue;
    }
    text += 'z'.repeat(Math.max(0, Math.ceil(open / MOST) - 1));
    const rest = open > MOST ? ((open - 1) % MOST) + 1 : open;
    text += rest === 0 ? '_' : String.fromCharCode(96 + rest);
    open = 0;
  }
  return text;
}

/** Returns the region of each cell, named by its first cell. Throws a Misread for too many or too few borders. */
function regionsWithin(borders: string, size: number): Cell[] {
  const pairs = neighboursIn(size);
  const open: Neighbours[] = [];
  let at = 0;
  for (const sign of borders) {
    if (!/[_a-z]/.test(sign)) throw new Misread(`'${sign}' is not a border character of a game ID`);
    const count = sign === '_' ? 0 : Math.min(MOST, sign.charCodeAt(0) - 96);
    open.push(...pairs.slice(at, at + count));
    at += count + (sign === 'z' ? 0 : 1);
  }
  if (at !== pairs.length + 1)
    throw new Misread(`the borders of this game of Solo are for ${at - 1} pairs of cells, not for ${pairs.length}`);
  return connected(open, size);
}
