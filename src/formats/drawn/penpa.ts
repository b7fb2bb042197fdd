/** Puzzles of Penpa+ as drawings. It knows drawings alone: what they mean stands in the setter's words. */

import type { Cell } from '../../core/geometry.js';
import { EMPTY } from '../../core/values.js';
import { isSet } from '../beside/unsupported.js';
import type { PenpaDocument, PenpaLayer } from '../exchange/penpa-document.js';
import { diagonalOf } from '../exchange/variants.js';
import { Misread } from '../misread.js';
import { plainColour } from './colours.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { detailsOf, fieldsOf, listOf, textOf } from './fields.js';
import {
  chainsOf,
  type LinePiece,
  type PenpaGrid,
  penpaGridOf,
  pieceOf,
  pointOf,
  regionsWithin,
} from './penpa-grid.js';

/** The parts of a layer whose drawings are not understood, in words. */
const PARTS: Readonly<Record<string, string>> = {
  freelineE: 'lines along edges',
  wall: 'walls',
  squareframe: 'frames',
  deletelineE: 'edges left out',
  polygon: 'polygons',
  special: 'special lines',
};
/** The parts that are read. */
const READ = [
  'number',
  'numberS',
  'lineE',
  'line',
  'freeline',
  'thermo',
  'nobulbthermo',
  'arrows',
  'direction',
  'killercages',
  'cage',
  'surface',
  'symbol',
];

/** The colours and the widths of thermometers and arrows. */
const THERMO = { colour: 'cccccc', width: 0.3, bulb: 0.8 };
const ARROW = { colour: '999999', width: 0.08, ring: 0.8 };

/** Returns what a document draws and says. Throws a Misread for a grid that is no sudoku. */
export function drawingOfPenpa(document: PenpaDocument): SharedDrawing {
  const { problem, solution, colours = {}, diagonals } = document;
  const grid = penpaGridOf(document);
  const { size, pitch, first } = grid;
  const unknown = Object.keys(problem).filter((name) => !READ.includes(name) && isSet(problem[name]));
  const edges = entriesIn(problem, 'lineE').map(([name]) => pieceOf(name));
  const { regions, others } = regionsWithin(edges, grid);
  const isSlanted = ([from, to]: LinePiece): boolean => ![1, pitch].includes(Math.abs(from - to));
  const slanted = others.filter(isSlanted);
  // The lines of diagonals that the grid itself has are drawn as edges.
  const isNamed = ([from, to]: LinePiece): boolean =>
    (diagonals?.falling === true && Math.abs(from - to) === pitch + 1) ||
    (diagonals?.rising === true && Math.abs(from - to) === pitch - 1);
  const texts = textsIn(problem, grid);
  const cages = cagesIn(problem, grid, texts);
  const indices = Array.from(
    { length: size * size },
    (_, cell) => first + (cell % size) + Math.floor(cell / size) * pitch,
  );
  const given = indices.map((index) => digitIn(problem, index, size));
  const own = indices.map((index) => digitIn(solution, index, size));
  const named = [
    ...(diagonals?.falling ? [diagonalOf('falling', size)] : []),
    ...(diagonals?.rising ? [diagonalOf('rising', size)] : []),
  ];
  return {
    size,
    values: Int8Array.from(given, (digit, cell) => (digit === EMPTY ? own[cell]! : digit)),
    placed: Uint8Array.from(given, (digit, cell) => Number(digit === EMPTY && own[cell] !== EMPTY)),
    notes: new Int32Array(size * size),
    ...(regions && { regions }),
    sets: named,
    strokes: limited([
      ...strokesOf(chainsOf(slanted.filter((piece) => !isNamed(piece))), '12', grid),
      ...['line', 'freeline'].flatMap((part) => linesIn(problem, colours, part, grid)),
      ...['thermo', 'nobulbthermo'].flatMap((part) =>
        pathsIn(problem, colours, part, grid).map(
          ({ points, colour = THERMO.colour }): DrawnStroke => ({
            points,
            colour,
            width: THERMO.width,
            hasHead: false,
          }),
        ),
      ),
      ...['arrows', 'direction'].flatMap((part) =>
        pathsIn(problem, colours, part, grid).map(
          ({ points, colour = ARROW.colour }): DrawnStroke => ({ points, colour, width: ARROW.width, hasHead: true }),
        ),
      ),
    ]),
    shapes: [
      ...surfacesIn(problem, colours, grid),
      ...pathsIn(problem, colours, 'thermo', grid).map(({ points, colour = THERMO.colour }) =>
        disc(points[0]!, THERMO.bulb, { fill: colour }),
      ),
      ...pathsIn(problem, colours, 'arrows', grid).map(({ points, colour = ARROW.colour }) =>
        disc(points[0]!, ARROW.ring, { fill: 'ffffff', border: colour }),
      ),
      ...symbolsIn(problem, colours, grid).shapes,
      ...texts.flatMap(({ text, point, isUsed }) =>
        isUsed ? [] : [{ centre: point, width: 0, height: 0, form: 'square' as const, text }],
      ),
    ],
    cages: cages.cages,
    flags: [
      ...new Set([
        ...unknown.map((name) => PARTS[name] ?? `what Penpa+ calls ${name}`),
        ...(others.length > slanted.length ? ['lines along edges'] : []),
        ...symbolsIn(problem, colours, grid).unknown,
        ...cages.unknown,
        ...texts.flatMap(({ isTurned }) => (isTurned ? ['numbers with arrows'] : [])),
      ]),
    ],
    ...detailsOf({ title: document.title, author: document.author, rules: document.rules }),
  };
}

const disc = (centre: DrawnPoint, side: number, colours: Pick<DrawnShape, 'fill' | 'border'>): DrawnShape => ({
  centre,
  width: side,
  height: side,
  form: 'round',
  ...colours,
});

/** The most lines. */
const MOST_STROKES = 500;

function limited(strokes: readonly DrawnStroke[]): readonly DrawnStroke[] {
  if (strokes.length <= MOST_STROKES) return strokes;
  throw new Misread(
    `this Penpa+ puzzle has ${strokes.length.toLocaleString('en')} lines: up to ${MOST_STROKES} are read`,
  );
}

/** Returns the drawings of a part of a layer with the names of their places. */
const entriesIn = (layer: PenpaLayer, part: string): readonly (readonly [string, unknown])[] =>
  listOf(Object.entries(fieldsOf(layer[part]))) as readonly (readonly [string, unknown])[];

/** Returns the colour that a setter chose for a drawing. */
const chosen = (colours: PenpaLayer, part: string, name: string | number): string | undefined =>
  plainColour((colours[part] as Readonly<Record<string, unknown>> | undefined)?.[name]);

interface Path {
  readonly points: readonly DrawnPoint[];
  readonly colour?: string;
}

/** Returns lists of cells as points, without empty ones. */
const pathsIn = (layer: PenpaLayer, colours: PenpaLayer, part: string, grid: PenpaGrid): Path[] =>
  listOf(layer[part]).flatMap((path, index) => {
    const points = listOf(path).map((number) => pointOf(Number(number), grid));
    const colour = chosen(colours, part, index);
    return points.length < 2 ? [] : [{ points, ...(colour !== undefined && { colour }) }];
  });

/** Returns lines of one look, their pieces joined. */
function linesIn(layer: PenpaLayer, colours: PenpaLayer, part: string, grid: PenpaGrid): DrawnStroke[] {
  const looks = new Map<string, LinePiece[]>();
  for (const [name, style] of entriesIn(layer, part)) {
    const look = `${textOf(style)} ${chosen(colours, part, name) ?? ''}`;
    looks.set(look, [...(looks.get(look) ?? []), pieceOf(name)]);
  }
  return [...looks].flatMap(([look, pieces]) => {
    const [style = '', colour = ''] = look.split(' ');
    return strokesOf(chainsOf(pieces), style, grid, colour);
  });
}

function strokesOf(chains: readonly (readonly number[])[], style: string, grid: PenpaGrid, own = ''): DrawnStroke[] {
  const { colour, width } = lineLook(style);
  return chains.map((chain) => ({
    points: chain.map((number) => pointOf(number, grid)),
    colour: own || colour,
    width,
    hasHead: false,
  }));
}

const surfacesIn = (layer: PenpaLayer, colours: PenpaLayer, grid: PenpaGrid): DrawnShape[] =>
  entriesIn(layer, 'surface').flatMap(([name, style]): DrawnShape[] => {
    const fill = chosen(colours, 'surface', name) ?? SURFACES[Number(style)];
    const centre = pointOf(Number(name), grid);
    return fill === undefined ? [] : [{ centre, width: 1, height: 1, form: 'square', fill }];
  });

/** Returns the symbols that are discs, squares and diamonds, and the names of others. */
function symbolsIn(
  layer: PenpaLayer,
  colours: PenpaLayer,
  grid: PenpaGrid,
): { readonly shapes: DrawnShape[]; readonly unknown: string[] } {
  const shapes: DrawnShape[] = [];
  const unknown: string[] = [];
  for (const [name, entry] of entriesIn(layer, 'symbol')) {
    const [style, symbol] = listOf(entry);
    const shape = symbolShape(textOf(symbol), Number(style), chosen(colours, 'symbol', name));
    if (shape) shapes.push({ centre: pointOf(Number(name), grid), ...shape });
    else unknown.push(`symbols that Penpa+ calls ${textOf(symbol).slice(0, 20)}`);
  }
  return { shapes, unknown };
}

interface PlacedText {
  readonly text: string;
  readonly point: DrawnPoint;
  /** The number of its point, for those in a corner of a cell. */
  readonly index: number;
  /** True if an arrow is drawn with it. */
  readonly isTurned: boolean;
  /** True once it is the label of a cage. */
  isUsed: boolean;
}

/** Returns the texts of a layer that are no digits of the grid. */
function textsIn(layer: PenpaLayer, grid: PenpaGrid): PlacedText[] {
  return ['number', 'numberS'].flatMap((part) =>
    entriesIn(layer, part).flatMap(([name, entry]): PlacedText[] => {
      const [word, , style] = listOf(entry);
      const text = textOf(word);
      const index = Number(name);
      if (text === '') return [];
      const point = pointOf(index, grid);
      const isIn = point.every((at) => at > 0 && at < grid.size) && index < grid.cells;
      if (part === 'number' && isIn && digitIn(layer, index, grid.size) !== EMPTY) return [];
      return [{ text, point, index, isTurned: String(style) === '2' && text.includes('_'), isUsed: false }];
    }),
  );
}

/** Returns the digit that a cell shows in large type; EMPTY for any other text. */
function digitIn(layer: PenpaLayer, index: number, size: number): number {
  const [word, , style] = listOf(fieldsOf(layer.number)[index]);
  const digit = Number(word);
  return String(style) === '1' && Number.isInteger(digit) && digit >= 1 && digit <= size ? digit - 1 : EMPTY;
}

/** Returns cages with the texts in corners of their cells, which are theirs from then on. */
function cagesIn(
  layer: PenpaLayer,
  grid: PenpaGrid,
  texts: readonly PlacedText[],
): { readonly cages: readonly DrawnCage[]; readonly unknown: readonly string[] } {
  const lists = listOf(layer.killercages)
    .map((cage) => listOf(cage).map((number) => cellOf(pointOf(Number(number), grid), grid)))
    .filter((cells) => cells.length > 0);
  const isDrawn = lists.length === 0 && entriesIn(layer, 'cage').length > 0;
  const outlined = isDrawn
    ? areasWithin(
        entriesIn(layer, 'cage').map(([name]) => pieceOf(name)),
        grid,
      )
    : lists;
  if (!outlined || outlined.some((cells) => cells.includes(undefined)))
    return { cages: [], unknown: ['cages that are no areas of the grid'] };
  const cages = (outlined as Cell[][]).map((cells): DrawnCage => {
    const label = texts.find(
      ({ index, point, isUsed }) => !isUsed && index >= 4 * grid.cells && cells.includes(cellOf(point, grid) ?? -1),
    );
    if (label) label.isUsed = true;
    return { cells, ...(label && { label: label.text }), colours: [] };
  });
  return { cages, unknown: [] };
}

const cellOf = ([row, column]: DrawnPoint, { size }: PenpaGrid): Cell | undefined => {
  const [down, right] = [Math.floor(row), Math.floor(column)];
  return down >= 0 && down < size && right >= 0 && right < size ? down * size + right : undefined;
};

/**
 * Returns the areas within outlines that are drawn piece by piece inside their cells: a piece that crosses the side of
 * two cells joins them. Undefined for an area with cells that no piece touches, since nothing tells whose they are.
 */
function areasWithin(pieces: readonly LinePiece[], grid: PenpaGrid): (Cell | undefined)[][] | undefined {
  const { size } = grid;
  const areaOf = new Map<Cell, Cell>();
  for (const piece of pieces) {
    const [from, to] = piece.map((number) => cellOf(pointOf(number, grid), grid));
    if (from === undefined || to === undefined) return undefined;
    for (const cell of [from, to]) if (!areaOf.has(cell)) areaOf.set(cell, cell);
    const [kept, gone] = [areaOf.get(from)!, areaOf.get(to)!];
    if (kept !== gone) for (const [cell, area] of areaOf) if (area === gone) areaOf.set(cell, kept);
  }
  const isEnclosed = (cell: Cell): boolean =>
    !areaOf.has(cell) && areaOf.has(cell - 1) && areaOf.get(cell - 1) === areaOf.get(cell - size);
  if (Array.from({ length: size * size }, (_, cell) => cell).some(isEnclosed)) return undefined;
  return [...new Set(areaOf.values())].map((area) =>
    [...areaOf].flatMap(([cell, own]) => (own === area ? [cell] : [])),
  );
}

const GREY = '999999';
const LIGHT_GREY = 'cccccc';
const BLACK = '000000';
const WHITE = 'ffffff';
const GREEN = '208020';
const RED = 'ff0000';

/** The colours of cells. */
const SURFACES: Readonly<Record<number, string>> = {
  1: '444444',
  2: 'b3ffb3',
  3: LIGHT_GREY,
  4: BLACK,
  5: 'c0e0ff',
  6: 'ffa3a3',
  7: 'ffffa3',
  8: GREY,
  9: 'ffb3ff',
  10: 'ffcc80',
  11: 'cc99ff',
  12: 'eecab1',
  13: 'ffa466',
};

const LINES: Readonly<Record<string, string>> = {
  3: GREEN,
  5: GREY,
  6: GREY,
  8: RED,
  9: '187bcd',
  12: '444444',
  14: '777777',
  30: GREEN,
  40: GREY,
};

/** The widths of lines in cells: those of the wide ones, and of all others. */
const WIDE = 0.3;
const THIN = 0.08;

/** Returns the colour and the width of a line. */
const lineLook = (style: string): { readonly colour: string; readonly width: number } => ({
  colour: LINES[style] ?? BLACK,
  width: style === '6' ? WIDE : THIN,
});

/** The colours of discs, squares and diamonds: inside, and of the border. */
const FILLS: Readonly<Record<number, readonly [fill?: string | undefined, border?: string]>> = {
  0: [WHITE, BLACK],
  1: [WHITE, BLACK],
  2: [BLACK, BLACK],
  3: [LIGHT_GREY],
  4: [undefined, BLACK],
  5: [LIGHT_GREY, BLACK],
  6: [WHITE, GREY],
  7: [WHITE],
  8: [WHITE, BLACK],
  9: [LIGHT_GREY, BLACK],
  10: [WHITE, BLACK],
  11: [RED, RED],
  12: [GREEN, GREEN],
  13: [undefined, BLACK],
};

const FORMS: Readonly<Record<string, DrawnShape['form']>> = { circle: 'round', square: 'square', diamond: 'diamond' };

/** The sides of symbols in cells, by the ends of their names. */
const SIDES: Readonly<Record<string, number>> = { LL: 1, L: 0.84, M: 0.7, S: 0.44, SS: 0.3 };

/** Returns a symbol that is a disc, a square or a diamond; undefined for any other. */
function symbolShape(name: string, style: number, own?: string): Omit<DrawnShape, 'centre'> | undefined {
  const [word = '', size = ''] = name.split('_');
  const form = FORMS[word];
  const side = SIDES[size];
  const look = FILLS[style];
  if (!form || side === undefined || !look) return undefined;
  const [inside, border] = look;
  const fill = inside && own ? own : inside;
  return { width: side, height: side, form, ...(fill && { fill }), ...(border && { border }) };
}
