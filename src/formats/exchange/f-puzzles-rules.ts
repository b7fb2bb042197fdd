/** The rules in the JSON of f-puzzles. Each constraint states its own key; the keys of diagonals and sets are here. */
import { constraints } from '../../../constraints/index.js';
import { groupBy } from '../../core/arrays.js';
import { type ClueDrawing, type ClueKey, isLimited, type StatementForm } from '../../core/constraint.js';
import type { Geometry } from '../../core/geometry.js';
import { quoted } from '../../core/printable.js';
import { centreOf, placeOutside } from '../../core/sign.js';
import type { Cell, Statement } from '../../core/statement.js';
import { seenFrom } from '../../variants/outside.js';
import { isSet, unsupported } from '../beside/unsupported.js';
import { Misread } from '../misread.js';
import { digitsIn, digitsText, touches } from './clue-parts.js';
import { Unwritable } from './codec.js';
import { cellsNamed, diagonalOf, FLAGS, type GridDescription, isImplied } from './variants.js';

/** The keys of the two diagonals, rising and falling. */
const DIAGONALS = { 'diagonal+': 'rising', 'diagonal-': 'falling' } as const;
const DIAGONAL_KEYS = ['diagonal+', 'diagonal-'] as const;

const KEYED = constraints.flatMap(({ id, exchange }) => (exchange?.fPuzzles ? [{ id, key: exchange.fPuzzles }] : []));

/** The key of the rules for neighbours without a mark. */
const NEGATIVE = 'negative';
const NEGATIVES = new Map(KEYED.flatMap(({ id, key }) => ('negative' in key ? [[key.negative, id] as const] : [])));
const CLUES: readonly KeyedClues[] = constraints.flatMap(({ id, takes, exchange }) =>
  takes && exchange?.fPuzzles && 'clues' in exchange.fPuzzles ? [{ id, takes, ...exchange.fPuzzles }] : [],
);
const MARKS = KEYED.flatMap(({ id, key }) => ('marks' in key ? [{ id, marks: key.marks }] : []));

/** The keys of the JSON that hold rules. */
export const RULE_KEYS: readonly string[] = [
  ...FLAGS.keys(),
  ...DIAGONAL_KEYS,
  'extraregion',
  NEGATIVE,
  ...MARKS.map(({ marks }) => marks),
  ...CLUES.map(({ clues }) => clues),
];

const listIn = (object: Json, key: string): readonly Json[] => {
  const list = object[key];
  return (Array.isArray(list) ? list : isSet(list) ? [list] : []).filter((each) => typeof each === 'object' && each);
};

/** Returns the rules in the JSON. Cells have a `parity` in older files. Throws a Misread for clues of another kind. */
export function rulesIn(
  object: Json,
  cells: readonly { readonly parity?: unknown }[],
  size: number,
): Pick<GridDescription, 'variant' | 'sets' | 'statements'> {
  return {
    variant: [
      ...[...FLAGS].flatMap(([flag, name]) => (isSet(object[flag]) ? [name] : [])),
      ...negativesIn(object[NEGATIVE]),
    ],
    sets: [
      ...DIAGONAL_KEYS.filter((key) => isSet(object[key])).map((key) => diagonalOf(DIAGONALS[key], size)),
      ...listIn(object, 'extraregion').map((region) => cellsNamed(region.cells, size)),
    ],
    statements: [
      ...CLUES.flatMap((kind) => listIn(object, kind.clues).flatMap((clue) => statementsIn(clue, kind, size))),
      ...markedIn(object, cells, size),
    ],
  };
}

function negativesIn(words: unknown): string[] {
  const all = [words].flat().filter(isSet).map(String);
  const unknown = all.filter((word) => !NEGATIVES.has(word));
  if (unknown.length > 0) throw unsupported(unknown.map((word) => `${NEGATIVE} ${word}`));
  return all.map((word) => NEGATIVES.get(word)!);
}

/** Returns a statement for each kind of marked cells. */
const markedIn = (object: Json, cells: readonly { readonly parity?: unknown }[], size: number): Statement[] =>
  MARKS.flatMap(({ id, marks }) => {
    const named = listIn(object, marks).flatMap(({ cell, cells }) =>
      cellsNamed(cell === undefined ? cells : [cell], size),
    );
    const own = cells.flatMap(({ parity }, cell) => (isMark(parity, marks) ? [cell] : []));
    const all = [...new Set([...named, ...own])];
    return all.length > 0 ? [{ kind: id, lists: [all] }] : [];
  });

const isMark = (parity: unknown, marks: string): boolean => String(parity).toLowerCase() === marks;

/** Throws a Misread if cells have another parity than those that are marks. */
export function checkParity(cells: readonly { readonly parity?: unknown }[]): void {
  const isUnknown = (parity: unknown): boolean => isSet(parity) && !MARKS.some(({ marks }) => isMark(parity, marks));
  const found = cells.filter(({ parity }) => isUnknown(parity)).map(({ parity }) => `parity ${quoted(String(parity))}`);
  if (found.length > 0) throw unsupported(found);
}

/** Returns the keys for the rules of a shape; sets of cells become extra regions. */
export function rulesOf(geometry: Geometry): object {
  const { size, layout } = geometry;
  const { names, groups, statements = [] } = layout;
  const sets = groups.filter(({ word }) => !isImplied(word, 'fPuzzles')).map(({ cells }) => cells);
  const keyOf = (cells: readonly Cell[]): string | undefined =>
    DIAGONAL_KEYS.find((key) => String(cells) === String(diagonalOf(DIAGONALS[key], size)));
  const others = sets.filter((cells) => keyOf(cells) === undefined);
  const nameOf = (cell: Cell): string => `R${geometry.rowOf(cell) + 1}C${geometry.columnOf(cell) + 1}`;
  const ofKind = (id: string): readonly Statement[] => statements.filter(({ kind }) => kind === id);
  const negatives = [...NEGATIVES].flatMap(([word, name]) => (names.includes(name) ? [word] : []));
  const entries: [string, unknown][] = [
    ...sets.flatMap((cells) => keyOf(cells) ?? []).map((key): [string, unknown] => [key, true]),
    ...[...FLAGS].filter(([, name]) => names.includes(name)).map(([flag]): [string, unknown] => [flag, true]),
    ['extraregion', others.map((cells) => ({ cells: cells.map(nameOf) }))],
    [NEGATIVE, negatives],
    ...CLUES.map((kind): [string, unknown] => [
      kind.clues,
      ofKind(kind.id)
        .filter((clue) => !isLimited(clue, kind))
        .map((clue) => clueOf(clue, kind, size)),
    ]),
    ...drawingsOf(statements, size),
    ...MARKS.map(({ id, marks }): [string, unknown] => [
      marks,
      ofKind(id).flatMap(({ lists }) => lists.flat().map((cell) => ({ cell: nameOf(cell) }))),
    ]),
  ];
  return Object.fromEntries(entries.filter(([, value]) => isSet(value)));
}

type Json = Readonly<Record<string, unknown>>;

/** A kind of clues: its constraint's id and form, and its key. */
interface KeyedClues extends ClueKey {
  readonly id: string;
  readonly takes: StatementForm;
}

/** Returns the statements of a clue; none of one that says nothing, as a line of one cell. Throws a Misread. */
function statementsIn(clue: Json, kind: KeyedClues, size: number): Statement[] {
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
function clueOf(statement: Statement, kind: KeyedClues, size: number): Json {
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
function drawingsOf(statements: readonly Statement[], size: number): [string, Json[]][] {
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
