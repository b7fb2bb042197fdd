/**
 * Interactive Sudoku Solver: a string of constraints, `.Cage~17~R1C1~R1C2.~R3C3_5`, alone or in a link. Givens have no
 * name; several values of a cell are the candidates that are left.
 */

import { constraints } from '../../../constraints/index.js';
import { type Bits, bitsOf, isSingle } from '../../core/bits.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { areConsecutive, digitsText } from '../../core/numbers.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { constraintsOf } from '../../definitions/constraints-of.js';
import { groundOf } from '../../variants/added.js';
import { constraintOf } from '../../variants/names.js';
import { unsupported } from '../beside/unsupported.js';
import { checkSize, type Reading, usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { isSettled } from '../text/grid.js';
import { type Codec, readingOf, Unwritable } from './codec.js';
import { cellIn, cellsNamed, cellsText, nameOfCell } from './iss-cells.js';
import { CLUE_NAMES, cluesIn, cluesText } from './iss-clues.js';
import { decodeEscapes, parameterOf } from './link.js';
import { notesOf, positionWith } from './notes.js';
import { diagonalOf, type GridDescription, isImplied, ofUsualDigits, shapeFrom } from './variants.js';

const PAGE = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=';
const USUAL_SIZE = 9;

export const iss: Codec = { parse, format };

function parse(text: string, expected?: Geometry): Reading {
  const link = decodeEscapes(text);
  const parts = partsIn(parameterOf(link, 'q') ?? link);
  const { size, digits: stated, unusual } = shapeIn(parts);
  const rules = parts.filter(([name]) => name !== '' && name !== 'Shape');
  const unknown = [...unusual, ...rules.map(([name]) => name).filter((name) => !isRead(name))];
  if (unknown.length > 0) throw unsupported(unknown);
  checkSize(size);
  const geometry = shapeFrom({ ...rulesIn(rules, size), ...(stated !== undefined && { digits: stated }) }, expected);
  const digits = givensIn(parts, geometry, struckIn(parts, geometry));
  // Where every cell is stated, a cell with one candidate may still be open.
  const isPosition = !digits.includes(0);
  const isValue = (set: Bits, cell: Cell): boolean =>
    isSingle(set) && (!isPosition || isSettled(digits, cell, geometry));
  const values = Int8Array.from(digits, (set, cell) => (isValue(set, cell) ? bitsOf(set)[0]! : EMPTY));
  const notes = digits.map((set, cell) => (values[cell] === EMPTY ? set : 0));
  return readingOf(positionWith(geometry, values, new Uint8Array(geometry.cells), notes));
}

/** Splits a string into its constraints. Throws a Misread. */
function partsIn(text: string): IssPart[] {
  const bare = text.replaceAll(/\s/g, '');
  if (!bare.startsWith('.'))
    throw new Misread('constraints of Interactive Sudoku Solver begin with a point, as in .Cage~17~R1C1~R1C2');
  return bare
    .slice(1)
    .split('.')
    .filter((part) => part !== '')
    .map((part) => part.split('~') as [string, ...string[]]);
}

/** The shape that a string states: its size, its digits if they are not those from 1 on, and what no grid of ours has. */
interface StatedShape {
  readonly size: number;
  readonly digits?: string;
  readonly unusual: readonly string[];
}

/** Returns the shape of the grid. Throws a Misread. */
function shapeIn(parts: readonly IssPart[]): StatedShape {
  const shape = parts.find(([name]) => name === 'Shape');
  if (!shape) return { size: USUAL_SIZE, unusual: [] };
  const text = shape.slice(1).join('~');
  const [, rows, columns, least = '1', most = rows] = /^(\d{1,2})x(\d{1,2})(?:~(?:(\d+)-)?(\d+))?$/.exec(text) ?? [];
  if (rows === undefined) throw new Misread(`'${text.slice(0, 20)}' is no shape: it is written as 6x6`);
  const isSquare = rows === columns && Number(most) - Number(least) + 1 === Number(rows);
  return {
    size: Number(rows),
    ...(isSquare && least !== '1' && { digits: `${least}-${most}` }),
    unusual: isSquare ? [] : [`a grid of ${rows}×${columns} with the digits from ${least} to ${most}`],
  };
}

/** Returns the digits that givens and struck candidates leave each cell; zero for a cell without them. Throws a Misread. */
function givensIn(parts: readonly IssPart[], geometry: Geometry, struck: readonly number[]): Int32Array {
  const { size, cells, all, numbers } = geometry;
  const digits = new Int32Array(cells);
  const keep = (cell: Cell, set: number): void => {
    digits[cell] = (digits[cell] || all) & set;
    if (digits[cell] === 0) throw new Misread(`no value is left for ${nameOfCell(cell, size)}`);
  };
  for (const [name, ...givens] of parts) {
    if (name !== '') continue;
    for (const given of givens) {
      const [word, ...values] = given.split('_');
      keep(
        cellIn(word!, size),
        values.reduce((set, value) => set | (1 << digitIn(value, numbers)), 0),
      );
    }
  }
  for (const candidate of struck) keep(geometry.cellOf(candidate), ~(1 << geometry.digitOf(candidate)));
  return digits;
}

function digitIn(value: string, numbers: readonly number[]): number {
  const digit = /^\d{1,2}$/.test(value) ? numbers.indexOf(Number(value)) : -1;
  if (digit >= 0) return digit;
  throw new Misread(`'${value.slice(0, 20)}' is not a digit of a grid of size ${numbers.length}`);
}

function format(puzzle: Puzzle): string {
  const { geometry, values } = puzzle;
  const { size, cells, numbers, layout } = geometry;
  if (layout.numbers && !areConsecutive(numbers))
    throw new Unwritable(`iss holds digits in a row, and these are ${digitsText(numbers)}`);
  const unclear = ofUsualDigits(constraintsOf(geometry).map(({ id }) => id));
  if (layout.numbers && unclear !== undefined)
    throw new Unwritable(`iss holds ${unclear} only with the digits 1-${size}, and these are ${digitsText(numbers)}`);
  if (size > LARGEST_ISS) throw new Unwritable(`iss holds grids up to 16×16, and this one is ${size}×${size}`);
  const notes = notesOf(puzzle);
  const digitsOf = (cell: Cell): number[] => (values[cell] === EMPTY ? bitsOf(notes[cell]!) : [values[cell]!]);
  const givens = Array.from({ length: cells }, (_, cell) =>
    [nameOfCell(cell, size), ...digitsOf(cell).map((digit) => numbers[digit]!)].join('_'),
  ).filter((given) => given.includes('_'));
  const stated = [
    ...rulesText(geometry).filter((part) => part !== ''),
    ...(givens.length > 0 ? [`~${givens.join('~')}`] : []),
  ];
  // An empty grid of the usual size has its shape alone: a link without constraints opens no grid.
  const needsShape = size !== USUAL_SIZE || layout.numbers !== undefined || stated.length === 0;
  const digits = layout.numbers ? `~${digitsText(numbers)}` : '';
  const parts = needsShape ? [`Shape~${size}x${size}${digits}`, ...stated] : stated;
  return `${PAGE}${parts.map((part) => `.${part}`).join('')}`;
}

/** A constraint in a string: its name and its arguments. */
type IssPart = readonly [name: string, ...args: string[]];

/** The largest size: rows and columns are one sign each. */
const LARGEST_ISS = 16;

const FLAGS = constraints.flatMap(({ id, exchange }) =>
  exchange?.iss && 'flag' in exchange.iss ? [{ id, ...exchange.iss }] : [],
);

/** Returns the rules that parts state, all of names that are read. Throws a Misread. */
function rulesIn(parts: readonly IssPart[], size: number): GridDescription {
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
        .map((args) => cellsNamed(args, size))
        .filter((cells) => cells.length > 1),
    ],
    statements: cluesIn(parts, size),
  };
}

/** Returns the candidates that rules of the whole grid exclude beside clues that exempt pairs from ours. Throws a Misread. */
const struckIn = (parts: readonly IssPart[], geometry: Geometry): readonly number[] =>
  FLAGS.filter(({ flag }) => parts.some(([name]) => name === flag)).flatMap(({ id, flag, excludes = [] }) => {
    const beside = excludes.filter((kind) => geometry.layout.statements?.some((clue) => clue.kind === kind));
    const struck = beside.length === 0 ? [] : struckBy(id, geometry);
    if (!struck) throw unsupported([`${flag} beside ${beside.join(' and ')}`]);
    return struck;
  });

/** True if constraints with a name are read. */
const isRead = (name: string): boolean => NAMES.has(name);

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
function rulesText(geometry: Geometry): string[] {
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

/**
 * Returns the candidates that a rule of the whole grid excludes beside what a shape with its exemptions does; undefined
 * if candidates alone cannot say it. The rule holds for all neighbours there, and here only for those without a clue
 * between them: neighbours with a black dot between them that are not consecutive have no 1.
 */
function struckBy(id: string, geometry: Geometry): readonly number[] | undefined {
  const added = constraintOf(id)!.additions!(groundOf(geometry), []);
  const all = (typeof added === 'object' && added.exclusions) || [];
  const extra = all.filter(([a, b]) => !geometry.conflict(a, b));
  const both = extra.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const excluded = new Set(both.map(String));
  const struck = new Set(
    both.flatMap(([candidate, other]) => {
      const others = Array.from({ length: geometry.size }, (_, digit) =>
        geometry.candidate(geometry.cellOf(other), digit),
      );
      return others.every((each) => geometry.conflict(candidate, each) || excluded.has(String([candidate, each])))
        ? [candidate]
        : [];
    }),
  );
  return extra.every(([a, b]) => struck.has(a) || struck.has(b)) ? [...struck] : undefined;
}
