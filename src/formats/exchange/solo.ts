/**
 * Game IDs of Simon Tatham's Solo: `3x3:a3_5b`, with a letter for a run of empty cells and `_` between neighbouring
 * numbers; `3x3x` with diagonals, `9j` with irregular regions, whose borders follow after a comma.
 */
import { EMPTY } from '../../core/board.js';
import { Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { checkSize, type Reading } from '../format.js';
import { Misread } from '../misread.js';
import { type Codec, readingOf } from './codec.js';
import { bordersOf, regionsWithin } from './solo-borders.js';
import { shapeFrom } from './variants.js';

export const solo: Codec = { parse, format };

const LETTERS = 26;
const letterOf = (count: number): string => String.fromCharCode(96 + count);

function format({ geometry, values }: Puzzle): string {
  const { size, boxRows, boxColumns, tiling, layout } = geometry;
  const diagonals = layout.names.includes('x') ? 'x' : '';
  const isJigsaw = tiling === 'regions';
  const head = isJigsaw ? `${size}j${diagonals}` : `${boxRows}x${boxColumns}${diagonals}`;
  return `${head}:${cellsText(geometry, values)}${isJigsaw ? `,${bordersOf(geometry)}` : ''}`;
}

function cellsText({ cells }: Geometry, values: Puzzle['values']): string {
  let text = '';
  let empty = 0;
  const run = (): string =>
    letterOf(LETTERS).repeat(Math.floor(empty / LETTERS)) + (empty % LETTERS ? letterOf(empty % LETTERS) : '');
  for (let cell = 0; cell < cells; cell++) {
    if (values[cell] === EMPTY) {
      empty++;
      continue;
    }
    const between = empty > 0 ? run() : cell > 0 ? '_' : '';
    text += `${between}${values[cell]! + 1}`;
    empty = 0;
  }
  return empty > 0 ? text + run() : text;
}

/** The head of a game: its boxes and the letters behind them, of which `d` and one more are its difficulty. */
const HEAD = /^(\d{1,2})(?:x(\d{1,2}))?([a-z0-9]*):([^,]*)(?:,(.*))?$/;

function parse(text: string, expected?: Geometry): Reading {
  const id = text.trim();
  const [head, first, second = '1', flags, body, borders] = HEAD.exec(id) ?? [];
  if (head === undefined) throw new Misread('a game ID of Solo begins with the shape of its boxes, as in 3x3:a3_5b');
  const letters = flags!.replace(/d[a-z]/, '');
  if (letters.includes('k')) throw new Misread('this game of Solo has killer cages, which are not supported');
  const size = Number(first) * Number(second);
  if (size < 1) throw new Misread(`boxes of ${first}x${second} make no grid`);
  checkSize(size);
  const isJigsaw = letters.includes('j');
  if (isJigsaw && borders === undefined)
    throw new Misread('this game of Solo has jigsaw regions, but their borders, which follow a comma, are missing');
  if (!isJigsaw && !HAS_BOXES.test(id))
    throw new Misread(`this game of Solo has no box shape: write it as in 3x3 (${size}j is for jigsaw regions)`);
  const tiles = isJigsaw
    ? { regions: regionsWithin(borders!, size) }
    : { boxes: Geometry.of(Number(first), Number(second)) };
  const variant = letters.includes('x') ? (['x'] as const) : [];
  const geometry = shapeFrom({ size, variant, ...tiles }, expected);
  return readingOf({ geometry, values: valuesIn(body!, geometry, id.indexOf(':') + 2) });
}

const HAS_BOXES = /^\d{1,2}x\d/;

/**
 * Returns the values in the body of a game ID. `column` is the place at which the body begins in the text. Throws a
 * Misread.
 */
function valuesIn(body: string, { cells, size }: Geometry, column: number): Int8Array {
  const values = new Int8Array(cells).fill(EMPTY);
  let cell = 0;
  for (const { 0: token, index } of body.matchAll(/\d+|[a-z]|_|./g)) {
    if (token === '_') continue;
    if (/^[a-z]$/.test(token)) cell += token.charCodeAt(0) - 96;
    else if (!/^\d+$/.test(token)) throw new Misread(`'${token}' is not a character of a game ID`, 1, column + index);
    else if (Number(token) < 1 || Number(token) > Math.min(size, LARGEST_SIZE))
      throw new Misread(`${token.slice(0, 20)} is not a digit of a grid of size ${size}`, 1, column + index);
    else values[cell++] = Number(token) - 1;
    if (cell > cells) throw new Misread(`more than the ${cells} cells of size ${size}`, 1, column + index);
  }
  if (cell < cells) throw new Misread(`${cell} cells instead of the ${cells} of size ${size}`, 1, column + body.length);
  return values;
}
