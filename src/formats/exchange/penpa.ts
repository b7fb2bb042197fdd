/**
 * Links of Penpa+, read only: lines of text, deflated, in base64. Of its many kinds of grid only plain sudokus are
 * read.
 */
import { EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { type Reading, shapeFor } from '../format.js';
import { Misread } from '../misread.js';
import { type Codec, readingOf } from './codec.js';
import { inflate } from './inflate.js';
import { bytesOf, decodeEscapes, objectIn, parameterOf } from './link.js';

export const penpa: Codec = { parse };

/** The numbers of the lines that are read. */
const HEAD = 0;
const MARGINS = 1;
const PROBLEM = 3;
const SOLUTION = 4;
/** The rows and columns beyond each edge that count in the numbers of cells. */
const EDGE = 2;

/** The drawing styles that represent rules of variants, and the name under which each rule is reported. */
const VARIANTS: Readonly<Record<string, string>> = {
  zT: 'thermometers',
  z7: 'thermometers',
  z6: 'killer cages',
  zC: 'killer cages',
  z3: 'arrows',
};

function parse(text: string, expected?: Geometry): Reading {
  const link = decodeEscapes(text).replaceAll(' ', '+');
  const packed = parameterOf(link.startsWith('m=') ? `#${link}` : link, 'p');
  if (packed === undefined) throw new Misread('this link of Penpa+ has no puzzle after p=');
  const lines = inflate(bytesOf(packed), 'raw').split('\n');
  const [kind, wide, high] = (lines[HEAD] ?? '').split(',');
  if (kind !== 'square' && kind !== 'sudoku')
    throw new Misread(
      `grids of type '${(kind ?? '').slice(0, 20)}' of Penpa+ are not supported: square and sudoku are`,
    );
  const [top, bottom, left, right] = marginsIn(lines[MARGINS] ?? '');
  const [columns, rows] = [Number(wide) - left! - right!, Number(high) - top! - bottom!];
  if (!(columns > 0) || columns !== rows)
    throw new Misread(`a grid of ${rows} rows and ${columns} columns is not a sudoku`);
  const geometry = shapeFor(columns, expected);
  const given = layerIn(lines[PROBLEM]);
  const placedLayer = layerIn(lines[SOLUTION]);
  const variant = Object.keys(VARIANTS).find((name) => Object.keys((given[name] ?? {}) as object).length > 0);
  if (variant) throw new Misread(`this puzzle has rules that are not supported: ${VARIANTS[variant]}`);
  const indexOf = (cell: number): number =>
    geometry.columnOf(cell) + EDGE + left! + (geometry.rowOf(cell) + EDGE + top!) * (Number(wide) + 2 * EDGE);
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  const values = Int8Array.from(cells, (cell) => {
    const first = digitIn(given, indexOf(cell), geometry);
    return first === EMPTY ? digitIn(placedLayer, indexOf(cell), geometry) : first;
  });
  const placed = Uint8Array.from(cells, (cell) =>
    Number(values[cell] !== EMPTY && digitIn(given, indexOf(cell), geometry) === EMPTY),
  );
  return readingOf({ geometry, values, placed });
}

function marginsIn(line: string): number[] {
  const numbers = (line.match(/\d{1,2}/g) ?? []).map(Number);
  return Array.from({ length: 4 }, (_, side) => numbers[side] ?? 0);
}

type Layer = Readonly<Record<string, unknown>>;

/** Returns a layer with its two-letter codes spelled out; an empty one if the line is missing. */
function layerIn(line: string | undefined): Layer {
  if (!line?.startsWith('{')) return {};
  const json = line.replaceAll(/"(?:[^"\\]|\\.)*"|z[A-Z\d_]/g, (token) =>
    token.startsWith('"') ? token : token === 'zO' ? 'null' : `"${token}"`,
  );
  return objectIn(json, 'this Penpa+ link');
}

/** Returns the digit that a cell shows in large type; EMPTY for any other symbol. */
function digitIn(layer: Layer, index: number, { size }: Geometry): number {
  const numbers = (layer.zN ?? layer.number ?? {}) as Readonly<Record<number, unknown>>;
  const entry = numbers[index];
  const [word, , style] = Array.isArray(entry) ? entry : [];
  const digit = Number(word);
  return String(style) === '1' && Number.isInteger(digit) && digit >= 1 && digit <= size ? digit - 1 : EMPTY;
}
