/**
 * The rules of a grid as plain data: boxes, irregular regions or neither; further sets of cells in which no digit
 * repeats; pairs of cells that must differ. Every grid has rows and columns. A rule says which cells exclude each other,
 * and which sets of cells hold every digit; the names of variants and sets only serve to write, name and draw them.
 */
import type { Constraint } from './constraint.js';
import type { ExclusivePair } from './exclusions.js';
import { frozen } from './frozen.js';
import type { Rule } from './rule.js';
import type { Cell, CellGroup, Statement } from './statement.js';

export type { Cell, CellGroup, Statement } from './statement.js';

/** The kinds of houses. */
export const HOUSE_KINDS = frozen(['row', 'column', 'box', 'extra']);
/** The kind of a house. `extra` is that of a variant, such as a diagonal. */
export type HouseKind = (typeof HOUSE_KINDS)[number];
/** The kinds that tile the grid: each cell lies in one house of each. Extra houses may leave cells out and overlap. */
export type TileKind = Exclude<HouseKind, 'extra'>;

/** The kind of sets that a puzzle states by their cells. */
export const SET = 'set';

/** The ways to tile a grid: boxes, irregular regions or nothing. */
const TILINGS = ['boxes', 'regions', 'none'] as const;
/** What tiles a grid beside rows and columns. */
export type Tiling = (typeof TILINGS)[number];

/** The parts from which a shape is made: boxes or regions, and the groups and pairs of its rules. */
export interface GridLayout {
  /** Rows and columns of a box. A grid without boxes has one row as long as the grid is wide. */
  readonly boxRows: number;
  readonly boxColumns: number;
  readonly tiling: Tiling;
  /**
   * The region of each cell, numbered from zero in the order of first occurrence. Present only with irregular regions.
   */
  readonly regions?: readonly number[];
  /** The numbers that are written for the digits, ascending, if they are not those from 1 on. */
  readonly numbers?: readonly number[];
  readonly groups: readonly CellGroup[];
  /** Pairs of cells that must differ although no house or group holds both. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  /** Candidates that are never true. */
  readonly never?: readonly number[];
  /** Candidates of different cells that exclude each other, beside the same digit in cells that see each other. */
  readonly exclusions?: readonly ExclusivePair[];
  readonly rules?: readonly Rule[];
  /** The names of the rules as formats write them, so that they can be read back. */
  readonly names: readonly string[];
  /** What the puzzle states about cells of its own. Names and statements stand for all that follows from them. */
  readonly statements?: readonly Statement[];
  /** The constraints behind names and statements. */
  readonly constraints?: readonly Constraint[];
}

/** The rules of a grid, each with its constraint. */
export interface RuleParts {
  /** A letter for each cell, if regions replace the boxes. */
  readonly regions?: string | undefined;
  /** The numbers of the digits, if they are not those from 1 on. */
  readonly numbers?: readonly number[] | undefined;
  /** Cells that differ. */
  readonly sets: readonly (readonly Cell[])[];
  /** The constraints, those of the whole grid and those of the statements. */
  readonly constraints: readonly Constraint[];
  readonly statements: readonly Statement[];
}

/** Numbers of constraints: two of the same name make two shapes. */
const serials = new WeakMap<Constraint, number>();
let serial = 0;

function serialOf(constraint: Constraint): number {
  const known = serials.get(constraint) ?? ++serial;
  serials.set(constraint, known);
  return known;
}

/** Returns a text that identifies a layout. */
export function keyOf(layout: GridLayout): string {
  const {
    boxRows,
    boxColumns,
    tiling,
    regions,
    numbers,
    groups,
    pairs,
    exclusions = [],
    never = [],
    names,
    statements = [],
    constraints = [],
  } = layout;
  return [
    `${boxRows}x${boxColumns} ${tiling}`,
    regions ?? '',
    numbers ?? '',
    groups.map(({ word, cells }) => `${word} ${cells}`).join('/'),
    pairs.join('/'),
    exclusions.join('/'),
    never,
    names,
    statements.map(({ kind, value = '', text = '', lists }) => `${kind} ${value}${text} ${lists.join('/')}`).join(';'),
    constraints.map(serialOf),
  ].join(';');
}

/** True if there are boxes, and nothing else is stated. */
export const isPlain = ({
  tiling,
  numbers,
  groups,
  pairs,
  exclusions = [],
  never = [],
  rules = [],
  statements = [],
  constraints = [],
}: GridLayout): boolean =>
  tiling === 'boxes' &&
  numbers === undefined &&
  [groups, pairs, exclusions, never, rules, statements, constraints].every(({ length }) => length === 0);

/** Returns a layout of boxes and, optionally, sets of cells. */
export const boxLayout = (
  boxRows: number,
  boxColumns: number,
  sets: readonly (readonly Cell[])[] = [],
): GridLayout => ({
  boxRows,
  boxColumns,
  tiling: 'boxes',
  groups: setsOf(sets, boxRows * boxColumns),
  pairs: [],
  names: [],
});

/** Makes groups from lists of cells. Throws a RangeError for a cell outside the grid or named twice. */
export const setsOf = (sets: readonly (readonly Cell[])[], size: number): CellGroup[] =>
  sets.map((cells, index) => ({ word: SET, number: index + 1, cells: checked(cells, size) }));

const ascending = (cells: Iterable<Cell>): Cell[] => [...cells].sort((a, b) => a - b);

function checked(cells: readonly Cell[], size: number): Cell[] {
  const sorted = ascending(new Set(cells));
  if (sorted.length < cells.length || sorted.length < 2 || sorted.length > size)
    throw new RangeError(`a set has from 2 to ${size} cells, none of them twice`);
  const outside = sorted.find((cell) => !Number.isInteger(cell) || cell < 0 || cell >= size * size);
  if (outside !== undefined) throw new RangeError(`no cell of a grid of size ${size}: ${outside}`);
  return sorted;
}

/** Returns the index of the box that a cell lies in. */
export function boxAt({ boxRows, boxColumns }: Pick<GridLayout, 'boxRows' | 'boxColumns'>, cell: Cell): number {
  const size = boxRows * boxColumns;
  const row = Math.floor(cell / size);
  return row - (row % boxRows) + Math.floor((cell % size) / boxColumns);
}

/** Returns the houses in their order, each with its cells in ascending order. */
export function housesOf(layout: GridLayout): {
  readonly kind: HouseKind;
  readonly cells: readonly Cell[];
}[] {
  const { boxRows, boxColumns, tiling, regions, groups } = layout;
  const size = boxRows * boxColumns;
  const houses: { kind: HouseKind; cells: Cell[] }[] = [];
  for (let cell = 0; cell < size * size; cell++) {
    const tiles = [Math.floor(cell / size), cell % size];
    if (tiling !== 'none') tiles.push(regions ? regions[cell]! : boxAt(layout, cell));
    for (const [rank, index] of tiles.entries())
      (houses[rank * size + index] ??= { kind: HOUSE_KINDS[rank]!, cells: [] }).cells.push(cell);
  }
  const extras = groups.filter(({ cells }) => cells.length === size);
  return [...houses, ...extras.map(({ cells }) => ({ kind: 'extra' as const, cells }))];
}
