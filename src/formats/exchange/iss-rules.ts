/**
 * Constraints as Interactive Sudoku Solver writes them: a name and its arguments, `Cage~17~R1C1~R1C2`. Each constraint
 * states its own name; those of regions, sets and diagonals are here.
 */
import { constraints } from '../../../constraints/index.js';
import type { Statement } from '../../core/constraint.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { quoted } from '../../core/printable.js';
import { areBeside } from '../../rules/relation.js';
import { usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { unsupported } from '../unsupported.js';
import { Unwritable } from './codec.js';
import { struckBy } from './iss-exemptions.js';
import { diagonalOf, type GridDescription, isImplied } from './variants.js';

/** A constraint in a string: its name and its arguments. */
export type IssPart = readonly [name: string, ...args: string[]];

/** The largest size: rows and columns are one sign each. */
export const LARGEST_ISS = 16;

const NAMED = constraints.flatMap(({ id, takes, exchange }) =>
  exchange?.iss ? [{ id, takes, iss: exchange.iss }] : [],
);
const FLAGS = NAMED.flatMap(({ id, iss }) => ('flag' in iss ? [{ id, ...iss }] : []));
const SUMS = NAMED.flatMap(({ id, iss }) => ('sum' in iss ? [{ id, ...iss }] : []));
const NEIGHBOURS = NAMED.flatMap(({ id, takes, iss }) =>
  'neighbours' in iss ? [{ id, isOptional: takes?.value?.isOptional === true, neighbours: iss.neighbours }] : [],
);

/** Reads `R1Cg`, with rows and columns in the base that follows the size. Throws a Misread. */
export function cellIn(name: string, size: number): Cell {
  const [, ...lines] = /^R(\w)C(\w)$/i.exec(name) ?? [];
  const [row, column] = lines.map((sign) => Number.parseInt(sign, 36) - 1);
  if (row === undefined || !(row >= 0 && row < size && column! >= 0 && column! < size))
    throw new Misread(`${quoted(name)} is no cell of a grid of size ${size}: cells are written as R1C1`);
  return row * size + column!;
}

const cellsIn = (names: readonly string[], size: number): Cell[] => names.map((name) => cellIn(name, size));

/** Writes a cell as `R1Cg`. */
export const cellName = (cell: Cell, size: number): string =>
  `R${(Math.floor(cell / size) + 1).toString(36)}C${((cell % size) + 1).toString(36)}`;

/** Returns the rules that parts state, all of names that are read. Throws a Misread. */
export function rulesIn(parts: readonly IssPart[], size: number): GridDescription {
  const argsOf = (name: string): string[][] => parts.flatMap(([other, ...args]) => (other === name ? [args] : []));
  const has = (name: string): boolean => argsOf(name).length > 0;
  const jigsaws = argsOf('Jigsaw').map(([layout = '']) => signsIn(layout, size));
  const replacesBoxes = has('NoBoxes') || !usualShape(size);
  const isTiled = replacesBoxes && jigsaws.length > 0;
  return {
    size,
    ...(replacesBoxes && { regions: jigsaws[0] ?? Array.from({ length: size * size }, () => null) }),
    variant: FLAGS.filter(({ flag }) => has(flag)).flatMap(({ id, implies }) => [id, ...(implies ? [implies] : [])]),
    sets: [
      ...jigsaws.slice(isTiled ? 1 : 0).flatMap(setsIn),
      ...argsOf('Diagonal').map(([way]) => diagonalOf(way === '-1' ? 'falling' : 'rising', size)),
      ...argsOf('AllDifferent')
        .map((args) => cellsIn(args, size))
        .filter((cells) => cells.length > 1),
    ],
    statements: statementsIn(argsOf, size),
  };
}

/** Returns the clues among parts, whose arguments are given by name. */
const statementsIn = (argsOf: (name: string) => string[][], size: number): Statement[] => [
  ...SUMS.flatMap(({ id, sum, none }) =>
    argsOf(sum).map(([number = '', ...cells]): Statement => {
      if (!/^\d{0,6}$/.test(number)) throw unsupported([`${sum} ${quoted(number)}`]);
      const value = number === '' ? undefined : Number(number);
      return { kind: id, ...(value !== undefined && value !== none && { value }), lists: [cellsIn(cells, size)] };
    }),
  ),
  ...NEIGHBOURS.flatMap(({ id, isOptional, neighbours }) =>
    Object.entries(neighbours).flatMap(([name, value]) =>
      argsOf(name)
        .flatMap((args) => pairsIn(cellsIn(args, size), size, name))
        .map((pair) => ({ kind: id, ...(value !== undefined && !isOptional && { value }), lists: [pair] })),
    ),
  ),
];

/** Returns the candidates that rules of the whole grid exclude beside clues that exempt pairs from ours. Throws a Misread. */
export const struckIn = (parts: readonly IssPart[], geometry: Geometry): readonly number[] =>
  FLAGS.filter(({ flag }) => parts.some(([name]) => name === flag)).flatMap(({ id, flag, excludes = [] }) => {
    const beside = excludes.filter((kind) => geometry.layout.statements?.some((clue) => clue.kind === kind));
    const struck = beside.length === 0 ? [] : struckBy(id, geometry);
    if (!struck) throw unsupported([`${flag} beside ${beside.join(' and ')}`]);
    return struck;
  });

/** True if constraints with a name are read. */
export const isRead = (name: string): boolean => NAMES.has(name);

const NAMES: ReadonlySet<string> = new Set([
  ...FLAGS.map(({ flag }) => flag),
  ...SUMS.map(({ sum }) => sum),
  ...NEIGHBOURS.flatMap(({ neighbours }) => Object.keys(neighbours)),
  ...['Jigsaw', 'NoBoxes', 'Diagonal', 'AllDifferent'],
]);

/** Returns the sign of the region of each cell. Throws a Misread. */
function signsIn(layout: string, size: number): string[] {
  if (layout.length !== size * size)
    throw new Misread(`a Jigsaw of a grid of size ${size} has ${size * size} signs, not ${layout.length}`);
  return [...layout];
}

/** Returns the cells of each region. */
const setsIn = (signs: readonly string[]): Cell[][] =>
  [...new Set(signs)].map((sign) => signs.flatMap((other, cell) => (other === sign ? [cell] : [])));

/** Returns the pairs of neighbours among cells, each in its order on the list. */
function pairsIn(cells: readonly Cell[], size: number, name: string): [Cell, Cell][] {
  const pairs = cells.flatMap((a, at) =>
    cells.slice(at + 1).flatMap((b): [Cell, Cell][] => (areBeside(a, b, size) ? [[a, b]] : [])),
  );
  const lone = cells.find((cell) => !pairs.some((pair) => pair.includes(cell)));
  if (lone !== undefined) throw new Misread(`${name} has no neighbour of ${cellName(lone, size)} among its cells`);
  return pairs;
}

/** Writes the rules of a shape, each with its arguments. Throws an Unwritable. */
export function rulesText(geometry: Geometry): string[] {
  const { size, layout, tiling, boxRows } = geometry;
  const { names, groups, statements = [] } = layout;
  const text = (cells: readonly Cell[]): string => cells.map((cell) => cellName(cell, size)).join('~');
  const flags = FLAGS.filter(({ id }) => names.includes(id));
  for (const { id, flag, implies, excludes } of flags) {
    if (implies && !names.includes(implies)) throw new Unwritable(`iss holds ${id} only together with ${implies}`);
    const isImplied = flags.some((other) => other.implies === id);
    if (!isImplied && statements.some(({ kind }) => excludes?.includes(kind)))
      throw new Unwritable(`iss holds ${id} only without ${excludes!.join(' and ')}: its ${flag} knows no exemption`);
  }
  const isUsual = tiling === 'none' || (tiling === 'boxes' && boxRows === usualShape(size)?.boxRows);
  const regionOf = (cell: Cell): string => geometry.indexOf(geometry.houseOf('box', cell)).toString(36);
  return [
    ...(isUsual ? [] : [`Jigsaw~${Array.from({ length: geometry.cells }, (_, cell) => regionOf(cell)).join('')}`]),
    ...(tiling === 'none' || !isUsual ? ['NoBoxes'] : []),
    ...flags.filter(({ id }) => !flags.some(({ implies }) => implies === id)).map(({ flag }) => flag),
    ...groups
      .filter(({ word }) => !isImplied(word, 'iss'))
      .map(({ cells }) =>
        String(cells) === String(diagonalOf('rising', size))
          ? 'Diagonal~1'
          : String(cells) === String(diagonalOf('falling', size))
            ? 'Diagonal~-1'
            : `AllDifferent~${text(cells)}`,
      ),
    ...statements.map((statement) => statementText(statement, text)),
  ];
}

function statementText({ kind, value, lists }: Statement, text: (cells: readonly Cell[]) => string): string {
  const sum = SUMS.find(({ id }) => id === kind);
  if (sum) return `${sum.sum}~${value ?? sum.none}~${text(lists[0]!)}`;
  const pair = NEIGHBOURS.find(({ id }) => id === kind);
  if (!pair) return '';
  const names = Object.keys(pair.neighbours);
  const name = value === undefined ? names[0] : names.find((each) => pair.neighbours[each] === value);
  if (name === undefined) throw new Unwritable(`iss holds no ${kind} with the number ${value}`);
  return `${name}~${text(lists[0]!)}`;
}
