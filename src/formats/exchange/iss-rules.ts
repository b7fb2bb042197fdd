/**
 * Rules as Interactive Sudoku Solver writes them: a name and its arguments. Here are regions, sets, diagonals and the
 * rules of the whole grid.
 */
import { constraints } from '../../../constraints/index.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { unsupported } from '../beside/unsupported.js';
import { usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { Unwritable } from './codec.js';
import { cellsIn, cellsText } from './iss-cells.js';
import { CLUE_NAMES, cluesIn, cluesText } from './iss-clues.js';
import { struckBy } from './iss-exemptions.js';
import { diagonalOf, type GridDescription, isImplied } from './variants.js';

/** A constraint in a string: its name and its arguments. */
export type IssPart = readonly [name: string, ...args: string[]];

/** The largest size: rows and columns are one sign each. */
export const LARGEST_ISS = 16;

const FLAGS = constraints.flatMap(({ id, exchange }) =>
  exchange?.iss && 'flag' in exchange.iss ? [{ id, ...exchange.iss }] : [],
);

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
    statements: cluesIn(parts, size),
  };
}

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
  ...CLUE_NAMES,
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

/** Writes the rules of a shape, each with its arguments. Throws an Unwritable. */
export function rulesText(geometry: Geometry): string[] {
  const { size, layout, tiling, boxRows } = geometry;
  const { names, groups, statements = [] } = layout;
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
            : `AllDifferent~${cellsText(cells, size)}`,
      ),
    ...cluesText(statements, size),
  ];
}
