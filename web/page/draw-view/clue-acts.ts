/** Acts on a single clue: it is moved, turned, mirrored, lengthened, split and joined, and its number is typed. */
import type { Constraint, Statement } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { formOf, gestureOf, hasHead } from './forms.js';
import { outsideAt, placeOf } from './outside-places.js';

type Lists = Statement['lists'];

const rowOf = (cell: Cell, size: number): number => Math.floor(cell / size);

const areWithin = (places: readonly (readonly [row: number, column: number])[], size: number): boolean =>
  places.every(([row, column]) => row >= 0 && column >= 0 && row < size && column < size);

/** Returns lists of cells, each at a new place; undefined if one would be outside the grid. */
function placed(
  lists: Lists,
  size: number,
  place: (row: number, column: number) => readonly [number, number],
): Lists | undefined {
  const places = lists.map((list) => list.map((cell) => place(rowOf(cell, size), cell % size)));
  if (!areWithin(places.flat(), size)) return undefined;
  return places.map((list) => list.map(([row, column]) => row * size + column));
}

/** Returns a clue moved by rows and columns; the same clue where it would leave the grid. */
export function moved(clue: Statement, constraint: Constraint, down: number, right: number, size: number): Statement {
  const { outside } = formOf(constraint) ?? {};
  if (down === 0 && right === 0) return clue;
  if (outside) {
    const { row, column, direction } = placeOf(clue.lists[0]!, size);
    const cells = outsideAt(outside, size, { row: row + down, column: column + right, direction });
    return cells ? { ...clue, lists: [cells] } : clue;
  }
  const lists = placed(clue.lists, size, (row, column) => [row + down, column + right]);
  return lists ? { ...clue, lists } : clue;
}

/** Returns the first and the last row and column of lists of cells. */
function bounds(lists: Lists, size: number) {
  const cells = lists.flat();
  const rows = cells.map((cell) => rowOf(cell, size));
  const columns = cells.map((cell) => cell % size);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}

/** Returns lists of cells with those of a long bulb in the order in which its number is read, however it is drawn. */
export const readInOrder = (lists: Lists, constraint: Constraint): Lists =>
  hasHead(constraint)
    ? lists.with(
        0,
        lists[0]!.toSorted((a, b) => a - b),
      )
    : lists;

/** Returns a clue turned clockwise by a quarter, about the upper left corner of its cells, moved back into the grid. */
export function turned(clue: Statement, constraint: Constraint, size: number): Statement {
  const { top, left, bottom, right } = bounds(clue.lists, size);
  const firstRow = Math.min(top, size - 1 - (right - left));
  const firstColumn = Math.min(left, size - 1 - (bottom - top));
  const lists = placed(clue.lists, size, (row, column) => [firstRow + column - left, firstColumn + bottom - row]);
  return { ...clue, lists: readInOrder(lists ?? clue.lists, constraint) };
}

/** Returns a clue with its left and its right side exchanged. */
export function mirrored(clue: Statement, constraint: Constraint, size: number): Statement {
  const { left, right } = bounds(clue.lists, size);
  const lists = placed(clue.lists, size, (row, column) => [row, left + right - column]);
  return { ...clue, lists: readInOrder(lists ?? clue.lists, constraint) };
}

/** Returns a clue like another one, a cell further; undefined if there is no room for it. */
export function copied(clue: Statement, constraint: Constraint, size: number): Statement | undefined {
  const ways = [
    [1, 1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [-1, -1],
  ] as const;
  return ways.map(([down, right]) => moved(clue, constraint, down, right, size)).find((copy) => copy !== clue);
}

/** Returns the two lines into which a cell inside a line splits it, both with the cell; undefined for another cell. */
export function split(clue: Statement, constraint: Constraint, cell: Cell): readonly Statement[] | undefined {
  if (gestureOf(constraint) !== 'line' || clue.lists.length > 1) return undefined;
  const [line = []] = clue.lists;
  const at = line.indexOf(cell);
  if (at <= 0 || at >= line.length - 1) return undefined;
  return [line.slice(0, at + 1), line.slice(at)].map((own) => ({ ...clue, lists: [own] }));
}

const areAlike = (one: Statement, other: Statement): boolean =>
  one.kind === other.kind && one.value === other.value && one.text === other.text;

/** Returns the line that two lines of a kind make whose ends meet or lie beside each other; undefined if none do. */
export function joined(one: Statement, other: Statement, constraint: Constraint, size: number): Statement | undefined {
  if (gestureOf(constraint) !== 'line' || !areAlike(one, other) || one.lists.length + other.lists.length > 2)
    return undefined;
  const [a = [], b = []] = [one.lists[0], other.lists[0]];
  const isLoose = formOf(constraint)?.mayCross === true;
  // A line keeps its direction if it can.
  for (const [head, tail] of [
    [a, b],
    [b, a],
    [a, b.toReversed()],
    [a.toReversed(), b],
  ] as const) {
    const [end, start] = [head.at(-1)!, tail[0]!];
    if (end !== start && !areNear(end, start, size)) continue;
    const line = [...head, ...(end === start ? tail.slice(1) : tail)];
    if (isLoose || new Set(line).size === line.length) return { ...one, lists: [line] };
  }
  return undefined;
}

/** True for two cells with a side or a corner in common. */
export const areNear = (a: Cell, b: Cell, size: number): boolean =>
  a !== b && Math.abs(rowOf(a, size) - rowOf(b, size)) <= 1 && Math.abs((a % size) - (b % size)) <= 1;

/** What a setter has typed for a clue: a number where it takes one, else a text; nothing if it is empty. */
export function withTyped(clue: Statement, constraint: Constraint, typed: string): Statement {
  const { value: _, text: __, ...bare } = clue;
  const { value, text } = formOf(constraint) ?? {};
  if (typed === '') return bare;
  if (value && /^\d+$/.test(typed)) return { ...bare, value: Number(typed) };
  return text ? { ...bare, text: typed } : clue;
}

/** Returns the number or the text of a clue, as it was typed. */
export const typedOf = ({ value, text }: Statement): string => text ?? (value === undefined ? '' : String(value));
