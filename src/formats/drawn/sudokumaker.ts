/** SudokuMaker's documents as drawings: cells in reading order, rules by numbers, and what is only drawn. */

import { constraints } from '../../../constraints/index.js';
import type { SudokuMakerClues, SudokuMakerNegative } from '../../core/exchange.js';
import { LARGEST_SIZE } from '../../core/geometry.js';
import { digitsText, usualNumbers } from '../../core/numbers.js';
import { excerpt, quoted } from '../../core/printable.js';
import type { Cell, Statement } from '../../core/statement.js';
import { EMPTY } from '../../core/values.js';
import { listedNumbers } from '../../variants/digits.js';
import { isSet } from '../beside/unsupported.js';
import { diagonalOf } from '../exchange/variants.js';
import { Misread } from '../misread.js';
import { plainColour } from './colours.js';
import type { DrawnCage, DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { CORNERS, detailsOf, type Fields, fieldsOf, listOf, shown, textOf } from './fields.js';
import { cellsNumbered, type Keyed, statementsOf } from './sudokumaker-clues.js';

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
  const numbers = numbersOf(puzzle, size);
  const isOther = numbers !== usualNumbers(size);
  const blocks = listOf(puzzle.constraints)
    .map(fieldsOf)
    .filter(({ disabled }) => disabled !== true);
  const ofType = (type: number): Fields[] => blocks.filter((block) => block.type === type);
  const { flags, ...named } = rulesOf(blocks, size);
  const values = Int8Array.from(cells, ({ value }) => digitOf(value, numbers));
  const isSolved = values.every((value) => value !== EMPTY);
  const isGiven = (cell: Fields): boolean => cell.given === true;
  // A setter fills the grid to state the solution.
  const isStated = isSolved && !cells.every(isGiven);
  return {
    size,
    ...(isOther && { digits: digitsText(numbers) }),
    values: isStated ? values.map((value, cell) => (isGiven(cells[cell]!) ? value : EMPTY)) : values,
    ...(!isStated && { placed: Uint8Array.from(cells, (cell) => Number(cell.value !== undefined && !isGiven(cell))) }),
    notes: Int32Array.from(cells, ({ candidates }) => digitsIn(candidates, numbers)),
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
    ...(cells.some(({ cornerPencilMarks }) => digitsIn(cornerPencilMarks, numbers) > 0) && { remark: CORNERS }),
    ...detailsOf({ title: puzzle.name, author: puzzle.author, rules: puzzle.comment }),
    ...(isStated && { solution: [...values].map((value) => numbers[value]!) }),
  };
}

/** Returns the rows of a grid. Its size is left out where it is 9. Throws a Misread for a grid that has no square. */
function sizeOf({ size, width, height }: Fields, cells: number): number {
  const rows = Math.sqrt(cells);
  const [wide, high] = [width ?? size ?? rows, height ?? size ?? rows];
  if (wide !== rows || high !== rows || !Number.isInteger(rows) || rows < 1 || rows > LARGEST_SIZE)
    throw new Misread(
      `this SudokuMaker puzzle has ${cells} cells in ${shown(high)} rows and ${shown(wide)} columns, which is no grid`,
    );
  return rows;
}

/** Returns the numbers of the digits. Throws a Misread for too few or too many. */
function numbersOf({ minDigit, maxDigit }: Fields, size: number): readonly number[] {
  const [least, most] = [minDigit ?? 1, maxDigit ?? size];
  if (least === 1 && most === size) return usualNumbers(size);
  if (least === 0 && most === size - 1) return listedNumbers(`0-${most}`);
  throw new Misread(
    `this SudokuMaker puzzle has digits from ${shown(least)} to ${shown(most)}, not from 1 to ${size} or from 0`,
  );
}

function digitOf(value: unknown, numbers: readonly number[]): number {
  if (value === undefined || value === null) return EMPTY;
  if (typeof value === 'number' && numbers.includes(value)) return numbers.indexOf(value);
  throw new Misread(`a cell of this SudokuMaker puzzle has ${shown(value)}, which is no digit of its size`);
}

/** Returns the digits from 0 in a number whose bits are the numbers of digits. */
const digitsIn = (marks: unknown, numbers: readonly number[]): number =>
  typeof marks === 'number' && Number.isInteger(marks) && marks > 0
    ? Math.floor(marks / 2 ** numbers[0]!) & (2 ** numbers.length - 1)
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
      const cells = cellsNumbered(cage.cells, size);
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

const KEYED: readonly Keyed[] = constraints.flatMap(({ id, takes, exchange }) =>
  exchange?.sudokuMaker ? [{ id, ...(takes && { takes }), ...exchange.sudokuMaker }] : [],
);

/** The types of rows and columns, of what a block only draws, and of what clears fog. */
const SILENT = [0, 2000, 2001, 2002, 4000, 4001];
const FALLING = 10;
const RISING = 11;
const NON_CONSECUTIVE = 15;
const DIFFERENCES = 200;
const RATIOS = 201;
const DIFFERENT = 305;
const CUSTOM = 1000;

/** The types without a constraint of ours, in words. */
const WORDS: Readonly<Record<number, string>> = {
  304: 'look-and-say cages',
  306: 'counting circles of SudokuMaker',
  405: 'sequence lines',
};

/** The fields that list clues, by what the clues are. */
const LISTS: Readonly<Record<SudokuMakerClues, string | undefined>> = {
  none: undefined,
  cells: 'cells',
  sides: 'clues',
  corners: 'clues',
  cages: 'cages',
  lines: 'lines',
  thermometers: 'thermometers',
  arrows: 'bulbsWithArrows',
  outside: 'clues',
  'equal cells': 'groups',
};

/** Fields that any block may have: those that draw it, and those that are looked at for all blocks together. */
const COMMON = [
  'type',
  'name',
  'disabled',
  'style',
  'negative',
  'overrideNegativeRatios',
  'overrideNegativeDifferences',
];

/** What the blocks of a document state, and the names of rules that they have and we do not. */
interface BlockRules {
  readonly variant: readonly string[];
  readonly sets: readonly (readonly Cell[])[];
  readonly statements: readonly Statement[];
  readonly flags: readonly string[];
}

/** Returns the rules in the blocks that are switched on. Throws a Misread for cells that the grid does not have. */
function rulesOf(blocks: readonly Fields[], size: number): BlockRules {
  const read = blocks.map((block) => ruleOf(block, size));
  const negatives = negativesOf(blocks);
  return {
    variant: [...read.flatMap(({ variant = [] }) => variant), ...negatives.variant],
    sets: read.flatMap(({ sets = [] }) => sets),
    statements: read.flatMap(({ statements = [] }) => statements),
    flags: [...read.flatMap(({ flags = [] }) => flags), ...negatives.flags],
  };
}

function ruleOf(block: Fields, size: number): Partial<BlockRules> {
  const { type } = block;
  if (type === REGIONS || SILENT.includes(type as number)) return {};
  if (type === FALLING) return { sets: [diagonalOf('falling', size)] };
  if (type === RISING) return { sets: [diagonalOf('rising', size)] };
  if (type === DIFFERENT) {
    const cells = cellsNumbered(block.cells, size);
    return cells.length > 1 ? { sets: [cells] } : {};
  }
  if (type === ROWS_AND_COLUMNS) return areWhole(block.areas, size) ? {} : { flags: ['rows and columns of a part'] };
  if (type === CUSTOM) return { flags: [`code of the setter's own ${named(block)}`] };
  const kinds = KEYED.filter((each) => each.type === type);
  const [first] = kinds;
  if (!first) return Object.values(LISTS).some((list) => isEmptyList(block, list)) ? {} : { flags: [wordsOf(block)] };
  const list = LISTS[first.clues!];
  if (list !== undefined && listOf(block[list]).length === 0) return {};
  const kind = kinds.find((each) => fits(each, block, size));
  const told = [...COMMON, list, kind?.value, ...(kind?.groups ? ['groups'] : []), ...Object.keys(kind?.where ?? {})];
  const unknown = Object.keys(block).filter((field) => !told.includes(field) && isSet(block[field]));
  if (!kind || unknown.length > 0)
    return { flags: [`${first.id} of another kind${unknown.length > 0 ? ` (${unknown.join(', ')})` : ''}`] };
  return list === undefined
    ? { variant: [kind.id] }
    : { statements: statementsOf(block, listOf(block[list]), kind, size) };
}

const isEmptyList = (block: Fields, list: string | undefined): boolean =>
  list !== undefined && Array.isArray(block[list]) && block[list].length === 0;

const named = ({ definition, name }: Fields): string => quoted(String(fieldsOf(definition).name ?? name ?? ''));

const wordsOf = ({ type }: Fields): string => WORDS[type as number] ?? `what SudokuMaker numbers ${shown(type)}`;

/** True if rectangles of cells, where a block has some, are one that is the grid. */
function areWhole(areas: unknown, size: number): boolean {
  const [first, ...others] = listOf(areas).map(fieldsOf);
  if (!first) return true;
  return others.length === 0 && !first.x && !first.y && first.width === size && first.height === size;
}

/** True if a block has what tells a constraint from others of its type. */
const fits = ({ where = {}, groups, sizes }: Keyed, block: Fields, size: number): boolean =>
  Object.entries(where).every(([field, value]) => Boolean(block[field]) === value) &&
  (groups === undefined || areGroups(block.groups, groups, size)) &&
  (sizes === undefined || sizes.includes(size));

/** Returns the set in which a digit from 1 on is. */
const SETS: Readonly<Record<NonNullable<Keyed['groups']>, (digit: number, size: number) => number>> = {
  thirds: (digit, size) => Math.ceil((3 * digit) / size),
  'remainders of 2': (digit) => digit % 2,
  'remainders of 3': (digit) => digit % 3,
};

/** True if numbers whose bits are digits are these sets, in any order. */
function areGroups(numbers: unknown, kind: NonNullable<Keyed['groups']>, size: number): boolean {
  if (kind === 'thirds' && size % 3 !== 0) return false;
  const sets = new Map<number, number>();
  for (let digit = 1; digit <= size; digit++) {
    const set = SETS[kind](digit, size);
    sets.set(set, (sets.get(set) ?? 0) + 2 ** digit);
  }
  const inOrder = (list: Iterable<unknown>): string =>
    [...list]
      .map(Number)
      .sort((a, b) => a - b)
      .join();
  return inOrder(listOf(numbers)) === inOrder(sets.values());
}

/** True if numbers are those that neighbours without one of some clues do not have. */
function areOf(negative: SudokuMakerNegative, numbers: readonly number[], clues: readonly Fields[]): boolean {
  const shown = clues.map(({ value }) => Number(value));
  const own = 'numbers' in negative ? negative.numbers : shown.length > 0 ? shown : [negative.usual];
  const inOrder = (list: readonly number[]): string => String([...new Set(list)].sort((a, b) => a - b));
  return inOrder(own) === inOrder(numbers);
}

/**
 * Returns the rules for neighbours without a clue. Both rules for dots leave alone neighbours with a dot of the other
 * colour, as the blocks have to say; and a rule of SudokuMaker may list other numbers than ours.
 */
function negativesOf(blocks: readonly Fields[]): Pick<BlockRules, 'variant' | 'flags'> {
  const variant = new Set<string>();
  const flags: string[] = [];
  const cluesOf = (type: number): readonly Fields[] =>
    blocks.flatMap((block) => (block.type === type ? listOf(block.clues).map(fieldsOf) : []));
  const leavesAlone = (type: number, field: string): boolean =>
    blocks.every((block) => block.type !== type || listOf(block.clues).length === 0 || block[field] === true);
  for (const { type, negative } of blocks) {
    const numbers = listOf(negative).map(Number);
    if (numbers.length === 0) continue;
    const kind = KEYED.find(
      ({ negative: own }) => own !== undefined && own.type === type && areOf(own, numbers, cluesOf(own.type)),
    );
    const isOpen =
      type === DIFFERENCES
        ? leavesAlone(RATIOS, 'overrideNegativeDifferences')
        : type !== RATIOS ||
          (leavesAlone(DIFFERENCES, 'overrideNegativeRatios') &&
            cluesOf(RATIOS).every(({ value }) => numbers.includes(Number(value))));
    if (kind && isOpen) variant.add(kind.id);
    else flags.push(`neighbours without a clue of SudokuMaker's type ${Number(type)} (${numbers.slice(0, 9)})`);
  }
  if (blocks.some(({ type }) => type === NON_CONSECUTIVE) && cluesOf(RATIOS).length > 0)
    flags.push('non-consecutive beside ratios');
  return { variant: [...variant], flags };
}
