/** Strokes of a pointer or of keys over cells, and the clues that they draw or change. */
import type { Constraint, Statement } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { areNear, readInOrder } from './clue-acts.js';
import { formOf, gestureOf, hasHead, listsOn, mostLists } from './forms.js';

/** Returns the cells of a line after a stroke has come to a cell. On its way back, a line becomes shorter. */
export function walkedTo(path: readonly Cell[], cell: Cell, constraint: Constraint, size: number): readonly Cell[] {
  const last = path.at(-1);
  if (last === undefined) return [cell];
  if (cell === last) return path;
  const { mayClose, mayCross } = formOf(constraint) ?? {};
  if (cell === path.at(-2)) return path.slice(0, -1);
  const isClosed = path.length > 2 && last === path[0];
  if (isClosed || !areNear(last, cell, size)) return path;
  const at = path.indexOf(cell);
  if (at < 0) return [...path, cell];
  if (mayClose && at === 0 && path.length > 2) return [...path, cell];
  return mayCross ? [...path, cell] : path.slice(0, at + 1);
}

/** Returns the cells of a cage or of marked cells after a stroke has come to a cell. */
export const spreadTo = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.includes(cell) ? cells : [...cells, cell];

/** Returns the clue that a stroke over cells draws. */
export const drawnOn = (constraint: Constraint, cells: readonly Cell[]): Statement => ({
  kind: constraint.id,
  lists: listsOn(constraint, cells),
});

/** An end of a line: the index of its list, and if it is the first cell of the list. */
export interface LineEnd {
  readonly list: number;
  readonly isStart: boolean;
}

/** Returns the ends of the lines of a clue that can be dragged. */
export function endsOf({ lists }: Statement, constraint: Constraint): readonly LineEnd[] {
  if (gestureOf(constraint) !== 'line') return [];
  return lists.flatMap((cells, list): LineEnd[] => {
    if (hasHead(constraint)) return list === 0 && lists.length > 1 ? [] : [{ list, isStart: false }];
    return cells.length > 1
      ? [
          { list, isStart: true },
          { list, isStart: false },
        ]
      : [{ list, isStart: false }];
  });
}

/** Returns the cell of an end. */
export const cellOfEnd = ({ lists }: Statement, { list, isStart }: LineEnd): Cell => lists[list]!.at(isStart ? 0 : -1)!;

/** Returns a clue whose line ends in a cell to which its end was dragged. */
export function draggedTo(clue: Statement, constraint: Constraint, end: LineEnd, cell: Cell, size: number): Statement {
  if (!(end.list in clue.lists)) return draggedTo(clue, constraint, { list: 0, isStart: false }, cell, size);
  const whole = headed(clue, constraint, end.list);
  const before = end.isStart ? whole.toReversed() : whole;
  const walked = walkedTo(before, cell, constraint, size);
  if (walked === before) return clue;
  const after = end.isStart ? walked.toReversed() : walked;
  return withLine(clue, constraint, end.list, after);
}

/** Returns the cells of a line, which for a line with a head begins with the last cell of that. */
function headed({ lists }: Statement, constraint: Constraint, list: number): readonly Cell[] {
  const own = lists[list]!;
  return hasHead(constraint) && list > 0 ? [lists[0]!.at(-1)!, ...own] : own;
}

function withLine(clue: Statement, constraint: Constraint, list: number, cells: readonly Cell[]): Statement {
  if (!hasHead(constraint)) return { ...clue, lists: clue.lists.with(list, cells) };
  const [head = [], ...shafts] = clue.lists;
  // A head without a shaft gets one; a shaft that is drawn back into the head vanishes.
  const own = cells.slice(list === 0 ? head.length : 1);
  const others = list === 0 ? [...shafts, own] : shafts.with(list - 1, own);
  return { ...clue, lists: [head, ...others.filter(({ length }) => length > 0)] };
}

/** True if a stroke that begins in a cell of a clue adds a branch to it: a further shaft of an arrow, an arm. */
export function branchesFrom(clue: Statement, constraint: Constraint, cell: Cell): boolean {
  if (gestureOf(constraint) !== 'line' || mostLists(constraint) <= clue.lists.length) return false;
  const from = hasHead(constraint) ? clue.lists.slice(0, 1) : clue.lists;
  return from.some((list) => list.includes(cell));
}

/** Returns a clue with the branch that a stroke draws from one of its cells. */
export function withBranch(clue: Statement, constraint: Constraint, cells: readonly Cell[]): Statement {
  const [head = []] = clue.lists;
  // A stroke may begin in any cell of a long bulb: the shaft begins where it leaves the bulb.
  const own = hasHead(constraint) ? cells.slice(cells.findLastIndex((cell) => head.includes(cell)) + 1) : cells;
  return own.length > (hasHead(constraint) ? 0 : 1) ? { ...clue, lists: [...clue.lists, own] } : clue;
}

/** Returns a clue with a list of cells in the place of one of its lists, or after the last. */
export function withPart(clue: Statement, constraint: Constraint, list: number, cells: readonly Cell[]): Statement {
  const lists = list < clue.lists.length ? clue.lists.with(list, cells) : [...clue.lists, cells];
  return { ...clue, lists: readInOrder(lists, constraint) };
}

/** Returns a clue on cells with further ones, or without one that is pressed again; undefined if none is left. */
export function withCellTurned(clue: Statement, cell: Cell): Statement | undefined {
  const [list = [], ...others] = clue.lists;
  const cells = list.includes(cell) ? list.filter((each) => each !== cell) : [...list, cell].sort((a, b) => a - b);
  return cells.length === 0 ? undefined : { ...clue, lists: [cells, ...others] };
}
