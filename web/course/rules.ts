/** Lesson 0, the rules: a grid with five empty cells, and a task for each of them. */
import type { Cell } from '../../src/core/index.js';
import type { TermId } from './glossary.js';

/** The id of the lesson. It is no strategy, and comes before all of them. */
export const RULES_LESSON = 'rules';

/** The glossary terms that it introduces. */
export const RULES_TERMS: readonly TermId[] = ['cell', 'box', 'given'];

/** The grid without the cells of the tasks. */
export const RULES_GRID = '825.1796.4679531821.926854725479183631682.7957986354215431826796725493.8981376254';

/** The rule that a task shows, or that the last cell follows from all of them. */
export type RulesTask = 'row' | 'column' | 'box' | 'crossing' | 'last';

interface Task {
  readonly kind: RulesTask;
  readonly cell: Cell;
  /** The digit that belongs in the cell, from 1. */
  readonly digit: number;
}

const at = (row: number, column: number): Cell => (row - 1) * 9 + column - 1;

/** The tasks in order. Until then, each has the only empty cell of its row, column or box; the crossing has two. */
export const RULES_TASKS: readonly Task[] = [
  { kind: 'row', cell: at(5, 6), digit: 4 },
  { kind: 'column', cell: at(3, 2), digit: 3 },
  { kind: 'box', cell: at(8, 8), digit: 1 },
  { kind: 'crossing', cell: at(1, 4), digit: 4 },
  { kind: 'last', cell: at(1, 9), digit: 3 },
];
