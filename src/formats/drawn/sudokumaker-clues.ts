/** Clues in SudokuMaker's documents: how it numbers cells, sides, corners and places outside, all in reading order. */
import type { OutsideKind, StatementForm } from '../../core/constraint.js';
import type { SudokuMakerKey } from '../../core/exchange.js';
import type { Cell, Statement } from '../../core/statement.js';
import { seenFrom } from '../../variants/outside.js';
import { digitsText } from '../exchange/clue-parts.js';
import { Misread } from '../misread.js';
import { type Fields, fieldsOf, listOf, shown } from './fields.js';

/** A constraint with its number. */
export interface Keyed extends SudokuMakerKey {
  readonly id: string;
  readonly takes?: StatementForm;
}

/** Returns the statements that the clues of a block make; those that say nothing, as a line of one cell, are left out. */
export function statementsOf(block: Fields, clues: readonly unknown[], kind: Keyed, size: number): Statement[] {
  const of = (lists: Statement['lists'], said: Partial<Statement> = {}): Statement => ({
    kind: kind.id,
    ...said,
    lists,
  });
  const isLong = (cells: readonly Cell[]): boolean => cells.length >= kind.takes!.cells.least;
  switch (kind.clues) {
    case 'cells':
      return [of([cellsNumbered(clues, size)])];
    case 'sides':
      return clues.map(fieldsOf).map((clue) => of([sideOf(clue.edge, size)], { value: wholeIn(clue.value, kind.id) }));
    case 'corners':
      return clues.map(fieldsOf).flatMap((clue) => {
        const text = digitsText(listOf(clue.digits), size);
        return text === '' ? [] : [of([cornerOf(clue.corner, size)], { text })];
      });
    case 'cages':
      return clues.map(fieldsOf).flatMap((cage) => {
        const cells = cellsNumbered(cage.cells, size);
        const value = cage.value ? { value: wholeIn(cage.value, kind.id) } : {};
        return cells.length > 0 ? [of([cells], value)] : [];
      });
    case 'lines':
    case 'thermometers': {
      const value = kind.value === undefined ? {} : { value: wholeIn(block[kind.value], kind.id) };
      return clues
        .map((line) => cellsNumbered(line, size))
        .flatMap((cells) => (isLong(cells) ? [of([cells], value)] : []));
    }
    case 'arrows':
      return clues.map(fieldsOf).flatMap((arrow) => {
        const bulb = cellsNumbered(arrow.bulbCells, size);
        const shafts = listOf(arrow.arrows).map((cells) => shaftOf(cellsNumbered(cells, size), bulb));
        const long = shafts.filter((shaft) => shaft.length > 0);
        return long.length > 0 ? [of([bulb.toReversed(), ...long])] : [];
      });
    case 'outside':
      return clues.map(fieldsOf).flatMap((clue) => {
        const cells = seenBy(clue, kind.takes!.outside!, size);
        return clue.value === undefined || clue.value === null
          ? []
          : [of([cells], { value: wholeIn(clue.value, kind.id) })];
      });
    case 'equal cells':
      return twinsIn(clues.map((cells) => cellsNumbered(cells, size))).map((lists) => of(lists));
    default:
      return [];
  }
}

/** Returns the cells with these numbers. Throws a Misread for a number that no cell has. */
export const cellsNumbered = (numbers: unknown, size: number): Cell[] =>
  listOf(numbers).map((number) => numbered(number, size * size, 'cell', size));

function numbered(number: unknown, count: number, what: string, size: number): number {
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < count) return number;
  throw new Misread(
    `this SudokuMaker puzzle has a clue at ${what} ${shown(number)}, which no grid of size ${size} has`,
  );
}

function wholeIn(value: unknown, kind: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new Misread(`this SudokuMaker puzzle has a ${kind} with ${shown(value)} for a number`);
}

/** Returns the cells at a side. For each row, the left sides of its cells are numbered, and then the lower ones. */
function sideOf(number: unknown, size: number): [Cell, Cell] {
  const side = numbered(number, 2 * size * size, 'side', size);
  const [row, place] = [Math.floor(side / (2 * size)), side % (2 * size)];
  const isLeft = place < size;
  const cell = row * size + (isLeft ? place : place - size);
  if (isLeft ? place === 0 : row === size - 1)
    throw new Misread(`this SudokuMaker puzzle has a clue at side ${side}, which is not between two cells`);
  return isLeft ? [cell - 1, cell] : [cell, cell + size];
}

/** Returns the cells at a corner. Each row has one more corner than it has cells. */
function cornerOf(number: unknown, size: number): Cell[] {
  const corner = numbered(number, (size + 1) ** 2, 'corner', size);
  const [row, column] = [Math.floor(corner / (size + 1)), corner % (size + 1)];
  if (row === 0 || column === 0 || row === size || column === size)
    throw new Misread(`this SudokuMaker puzzle has a clue at corner ${corner}, which is not between four cells`);
  const last = row * size + column;
  return [last - size - 1, last - size, last - 1, last];
}

/** Returns the cells of an arrow behind the bulb, in which its line begins. */
function shaftOf(line: readonly Cell[], bulb: readonly Cell[]): readonly Cell[] {
  if (line.length > 0 && !bulb.includes(line[0]!))
    throw new Misread('this SudokuMaker puzzle has an arrow that does not begin in its bulb');
  return line.slice(1);
}

/** The diagonals by their numbers: from one step down to how many steps to the right. */
const STEPS: ReadonlyMap<unknown, number> = new Map([
  [1, -1],
  [-1, 1],
]);

/** Returns the cells that a clue outside sees. Its place is numbered with a ring of cells around the grid. */
function seenBy({ outerCell, diagonal }: Fields, outside: OutsideKind, size: number): Cell[] {
  const number = numbered(outerCell, (size + 2) ** 2, 'outer cell', size);
  const [row, column] = [Math.floor(number / (size + 2)), number % (size + 2)];
  const isBeside = column === 0 || column === size + 1;
  const way = STEPS.get(diagonal);
  const right = isBeside ? (column === 0 ? 1 : -1) : row === 0 ? way! : -way!;
  const down = isBeside ? right * way! : row === 0 ? 1 : -1;
  const place = `r${row}c${column}`;
  const isDiagonal = outside === 'diagonal';
  const cells =
    isDiagonal === (way !== undefined)
      ? seenFrom(isDiagonal ? `${place}r${row + down}c${column + right}` : place, outside, size)
      : undefined;
  if (cells && cells.length > 0) return cells;
  throw new Misread(
    `this SudokuMaker puzzle has a clue at outer cell ${number} that sees no ${isDiagonal ? 'diagonal' : 'row or column'}`,
  );
}

/** Returns two lists for lists of equal cells: their first cells, and their second ones; and so on. */
function twinsIn(groups: readonly (readonly Cell[])[]): Statement['lists'][] {
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: Math.max(0, most - 1) }, (_, at) => {
    const own = groups.filter(({ length }) => length > at + 1);
    return [own.map(([first]) => first!), own.map((cells) => cells[at + 1]!)];
  });
}
