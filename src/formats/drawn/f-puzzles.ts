/** The JSON of f-puzzles as drawings: clues under keys of their own, and cosmetics, which are lines and shapes. */

import type { Cell, Geometry } from '../../core/geometry.js';
import { usualNumbers } from '../../core/numbers.js';
import { EMPTY } from '../../core/values.js';
import { listedNumbers } from '../../variants/digits.js';
import { checkParity, RULE_KEYS, rulesIn } from '../exchange/f-puzzles-rules.js';
import { cellsNamed, unknownKeys } from '../exchange/variants.js';
import { usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { plainColour } from './colours.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { CORNERS, type Fields, fieldsOf, listOf } from './fields.js';
import { fogOf, isOfFog } from './fog.js';
import { withDigitsSaid } from './words/digits.js';

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
  const rows = grid.length;
  const cells = grid.flat().map(fieldsOf);
  checkParity(cells);
  const rules = object.ruleset ?? texts.get('rules');
  const { digits } = withDigitsSaid(String(rules ?? ''), rows);
  const numbers = digits === undefined ? usualNumbers(rows) : listedNumbers(digits);
  // 0 is no digit unless the words say so.
  const hasValue = (value: unknown): boolean => Boolean(value) || (value === 0 && numbers[0] === 0);
  const marks = (list: unknown): number =>
    listOf(list).reduce((set: number, mark) => set | (1 << digitOf(mark, numbers)), 0);
  const cosmetics = (key: string): readonly Fields[] => listOf(told[key]).map(fieldsOf);
  const fog = fogOf(object, listOf(object.cage).map(fieldsOf), ([row, column]) =>
    row >= 0 && row < rows && column >= 0 && column < rows ? row * rows + column : undefined,
  );
  const details = {
    title: object.title ?? texts.get('title'),
    author: object.author ?? texts.get('author'),
    description: object.description,
  };
  return {
    size: rows,
    ...(digits !== undefined && { digits }),
    values: Int8Array.from(cells, ({ value }) => (hasValue(value) ? digitOf(value, numbers) : EMPTY)),
    placed: Uint8Array.from(cells, ({ value, given }) => Number(hasValue(value) && !given)),
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
    flags: unknownKeys(told, KNOWN),
    ...(fog && { fog }),
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

function digitOf(value: unknown, numbers: readonly number[]): number {
  const digit = numbers.indexOf(Number(value));
  if (digit >= 0) return digit;
  throw new Misread(`${JSON.stringify(value)?.slice(0, 20)} is not a digit of a grid of size ${numbers.length}`);
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

/** The keys of drawings. Of those in the second list, older editors do not say what they draw. */
const COSMETICS = ['text', 'circle', 'rectangle', 'line', 'cage'];
const UNTOLD = ['line', 'cage'];

const objectsIn = (list: unknown): readonly Fields[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];

/**
 * Returns the JSON of a puzzle without the drawings whose rule it has too. Editors write a rule under its own key and, so
 * that other programs show it, a drawing of it, which states nothing.
 */
function withoutTwins(object: Fields): Fields {
  const rules = Object.keys(object).filter((key) => !COSMETICS.includes(key) && key !== 'grid');
  const drawn = new Set(rules.flatMap((key) => objectsIn(object[key]).filter(hasPlace).map(drawingOf)));
  const isTwin = (cosmetic: unknown, key: string): boolean => {
    if (typeof cosmetic !== 'object' || cosmetic === null) return false;
    const { fromConstraint } = cosmetic as Fields;
    if (fromConstraint)
      return rules.some((rule) => isKeyOf(rule, fromConstraint) && objectsIn(object[rule]).length > 0);
    return UNTOLD.includes(key) && hasPlace(cosmetic as Fields) && drawn.has(drawingOf(cosmetic as Fields));
  };
  return {
    ...object,
    ...Object.fromEntries(
      COSMETICS.flatMap((key) =>
        Array.isArray(object[key]) ? [[key, object[key].filter((each: unknown) => !isTwin(each, key))]] : [],
      ),
    ),
  };
}

/** True if a key is that of a rule by its name, as `regionsumline` of `Region Sum Line`. */
const isKeyOf = (key: string, name: unknown): boolean => {
  const bare = String(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return key === bare || key === `${bare}s` || `${key}s` === bare;
};

const hasPlace = ({ lines, cells }: Fields): boolean => Array.isArray(lines) || Array.isArray(cells);

/** The lines, or the cells, without their direction, and the label: equal for a rule and a drawing of it without a name. */
const drawingOf = ({ lines, cells, value }: Fields): string => {
  const lists = [Array.isArray(lines) ? lines : [cells]].flat();
  return JSON.stringify([lists.map((list) => (Array.isArray(list) ? list.toSorted() : list)), String(value ?? '')]);
};

interface TextCages {
  /** The texts by their names, in lower case. */
  readonly texts: ReadonlyMap<string, string>;
  /** The cages that are no text. */
  readonly others: readonly unknown[];
}

/** `solution: 5346…`; fog is what a player sees, and no rule. */
const NAMED = /^\s*(title|author|rules|solution|source|msgcorrect|msgincorrect|foglight)\s*:([\s\S]*)$/i;

/** Finds cages that draw nothing and hold text: SudokuPad and its converters write titles, rules and solutions so. */
function textCages(cages: unknown): TextCages {
  const texts = new Map<string, string>();
  const others = (Array.isArray(cages) ? cages : []).filter((cage) => {
    const label = String(cage?.value ?? cage?.v ?? '');
    const [, name, text] = NAMED.exec(label) ?? [];
    if (name !== undefined && !texts.has(name.toLowerCase())) texts.set(name.toLowerCase(), text!.trimStart());
    return name === undefined && !isOfFog(label);
  });
  return { texts, others };
}
