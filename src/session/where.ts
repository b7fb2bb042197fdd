/** Places to look for a step, for players who want to find it themselves. */
import type { Cell, Geometry, House } from '../core/geometry.js';
import { BOXES_FIRST } from '../core/houses.js';
import type { Step } from '../solver/step.js';

/** Returns the cells of the pattern, which the argument names, without the cells that the step changes. */
export function cellsOfPattern({ explanation, geometry, place, remove }: Step): Cell[] {
  const cells = new Set<Cell>();
  for (const mark of explanation.marks)
    if (mark.kind === 'candidate' && mark.role !== 'target') cells.add(geometry.cellOf(mark.candidate));
    else if (mark.kind === 'cell' && mark.role !== 'target') cells.add(mark.cell);
    else if (mark.kind === 'link')
      for (const candidate of [...mark.from, ...mark.to]) cells.add(geometry.cellOf(candidate));
  const named = cells.size > 0 ? [...cells] : [...place, ...remove].map((candidate) => geometry.cellOf(candidate));
  return [...new Set(named)].sort((a, b) => a - b);
}

/** True if there is no pattern to look for: the step is a guess. Goes by the id, since readers of steps load no strategy. */
export const isGuess = ({ strategy }: Pick<Step, 'strategy'>): boolean => strategy.id === 'backtracking';

/**
 * Returns one or two houses: those that the argument names, or else those with most of the pattern. A guess has none.
 */
export function whereToLook(step: Step): House[] {
  if (isGuess(step)) return [];
  const named = new Set(step.explanation.truths.flatMap((truth) => (truth.kind === 'house' ? [truth.house] : [])));
  if (named.size === 1 || named.size === 2) return [...named];
  const cells = cellsOfPattern(step);
  const first = houseWithMost(step.geometry, cells);
  const rest = cells.filter((cell) => !step.geometry.holds(first, cell));
  return rest.length === 0 ? [first] : [first, houseWithMost(step.geometry, rest)];
}

/** Returns the house with most of the cells, preferring boxes to lines. */
function houseWithMost(geometry: Geometry, cells: readonly Cell[]): House {
  const houses = geometry.housesOf(...BOXES_FIRST);
  const countIn = (house: House): number => cells.filter((cell) => geometry.holds(house, cell)).length;
  return houses.reduce((best, house) => (countIn(house) > countIn(best) ? house : best), houses[0]!);
}
