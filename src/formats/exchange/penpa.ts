/**
 * Links of Penpa+, read only. Of its many kinds of grid only plain sudokus are read.
 */
import { EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import type { Reading } from '../format.js';
import { Misread } from '../misread.js';
import { isSet, unsupported } from '../unsupported.js';
import { connected, neighboursIn } from './borders.js';
import { type Codec, readingOf } from './codec.js';
import { decodeEscapes, parameterOf } from './link.js';
import { type PenpaLayer, penpaDocument } from './penpa-document.js';
import { shapeFrom } from './variants.js';

export const penpa: Codec = { parse };

/** The rows and columns beyond each edge that count in the numbers of cells. */
const EDGE = 2;

/** The parts of a layer, in words. All but those in `READ` may draw a rule. */
const PARTS: Readonly<Record<string, string>> = {
  thermo: 'thermometers',
  nobulbthermo: 'thermometers',
  killercages: 'killer cages',
  cage: 'killer cages',
  arrows: 'arrows',
  direction: 'directions',
  surface: 'coloured cells',
  line: 'lines',
  freeline: 'lines',
  lineE: 'lines along edges',
  freelineE: 'lines along edges',
  wall: 'walls',
  symbol: 'symbols',
  squareframe: 'frames',
  numberS: 'small numbers',
  deletelineE: 'edges left out',
  polygon: 'polygons',
  special: 'special lines',
};
/** Parts that are read: numbers, and lines along edges as the borders of regions. */
const READ = ['number', 'lineE'];

function parse(text: string, expected?: Geometry): Reading {
  const link = decodeEscapes(text).replaceAll(' ', '+');
  const packed = parameterOf(link.startsWith('m=') ? `#${link}` : link, 'p');
  if (packed === undefined) throw new Misread('this link of Penpa+ has no puzzle after p=');
  const { kind, columns: wide, rows: high, margins, problem: given, solution } = penpaDocument(packed);
  if (kind !== 'square' && kind !== 'sudoku')
    throw new Misread(`grids of type '${kind.slice(0, 20)}' of Penpa+ are not supported: square and sudoku are`);
  const [top, bottom, left, right] = margins;
  const [columns, rows] = [wide - left - right, high - top - bottom];
  if (!(columns > 0) || columns !== rows)
    throw new Misread(`a grid of ${rows} rows and ${columns} columns is not a sudoku`);
  const others = Object.keys(given).filter((name) => !READ.includes(name) && isSet(given[name]));
  if (others.length > 0) throw unsupported(others.map((name) => PARTS[name] ?? `what Penpa+ calls ${name}`));
  const pitch = wide + 2 * EDGE;
  const first = EDGE + left + (EDGE + top) * pitch;
  const edges = Object.keys((given.lineE ?? {}) as object);
  const regions =
    edges.length > 0 ? regionsOf(edges, { size: columns, pitch, first, points: pitch * (high + 2 * EDGE) }) : [];
  const geometry = shapeFrom({ size: columns, regions }, expected);
  const indexOf = (cell: number): number => first + geometry.columnOf(cell) + geometry.rowOf(cell) * pitch;
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  checkNumbers(given, cells.map(indexOf), geometry);
  const values = Int8Array.from(cells, (cell) => {
    const digit = digitIn(given, indexOf(cell), geometry);
    return digit === EMPTY ? digitIn(solution, indexOf(cell), geometry) : digit;
  });
  const placed = Uint8Array.from(cells, (cell) =>
    Number(values[cell] !== EMPTY && digitIn(given, indexOf(cell), geometry) === EMPTY),
  );
  return readingOf({ geometry, values, placed });
}

/** The numbering of cells: the side of the grid, cells per row with its margins, the first cell, and the number of all. */
interface Numbering {
  readonly size: number;
  readonly pitch: number;
  readonly first: number;
  readonly points: number;
}

/**
 * Returns the region of each cell, within the drawn edges. An edge joins two corners; the corner at the lower right of
 * a cell has the number of the cell, counted on from the number of all cells. Throws a Misread for edges that are not
 * the borders of regions.
 */
function regionsOf(edges: readonly string[], { size, pitch, first, points }: Numbering): number[] {
  const cornerOf = (row: number, column: number): number => points + first + column + row * pitch;
  const edgeOf = (from: number, to: number): string => `${Math.min(from, to)},${Math.max(from, to)}`;
  const drawn = new Set(edges.map((edge) => edgeOf(...(edge.split(',').map(Number) as [number, number]))));
  const borders = neighboursIn(size).map((cells) => {
    const [row, column] = [Math.floor(cells[0] / size), cells[0] % size];
    const corner = cornerOf(row, column);
    return { cells, edge: edgeOf(corner, cells[1] === cells[0] + 1 ? corner - pitch : corner - 1) };
  });
  const open = borders.filter(({ edge }) => !drawn.has(edge)).map(({ cells }) => cells);
  const regions = connected(open, size);
  const outline = Array.from({ length: size }, (_, at) => at).flatMap((at) =>
    [-1, size - 1].flatMap((line) => [
      edgeOf(cornerOf(line, at - 1), cornerOf(line, at)),
      edgeOf(cornerOf(at - 1, line), cornerOf(at, line)),
    ]),
  );
  const known = new Set(outline);
  for (const { cells, edge } of borders) if (regions[cells[0]] !== regions[cells[1]]) known.add(edge);
  const counts = [...new Set(regions)].map((region) => regions.filter((each) => each === region).length);
  const areRegions = counts.length === 1 || counts.every((count) => count === size);
  if (!areRegions || ![...drawn].every((edge) => known.has(edge))) throw unsupported([PARTS.lineE!]);
  return counts.length === 1 ? [] : regions;
}

/** Throws a Misread for a text outside the grid, or one in it that is no digit in large type: a clue of a rule. */
function checkNumbers(given: PenpaLayer, indices: readonly number[], geometry: Geometry): void {
  for (const [index, entry] of Object.entries((given.number ?? {}) as object)) {
    const isBlank = !Array.isArray(entry) || String(entry[0]).trim() === '';
    if (isBlank) continue;
    if (!indices.includes(Number(index))) throw unsupported(['numbers outside the grid']);
    if (digitIn(given, Number(index), geometry) === EMPTY) throw unsupported(['texts in cells that are no digits']);
  }
}

/** Returns the digit that a cell shows in large type; EMPTY for any other symbol. */
function digitIn(layer: PenpaLayer, index: number, { size }: Geometry): number {
  const numbers = (layer.number ?? {}) as Readonly<Record<number, unknown>>;
  const entry = numbers[index];
  const [word, , style] = Array.isArray(entry) ? entry : [];
  const digit = Number(word);
  return String(style) === '1' && Number.isInteger(digit) && digit >= 1 && digit <= size ? digit - 1 : EMPTY;
}
