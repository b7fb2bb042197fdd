/** The JSON of f-puzzles as drawings: clues under keys of their own, and cosmetics, which are lines and shapes. */
import { EMPTY } from '../../core/board.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { checkParity, RULE_KEYS, rulesIn } from '../exchange/f-puzzles-rules.js';
import { textCages } from '../exchange/text-cages.js';
import { withoutTwins } from '../exchange/twins.js';
import { cellsNamed, checkKnown } from '../exchange/variants.js';
import { usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { plainColour } from './colours.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { type Fields, fieldsOf, listOf } from './fields.js';

/** Keys that are read, or that hold no constraint. Any other key is reported as a rule not understood. */
const KNOWN = [
  'size',
  'title',
  'author',
  'ruleset',
  'description',
  'grid',
  'solution',
  'successMessage',
  'disabledlogic',
  'truecandidatesoptions',
  'highlightConflicts',
  ...RULE_KEYS,
  'foglight',
  'line',
  'circle',
  'rectangle',
  'text',
  'cage',
];

/** Returns what the JSON of f-puzzles draws and says. Throws a Misread for one that is no puzzle. */
export function drawingOfFPuzzles(object: Fields): SharedDrawing {
  const { size, grid } = object;
  if (!Array.isArray(grid)) throw new Misread('this f-puzzles JSON has no grid');
  const side = size ?? grid.length;
  if (side !== grid.length || !grid.every((row) => Array.isArray(row) && row.length === side))
    throw new Misread(
      `the grid of this f-puzzles JSON is not square, or not of its stated size (${JSON.stringify(size)})`,
    );
  const { texts, others } = textCages(object.cage);
  const told = withoutTwins({ ...object, cage: others });
  checkKnown(told, KNOWN);
  const rows = grid.length;
  const cells = grid.flat().map(fieldsOf);
  checkParity(cells);
  const marks = (list: unknown): number =>
    listOf(list).reduce((set: number, mark) => set | (1 << digitOf(mark, rows)), 0);
  const cosmetics = (key: string): readonly Fields[] => listOf(told[key]).map(fieldsOf);
  const rules = object.ruleset ?? texts.get('rules');
  const details = {
    title: object.title ?? texts.get('title'),
    author: object.author ?? texts.get('author'),
    description: object.description,
  };
  return {
    size: rows,
    values: Int8Array.from(cells, ({ value }) => (value ? digitOf(value, rows) : EMPTY)),
    placed: Uint8Array.from(cells, ({ value, given }) => Number(Boolean(value) && !given)),
    notes: Int32Array.from(cells, ({ centerPencilMarks, givenPencilMarks }) => {
      const [own, given] = [marks(centerPencilMarks), marks(givenPencilMarks)];
      return own && given ? own & given : own | given;
    }),
    ...regionsIn(cells, rows),
    sets: [],
    named: rulesIn(told, cells, rows),
    strokes: cosmetics('line').flatMap((line) => strokesOf(line, rows)),
    shapes: [
      ...cells.flatMap(({ c, color, cArray }, cell) => tintsOf([c, color, ...listOf(cArray)], cell, rows)),
      ...cosmetics('rectangle').flatMap((shape) => shapeOf(shape, 'square', rows)),
      ...cosmetics('circle').flatMap((shape) => shapeOf(shape, 'round', rows)),
      ...cosmetics('text').flatMap((shape) => shapeOf({ text: shape.value, cells: shape.cells }, 'square', rows)),
    ],
    cages: cosmetics('cage').flatMap((cage) => cageOf(cage, rows)),
    flags: [],
    ...(cells.some(({ cornerPencilMarks }) => marks(cornerPencilMarks) > 0) && { remark: CORNERS }),
    ...Object.fromEntries(
      Object.entries(details).flatMap(([name, text]) =>
        typeof text === 'string' && text !== '' ? [[name, text]] : [],
      ),
    ),
    ...(rules !== undefined && { rules: String(rules) }),
    solution: object.solution ?? texts.get('solution'),
  };
}

const CORNERS = 'marks in corners are left out: those in the centre are candidates';

function digitOf(value: unknown, size: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= size) return number - 1;
  throw new Misread(`${JSON.stringify(value)?.slice(0, 20)} is not a digit of a grid of size ${size}`);
}

/**
 * Returns the region of each cell, from zero, null for none. If only some cells state one, the others lie in their usual
 * boxes.
 */
function regionsIn(cells: readonly Fields[], size: number): Pick<SharedDrawing, 'regions'> {
  const usual = usualShape(size);
  const hasRegions = cells.some(({ region }) => region !== undefined && region !== null);
  const areStated = cells.every(({ region }) => region !== undefined);
  if (!hasRegions && !areStated) return usual ? { regions: cells.map((_, cell) => boxOf(usual, cell)) } : {};
  return {
    regions: cells.map(({ region }, cell) => {
      if (region === null) return null;
      if (region !== undefined) return Number(region);
      return usual ? boxOf(usual, cell) : null;
    }),
  };
}

const boxOf = (shape: Geometry, cell: Cell): number => shape.indexOf(shape.houseOf('box', cell));

/** Returns the middle of cells, which may lie outside the grid; undefined if there are none. */
function middleOf(names: unknown): DrawnPoint | undefined {
  const places = listOf(names).map((name) => (String(name).match(/-?\d{1,3}/g) ?? []).map(Number));
  if (places.length === 0 || places.some(({ length }) => length !== 2)) return undefined;
  const sum = (axis: number): number => places.reduce((total, place) => total + place[axis]!, 0);
  return [sum(0) / places.length - 0.5, sum(1) / places.length - 0.5];
}

function strokesOf({ lines, outlineC, width }: Fields, size: number): DrawnStroke[] {
  return listOf(lines).map((line) => ({
    points: cellsNamed(line, size).map((cell): DrawnPoint => [Math.floor(cell / size) + 0.5, (cell % size) + 0.5]),
    colour: plainColour(outlineC) ?? 'ffffff',
    width: Number(width) || 0,
    hasHead: false,
  }));
}

/** Returns the tint of a cell, one shape for all its colours. */
function tintsOf(colours: readonly unknown[], cell: Cell, size: number): DrawnShape[] {
  const fill = colours.map(plainColour).find((colour) => colour !== undefined && colour !== 'ffffff');
  if (fill === undefined) return [];
  const centre: DrawnPoint = [Math.floor(cell / size) + 0.5, (cell % size) + 0.5];
  return [{ centre, width: 1, height: 1, form: 'square', fill }];
}

function shapeOf(shape: Fields, form: 'square' | 'round', size: number): DrawnShape[] {
  const centre = middleOf(shape.cells);
  if (!centre || centre.some((at) => at < -size || at > 2 * size)) return [];
  const fill = plainColour(shape.baseC);
  const border = plainColour(shape.outlineC);
  const text = String(shape.value ?? shape.text ?? '').trim();
  const isTurned = Math.abs((Math.abs(Number(shape.angle) || 0) % 90) - 45) < 10;
  return [
    {
      centre,
      width: Number(shape.width) || 0,
      height: Number(shape.height) || 0,
      form: form === 'square' && isTurned && shape.width !== undefined ? 'diamond' : form,
      ...(fill && { fill }),
      ...(border && { border }),
      ...(text !== '' && { text }),
      ...(Number(shape.angle) && { angle: Number(shape.angle) }),
    },
  ];
}

function cageOf({ cells, value, outlineC }: Fields, size: number): DrawnCage[] {
  const own = cellsNamed(cells, size);
  const label = String(value ?? '').trim();
  const colour = plainColour(outlineC);
  return own.length === 0 ? [] : [{ cells: own, ...(label !== '' && { label }), colours: colour ? [colour] : [] }];
}
