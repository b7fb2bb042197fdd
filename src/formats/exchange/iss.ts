/**
 * Interactive Sudoku Solver: a string of constraints, `.Cage~17~R1C1~R1C2.~R3C3_5`, alone or in a link. Givens have no
 * name; several values of a cell are the candidates that are left.
 */
import { type Bits, bitsOf, isSingle } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { unsupported } from '../beside/unsupported.js';
import { checkSize, type Reading } from '../format.js';
import { Misread } from '../misread.js';
import { isSettled } from '../text/grid.js';
import { type Codec, readingOf, Unwritable } from './codec.js';
import { cellIn, cellName } from './iss-cells.js';
import { type IssPart, isRead, LARGEST_ISS, rulesIn, rulesText, struckIn } from './iss-rules.js';
import { decodeEscapes, parameterOf } from './link.js';
import { notesOf, positionWith } from './notes.js';
import { shapeFrom } from './variants.js';

const PAGE = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=';
const USUAL_SIZE = 9;

export const iss: Codec = { parse, format };

function parse(text: string, expected?: Geometry): Reading {
  const link = decodeEscapes(text);
  const parts = partsIn(parameterOf(link, 'q') ?? link);
  const { size, unusual } = shapeIn(parts);
  const rules = parts.filter(([name]) => name !== '' && name !== 'Shape');
  const unknown = [...unusual, ...rules.map(([name]) => name).filter((name) => !isRead(name))];
  if (unknown.length > 0) throw unsupported(unknown);
  checkSize(size);
  const geometry = shapeFrom(rulesIn(rules, size), expected);
  const digits = givensIn(parts, geometry, struckIn(parts, geometry));
  // Where every cell is stated, a cell with one candidate may still be open.
  const isPosition = !digits.includes(0);
  const isValue = (set: Bits, cell: Cell): boolean =>
    isSingle(set) && (!isPosition || isSettled(digits, cell, geometry));
  const values = Int8Array.from(digits, (set, cell) => (isValue(set, cell) ? bitsOf(set)[0]! : EMPTY));
  const notes = digits.map((set, cell) => (values[cell] === EMPTY ? set : 0));
  return readingOf(positionWith(geometry, values, new Uint8Array(geometry.cells), notes));
}

/** Splits a string into its constraints. Throws a Misread. */
function partsIn(text: string): IssPart[] {
  const bare = text.replaceAll(/\s/g, '');
  if (!bare.startsWith('.'))
    throw new Misread('constraints of Interactive Sudoku Solver begin with a point, as in .Cage~17~R1C1~R1C2');
  return bare
    .slice(1)
    .split('.')
    .filter((part) => part !== '')
    .map((part) => part.split('~') as [string, ...string[]]);
}

/** Returns the size of the grid, and what is unusual in its shape, if anything is. Throws a Misread. */
function shapeIn(parts: readonly IssPart[]): { readonly size: number; readonly unusual: readonly string[] } {
  const shape = parts.find(([name]) => name === 'Shape');
  if (!shape) return { size: USUAL_SIZE, unusual: [] };
  const text = shape.slice(1).join('~');
  const [, rows, columns, least = '1', most = rows] = /^(\d{1,2})x(\d{1,2})(?:~(?:(\d+)-)?(\d+))?$/.exec(text) ?? [];
  if (rows === undefined) throw new Misread(`'${text.slice(0, 20)}' is no shape: it is written as 6x6`);
  const isUsual = rows === columns && least === '1' && most === rows;
  return {
    size: Number(rows),
    unusual: isUsual ? [] : [`a grid of ${rows}×${columns} with the digits from ${least} to ${most}`],
  };
}

/** Returns the digits that givens and struck candidates leave each cell; zero for a cell without them. Throws a Misread. */
function givensIn(parts: readonly IssPart[], geometry: Geometry, struck: readonly number[]): Int32Array {
  const { size, cells, all } = geometry;
  const digits = new Int32Array(cells);
  const keep = (cell: Cell, set: number): void => {
    digits[cell] = (digits[cell] || all) & set;
    if (digits[cell] === 0) throw new Misread(`no value is left for ${cellName(cell, size)}`);
  };
  for (const [name, ...givens] of parts) {
    if (name !== '') continue;
    for (const given of givens) {
      const [word, ...values] = given.split('_');
      keep(
        cellIn(word!, size),
        values.reduce((set, value) => set | (1 << (digitIn(value, size) - 1)), 0),
      );
    }
  }
  for (const candidate of struck) keep(geometry.cellOf(candidate), ~(1 << geometry.digitOf(candidate)));
  return digits;
}

function digitIn(value: string, size: number): number {
  const digit = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (digit >= 1 && digit <= size) return digit;
  throw new Misread(`'${value.slice(0, 20)}' is not a digit of a grid of size ${size}`);
}

function format(puzzle: Puzzle): string {
  const { geometry, values } = puzzle;
  const { size, cells } = geometry;
  if (size > LARGEST_ISS) throw new Unwritable(`iss holds grids up to 16×16, and this one is ${size}×${size}`);
  const notes = notesOf(puzzle);
  const digitsOf = (cell: Cell): number[] => (values[cell] === EMPTY ? bitsOf(notes[cell]!) : [values[cell]!]);
  const givens = Array.from({ length: cells }, (_, cell) =>
    [cellName(cell, size), ...digitsOf(cell).map((digit) => digit + 1)].join('_'),
  ).filter((given) => given.includes('_'));
  const stated = [
    ...rulesText(geometry).filter((part) => part !== ''),
    ...(givens.length > 0 ? [`~${givens.join('~')}`] : []),
  ];
  // An empty grid of the usual size has its shape alone: a link without constraints opens no grid.
  const needsShape = size !== USUAL_SIZE || stated.length === 0;
  const parts = needsShape ? [`Shape~${size}x${size}`, ...stated] : stated;
  return `${PAGE}${parts.map((part) => `.${part}`).join('')}`;
}
