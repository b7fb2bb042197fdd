/** Game IDs of Simon Tatham's Solo: `3x3:a3_5b`, a letter for so many empty cells, `_` between numbers that are neighbours. */
import { EMPTY } from '../../core/board.js';
import { Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { checkBoxes, checkSize, type Reading } from '../format.js';
import { Misread } from '../misread.js';
import { type Codec, readingOf } from './codec.js';

export const solo: Codec = { parse, format };

const LETTERS = 26;
const letterOf = (count: number): string => String.fromCharCode(96 + count);

function format({ geometry, values }: Puzzle): string {
  let text = '';
  let empty = 0;
  const run = (): string =>
    letterOf(LETTERS).repeat(Math.floor(empty / LETTERS)) + (empty % LETTERS ? letterOf(empty % LETTERS) : '');
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) {
      empty++;
      continue;
    }
    const between = empty > 0 ? run() : cell > 0 ? '_' : '';
    text += `${between}${values[cell]! + 1}`;
    empty = 0;
  }
  if (empty > 0) text += run();
  return `${geometry.boxRows}x${geometry.boxColumns}:${text}`;
}

/** What the letters behind the shape ask for, where that is no plain sudoku. */
const VARIANTS: Readonly<Record<string, string>> = { x: 'diagonals', k: 'killer cages', j: 'jigsaw regions' };

function parse(text: string, expected?: Geometry): Reading {
  const id = text.trim();
  const [head, first, second, flags, body] = /^(\d{1,2})(?:x(\d{1,2}))?([a-z0-9]*):(\S*)$/.exec(id) ?? [];
  if (head === undefined) throw new Misread('a game ID of Solo begins with the shape of its boxes, as in 3x3:a3_5b');
  const variant = flags!.replace(/d[a-z]/, '').match(/[xkj]/)?.[0];
  if (variant) throw new Misread(`this game of Solo has ${VARIANTS[variant]}, which are not known here`);
  if (second === undefined) throw new Misread(`this game of Solo has ${VARIANTS.j}, which are not known here`);
  const size = Number(first) * Number(second);
  checkSize(size);
  if (size < 1) throw new Misread(`boxes of ${first}x${second} make no grid`);
  const geometry = Geometry.of(Number(first), Number(second));
  checkBoxes(geometry, expected);
  const values = new Int8Array(geometry.cells).fill(EMPTY);
  let cell = 0;
  const column = id.length - body!.length + 1;
  for (const { 0: token, index } of body!.matchAll(/\d+|[a-z]|_|./g)) {
    if (token === '_') continue;
    if (/^[a-z]$/.test(token)) cell += token.charCodeAt(0) - 96;
    else if (!/^\d+$/.test(token)) throw new Misread(`'${token}' is no sign of a game ID`, 1, column + index);
    else if (Number(token) < 1 || Number(token) > Math.min(size, LARGEST_SIZE))
      throw new Misread(`${token.slice(0, 20)} is no digit of a grid of size ${size}`, 1, column + index);
    else values[cell++] = Number(token) - 1;
    if (cell > geometry.cells)
      throw new Misread(`more than the ${geometry.cells} cells of boxes of ${first}x${second}`, 1, column + index);
  }
  if (cell < geometry.cells)
    throw new Misread(
      `${cell} cells instead of the ${geometry.cells} of boxes of ${first}x${second}`,
      1,
      id.length + 1,
    );
  return readingOf({ geometry, values });
}
