/**
 * Clues in the JSON of f-puzzles: the cells, the number or the digits of each as its constraint's key has them, and the
 * drawings that f-puzzles needs beside keys that only other programs know.
 */
import { constraints } from '../../../constraints/index.js';
import { groupBy } from '../../core/arrays.js';
import type { ClueDrawing, ClueKey, StatementForm } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import { centreOf, placeOutside } from '../../core/sign.js';
import type { Cell, Statement } from '../../core/statement.js';
import { seenFrom } from '../../variants/outside.js';
import { unsupported } from '../beside/unsupported.js';
import { Misread } from '../misread.js';
import { digitsIn, digitsText, touches } from './clue-parts.js';
import { Unwritable } from './codec.js';
import { cellsNamed } from './variants.js';

export type Json = Readonly<Record<string, unknown>>;

/** A kind of clues: its constraint's id and form, and its key. */
export interface KeyedClues extends ClueKey {
  readonly id: string;
  readonly takes: StatementForm;
}

export const CLUES: readonly KeyedClues[] = constraints.flatMap(({ id, takes, exchange }) =>
  takes && exchange?.fPuzzles && 'clues' in exchange.fPuzzles ? [{ id, takes, ...exchange.fPuzzles }] : [],
);

/** Returns the statements of a clue; none of one that says nothing, as a line of one cell. Throws a Misread. */
export function statementsIn(clue: Json, kind: KeyedClues, size: number): Statement[] {
  const all = listsIn(clue, kind, size);
  const said = all.length > 0 ? saidIn(clue, kind, size) : undefined;
  return said ? all.map((lists) => ({ kind: kind.id, ...said, lists })) : [];
}

/** Returns the lists of cells of each statement. */
function listsIn(
  clue: Json,
  { clues, takes, lists = ['cells'], lines }: KeyedClues,
  size: number,
): Statement['lists'][] {
  if (takes.outside) return [[seenIn(clue, takes.outside, size)]];
  if (!lines) {
    const own = lists.map((name) => cellsNamed(clue[name], size));
    return own.every((cells) => cells.length === 0) ? [] : [own];
  }
  // A circle may be without an arrow, but cells without their line are a rule that is not understood.
  const isLost = lines !== 'from cells' && cellsNamed(clue.cells, size).length > 0;
  if (!Array.isArray(clue.lines) && (isLost || clue.lines)) throw unsupported([`${clues} without a list of lines`]);
  const all = (Array.isArray(clue.lines) ? clue.lines : []).map((line) => cellsNamed(line, size));
  if (lines === 'from cells') {
    const arms = all.map((line) => line.slice(1)).filter((arm) => arm.length > 0);
    return arms.length > 0 ? [[leftToRight(cellsNamed(clue.cells, size), size), ...arms]] : [];
  }
  const long = all.filter(({ length }) => length >= takes.cells.least);
  if (lines === 'clues') return long.map((line) => [line]);
  return long.length > 0 ? [long] : [];
}

/** The steps that directions stand for, down and to the right. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  UL: [-1, -1],
  UR: [-1, 1],
  DL: [1, -1],
  DR: [1, 1],
};

/** Returns the cells that a clue outside the grid sees. Throws a Misread for a place where none does. */
function seenIn({ cell, direction }: Json, outside: NonNullable<StatementForm['outside']>, size: number): Cell[] {
  const place = String(cell ?? '');
  const [row = 0, column = 0] = (place.match(/\d+/g) ?? []).map(Number);
  const step = STEPS[String(direction ?? '').toUpperCase()] ?? [0, 0];
  const text = outside === 'line' ? place : `${place}r${row + step[0]}c${column + step[1]}`;
  const seen = seenFrom(text, outside, size);
  if (seen && seen.length > 0) return seen;
  const toward = direction === undefined ? '' : ` ${String(direction)}`;
  throw new Misread(`no clue stands at ${quoted(`${place}${toward}`)}: its place is outside the grid`);
}

/** Returns the number or the text of a clue; undefined if it lacks what it needs, so that it says nothing. */
function saidIn(clue: Json, kind: KeyedClues, size: number): Pick<Statement, 'value' | 'text'> | undefined {
  const { takes, digits } = kind;
  if (digits !== undefined) {
    const text = digitsText(clue[digits], size);
    return text === '' ? undefined : { text };
  }
  const value = numberIn(clue.value, kind, size);
  if (value === undefined) return takes.value && !takes.value.isOptional ? undefined : {};
  return { value };
}

/** Returns the number of a clue; undefined if it has none. Throws a Misread for a label that is another rule. */
function numberIn(label: unknown, { clues, signs, none, usual, takes }: KeyedClues, size: number): number | undefined {
  const text = String(label ?? '').trim();
  const value = signs ? signs[text.toUpperCase()] : /^\d{1,6}$/.test(text) ? Number(text) : undefined;
  if (value === undefined && (text !== '' || signs)) throw unsupported([`${clues} ${quoted(text)}`]);
  if (value === undefined) return takes.value?.usual?.(size) === usual ? undefined : usual;
  return value === none ? undefined : value;
}

/** Returns a statement as a clue. Throws an Unwritable. */
export function clueOf(statement: Statement, kind: KeyedClues, size: number): Json {
  const { id, takes, signs, usual, digits } = kind;
  const { text, value = takes.value?.usual?.(size) } = statement;
  const sign = signs && Object.keys(signs).find((each) => signs[each] === value);
  if (signs && sign === undefined) throw new Unwritable(`f-puzzles holds no ${id} with the number ${value}`);
  const isUsual = statement.value === undefined && value === usual;
  return {
    ...placeOf(statement, kind, size),
    ...(value !== undefined && !isUsual && { value: sign ?? String(value) }),
    ...(digits !== undefined && { [digits]: digitsIn(text!) }),
  };
}

const nameOf = (cell: Cell, size: number): string => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;

const namesOf = (cells: readonly Cell[], size: number): string[] => cells.map((cell) => nameOf(cell, size));

/** Returns the cells of a statement as a clue has them. */
function placeOf({ lists }: Statement, { id, takes, lists: names = ['cells'], lines }: KeyedClues, size: number): Json {
  const [cells = [], ...others] = lists;
  if (takes.outside) {
    const place = { cell: placeName(cells, size) };
    return takes.outside === 'line'
      ? place
      : { ...place, direction: directionOf(cells, size), cells: namesOf(cells, size) };
  }
  if (!lines) return Object.fromEntries(names.map((name, at) => [name, namesOf(lists[at]!, size)]));
  if (lines !== 'from cells') return { lines: lists.map((line) => namesOf(line, size)) };
  if (String(cells) !== String(leftToRight(cells, size)))
    throw new Unwritable(`f-puzzles reads the circle of an ${id} from left to right or down, and this one otherwise`);
  return {
    cells: namesOf(cells, size),
    lines: others.map((arm) =>
      namesOf([cells.find((cell) => touches(cell, arm[0]!, size)) ?? cells[0]!, ...arm], size),
    ),
  };
}

/** Returns cells from left to right, those of a column from the top. */
const leftToRight = (cells: readonly Cell[], size: number): Cell[] =>
  cells.toSorted((a, b) => (a % size) - (b % size) || a - b);

/** Writes the place of a clue outside the grid, with rows and columns from zero to one more than there are. */
function placeName(cells: readonly Cell[], size: number): string {
  const { row, column } = placeOutside(cells, size);
  return `R${row + 0.5}C${column + 0.5}`;
}

function directionOf(cells: readonly Cell[], size: number): string {
  const [place, first] = [placeOutside(cells, size), centreOf(cells[0]!, size)];
  return `${first.row > place.row ? 'D' : 'U'}${first.column > place.column ? 'R' : 'L'}`;
}

/** The height of a number outside the grid, in cells. */
const TEXT_SIZE = 0.7;
const BLACK = '#000000';

/** Returns the drawings that f-puzzles needs beside the clues of statements, in lists by their keys. */
export function drawingsOf(statements: readonly Statement[], size: number): [string, Json[]][] {
  const drawn = statements.flatMap((statement) => {
    const drawing = CLUES.find(({ id }) => id === statement.kind)?.drawing;
    return drawing ? [{ as: drawing.as, json: drawingOf(statement, drawing, size) }] : [];
  });
  return [...groupBy(drawn, ({ as }) => as)].map(([as, all]) => [as, all.map(({ json }) => json)]);
}

function drawingOf({ value, lists }: Statement, drawing: ClueDrawing, size: number): Json {
  const { of: fromConstraint, as, colour, width } = drawing;
  const [cells = []] = lists;
  if (as === 'line')
    return { lines: lists.map((line) => namesOf(line, size)), outlineC: colour, width, fromConstraint };
  if (as === 'cage') return { cells: namesOf(cells, size), outlineC: colour, fontC: BLACK, fromConstraint };
  return { cells: [placeName(cells, size)], value: String(value), fontC: BLACK, size: TEXT_SIZE, fromConstraint };
}
