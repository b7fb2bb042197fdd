/** SudokuMaker's documents as drawings: cells in reading order, rules by numbers, and what is only drawn. */
import { EMPTY } from '../../core/board.js';
import { LARGEST_SIZE } from '../../core/geometry.js';
import { excerpt } from '../../core/printable.js';
import { Misread } from '../misread.js';
import { plainColour } from './colours.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { detailsOf, type Fields, fieldsOf, listOf, shown, textOf } from './fields.js';
import { cellsOf } from './sudokumaker-clues.js';
import { rulesOf } from './sudokumaker-rules.js';

const REGIONS = 1;
const LINES = 2000;
const CAGES = 2001;
const SYMBOLS = 2002;
const ROWS_AND_COLUMNS = 2003;

/** Returns what a document draws and says. Throws a Misread for one that is no puzzle. */
export function drawingOfSudokuMaker(document: Fields): SharedDrawing {
  const puzzle = fieldsOf(document.puzzle);
  const cells = listOf(puzzle.cells).map(fieldsOf);
  const size = sizeOf(puzzle, cells.length);
  const blocks = listOf(puzzle.constraints)
    .map(fieldsOf)
    .filter(({ disabled }) => disabled !== true);
  const ofType = (type: number): Fields[] => blocks.filter((block) => block.type === type);
  const { flags, ...named } = rulesOf(blocks, size);
  const values = Int8Array.from(cells, ({ value }) => digitOf(value, size));
  const isSolved = values.every((value) => value !== EMPTY);
  const isGiven = (cell: Fields): boolean => cell.given === true;
  // A setter fills the grid to state the solution.
  const isStated = isSolved && !cells.every(isGiven);
  return {
    size,
    values: isStated ? values.map((value, cell) => (isGiven(cells[cell]!) ? value : EMPTY)) : values,
    ...(!isStated && { placed: Uint8Array.from(cells, (cell) => Number(cell.value !== undefined && !isGiven(cell))) }),
    notes: Int32Array.from(cells, ({ candidates }) => digitsIn(candidates, size)),
    regions: regionsOf(ofType(REGIONS), size),
    sets: [],
    named,
    strokes: ofType(LINES).flatMap(strokesOf),
    shapes: ofType(SYMBOLS).flatMap(symbolsIn).flatMap(shapeOf),
    cages: ofType(CAGES).flatMap((block) => cagesOf(block, size)),
    flags: [
      ...flags,
      ...(puzzle.type === 'custom' && ofType(ROWS_AND_COLUMNS).length === 0 ? ['grids without rows and columns'] : []),
      ...(ofType(REGIONS).length > 1 ? ['two sets of regions'] : []),
      ...ofType(SYMBOLS).flatMap(symbolsIn).flatMap(unknownIn),
    ],
    ...(cells.some(({ cornerPencilMarks }) => digitsIn(cornerPencilMarks, size) > 0) && { remark: CORNERS }),
    ...detailsOf({ title: puzzle.name, author: puzzle.author, rules: puzzle.comment }),
    ...(isStated && { solution: [...values].map((value) => value + 1) }),
  };
}

const CORNERS = 'marks in corners are left out: those in the centre are candidates';

/** Returns the rows of a grid. Its size is left out where it is 9. Throws a Misread for a grid that has no square. */
function sizeOf({ size, width, height, minDigit, maxDigit }: Fields, cells: number): number {
  const rows = Math.sqrt(cells);
  const [wide, high] = [width ?? size ?? rows, height ?? size ?? rows];
  if (wide !== rows || high !== rows || !Number.isInteger(rows) || rows < 1 || rows > LARGEST_SIZE)
    throw new Misread(
      `this SudokuMaker puzzle has ${cells} cells in ${shown(high)} rows and ${shown(wide)} columns, which is no grid`,
    );
  const [least, most] = [minDigit ?? 1, maxDigit ?? rows];
  if (least !== 1 || most !== rows)
    throw new Misread(
      `this SudokuMaker puzzle has digits from ${shown(least)} to ${shown(most)}, not from 1 to ${rows}`,
    );
  return rows;
}

function digitOf(value: unknown, size: number): number {
  if (value === undefined || value === null) return EMPTY;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= size) return value - 1;
  throw new Misread(`a cell of this SudokuMaker puzzle has ${shown(value)}, which is no digit of its size`);
}

/** Returns the digits from 0 in a number whose bits are digits from 1. */
const digitsIn = (marks: unknown, size: number): number =>
  typeof marks === 'number' && Number.isInteger(marks) && marks > 0
    ? Math.floor(marks / 2) & (2 ** Math.min(size, 31) - 1)
    : 0;

/** Returns the region of each cell; null for none. */
function regionsOf([block]: readonly Fields[], size: number): (number | null)[] {
  if (!block) return Array.from({ length: size ** 2 }, () => null);
  const regions = listOf(block.regions);
  if (regions.length !== size ** 2)
    throw new Misread(`this SudokuMaker puzzle has regions for ${regions.length} cells of ${size ** 2}`);
  return regions.map((region) => (typeof region === 'number' && region >= 0 ? region : null));
}

/** Returns a point; undefined for one that is nowhere. */
function pointOf(value: unknown): DrawnPoint | undefined {
  const { x, y } = fieldsOf(value);
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)
    ? [y, x]
    : undefined;
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function strokesOf({ lines, style }: Fields): DrawnStroke[] {
  const { color, thickness } = fieldsOf(style);
  const colour = plainColour(color);
  return listOf(lines).flatMap((line): DrawnStroke[] => {
    const points = listOf(line)
      .map(pointOf)
      .filter((point) => point !== undefined);
    return colour === undefined || points.length === 0
      ? []
      : [{ points, colour, width: numberOf(thickness), hasHead: false }];
  });
}

function cagesOf({ cages, style }: Fields, size: number): DrawnCage[] {
  const colour = plainColour(fieldsOf(fieldsOf(style).cage).color);
  return listOf(cages)
    .map(fieldsOf)
    .flatMap((cage) => {
      const cells = cellsOf(cage.cells, size);
      const label = textOf(cage.value);
      if (cells.length === 0) return [];
      return [{ cells, ...(label !== '' && { label }), colours: colour === undefined ? [] : [colour] }];
    });
}

/**
 * Returns the symbols of a block with their look. Links have it once, and the column and the row of each symbol; how they
 * tell symbols of several looks apart is not known.
 */
function symbolsIn({ symbols, params }: Fields): Fields[] {
  const [look, another] = listOf(params);
  return listOf(symbols).map((symbol): Fields => {
    if (!Array.isArray(symbol)) return fieldsOf(symbol);
    const [x, y, more] = symbol as readonly unknown[];
    return { position: { x, y }, ...(another === undefined && more === undefined && { params: look }) };
  });
}

/** Returns a symbol that is a rectangle, an ellipse or a text. */
function shapeOf({ position, params }: Fields): DrawnShape[] {
  const centre = pointOf(position);
  const { type, width, height, rx, ry, text, fill, stroke } = fieldsOf(params);
  if (!centre) return [];
  const label = textOf(text);
  if (type === 'text') return label === '' ? [] : [{ centre, width: 0, height: 0, form: 'square', text: label }];
  if (type !== 'rectangle' && type !== 'ellipse') return [];
  const isRound = type === 'ellipse';
  const [inside, border] = [plainColour(fill), plainColour(stroke)];
  return [
    {
      centre,
      width: isRound ? 2 * numberOf(rx) : numberOf(width),
      height: isRound ? 2 * numberOf(ry) : numberOf(height),
      form: isRound ? 'round' : 'square',
      ...(inside && { fill: inside }),
      ...(border && { border }),
    },
  ];
}

/** Names a symbol whose look is not known: an arrow, or one that is turned. */
function unknownIn({ params }: Fields): string[] {
  const { type, angle } = fieldsOf(params);
  if (type !== 'rectangle' && type !== 'ellipse' && type !== 'text')
    return [
      `symbols of SudokuMaker ${type === undefined ? 'of several looks' : `that are called ${excerpt(textOf(type))}`}`,
    ];
  return type !== 'ellipse' && numberOf(angle) !== 0 ? ['turned symbols of SudokuMaker'] : [];
}
