/**
 * Finds a position for practice: the named one if it has a step of the strategy. Otherwise it creates a puzzle that
 * needs the strategy, and plays it up to that step. For the lessons of constraints, puzzles with these are tried until
 * one has the step.
 */
import '../../../src/solver/nine/fast.js';
import { positionBefore, variantFor } from '../../../src/create/index.js';
import { type CreateRequest, create, read } from '../../../src/face/index.js';
import { strategyOf } from '../../../strategies/index.js';
import { lessonOf } from '../../course/lessons.js';
import { plainGridOf } from './grid.js';
import type { Handler, PlainGrid, SolutionCheck } from './protocol.js';
import { sessionOn, solution } from './session.js';
import { stepView } from './views.js';

export const practise: Handler<'practise'> = async ({ strategy: id, grid: named }, report, language) => {
  const strategy = strategyOf(id);
  if (!strategy) throw new Error(`there is no strategy '${id}'`);
  const taskOn = (grid: PlainGrid) => {
    const steps = [...sessionOn(grid, { ladder: 'full' }, { only: [id], guess: true }).every()];
    const check = solution({ grid }, () => {}, language) as SolutionCheck;
    return {
      grid,
      steps: steps.map((step) => stepView(step, language)),
      ...(check.solution && { solution: check.solution }),
    };
  };
  const asNamed = named && taskOn(named);
  if (asNamed && asNamed.steps.length > 0) return asNamed;
  const variant = variantFor(id);
  const constraints = lessonOf(id)?.constraints;
  const request: CreateRequest = constraints
    ? { constraints, level: 'medium' }
    : { require: [id], symmetry: 'rotational', ...(variant && { variant: [variant] }) };
  for (;;) {
    const made = await create(request, { milliseconds: Infinity, onProgress: report });
    const { puzzle } = await read(made.puzzle, made);
    const position = positionBefore(puzzle, [id]);
    if (!position) continue;
    const task = taskOn(plainGridOf(position));
    if (task.steps.length > 0) return task;
  }
};
