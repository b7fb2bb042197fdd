/**
 * Rules as other programs describe them: numbered regions, sets of cells, names of their own. A puzzle with rules that
 * we do not support is refused with the names of those rules.
 */

import { constraints } from '../../../constraints/index.js';
import { cellsText } from '../../core/cells-text.js';
import type { Exchange, Statement } from '../../core/constraint.js';
import { type Cell, Geometry } from '../../core/geometry.js';
import { groundOf } from '../../variants/added.js';
import { constraintOf } from '../../variants/names.js';
import { LETTERS } from '../../variants/of-grid.js';
import { withRules } from '../../variants/rules.js';
import { statementText } from '../../variants/statement-text.js';
import { withoutUsualNumber } from '../../variants/usual-number.js';
import { isSet } from '../beside/unsupported.js';
import { checkBoxes, checkSize, shapeFor } from '../format.js';
import { Misread } from '../misread.js';

/** Returns the other keys than these under which an object has a value that is not empty. */
export const unknownKeys = (object: Readonly<Record<string, unknown>>, known: readonly string[]): readonly string[] =>
  Object.keys(object).filter((key) => !known.includes(key) && isSet(object[key]));

/** The size, boxes and rules of a grid as another program's text states them. */
export interface GridDescription {
  readonly size: number;
  /** The numbers of the digits, as `0-8`, if they are not those from 1 on. */
  readonly digits?: string;
  /** The shape with its boxes, if the text states them. */
  readonly boxes?: Geometry;
  /** The region of each cell, as any value: undefined for its usual box, null for none. */
  readonly regions?: readonly unknown[];
  readonly variant?: readonly string[];
  /** Sets of cells in which no digit repeats. */
  readonly sets?: readonly (readonly Cell[])[];
  /** The clues of constraints. */
  readonly statements?: readonly Statement[];
}

/** Returns the shape of a grid with its rules. Throws a Misread for rules that the grid cannot have. */
export function shapeFrom(
  { size, digits, boxes, regions = [], variant = [], sets = [], statements = [] }: GridDescription,
  expected?: Geometry,
): Geometry {
  checkSize(size);
  const drawn = boxes ?? boxesIn(regions, size);
  const boxed = drawn instanceof Geometry ? drawn : undefined;
  const isBoxless = drawn === 'irregular' || drawn === 'none';
  const base = isBoxless && !expected ? Geometry.ofSize(size) : shapeFor(size, expected ?? boxed);
  if (boxed) checkBoxes(boxed, expected);
  const { names, others } = namedSets(sets, base);
  const unclear = digits === undefined ? undefined : ofUsualDigits([...variant, ...statements.map(({ kind }) => kind)]);
  if (unclear !== undefined)
    throw new Misread(`${unclear} of other programs is read only with the digits 1-${size}, not with digits=${digits}`);
  try {
    return withRules(base, {
      ...(digits !== undefined && { digits }),
      variant: [...variant, ...names, ...(drawn === 'none' ? ['latin'] : [])],
      pairs: others.map((cells) => cellsText(cells, size)),
      constraints: statements
        .map((each) => withoutUsualNumber(each, size))
        .map((each) => `${each.kind}=${statementText(each, size, constraintOf(each.kind)?.takes)}`),
      ...(drawn === 'irregular' && { regions: lettersOf(regions, size) }),
    });
  } catch (error) {
    throw error instanceof RangeError ? new Misread(error.message) : error;
  }
}

/** Returns the first of some kinds of which it is known with the digits from 1 to N alone what other programs mean by it. */
export const ofUsualDigits = (kinds: readonly string[]): string | undefined =>
  kinds.find((kind) => constraintOf(kind)?.exchange?.hasUsualDigits);

/**
 * Returns the shape whose boxes are the regions; `irregular` if no shape has such boxes, `none` if no cell lies in a
 * region, undefined if the text states no region.
 */
function boxesIn(regions: readonly unknown[], size: number): Geometry | 'irregular' | 'none' | undefined {
  if (!regions.some(hasRegion)) return regions.length > 0 && !regions.includes(undefined) ? 'none' : undefined;
  if (regions.includes(null)) return 'irregular';
  for (let boxRows = 1; boxRows <= size; boxRows++) {
    const geometry = size % boxRows === 0 ? Geometry.of(boxRows, size / boxRows) : undefined;
    if (geometry && areBoxes(regions, geometry)) return geometry;
  }
  return 'irregular';
}

const hasRegion = (region: unknown): boolean => region !== undefined && region !== null;

/**
 * True if two cells have the same region exactly if they have the same box. A cell without a region belongs to its box.
 */
function areBoxes(regions: readonly unknown[], geometry: Geometry): boolean {
  const regionOf = new Map<number, unknown>();
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!hasRegion(regions[cell])) continue;
    const box = boxOf(geometry, cell);
    if (regionOf.has(box) && regionOf.get(box) !== regions[cell]) return false;
    regionOf.set(box, regions[cell]);
  }
  return new Set(regionOf.values()).size === regionOf.size;
}

const boxOf = (geometry: Geometry, cell: Cell): number => geometry.indexOf(geometry.houseOf('box', cell));

/** Writes regions as a letter a cell. Throws a Misread at a cell without a region. */
function lettersOf(regions: readonly unknown[], size: number): string {
  const missing = Array.from({ length: size * size }, (_, cell) => cell).find((cell) => !hasRegion(regions[cell]));
  if (missing !== undefined)
    throw new Misread(`row ${Math.floor(missing / size) + 1}, column ${(missing % size) + 1} lies in no region`);
  const order = [...new Set(regions.map(String))];
  if (order.length !== size)
    throw new Misread(`a grid of size ${size} has ${size} regions, and this one ${order.length}`);
  return regions.map((region) => LETTERS[order.indexOf(String(region))]).join('');
}

/** Returns the constraints of which every set is present, by name, and the sets that are left. */
function namedSets(
  sets: readonly (readonly Cell[])[],
  base: Geometry,
): { readonly names: readonly string[]; readonly others: readonly (readonly Cell[])[] } {
  if (sets.length === 0) return { names: [], others: [] };
  const ground = groundOf(base);
  const left = new Map(sets.map((cells) => [String([...cells].sort((a, b) => a - b)), cells]));
  const present = constraints.filter(({ takes, groups: kinds, additions }) => {
    const added = takes || !kinds ? undefined : additions?.(ground, []);
    const groups = typeof added === 'object' ? (added.groups ?? []).filter(({ word }) => !isFollowing(word)) : [];
    const isThere = groups.length > 0 && groups.every(({ cells }) => left.has(String(cells)));
    if (isThere) for (const { cells } of groups) left.delete(String(cells));
    return isThere;
  });
  return { names: present.map(({ id }) => id), others: [...left.values()] };
}

/** True for a kind of groups that follow from others. */
const isFollowing = (word: string): boolean =>
  constraints.some(({ groups = [] }) => groups.some(({ id, follows }) => id === word && follows));

/** The keys of f-puzzles and SudokuPad that are flags, with the constraint that each stands for. */
export const FLAGS: ReadonlyMap<string, string> = new Map(
  constraints.flatMap(({ id, exchange }) =>
    exchange?.fPuzzles && 'flag' in exchange.fPuzzles ? [[exchange.fPuzzles.flag, id] as const] : [],
  ),
);

/** True if a program's format need not write the groups of a kind: they follow from others, a clue or a name. */
export const isImplied = (word: string, program: keyof Exchange): boolean =>
  isFollowing(word) ||
  constraints.some(
    ({ exchange, takes, groups = [] }) => (takes || exchange?.[program]) && groups.some(({ id }) => id === word),
  );

/** Returns the cells of a diagonal, from the top row to the bottom one. */
export const diagonalOf = (way: 'rising' | 'falling', size: number): Cell[] =>
  Array.from({ length: size }, (_, row) => row * size + (way === 'falling' ? row : size - 1 - row));

/** Returns the cells in a list of names, with rows and columns from one. Throws a Misread for a cell outside the grid. */
export const cellsNamed = (names: unknown, size: number): Cell[] =>
  (Array.isArray(names) ? names : (String(names ?? '').match(/r\d+c\d+/gi) ?? [])).map((name: unknown) => {
    const [row, column] = Array.isArray(name)
      ? [Number(name[0]), Number(name[1])]
      : (String(name).match(/\d+/g) ?? []).map((number) => Number(number) - 1);
    if (row! >= 0 && row! < size && column! >= 0 && column! < size) return row! * size + column!;
    throw new Misread(`${JSON.stringify(name)?.slice(0, 20)} is no cell of a grid of size ${size}`);
  });
