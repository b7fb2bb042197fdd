/** The state of the lesson on the rules, as functions of what the reader has written. */
import type { Cell, Geometry, House } from '../../../src/core/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { RULES_GRID, RULES_TASKS } from '../../course/rules.js';
import { puzzleIn } from '../engine/with-rules.js';
import { type Play, playOf } from '../play/play.js';

/** Returns the grid of the lesson as a play without entries. */
export const rulesPlay = (): Play =>
  playOf(puzzleIn({ box: [3, 3], values: Array.from(RULES_GRID, (symbol) => (Number(symbol) || 0) - 1) }));

/** Returns the indexes of the tasks that are solved. */
export const solvedTasks = ({ values }: Play): readonly number[] =>
  RULES_TASKS.flatMap(({ cell, digit }, index) => (values[cell] === digit - 1 ? [index] : []));

/** Returns the index of the first task that is not solved; the number of tasks once all are. */
export function currentTask(play: Play): number {
  const solved = solvedTasks(play);
  const open = RULES_TASKS.findIndex((_, index) => !solved.includes(index));
  return open < 0 ? RULES_TASKS.length : open;
}

/** Returns the cells of the house that a task is about: its row, column or box, or the row and column that cross. */
export function housesLit({ geometry }: Play, task: number): ReadonlySet<Cell> {
  const { kind, cell } = RULES_TASKS[task]!;
  const [row, column, box] = housesOf(geometry, cell);
  const houses = { row: [row], column: [column], box: [box], crossing: [row, column], last: [] }[kind];
  return new Set(houses.flatMap((house) => geometry.cellsOf(house!)));
}

/** A house that already has the digit of a cell, and the digit as it is written. */
interface Clash {
  readonly digit: string;
  readonly house: House;
}

/** Returns the first clash of a wrong entry; undefined if there is none. */
export function clashIn(play: Play): Clash | undefined {
  const { geometry, values, givens } = play;
  for (const [cell, digit] of values.entries()) {
    if (digit < 0 || givens[cell] === digit) continue;
    const house = housesOf(geometry, cell).find((each) =>
      geometry.cellsOf(each).some((other) => other !== cell && values[other] === digit),
    );
    if (house !== undefined) return { digit: symbolOn(digit, geometry), house };
  }
  return undefined;
}

/** Returns the row, the column and the box of a cell. */
const housesOf = (geometry: Geometry, cell: Cell): readonly House[] =>
  Array.from({ length: geometry.houses }, (_, house) => house).filter((house) =>
    geometry.cellsOf(house).includes(cell),
  );
